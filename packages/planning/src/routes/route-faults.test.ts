import type { MechanismWarning, Route } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import type { StepOfRoute } from './fault-source.ts';
import { faultsOf } from './route-faults.ts';

/** Atoms that two structures share stand first in both, so that maps are short. */
const SMILES: Readonly<Record<number, string>> = {
  // 4-vinylphenol from 4-hydroxybenzaldehyde, which is bought or comes from its methyl ether or from its alcohol.
  1: 'Oc1ccc(cc1)C=C',
  2: 'Oc1ccc(cc1)C=O',
  3: 'O(c1ccc(cc1)C=O)C',
  4: 'Oc1ccc(cc1)CO',
  5: 'O(c1ccc(cc1)CO)C',
  // 4-Aminostyrene likewise, whose amine comes from a nitro group.
  6: 'Nc1ccc(cc1)C=C',
  7: 'Nc1ccc(cc1)C=O',
  8: 'N(c1ccc(cc1)C=O)(=O)=O',
  // Resorcinol from its two methyl ethers.
  21: 'Oc1cccc(O)c1',
  22: 'Oc1cccc(OC)c1',
  23: 'O(c1cccc(OC)c1)C',
  // Benzoic acids by way of their methyl ketones, and of their esters.
  31: 'OC(=O)c1ccccc1',
  32: 'CC(=O)c1ccccc1',
  33: 'COC(=O)c1ccccc1',
  35: 'CC(O)c1ccccc1',
  // 1-Methylpyrazole-4-carboxylic acid and its methyl ester, with and without the N-methyl group.
  51: 'c1c(C(=O)O)cnn1C',
  52: 'c1c(C(=O)O)cn[nH]1',
  53: 'c1c(C(=O)OC)cn[nH]1',
  54: 'c1c(C(=O)OC)cnn1C',
  // 2-Iodoanisole by way of the phenol.
  61: 'O(c1ccccc1I)C',
  62: 'Oc1ccccc1I',
  63: 'Oc1ccccc1',
  64: 'O(c1ccccc1)C',
  // Beta-alanine from a cyanoacetate.
  71: 'O=C(O)CCN',
  72: 'O=C(OC)CCN',
  73: 'O=C(OC)CC#N',
  74: 'O=C(OCC)CC#N',
  // 3-Methylcyclohexanone from either alcohol, and an acetate between them.
  81: 'C[C@@H]1CCCC(=O)C1',
  82: 'C[C@@H]1CCC[C@H](O)C1',
  83: 'C[C@@H]1CCC[C@H](OC(C)=O)C1',
  84: 'C[C@@H]1CCC[C@@H](O)C1',
  // (S)-1-Phenylethanol from acetophenone by way of the (R)-alcohol and the acetate of its inversion.
  85: 'C[C@H](O)c1ccccc1',
  86: 'C[C@H](OC(C)=O)c1ccccc1',
  87: 'C[C@@H](O)c1ccccc1',
  88: 'CC(=O)c1ccccc1',
  // Hydroxyketones from what has two groups to be reduced, by way of the diols.
  91: 'O=C1CCCC(O)C1',
  92: 'OC1CCCC(O)C1',
  93: 'O=C1CCCC(=O)C1',
  94: 'O=C(C)CCO',
  95: 'OC(C)CCO',
  97: 'O=C(C)CC(OC)=O',
  // Aminoethanol from aminoacetaldehyde, one carbamate after the other on its nitrogen.
  11: 'NCCO',
  12: 'N(CCO)C(=O)OCc1ccccc1',
  13: 'N(CC=O)C(=O)OCc1ccccc1',
  14: 'NCC=O',
  15: 'N(CC=O)C(=O)OC(C)(C)C',
};
const atoms = (count: number, left = 0) => [...Array.from({ length: count }, (_, atom) => atom), ...Array.from({ length: left }, () => -1)];
const step = (structureId: number, parentAtom: readonly number[], rival?: number): StepOfRoute => ({
  precursors: [{ structureId, centre: [], parentAtom }],
  nameReactions: [],
  mechanism: rival === undefined ? [] : [{ rivals: [{ precursor: 0, atom: rival }] } as unknown as MechanismWarning],
});
const STEPS: Readonly<Record<number, StepOfRoute>> = {
  // A carbanion takes up the aldehyde; the free phenol is in its way.
  1: step(2, atoms(8, 1), 0),
  2: step(3, atoms(9, 1)),
  3: step(4, atoms(9)),
  4: step(5, atoms(9, 1)),
  5: step(3, atoms(9), 0),
  6: step(7, atoms(8, 1), 0),
  7: step(8, atoms(9, 2)),
  21: { ...step(22, [0, 1, 2, 3, 4, 5, 6, -1, 7]), nameReactions: [{ id: 'methoxy-to-hydroxy', count: 3 }] },
  22: { ...step(23, atoms(9, 1)), nameReactions: [{ id: 'methoxy-to-hydroxy', count: 3 }] },
  23: { ...step(23, atoms(9, 1)), nameReactions: [{ id: 'o-bn-deprotection', count: 3 }] },
  31: step(32, [-1, 1, 2, 3, 4, 5, 6, 7, 8]),
  32: step(31, [-1, 1, 2, 3, 4, 5, 6, 7, 8]),
  33: step(33, [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8]),
  34: step(
    31,
    atoms(9).map((atom) => atom + 1),
  ),
  35: { ...step(32, atoms(9)), nameReactions: [{ id: 'ketone-to-alcohol-reduction', count: 3 }] },
  36: { ...step(35, atoms(9)), nameReactions: [{ id: 'alcohol-to-ketone-oxidation', count: 3 }] },
  37: step(35, atoms(9)),
  51: step(52, atoms(8)),
  52: step(53, [0, 1, 2, 3, 4, -1, 5, 6, 7]),
  53: { ...step(54, atoms(9, 1)), nameReactions: [{ id: 'n-dealkylation', count: 1 }] },
  61: step(62, atoms(8)),
  62: step(63, atoms(7)),
  63: step(64, atoms(7, 1)),
  71: step(72, [0, 1, 2, -1, 3, 4, 5]),
  72: step(73, atoms(7)),
  73: step(74, [0, 1, 2, -1, -1, 4, 5, 6]),
  81: step(82, atoms(8)),
  82: step(83, [0, 1, 2, 3, 4, 5, 6, -1, -1, -1, 7]),
  83: step(84, [0, 1, 2, 3, 4, 5, -1, 10]),
  85: step(86, [0, 1, 2, -1, -1, -1, 3, 4, 5, 6, 7, 8]),
  86: step(87, [0, 1, -1, 6, 7, 8, 9, 10, 11]),
  87: step(88, atoms(9)),
  88: step(87, atoms(9)),
  91: { ...step(92, atoms(8)), nameReactions: [{ id: 'alcohol-to-ketone-oxidation', count: 3 }] },
  92: { ...step(93, atoms(8)), nameReactions: [{ id: 'ketone-to-alcohol-reduction', count: 3 }] },
  94: { ...step(95, atoms(6)), nameReactions: [{ id: 'alcohol-to-ketone-oxidation', count: 3 }] },
  95: { ...step(97, [0, 1, 2, 3, 4, -1, -1, 5]), nameReactions: [{ id: 'ketone-to-alcohol-reduction', count: 3 }] },
  11: step(12, atoms(4, 10)),
  12: step(13, atoms(14)),
  13: step(14, atoms(4)),
  14: step(15, atoms(4, 7)),
  // Without another step between, as drawn.
  15: step(15, atoms(4, 7)),
};
const source = { suggestion: (id: number) => STEPS[id], smiles: (id: number) => SMILES[id] };

/** The route of these steps, the last one first. */
function route(structureId: number, ...steps: readonly number[]): Route {
  const [first, ...rest] = steps;
  if (first === undefined) return { structureId, step: null };
  return { structureId, step: { suggestionId: first, precursors: [route(STEPS[first].precursors[0].structureId, ...rest)] } };
}

describe('the order of the steps of a route', () => {
  it('is at fault where a group is freed that is in the way later', () => {
    expect(faultsOf(route(1, 1, 2), source)).toEqual([
      { kind: 'freed too early', step: 1, freedBy: 2, atoms: [{ structureId: 2, atom: 0 }] },
    ]);
  });

  it('is so too where other steps stand between: the group is told in each structure that has it free', () => {
    const phenol = [2, 4].map((structureId) => ({ structureId, atom: 0 }));
    expect(faultsOf(route(1, 1, 3, 4), source)).toEqual([{ kind: 'freed too early', step: 1, freedBy: 4, atoms: phenol }]);
  });

  it('is not where what is in the way is bought so', () => {
    expect(faultsOf(route(1, 1), source)).toEqual([]);
    expect(faultsOf(route(1, 1, 3), source)).toEqual([]);
  });

  it('is not where it was made of something else, such as a nitro group', () => {
    expect(faultsOf(route(6, 6, 7), source)).toEqual([]);
  });

  it('is at fault where a group is freed, shielded at once in another way, and freed again', () => {
    const amine = [{ structureId: 14, atom: 0 }];
    expect(faultsOf(route(11, 11, 12, 13, 14), source)).toEqual([{ kind: 'exchanged', step: 13, freedBy: 14, atoms: amine }]);
  });

  it('is not where the group is shielded once, or what it is shielded by stays', () => {
    expect(faultsOf(route(11, 11, 12, 13), source)).toEqual([]);
    expect(faultsOf(route(13, 13, 14), source)).toEqual([]);
  });

  it('is told where two groups are freed in one way, one after the other', () => {
    const phenols = [
      { structureId: 21, atom: 6 },
      { structureId: 22, atom: 0 },
    ];
    expect(faultsOf(route(21, 21, 22), source)).toEqual([{ kind: 'drawn as two', step: 21, freedBy: 22, atoms: phenols }]);
    expect(faultsOf(route(21, 21, 23), source)).toEqual([]);
  });

  it('is at fault where a step puts back what an earlier one changed, but for esters', () => {
    const faults = faultsOf(route(31, 31, 32), source);
    expect(faults).toEqual([{ kind: 'undone', step: 31, freedBy: 32, atoms: [{ structureId: 31, atom: 1 }] }]);
    expect(faultsOf(route(31, 33, 34), source)).toEqual([]);
    expect(faultsOf(route(32, 32), source)).toEqual([]);
  });

  it('is not where an alcohol is oxidised and reduced again, as to turn its configuration over', () => {
    expect(faultsOf(route(35, 35, 36), source)).toEqual([]);
    expect(faultsOf(route(35, 35, 37), source)).toMatchObject([{ kind: 'undone', step: 35, freedBy: 37 }]);
  });

  it('is where of two equal groups both are reduced and one is oxidised again at once', () => {
    expect(faultsOf(route(91, 91, 92), source)).toMatchObject([{ kind: 'undone', step: 91, freedBy: 92 }]);
    expect(faultsOf(route(94, 94, 95), source)).toEqual([]);
  });

  it('is at fault where a plain alkyl group is taken off and put on again', () => {
    const faults = faultsOf(route(51, 51, 52, 53), source);
    expect(faults).toEqual([{ kind: 'undone', step: 51, freedBy: 53, atoms: [{ structureId: 51, atom: 7 }] }]);
    expect(faultsOf(route(52, 52, 53), source)).toEqual([]);
  });

  it('is not where what is done near by may need the free group', () => {
    expect(faultsOf(route(61, 61, 62, 63), source)).toEqual([]);
  });

  it('is at fault where an ester is made another that is cleaved later', () => {
    const faults = faultsOf(route(71, 71, 72, 73), source);
    expect(faults).toEqual([{ kind: 'in vain', step: 71, freedBy: 73, atoms: [{ structureId: 73, atom: 1 }] }]);
    expect(faultsOf(route(72, 72, 73), source)).toEqual([]);
  });

  it('is at fault where a centre is turned over that is destroyed later', () => {
    const faults = faultsOf(route(81, 81, 82, 83), source);
    expect(faults).toEqual([{ kind: 'in vain', step: 81, freedBy: 83, atoms: [{ structureId: 82, atom: 5 }] }]);
    expect(faultsOf(route(82, 82, 83), source)).toEqual([]);
    expect(faultsOf(route(81, 81, 82), source)).toEqual([]);
  });

  it('is at fault where the other enantiomer is made and turned over', () => {
    const atoms = [{ structureId: 85, atom: 1 }];
    expect(faultsOf(route(85, 85, 86, 87), source)).toEqual([{ kind: 'turned over', step: 85, freedBy: 87, atoms }]);
    expect(faultsOf(route(85, 88, 87), source)).toEqual([{ kind: 'turned over', step: 88, freedBy: 87, atoms }]);
  });

  it('is not where the other enantiomer is bought, or nothing is turned over', () => {
    expect(faultsOf(route(85, 85, 86), source)).toEqual([]);
    expect(faultsOf(route(86, 86, 87), source)).toEqual([]);
  });
});
