import { readFileSync } from 'node:fs';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readStructures } from './read-structures.ts';

const rdkit = await createRdkit();
const read = (text: string, direction: 'retrosynthesis' | 'forward' = 'retrosynthesis') => readStructures(rdkit, text, direction, 50);
const cdxml = (name: string) => readFileSync(new URL(`../../../../fixtures/cdxml/${name}`, import.meta.url), 'utf8');

describe('a text that is pasted or dropped', () => {
  it('is one target', () => {
    expect(read('OCC')).toMatchObject({
      format: 'smiles',
      errors: [],
      left: 0,
      structures: [{ name: null, errors: [], structure: { smiles: 'CCO' }, parts: [] }],
    });
    expect(read(cdxml('phenylalaninol.cdxml'))).toMatchObject({
      format: 'cdxml',
      structures: [{ errors: [], structure: { smiles: 'N[C@@H](CO)Cc1ccccc1' } }],
    });
  });

  it('may be a name that the product knows', () => {
    expect(read('aspirin')).toMatchObject({
      format: 'name',
      structures: [{ name: 'aspirin', errors: [], structure: { smiles: 'CC(=O)Oc1ccccc1C(=O)O' } }],
    });
    expect(read('CO')).toMatchObject({ format: 'smiles', structures: [{ structure: { formula: 'CH4O' } }] });
  });

  it('says of a racemate that one enantiomer is to be drawn, and offers no part of its salt', () => {
    for (const direction of ['retrosynthesis', 'forward'] as const) {
      const [structure] = read('C[C@H](N)c1ccccc1.Cl |&1:1| amine', direction).structures;
      expect(structure).toMatchObject({ name: 'amine', errors: expect.arrayContaining([expect.stringContaining('racemate')]), parts: [] });
    }
  });

  it('offers the parts of a salt, the largest first, with the neutral form', () => {
    const [salt] = read('CC(=O)Oc1ccccc1C(=O)[O-].[Na+]').structures;
    expect(salt.errors[0]).toBe('The structure has 2 fragments. Please draw one connected molecule, without salts and solvents.');
    expect(salt.parts.map(({ structure, isNeutralised, errors }) => [structure.smiles, isNeutralised, errors.length])).toEqual([
      ['CC(=O)Oc1ccccc1C(=O)O', true, 0],
      ['[Na+]', false, 2],
    ]);
    expect(read('CCN.Cl', 'forward').structures).toMatchObject([{ errors: [], parts: [] }]);
  });

  it('may hold several structures, of which some cannot be read', () => {
    const { structures, left, format } = readStructures(rdkit, 'CCO\nC1CC\nparacetamol\nCCN ethylamine\nCCC', 'retrosynthesis', 4);
    expect({ format, left }).toEqual({ format: 'smiles', left: 1 });
    expect(structures.map(({ name, errors, structure }) => structure?.smiles ?? [name, ...errors])).toEqual([
      'CCO',
      [null, 'A ring of the SMILES is not closed.'],
      'CC(=O)Nc1ccc(O)cc1',
      'CCN',
    ]);
    expect(structures[3].name).toBe('ethylamine');
  });

  it.each([
    ['unobtainium', '“unobtainium” is no SMILES, and no name that is known here.'],
    ['4-bromo-unobtainium', '“4-bromo-unobtainium” is no SMILES, and no name that is known here.'],
    ['4-methoxyphenyl unobtainate', '“4-methoxyphenyl unobtainate” is no SMILES, and no name that is known here.'],
    ['(S)-1-phenyl unobtainol', '“(S)-1-phenyl unobtainol” is no SMILES, and no name that is known here.'],
    ['not a molecule', '“not a molecule” is no SMILES, and no name that is known here.'],
    ['c1ccccc', 'A ring of the SMILES is not closed.'],
    ['CC(C)(C)(C)C', 'Atom 2 (C) has too many bonds.'],
    ['CCO)CC', 'The SMILES cannot be read: see position 4.'],
    ['1-2-.', 'Atom expected at position 5.'],
  ])('%j is told what is wrong with it', (text, message) => {
    expect(read(text).structures.map(({ errors }) => errors)).toEqual([[message]]);
  });

  it('is spoken of in the words of its own format', () => {
    const atoms = Array.from({ length: 401 }, (_, index) => `<n id="${index + 1}" p="${index} 0"/>`).join('');
    const chain = Array.from({ length: 400 }, (_, index) => `<b id="${index + 1000}" B="${index + 1}" E="${index + 2}"/>`).join('');
    expect(read(`<CDXML><page><fragment id="9000">${atoms}${chain}</fragment></page></CDXML>`).structures[0].errors).toEqual([
      'The structure has more than 400 heavy atoms.',
    ]);
    expect(
      read('\n\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n    0.0000    0.0000    0.0000 C   0  0\n$$$$\n').structures[0].errors,
    ).toEqual(['The record of the SDfile has no last line `M  END`.']);
  });
});
