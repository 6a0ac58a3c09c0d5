import { createHash } from 'node:crypto';
import { textbookLibrary } from '@retron/build/testing';
import type { TransformLibrary } from '@retron/library';
import { finished, parseSmiles, writeSmiles } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { createRdkit } from '@retron/rdkit';
import type { Structure, Suggestion } from '@retron/tree';
import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { Workbench } from '../ports/workbench.ts';
import { precedentsOf } from '../precedents/precedents-of.ts';
import { applyLibraries } from '../propose/apply-libraries.ts';
import { limitApplications } from '../propose/limit-applications.ts';
import type { ExpansionReport } from '../request/plan-report.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import { disconnectedBonds } from '../step/disconnection.ts';
import { readCanonical } from '../step/fragments.ts';
import { deepestLevel } from '../step/support.ts';
import { leftOutCodeOf } from '../strategies/left-out.ts';

let ports: PlanningPorts;

beforeAll(async () => {
  const rdkit = await createRdkit();
  const library = await textbookLibrary(rdkit, (bytes) => createHash('sha256').update(bytes).digest('hex'));
  const stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };
  ports = { libraries: [library], stock, rdkit, workbench: new Workbench(rdkit), nowMs: () => 0 };
});

function canonical(smiles: string): string {
  const result = ports.rdkit.canonicalSmiles(smiles);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

interface Answer {
  readonly report: ExpansionReport;
  readonly structures: ReadonlyMap<number, Structure>;
  readonly suggestions: readonly Suggestion[];
  /** Such as `CC(=O)Cl + Nc1ccccc1`. */
  readonly lines: readonly string[];
}

const REQUEST: Omit<PlanRequest, 'target'> = {
  direction: 'retrosynthesis',
  algorithm: 'brute-force',
  strategy: 'FG Library Design 1.0',
  precision: 1,
  maxSuggestions: 100,
  maxSteps: 1,
};

function expand(target: string, request: Partial<PlanRequest> = {}): Answer {
  const [report] = plan(ports, { ...REQUEST, target: canonical(target), ...request });
  const structures = new Map(report.structures.map((structure) => [structure.id, structure]));
  const lines = report.suggestions.map(({ precursors }) =>
    precursors.map(({ structureId }) => structures.get(structureId)?.smiles).join(' + '),
  );
  return { report, structures, suggestions: report.suggestions, lines };
}

const PARACETAMOL = 'CC(=O)Nc1ccc(O)cc1';

describe('bonds of the target that are asked for', () => {
  const linesWith = (target: string, intent: NonNullable<PlanRequest['intent']>) => expand(target, { intent });

  it('are kept, and what breaks them is counted', () => {
    const free = linesWith(PARACETAMOL, {});
    const { lines, report } = linesWith(PARACETAMOL, { keeps: [[1, 3]] });
    expect(free.lines).toContain('CC(=O)Cl + Nc1ccc(O)cc1');
    expect(lines).toEqual(free.lines.filter((_, index) => !free.suggestions[index].bonds.some(([a, b]) => a === 1 && b === 3)));
    expect(report.leftOut['wish:keep:1-3']).toBe(free.lines.length - lines.length);
  });

  it('are kept wherever symmetry makes a bond equal to them', () => {
    const diamide = 'CC(=O)Nc1ccc(NC(C)=O)cc1';
    expect(linesWith(diamide, {}).lines.some((line) => line.includes('CC(=O)Cl'))).toBe(true);
    for (const bond of [
      [1, 3],
      [8, 9],
    ] as const) {
      const { lines } = linesWith(diamide, { keeps: [bond] });
      expect(lines.filter((line) => line.includes('CC(=O)Cl'))).toEqual([]);
    }
  });

  it('come first among equals where they are to be broken', () => {
    const target = 'CCOc1ccc(cc1)C(=O)Nc1ccc(cc1)-c1ccccc1';
    const free = linesWith(target, {}).suggestions.filter(({ bonds, rating }) => bonds.length === 1 && rating >= 3);
    const last = free.findLast(({ rating, bonds }, index) =>
      free.slice(0, index).some((other) => other.rating === rating && other.bonds.join() !== bonds.join()),
    );
    if (last === undefined) throw new Error('No two suggestions that are equally good break different bonds');
    expect(free.find(({ rating }) => rating === last.rating)?.bonds).not.toEqual(last.bonds);
    const wanted = linesWith(target, { breaks: last.bonds }).suggestions.filter(({ rating }) => rating === last.rating);
    expect(wanted[0].bonds).toEqual(last.bonds);
  });
});

describe('expanding paracetamol by textbook reactions', () => {
  it('finds the acylation, with everything said of it', () => {
    const { suggestions, lines } = expand(PARACETAMOL);
    expect(lines[0]).toBe('CC(=O)Cl + Nc1ccc(O)cc1');
    const [acylation] = suggestions;
    // C1 is the acyl carbon, N3 the amide nitrogen
    expect(acylation.bonds).toEqual([[1, 3]]);
    expect(acylation.centre).toEqual([1, 3]);
    expect(acylation.precursors[0]).toMatchObject({ centre: [1, 3], parentAtom: [0, 1, 2, -1] });
    expect(acylation.precursors[1].centre).toEqual([0]);
    expect(acylation.precedentCount).toBe(3);
    expect(acylation.deepestLevel).toBe(3);
    expect(acylation.reasons.length).toBeGreaterThan(0);
    expect(acylation.limits.length === 0).toBe(acylation.rating === 4);
  });

  it('counts a reaction once, however many levels it stands at, and only those at or below the precision', () => {
    expect([1, 2, 3].map((precision) => expand(PARACETAMOL, { precision: precision as 1 | 2 | 3 }).suggestions[0].precedentCount)).toEqual([
      3, 1, 1,
    ]);
  });

  it('counts a reaction once that stands in two libraries made from the same source', () => {
    const single = expand(PARACETAMOL).suggestions[0];
    const [library] = ports.libraries;
    const twin: TransformLibrary = { ...library, fullName: 'twin-1.0' };
    const [report] = plan({ ...ports, libraries: [library, twin] }, { ...REQUEST, target: canonical(PARACETAMOL) });
    expect(report.suggestions[0].precedentCount).toBe(single.precedentCount);
    expect(report.suggestions[0].transforms).toHaveLength(2 * single.transforms.length);
  });

  it('gives the example precedents of the suggestion: most similar first', () => {
    const { suggestions } = expand(PARACETAMOL);
    const asked = { productSmiles: canonical(PARACETAMOL), changed: null, sortedBy: 'product' } as const;
    const page = precedentsOf(ports, suggestions[0], { ...asked, offset: 0, limit: 2 });
    if (!page.ok) throw new Error(page.error.message);
    expect(page.value.total).toBe(3);
    expect(page.value.precedents.map(({ precedent }) => precedent.key)).toEqual(['acetanilide', 'benzanilide']);
    const rest = precedentsOf(ports, suggestions[0], { ...asked, offset: 2, limit: 2 });
    expect(rest.ok && rest.value.precedents.map(({ precedent }) => precedent.key)).toEqual(['N-ethylacetamide']);
  });

  it('gives the same answer for every numbering of the atoms', () => {
    const molecule = parseSmiles('CCOc1ccc(cc1)C(=O)Nc1ccc(cc1)-c1ccccc1');
    if (!molecule.ok) throw new Error(molecule.error.message);
    const atoms = Array.from({ length: molecule.value.atomCount }, (_, atom) => atom);
    const asGiven = expand(writeSmiles(molecule.value).smiles);
    expect(asGiven.lines.length).toBeGreaterThan(3);
    for (const shift of [3, 7, 11, 16]) {
      const rank = atoms.map((atom) => (atom * 5 + shift) % atoms.length);
      expect(expand(writeSmiles(molecule.value, { rank }).smiles)).toEqual(asGiven);
    }
  });

  it('gives the same answer a second time', () => {
    expect(expand(PARACETAMOL)).toEqual(expand(PARACETAMOL));
  });

  it('says the same of suggestions when it is asked later', () => {
    const { suggestions } = expand(PARACETAMOL, { explains: 'when asked' });
    const explained = expand(PARACETAMOL).suggestions[0];
    const fields = Object.keys(explained) as (keyof Suggestion)[];
    expect(Object.fromEntries(fields.map((field) => [field, suggestions[0][field]]))).toMatchObject(explained);
    expect(suggestions[0].precursors.map(({ parentAtom }) => parentAtom)).toEqual(explained.precursors.map(({ parentAtom }) => parentAtom));
    expect(suggestions.map(({ reasons }) => reasons)).toEqual(expand(PARACETAMOL).suggestions.map(({ reasons }) => reasons));
  });

  it('follows up only so many edits as it is told, what textbooks give beside them, and counts the others', () => {
    const { suggestions, report } = expand(PARACETAMOL, { candidates: 1 });
    expect(suggestions.filter(({ textbook }) => textbook === null)).toHaveLength(1);
    expect(suggestions.length).toBeGreaterThan(1);
    expect(report.leftOut['beyond-edits']).toBeGreaterThan(0);
  });
});

describe('provenance', () => {
  it.each([PARACETAMOL, 'CCOc1ccc(cc1)C(=O)Nc1ccc(cc1)-c1ccccc1', 'CS(=O)(=O)N1CCN(CC1)C(C)=O', 'OC(=O)c1ccc(OCC)cc1'])(
    'carries every atom of %s into exactly one precursor, as the same element',
    (target) => {
      const { suggestions, structures } = expand(target);
      expect(suggestions.length).toBeGreaterThan(0);
      const parent = atomsOf(canonical(target));
      for (const { precursors } of suggestions) {
        const carried: number[] = [];
        for (const { structureId, parentAtom, centre } of precursors) {
          const atoms = atomsOf(structures.get(structureId)?.smiles ?? '');
          expect(parentAtom).toHaveLength(atoms.length);
          parentAtom.forEach((from, atom) => {
            if (from < 0) return;
            carried.push(from);
            expect(atoms[atom]).toBe(parent[from]);
          });
          expect(centre.length).toBeGreaterThan(0);
        }
        expect(carried.sort((a, b) => a - b)).toEqual(parent.map((_, atom) => atom));
      }
    },
  );
});

function atomsOf(smiles: string): readonly number[] {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return [...molecule.value.atomicNumber];
}

describe('steps', () => {
  it('merge symmetric matches into one suggestion', () => {
    // both amides of the target are the same up to symmetry, and made at once; the oxime is what Beckmann's rearrangement starts from
    expect(expand('CC(=O)Nc1ccc(NC(C)=O)cc1', { precision: 2 }).lines).toEqual([
      'CC(=O)Cl + CC(=O)Cl + Nc1ccc(N)cc1',
      'CC(=O)Cl + CC(=O)Nc1ccc(N)cc1',
      'CC(=O)Nc1ccc(C(C)=NO)cc1',
    ]);
  });

  it('keep the same transform apart at different sites', () => {
    const { lines, suggestions } = expand('CC(=O)Nc1ccc(NC(=O)c2ccccc2)cc1', { precision: 2, strategy: 'Core Disconnection 1.0' });
    expect(new Set(lines)).toEqual(
      new Set([
        ...['CC(=O)Cl + Nc1ccc(NC(=O)c2ccccc2)cc1', 'CC(=O)Nc1ccc(N)cc1 + O=C(Cl)c1ccccc1', 'CC(=NO)c1ccc(NC(=O)c2ccccc2)cc1'],
        // aminocarbonylations of the textbooks
        ...['Brc1ccccc1', 'Ic1ccccc1', 'O=S(=O)(Oc1ccccc1)C(F)(F)F'].map((arene) =>
          [arene, 'CC(=O)Nc1ccc(N)cc1', '[C-]#[O+]'].sort().join(' + '),
        ),
      ]),
    );
    for (const { messages } of suggestions) expect(messages.warning).toEqual([]);
  });

  it('are told apart by the precision asked for', () => {
    const target = 'CC(=O)N(C)CCc1ccc(cc1)-c1ccncc1';
    const counts = ([1, 2, 3] as const).map((precision) => expand(target, { precision }).lines.length);
    expect(counts[0]).toBeGreaterThan(counts[2]);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});

describe('the bonds of a suggestion', () => {
  it('are those it makes, not those that only change their order; else those', () => {
    // a Paal-Knorr pyrrole: two C-N bonds are made, the three C-C bonds become aromatic
    const pyrrole = readCanonical('c1cc[nH]c1');
    const diketone = { smiles: 'O=CCCC=O', provenance: [-1, 4, 0, 1, 2, -1], keptRings: 'none' as const };
    const ammonia = { smiles: 'N', provenance: [3], keptRings: 'none' as const };
    const bonds = [
      [0, 1],
      [0, 4],
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const;
    const outcome = { precursors: [diketone, ammonia], centre: [0, 1, 2, 3, 4], bonds };
    expect(disconnectedBonds(outcome, pyrrole)).toEqual([
      [2, 3],
      [3, 4],
    ]);
    const [oxidation] = expand('CC(C)=O').suggestions;
    expect(oxidation.bonds).toEqual([[1, 3]]);
  });
});

describe('a structure with very many sites', () => {
  it('keeps the edits with the most specific precedents', () => {
    const library = ports.workbench.compiled(ports.libraries[0]);
    const target = prepareMolecule(readCanonical(canonical('CC(=O)Nc1ccc(NC(=O)c2ccccc2)cc1')));
    const { applications } = finished(applyLibraries([library], target, [1, 2, 3], 'recorded', ports.workbench.applier));
    const limited = limitApplications(applications, 2);
    expect(applications.length).toBeGreaterThan(2);
    expect(limited).toHaveLength(2);
    for (const { support } of limited) expect(deepestLevel(support)).toBe(3);
    expect(limitApplications(applications)).toBe(applications);
  });
});

describe('strategies and algorithms on a real structure', () => {
  it('core disconnection folds an oxidation behind the amide coupling, and says so', () => {
    const { lines, suggestions } = expand('CC(=O)CCNC(C)=O', { strategy: 'Core Disconnection 1.0', algorithm: 'complexity-reduction' });
    expect(lines[0]).toBe('CC(=O)CCN + CC(=O)Cl');
    expect(suggestions[0].admittedBy).toBe('Admit steps that join building blocks of at least two atoms each.');
    const others = suggestions.slice(1).filter(({ textbook }) => textbook === null);
    expect(new Set(others.map(({ admittedBy }) => admittedBy))).toEqual(
      new Set(['Fold steps that keep the skeleton behind those that build it: functional group changes and deprotection.']),
    );
  });

  it('a strategy that leaves steps out counts them', () => {
    const { report } = expand('CC(=O)CCNC(C)=O', { strategy: 'Cross-Coupling First 1.0' });
    // two of the library, and of the textbooks the acetoacetic ester synthesis, the reduction of an enone and a deprotection
    expect(report.leftOut).toMatchObject({ 'strategy:1': 5 });
  });

  it('counts what a strategy leaves out that is good, where it leaves few good ones', () => {
    const target = 'CC(=O)Nc1ccc(-c2ccccc2)cc1';
    const { suggestions, report } = expand(target, { strategy: 'Ring Formation 1.0' });
    expect(suggestions).toEqual([]);
    const all = expand(target).suggestions.filter(({ rating }) => rating >= 3);
    const counted = Object.entries(report.leftOut).filter(([code]) => code.startsWith('good:'));
    expect(counted.map(([code]) => code)).toEqual(['good:strategy:3']);
    expect(counted[0][1]).toBeGreaterThan(0);
    expect(counted[0][1]).toBeLessThanOrEqual(all.length);
    expect(Object.keys(expand(target).report.leftOut).filter((code) => code.startsWith('good:'))).toEqual([]);
  });

  it('every suggestion says which clause admitted it, and which moved it', () => {
    const target = 'CC(=O)Nc1ccc(-c2ccccc2)cc1';
    const admitted = 'Admit steps that join building blocks of at least two atoms each.';
    const { suggestions, lines } = expand(target, { strategy: 'Cross-Coupling First 1.0', precision: 2 });
    expect(new Set(suggestions.map(({ admittedBy }) => admittedBy))).toEqual(new Set([admitted]));
    // the textbook library has no name reactions: the bond alone speaks for the coupling
    const coupling = suggestions[lines.findIndex((line) => line.includes('OB(O)c1ccccc1'))];
    expect(coupling.weighedBy.map((text) => text.slice(0, 22))).toEqual(['Lift other steps that ']);
    expect(suggestions[lines.indexOf('CC(=O)Cl + Nc1ccc(-c2ccccc2)cc1')].weighedBy).toEqual([]);
  });

  it('judges by the complexity of the precursors too', () => {
    const { suggestions, report } = expand('OC(=O)c1ccc(OCCCOc2ccc(NC(C)=O)cc2)cc1', { strategy: 'Strong Simplification 1.0' });
    expect(suggestions.length).toBeGreaterThan(0);
    expect(report.leftOut[leftOutCodeOf('strategy: Leave out steps that simplify less.', 'Strong Simplification 1.0')]).toBeGreaterThan(0);
    for (const { admittedBy } of suggestions) expect(admittedBy).toBe('Admit steps whose most complex precursor is at least 30 % simpler.');
  });

  it('complexity reduction keeps what brute force keeps, unprecedented more', () => {
    const target = 'OC(=O)c1ccc(OCCCOc2ccc(NC(C)=O)cc2)cc1';
    const lines = (algorithm: PlanRequest['algorithm']) => new Set(expand(target, { algorithm, precision: 3 }).lines);
    const brute = lines('brute-force');
    const reduced = lines('complexity-reduction');
    const open = lines('unprecedented');
    expect(reduced).toEqual(brute);
    expect(open.size).toBeGreaterThan(reduced.size);
  });

  it('warns of a step without precedent, and rates it bad at best', () => {
    const { suggestions } = expand('CCCOc1ccccc1', { algorithm: 'unprecedented', precision: 3 });
    const without = suggestions.filter(({ deepestLevel }) => deepestLevel === 1);
    expect(without.length).toBeGreaterThan(0);
    for (const { messages, rating, limits } of without) {
      expect(messages.warning[0]).toMatch(/^Unprecedented/);
      expect(rating).toBeLessThanOrEqual(2);
      expect(limits.length).toBeGreaterThan(0);
    }
  });

  it('finds nothing for several molecules at once, and says why', () => {
    const { report, suggestions } = expand('CCCOc1ccccc1.CC(=O)Nc1ccccc1');
    expect(suggestions).toEqual([]);
    expect(report.leftOut).toEqual({ 'several-molecules': 1 });
  });

  it('refuses a strategy that does not exist', () => {
    expect(() => expand('CCO', { strategy: 'No such strategy' })).toThrow('No strategy named No such strategy');
  });
});
