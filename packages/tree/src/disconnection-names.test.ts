import { type Molecule, parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { disconnectionNamer } from './disconnection-names.ts';

function molecule(smiles: string): Molecule {
  const read = parseSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('names of disconnections', () => {
  it.each([
    ['CC(=O)Nc1ccccc1', [[1, 3]], 'C–N, amide'],
    ['CC(=O)Nc1ccccc1', [[3, 4]], 'C–N, aryl amine'],
    ['c1ccccc1-c1ccccc1', [[5, 6]], 'C–C, biaryl'],
    ['CS(=O)(=O)NC', [[1, 4]], 'S–N, sulfonamide'],
    ['CCBr', [[1, 2]], 'C–Br'],
    ['CCC=CC', [[2, 3]], 'C=C'],
  ] as const)('%s %j', (smiles, bonds, name) => {
    expect(disconnectionNamer(molecule(smiles), 'made')(bonds)).toBe(name);
  });

  it.each([
    ['the place on a heteroaryl', 'c1cnc(NC)nc1', [[3, 4]], 'C–N, pyrimidine C-2'],
    ['another place on it', 'c1nccc(NC)n1', [[4, 5]], 'C–N, pyrimidine C-4'],
    ['its third', 'c1ncc(NC)cn1', [[3, 4]], 'C–N, pyrimidine C-5'],
    ['a pyridine by the distance to nitrogen', 'COc1ccncc1', [[1, 2]], 'C–O, pyridine C-4'],
    ['a nitrogen of an azole', 'CC(C)n1cccn1', [[1, 3]], 'C–N, pyrazole N'],
    ['a fused system without a number', 'OCc1cc2ccccc2[nH]1', [[1, 2]], 'C–C, indole'],
    ['a quinoline', 'CNc1ccc2ccccc2n1', [[1, 2]], 'C–N, quinoline'],
    ['an isoquinoline', 'CNc1nccc2ccccc12', [[1, 2]], 'C–N, isoquinoline'],
    ['a small alkyl group by what it stands on', 'CN1CCNCC1', [[0, 1]], 'C–N, N-methyl'],
    ['and on an arene', 'Cc1ccccc1', [[0, 1]], 'C–C, aryl methyl'],
    ['an ethyl ether', 'CCOc1ccccc1', [[1, 2]], 'C–O, O-ethyl'],
    ['a benzylic bond before the ring at its other end', 'C1CNCCN1Cc1ccccc1', [[5, 6]], 'C–N, benzylic'],
    ['a ring nitrogen', 'C1COCCN1CCC', [[5, 6]], 'C–N, morpholine N'],
  ] as const)('tell %s', (_, smiles, bonds, name) => {
    expect(disconnectionNamer(molecule(smiles), 'made')(bonds)).toBe(name);
  });

  it.each([
    [
      'c1ccc2[nH]ccc2c1',
      [
        [3, 4],
        [4, 5],
      ],
      'C–N twice, indole ring',
    ],
    ['O=c1[nH]cnc2c1cnn2C', [[1, 2]], 'C–N, pyrimidinone ring near C=O'],
    ['C1CC2CCC1CC2', [[0, 1]], 'C–C, cyclohexane ring'],
    ['C1CCCCCCCCC1', [[0, 1]], 'C–C, ring'],
  ] as const)('name the ring that is closed: %s %j', (smiles, bonds, name) => {
    expect(disconnectionNamer(molecule(smiles), 'made')(bonds)).toBe(name);
  });

  it('tell the bonds to nitrogen of imatinib apart', () => {
    const imatinib = molecule('Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1');
    const nameOf = disconnectionNamer(imatinib, 'made');
    expect(
      [
        [5, 6],
        [12, 13],
        [24, 25],
        [23, 24],
        [4, 5],
        [13, 14],
        [16, 18],
        [16, 17],
        [29, 30],
      ].map(([a, b]) => nameOf([[a as number, b as number]])),
    ).toEqual([
      'C–N, amide',
      'C–N, benzylic',
      'C–N, pyrimidine C-2',
      'C–N, aryl amine beside pyrimidine',
      'C–N, aryl amine beside C=O',
      'C–N, piperazine ring beside benzyl',
      'C–N, piperazine ring beside methyl',
      'C–N, N-methyl',
      'C–C, biaryl',
    ]);
  });

  it.each([
    ['the groups beside it', 'Cc1ccc(Cl)c(Nc2ccccc2C(=O)O)c1Cl', [[6, 7]], 'C–N, aryl amine beside Cl'],
    ['those on its other side', 'Cc1ccc(Cl)c(Nc2ccccc2C(=O)O)c1Cl', [[7, 8]], 'C–N, aryl amine beside CO₂H'],
    [
      'two words where one does not do',
      'Cc1ccc(NC(=O)c2ccccc2)cc1Nc1nccc(-c2cccnc2)n1',
      [[17, 28]],
      'C–N, pyrimidine ring beside NH and pyridine',
    ],
    ['what is farther off where nothing beside it does', 'Clc1ccc(OC)cc1Nc1ccc(OC)cc1Cl', [[8, 9]], 'C–N, aryl amine near OMe'],
    ['elements alone where there is no other', 'OCCCCCl', [[0, 1]], 'C–O'],
    ['the elements of one of several', 'OCCCCC(Cl)CO', [[7, 8]], 'C–O, beside Cl'],
  ] as const)('add what sets a bond apart from others of its name: %s', (_, smiles, bonds, name) => {
    expect(disconnectionNamer(molecule(smiles), 'made')(bonds)).toBe(name);
  });

  it('do not set apart what a symmetry of the molecule makes alike', () => {
    const nameOf = disconnectionNamer(molecule('COc1ccc(OC)cc1'), 'made');
    expect(nameOf([[0, 1]])).toBe('C–O, O-methyl');
    expect(nameOf([[5, 6]])).toBe('C–O, aryl ether');
  });

  it('say nothing of the place where all bonds of the name are made together', () => {
    const nameOf = disconnectionNamer(molecule('Cc1ccc(Cl)c(Nc2ccccc2C(=O)O)c1Cl'), 'made');
    expect(
      nameOf([
        [6, 7],
        [7, 8],
      ]),
    ).toBe('C–N twice, aryl amine');
  });

  it('say of steps without bonds what the direction makes of them', () => {
    const methane = molecule('C');
    expect(disconnectionNamer(methane, 'made')([])).toBe('No bond made');
    expect(disconnectionNamer(methane, 'broken')([])).toBe('No bond broken');
    expect(disconnectionNamer(methane, 'made')([[0, 7]])).toBe('No bond made');
  });
});
