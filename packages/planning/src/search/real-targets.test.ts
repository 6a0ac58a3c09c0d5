import { createRdkit } from '@retron/rdkit';
import type { Suggestion } from '@retron/tree';
import { beforeAll, describe, expect, it } from 'vitest';
import { disconnectionKeys } from '../clusters/symmetric-bonds.ts';
import { molecularComplexity, simplification } from '../molecules/complexity.ts';
import { formIdentity } from '../molecules/form-identity.ts';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { Workbench } from '../ports/workbench.ts';
import type { ExpansionReport } from '../request/plan-report.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import { readCanonical } from '../step/fragments.ts';
import { BEYOND_BREADTH, BEYOND_VARIANTS } from '../step/left-out-codes.ts';
import { CLEARLY_SIMPLER } from '../step/step-facts.ts';
import { committedLibrary } from '../testing/committed-library.ts';
import { MOST_VARIANTS } from './selection.ts';

// The committed library is used as it is: what is tested is how algorithms and limits differ, not which suggestion comes first.

/** Unpacking the library and warming up take seconds on a busy machine. */
const TIMEOUT_MS = 300_000;
const EVERYTHING = 5000;

const DRUGS = [
  ['imatinib', 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1'],
  ['sildenafil', 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1'],
  ['celecoxib', 'Cc1ccc(-c2cc(C(F)(F)F)nn2-c2ccc(S(N)(=O)=O)cc2)cc1'],
] as const;

let ports: PlanningPorts;

beforeAll(async () => {
  const stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };
  const rdkit = await createRdkit();
  ports = { libraries: [committedLibrary()], stock, rdkit, workbench: new Workbench(rdkit), nowMs: () => 0 };
}, TIMEOUT_MS);

/** One suggestion with what the algorithms look at. */
interface Found {
  /** Its precursors and the bonds it makes: the idea. */
  readonly key: string;
  /** Its precursors alone, whichever form of each is shown. */
  readonly set: string;
  readonly suggestion: Suggestion;
  /** Worked out anew, from the structures alone. */
  readonly simplification: number;
}

interface FirstLevel {
  readonly found: readonly Found[];
  readonly keys: ReadonlySet<string>;
  /** Precursors alone. */
  readonly sets: ReadonlySet<string>;
  readonly report: ExpansionReport;
}

function firstLevel(smiles: string, request: Partial<PlanRequest>): FirstLevel {
  const [report] = reportsOf(smiles, { maxSteps: 1, ...request });
  const structures = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  const complexityOf = (text: string) => molecularComplexity(readCanonical(text));
  const target = complexityOf(structures.get(1) ?? '');
  const keyOf = disconnectionKeys(readCanonical(structures.get(1) ?? ''));
  const found = report.suggestions.map((suggestion) => {
    const precursors = suggestion.precursors.map(({ structureId }) => structures.get(structureId) ?? '');
    return {
      key: `${precursors.join('.')} ${keyOf(suggestion.bonds)}`,
      set: precursors
        .map((text) => formIdentity(readCanonical(text)))
        .sort((a, b) => a - b)
        .join(),
      suggestion,
      simplification: simplification(target, Math.max(...precursors.map(complexityOf))),
    };
  });
  return { found, keys: new Set(found.map(({ key }) => key)), sets: new Set(found.map(({ set }) => set)), report };
}

function reportsOf(smiles: string, request: Partial<PlanRequest>): readonly ExpansionReport[] {
  const target = ports.rdkit.canonicalSmiles(smiles);
  if (!target.ok) throw new Error(target.error.message);
  return [
    ...plan(ports, {
      target: target.value,
      direction: 'retrosynthesis',
      algorithm: 'brute-force',
      strategy: 'All Transforms 1.0',
      precision: 2,
      maxSuggestions: EVERYTHING,
      maxSteps: 1,
      ...request,
    }),
  ];
}

/** The deepest level told for each set of precursors. */
function deepestBySet({ found }: FirstLevel): ReadonlyMap<string, number> {
  const deepest = new Map<string, number>();
  for (const { set, suggestion } of found) deepest.set(set, Math.max(deepest.get(set) ?? 0, suggestion.deepestLevel));
  return deepest;
}

const isMarked = ({ suggestion }: Found) => suggestion.messages.warning.some((warning) => warning.startsWith('Unprecedented'));

describe.each(DRUGS)('the algorithms on %s', { timeout: TIMEOUT_MS }, (_, smiles) => {
  it('OLD keeps every suggestion, best rated first', () => {
    const { found, report } = firstLevel(smiles, {});
    expect(report.leftOut[BEYOND_BREADTH]).toBeUndefined();
    expect(found.some((each) => each.simplification < CLEARLY_SIMPLER)).toBe(true);
    const ratings = found.map(({ suggestion }) => suggestion.rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  });

  it('NEW keeps what OLD keeps, by disconnection, each once with its variants', () => {
    const old = firstLevel(smiles, {});
    const reduced = firstLevel(smiles, { algorithm: 'complexity-reduction' });
    for (const key of reduced.keys) expect(old.keys).toContain(key);
    expect(old.found.length - reduced.found.length).toBe(reduced.report.leftOut[BEYOND_VARIANTS] ?? 0);
    const ids = new Map(reduced.found.map(({ suggestion }, index) => [suggestion.id, { index, suggestion }]));
    const variants = new Map<number, number>();
    reduced.found.forEach(({ suggestion: { variantOf, choice, rating } }, index) => {
      if (variantOf === null) return;
      const leader = ids.get(variantOf)!;
      expect(leader.index).toBeLessThan(index);
      expect(leader.suggestion.variantOf).toBeNull();
      expect(leader.suggestion.rating).toBeGreaterThanOrEqual(rating);
      expect(leader.suggestion.choice?.disconnection).toBe(choice?.disconnection);
      variants.set(variantOf, (variants.get(variantOf) ?? 0) + 1);
    });
    expect(variants.size).toBeGreaterThan(0);
    expect(Math.max(...variants.values())).toBeLessThanOrEqual(MOST_VARIANTS);
    expect(old.found.filter(({ suggestion }) => suggestion.variantOf !== null)).toEqual([]);
  });

  it('NEW prefers what simplifies, and keeps the order of ratings', () => {
    const ten = (algorithm: PlanRequest['algorithm']) => firstLevel(smiles, { algorithm, maxSuggestions: 10 }).found;
    const ratings = ten('complexity-reduction').map(({ suggestion }) => suggestion.rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    const leaders = (found: readonly Found[]) => found.filter(({ suggestion }) => suggestion.variantOf === null);
    const building = (found: readonly Found[]) => leaders(found).filter((each) => each.simplification >= CLEARLY_SIMPLER).length;
    expect(leaders(ten('complexity-reduction'))).toHaveLength(10);
    // multi-step counts disconnections too, but does not mind
    expect(building(ten('complexity-reduction'))).toBeGreaterThanOrEqual(building(ten('multi-step')));
  });

  it('shares of the disconnections add up to no more than one, and those of the variants to one', () => {
    const { found } = firstLevel(smiles, {});
    const shares = new Map<number, number>();
    for (const { suggestion } of found) {
      // a textbook reaction has a share of all, and takes nothing from what is measured (`placesWithTextbook`)
      if (suggestion.textbook !== null) continue;
      const { disconnection, variant } = suggestion.choice!;
      shares.set(disconnection, (shares.get(disconnection) ?? 0) + variant);
    }
    expect([...shares].reduce((sum, [share, variants]) => sum + share * variants, 0)).toBeLessThanOrEqual(1 + 1e-9);
    // equal shares of two disconnections fall together here, so that each sum is a whole number
    for (const variants of shares.values()) expect(variants).toBeCloseTo(Math.max(1, Math.round(variants)));
  });

  it('NEW|UNPRECEDENTED adds level 1 suggestions without precedent, and says so on each', () => {
    const old = firstLevel(smiles, {});
    const open = firstLevel(smiles, { algorithm: 'unprecedented' });
    const added = open.found.filter(({ set }) => !old.sets.has(set));
    expect(added.length).toBeGreaterThan(0);
    for (const each of added) {
      expect(each.suggestion.deepestLevel).toBe(1);
      expect(isMarked(each)).toBe(true);
      expect(each.suggestion.rating).toBeLessThanOrEqual(2);
    }
    expect(old.found.filter(isMarked)).toEqual([]);
    // another cut to the same precursors may have no precedent
    expect(open.found.filter(({ key }) => old.keys.has(key)).filter(isMarked)).toEqual([]);
  });

  it('show three different sets of five', () => {
    const five = (algorithm: PlanRequest['algorithm']) => firstLevel(smiles, { algorithm, maxSuggestions: 5 });
    const [old, reduced, open] = [five('brute-force'), five('complexity-reduction'), five('unprecedented')];
    expect(new Set([old, reduced, open].map(({ found }) => found.map(({ key }) => key).join(' '))).size).toBe(3);
    expect(open.found.filter((each) => each.suggestion.variantOf === null && isMarked(each))).toHaveLength(2);
  });
});

describe.each(DRUGS)('the limits on %s', { timeout: TIMEOUT_MS }, (_, smiles) => {
  it('minlevels: a higher precision keeps only what has closer precedents', () => {
    const [low, medium, high] = ([1, 2, 3] as const).map((precision) => firstLevel(smiles, { precision }));
    // which of two cuts at one heteroatom a suggestion shows may change with the precision
    for (const set of high.sets) expect(medium.sets).toContain(set);
    for (const set of medium.sets) expect(low.sets).toContain(set);
    expect(high.keys.size).toBeLessThan(medium.keys.size);
    expect(medium.keys.size).toBeLessThan(low.keys.size);
    [low, medium, high].forEach(({ found }, index) => {
      // what textbooks show has no level, and is told at every precision
      for (const { suggestion } of found)
        if (suggestion.textbook === null) expect(suggestion.deepestLevel).toBeGreaterThanOrEqual(index + 1);
    });
    // the same idea is told with the same, deepest level whatever the precision; what a textbook alone shows then may have closer records below
    const deepest = deepestBySet(low);
    const shownByTextbook = new Set(high.found.filter(({ suggestion }) => suggestion.textbook !== null).map(({ set }) => set));
    for (const [set, level] of deepestBySet(high)) if (!shownByTextbook.has(set)) expect(deepest.get(set)).toBe(level);
  });

  it('breadth: so many, in the order of all, more of it loses none, and the rest is counted', () => {
    const all = firstLevel(smiles, {});
    for (const maxSuggestions of [1, 5, 50]) {
      const { found, report } = firstLevel(smiles, { maxSuggestions });
      const kept = new Set(found.map(({ key }) => key));
      expect(kept.size).toBe(maxSuggestions);
      expect(found.map(({ key }) => key)).toEqual(all.found.filter(({ key }) => kept.has(key)).map(({ key }) => key));
      const wider = new Set(firstLevel(smiles, { maxSuggestions: maxSuggestions + 1 }).found.map(({ key }) => key));
      expect([...kept].filter((key) => !wider.has(key))).toEqual([]);
      expect(report.leftOut[BEYOND_BREADTH]).toBe(all.found.length - found.length);
    }
  });

  it('nsteps: no structure lies farther from the target', () => {
    for (const maxSteps of [1, 2, 3]) {
      const reports = reportsOf(smiles, { maxSteps, maxSuggestions: 2, algorithm: 'complexity-reduction' });
      expect(Math.max(...reports.flatMap(({ structures }) => structures.map(({ depth }) => depth)))).toBe(maxSteps);
    }
  });
});
