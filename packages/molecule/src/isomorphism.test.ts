import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectedComponents } from './components.ts';
import { findConfiguredIsomorphism, findIsomorphism, isIsomorphism } from './isomorphism.ts';
import { keepsConfiguration } from './keeps-configuration.ts';
import { bondBetween, type Molecule } from './molecule.ts';
import { parseSmiles } from './smiles-reader.ts';
import { writeSmiles } from './smiles-writer.ts';
import { atomClasses, atomRanks } from './symmetry.ts';

const wellKnown = readFileSync(new URL('../../../fixtures/well-known-molecules.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[1]);

function read(smiles: string): Molecule {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(smiles);
  return parsed.value;
}

/** A molecule and the same one with its atoms in another order. */
const renumbered = fc.tuple(fc.constantFrom(...wellKnown), fc.infiniteStream(fc.nat(1000))).map(([smiles, ranks]) => {
  const molecule = read(smiles);
  const rank = Array.from({ length: molecule.atomCount }, () => ranks.next().value as number);
  return [molecule, read(writeSmiles(molecule, { rank }).smiles)] as const;
});

describe('findIsomorphism', () => {
  it('maps every atom and bond of a renumbered molecule onto its like', () => {
    fc.assert(
      fc.property(renumbered, ([a, b]) => {
        const image = findIsomorphism(a, b);
        expect(image).not.toBeNull();
        if (image === null) return;
        expect(new Set(image).size).toBe(a.atomCount);
        for (let atom = 0; atom < a.atomCount; atom++) expect(b.atomicNumber[image[atom]]).toBe(a.atomicNumber[atom]);
        for (let bond = 0; bond < a.bondCount; bond++) {
          const other = bondBetween(b, image[a.bondBegin[bond]], image[a.bondEnd[bond]]);
          expect(b.bondOrder[other]).toBe(a.bondOrder[bond]);
        }
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  it.each([
    ['CCO', 'CCN'],
    ['CCO', 'COC'],
    ['C=CC', 'CCC'],
    ['[NH4+]', 'N'],
    ['[13CH4]', 'C'],
    ['C1CCCCC1', 'C1CC1.C1CC1'],
    ['C1CCC2CCCC2C1', 'C1CCCC1C1CCC1'],
    ['N->[Pt]', '[NH3]<-[Pt]'],
  ])('tells %s from %s', (a, b) => {
    expect(findIsomorphism(read(a), read(b))).toBeNull();
  });

  it('finds Kekulé and aromatic forms, and tautomers, equal in connectivity only', () => {
    expect(findIsomorphism(read('C1=CC=CC=C1'), read('c1ccccc1'))).toBeNull();
    expect(findIsomorphism(read('C1=CC=CC=C1'), read('c1ccccc1'), 'connectivity')).not.toBeNull();
    expect(Array.from(findIsomorphism(read('CC(O)=C'), read('O=C(C)C'), 'connectivity') ?? [])).toEqual([2, 1, 0, 3]);
    expect(findIsomorphism(read('CCO'), read('COC'), 'connectivity')).toBeNull();
  });
});

describe('atomClasses', () => {
  it.each([
    ['CCC', 2],
    ['c1ccccc1', 1],
    ['Cc1ccccc1', 5],
    ['CC(C)(C)O', 3],
    ['C12C3C4C1C5C2C3C45', 1],
    ['[13CH3]CC', 3],
  ])('%s has %i classes', (smiles, count) => {
    expect(new Set(atomClasses(read(smiles))).size).toBe(count);
  });

  it('gives a renumbered molecule the same classes', () => {
    fc.assert(
      fc.property(renumbered, ([a, b]) => {
        const image = findIsomorphism(a, b) as Int16Array;
        const classes = atomClasses(b);
        expect(Array.from(image, (atom) => classes[atom])).toEqual(Array.from(atomClasses(a)));
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});

describe('isIsomorphism', () => {
  it('holds for what is found, and not once two unlike atoms are exchanged', () => {
    fc.assert(
      fc.property(renumbered, fc.nat(), fc.nat(), ([a, b], first, second) => {
        const image = findIsomorphism(a, b) as Int16Array;
        expect(isIsomorphism(a, b, image)).toBe(true);
        const [x, y] = [first % a.atomCount, second % a.atomCount];
        const classes = atomClasses(a);
        if (classes[x] === classes[y]) return;
        [image[x], image[y]] = [image[y], image[x]];
        expect(isIsomorphism(a, b, image)).toBe(false);
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  it.each([
    ['atoms without a counterpart', 'CCO', 'CCO', [0, 1, -1]],
    ['one atom that stands for two', 'CC', 'CC', [0, 0]],
    ['another number of hydrogens', 'CC=O', 'CCO', [0, 1, 2]],
    ['another bond order alone', '[CH2][CH2]', '[CH2]=[CH2]', [0, 1]],
    ['an atom too few', 'CC', 'CCO', [0, 1]],
  ])('does not hold for %s', (_, a, b, image) => {
    expect(isIsomorphism(read(a), read(b), Int16Array.from(image))).toBe(false);
  });
});

describe('atomRanks', () => {
  it('gives every atom its own rank, in the order of the classes', () => {
    for (const smiles of wellKnown) {
      const molecule = read(smiles);
      const ranks = atomRanks(molecule);
      const classes = atomClasses(molecule);
      const byRank = Array.from(ranks.keys()).sort((a, b) => ranks[a] - ranks[b]);
      expect(Array.from(ranks).sort((a, b) => a - b)).toEqual(Array.from(ranks.keys()));
      expect(byRank.every((atom, k) => k === 0 || classes[byRank[k - 1]] <= classes[atom])).toBe(true);
    }
  });
});

describe('connectedComponents', () => {
  it('lists ascending atoms in the order of the lowest', () => {
    expect(connectedComponents(read('C1.[Na+].CC1.Cl'))).toEqual([[0, 2, 3], [1], [4]]);
  });
});

/** Compounds whose mirror plane carries one half into the other, and others that state centres and double bonds. */
const CONFIGURED = [
  'O=C1[C@@H]2[C@H](C(=O)N1c1ccccc1)[C@@H]1C=C[C@H]2C1',
  'C[C@H](O)[C@H](C)O',
  'O[C@H]1CC[C@@H](O)C1',
  'C[C@@H]1CC[C@H](C)O1',
  'C/C=C/C(C)(O)/C=C\\C',
  'N[C@@H](Cc1ccccc1)C(=O)O',
];

describe('findConfiguredIsomorphism', () => {
  it('keeps every configuration, also where a mirror plane would turn all of them over', () => {
    const written = fc.tuple(fc.constantFrom(...CONFIGURED), fc.infiniteStream(fc.nat(1000))).map(([smiles, ranks]) => {
      const molecule = read(smiles);
      const rank = Array.from({ length: molecule.atomCount }, () => ranks.next().value as number);
      return [molecule, read(writeSmiles(molecule, { rank }).smiles)] as const;
    });
    fc.assert(
      fc.property(written, ([a, b]) => {
        const atomInB = findConfiguredIsomorphism(a, b);
        if (atomInB === null) throw new Error('not found');
        expect(isIsomorphism(a, b, atomInB)).toBe(true);
        expect(keepsConfiguration(a, b, atomInB)).toBe(true);
      }),
    );
  });

  it('finds molecules equal that differ in their configuration alone', () => {
    const [one, other] = ['C[C@H](O)CC', 'C[C@@H](O)CC'].map(read);
    const atomInB = findConfiguredIsomorphism(one, other);
    expect(atomInB && isIsomorphism(one, other, atomInB)).toBe(true);
    expect(atomInB && keepsConfiguration(one, other, atomInB)).toBe(false);
    expect(findConfiguredIsomorphism(one, read('CCCCO'))).toBeNull();
  });
});
