import { createHash } from 'node:crypto';
import { type TextbookReaction, textbookLibrary } from '@retron/build/testing';
import type { TransformLibrary } from '@retron/library';
import { createRdkit } from '@retron/rdkit';
import type { Suggestion } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { Workbench } from '../ports/workbench.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import { type PrecedentPage, precedentsOf, type SupportedStep } from './precedents-of.ts';

const rdkit = await createRdkit();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Acetylations of amines with longer and longer chains, made-up yields: one transform of each level. */
const ACETYLATIONS: readonly TextbookReaction[] = Array.from({ length: 8 }, (_, place) => {
  const amine = `[CH2:5]${Array.from({ length: place + 2 }, (_unused, k) => `[CH2:${10 + k}]`).join('')}[CH3:6]`;
  const agents = place === 0 ? '' : place < 3 ? 'CCN(CC)CC.ClCCl' : '[K+].[K+].O=C([O-])[O-]';
  return {
    key: `acetylation ${place}`,
    reaction: `Cl[C:2]([CH3:1])=[O:3].[NH2:4]${amine}>${agents}>[CH3:1][C:2](=[O:3])[NH:4]${amine}`,
    yieldPercent: 10 * place,
  };
});
/** Of an anilide, which only the level-1 transform of the others covers. */
const ANILIDE: TextbookReaction = {
  key: 'anilide',
  reaction:
    'Cl[C:2]([CH3:1])=[O:3].[NH2:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1>>[CH3:1][C:2](=[O:3])[NH:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1',
};

const library = await textbookLibrary(rdkit, sha256, [...ACETYLATIONS, ANILIDE]);
const AMIDE = 'CCCCCNC(C)=O';

const REQUEST: Omit<PlanRequest, 'target'> = {
  direction: 'retrosynthesis',
  algorithm: 'brute-force',
  strategy: 'FG Library Design 1.0',
  precision: 1,
  maxSuggestions: 100,
  maxSteps: 1,
};

function portsOf(...libraries: readonly TransformLibrary[]): PlanningPorts {
  const stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };
  return { libraries, stock, rdkit, workbench: new Workbench(rdkit), nowMs: () => 0 };
}

function suggestionsFor(target: string, ports: PlanningPorts, request: Partial<PlanRequest> = {}): readonly Suggestion[] {
  const [report] = plan(ports, { ...REQUEST, target, ...request });
  return report.suggestions;
}

function lookUp(ports: PlanningPorts, suggestion: SupportedStep): PrecedentPage {
  const page = precedentsOf(ports, suggestion, {
    productSmiles: AMIDE,
    changed: null,
    sortedBy: 'surroundings',
    offset: 0,
    limit: 3,
  });
  if (!page.ok) throw new Error(page.error.message);
  return page.value;
}

describe('the precedents of a suggestion', () => {
  it('are examples, and statistics over all recorded reactions', () => {
    const ports = portsOf(library);
    const [suggestion] = suggestionsFor(AMIDE, ports, { precision: 3 });
    const { total, precedents, statistics, statisticsOver } = lookUp(ports, suggestion);
    expect([total, precedents.length, statisticsOver]).toEqual([5, 3, 'recorded']);
    expect(statistics.count).toBe(8);
    expect(statistics.yields).toMatchObject({ known: 8, lowest: 0, median: 35, highest: 70 });
    expect(statistics.agents.commonest.map(({ name, count }) => [name, count])).toEqual([
      ['potassium carbonate', 5],
      ['triethylamine', 2],
    ]);
  });

  it.each([1, 2, 3] as const)('are as many as the suggestion counts, at precision %d', async (precision) => {
    for (const one of [library, await textbookLibrary(rdkit, sha256)]) {
      const ports = portsOf(one);
      for (const target of [AMIDE, 'CC(=O)Nc1ccc(O)cc1', 'CC(=O)Nc1ccc(NC(=O)c2ccccc2)cc1', 'CCOc1ccccc1']) {
        for (const suggestion of suggestionsFor(target, ports, { precision })) {
          expect(lookUp(ports, suggestion).statistics.count).toBe(suggestion.precedentCount);
        }
      }
    }
    expect(suggestionsFor(AMIDE, portsOf(library), { precision })[0].precedentCount).toBe(precision === 1 ? 9 : 8);
  });

  it('count a reaction once that stands in two libraries', async () => {
    const part: TransformLibrary = { ...(await textbookLibrary(rdkit, sha256, ACETYLATIONS.slice(2))), fullName: 'part-1.0' };
    const more: TransformLibrary = {
      ...(await textbookLibrary(rdkit, sha256, [...ACETYLATIONS.slice(6), { ...ANILIDE, key: 'another anilide' }])),
      fullName: 'more-1.0',
    };
    const single = lookUp(portsOf(library), suggestionsFor(AMIDE, portsOf(library))[0]).statistics;
    const both = portsOf(library, part);
    const [suggestion] = suggestionsFor(AMIDE, both);
    expect(new Set(suggestion.transforms.map(({ library: name }) => name)).size).toBe(2);
    expect(lookUp(both, suggestion).statistics).toEqual(single);
    const all = portsOf(part, more, library);
    expect(lookUp(all, suggestionsFor(AMIDE, all)[0]).statistics.count).toBe(single.count + 1);
  });

  it('count a reaction once that stands behind several of the transforms', () => {
    const ports = portsOf(library);
    const suggestions = [AMIDE, 'CC(=O)Nc1ccccc1'].map((target) => suggestionsFor(target, ports)[0]);
    const transforms = suggestions.flatMap((suggestion) => suggestion.transforms);
    expect(lookUp(ports, { transforms: [...transforms, ...transforms].reverse(), nameReactions: [] }).statistics.count).toBe(9);
  });

  it('suggest conditions with a metal where the name of the step needs one', async () => {
    const coupled = { ...ACETYLATIONS[0], key: 'with palladium', reaction: ACETYLATIONS[0].reaction.replace('>>', '>[Pd+2].CC(=O)[O-]>') };
    const mixed = await textbookLibrary(rdkit, sha256, [...ACETYLATIONS.slice(1), coupled]);
    const named = (...ids: readonly string[]) => {
      const step = { transforms: [{ library: mixed.fullName, transform: 0 }], nameReactions: ids.map((id) => ({ id, count: 1 })) };
      return lookUp(portsOf(mixed), step).statistics.conditionSets[0].reagents.map(({ name }) => name);
    };
    expect(named('buchwald-hartwig-amination')).toEqual(['palladium(II) acetate']);
    expect(named('buchwald-hartwig-amination', 'snar-amination-chloride')).toEqual(['potassium carbonate']);
    expect(named('snar-amination-chloride')).toEqual(['potassium carbonate']);
  });

  it('are counted over the examples where a library keeps nothing of the others', () => {
    const [suggestion] = suggestionsFor(AMIDE, portsOf(library), { precision: 3 });
    const { total, statistics, statisticsOver } = lookUp(portsOf({ ...library, recordedReactions: null }), suggestion);
    expect([total, statistics.count, statisticsOver]).toEqual([5, 5, 'examples']);
  });
});

/** Amides by the same transform, of acyl groups and amines that are more or less like the asked one; yields and patents made up. */
const AMIDES: readonly (TextbookReaction & { readonly patent: string | null })[] = [
  // The same surroundings of the amide bond, another chain end far away.
  { ...ACETYLATIONS[6], key: 'like at the bond, cited', patent: 'US5250534', yieldPercent: 50 },
  { key: 'like at the bond, cited, no yield', reaction: ACETYLATIONS[7].reaction, patent: 'US5250535' },
  {
    key: 'benzamide, cited',
    reaction:
      'Cl[C:2]([c:1]1[cH:7][cH:8][cH:9][cH:10][cH:11]1)=[O:3].[NH2:4][CH2:5][CH3:6]>>[c:1]1([C:2](=[O:3])[NH:4][CH2:5][CH3:6])[cH:7][cH:8][cH:9][cH:10][cH:11]1',
    patent: 'US5250536',
    yieldPercent: 90,
  },
  { ...ANILIDE, key: 'anilide, not cited', patent: null, yieldPercent: 99 },
];

/** Made by its aliphatic amide bond. What the whole is compared with is a benzamide, so that the two orders differ. */
const TARGET = { smiles: 'CC(=O)Nc1ccc(CCNC(C)=O)cc1', centre: [10, 11] };

describe('the order of precedents', () => {
  const order = async (sortedBy: 'surroundings' | 'product') => {
    const cited = await textbookLibrary(rdkit, sha256, AMIDES);
    const ports = portsOf(cited);
    const transforms = [{ library: cited.fullName, transform: 0 }];
    const changed = { smiles: TARGET.smiles, centres: [TARGET.centre], side: 'product' as const };
    const page = precedentsOf(
      ports,
      { transforms, nameReactions: [] },
      { productSmiles: 'CCCNC(=O)c1ccccc1', changed, sortedBy, offset: 0, limit: 9 },
    );
    if (!page.ok) throw new Error(page.error.message);
    return page.value;
  };

  it('is citation, then likeness of the surroundings, then yield', async () => {
    const { total, cited, precedents } = await order('surroundings');
    expect([total, cited]).toEqual([4, 3]);
    expect(precedents.map(({ precedent, centreSimilarity }) => [precedent.key, Math.round(100 * (centreSimilarity ?? 0))])).toEqual([
      ['like at the bond, cited', 54],
      ['like at the bond, cited, no yield', 54],
      ['benzamide, cited', 16],
      ['anilide, not cited', 26],
    ]);
  });

  it('is likeness of the whole product where one asks for that', async () => {
    const { precedents } = await order('product');
    expect(precedents.map(({ precedent }) => precedent.key)).toEqual([
      'benzamide, cited',
      'like at the bond, cited',
      'like at the bond, cited, no yield',
      'anilide, not cited',
    ]);
  });
});
