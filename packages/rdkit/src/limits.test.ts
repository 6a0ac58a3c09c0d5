import { describe, expect, it } from 'vitest';
import { admitMolfile, admitSmiles, countSmilesAtoms } from './limits.ts';

describe('countSmilesAtoms', () => {
  it.each([
    ['CC(=O)Oc1ccccc1C(=O)O', 13],
    ['ClCCBr', 4],
    ['[Na+].[Cl-]', 2],
    ['C[Si](C)(C)C', 5],
    ['[H][C@@](N)(C)C(=O)O', 6],
    ['[2H]C([2H])[2H]', 1],
    ['[He].[Hg]', 2],
    ['*CC%10CC%10', 5],
    ['[cH:1]1[nH]ccc1', 5],
  ])('counts the heavy atoms of %s as %i', (smiles, atoms) => {
    expect(countSmilesAtoms(smiles)).toBe(atoms);
  });
});

describe('admitSmiles', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \n\t', 'empty'],
    ['1,501 characters', `C${'(C)'.repeat(500)}`, 'too-large'],
    ['10 MB', 'C'.repeat(10_000_000), 'too-large'],
    ['401 atoms', 'C'.repeat(401), 'too-large'],
    ['a name after the SMILES', 'CCO ethanol', 'unparsable'],
    ['a CXSMILES extension', 'CC |$a;b$|', 'unparsable'],
    ['binary garbage', '\u0000\u0001C\uffff', 'unparsable'],
    ['a bond of any kind', 'C~C', 'unparsable'],
    ['a mass number that no molfile holds', 'C[1000CH3]', 'invalid-chemistry'],
  ])('refuses %s', (_, text, kind) => {
    expect(admitSmiles(text)).toMatchObject({ ok: false, error: { kind } });
  });

  it('admits the heaviest mass number that a molfile holds', () => {
    expect(admitSmiles('C[0999CH3]')).toMatchObject({ ok: true });
  });

  it('admits 400 heavy atoms, and blanks around them', () => {
    expect(admitSmiles(` ${'C'.repeat(400)}\n`)).toEqual({ ok: true, value: 'C'.repeat(400) });
  });
});

describe('admitMolfile', () => {
  const molfile = (counts: string) => `\n\n\n${counts}\nM  END\n`;

  it.each([
    ['nothing', '', 'empty'],
    ['no atoms', molfile('  0  0  0  0  0  0            999 V2000'), 'empty'],
    ['401 atoms', molfile('401400  0  0  0  0            999 V2000'), 'too-large'],
    ['401 atoms in V3000', molfile('  0  0  0     0  0            999 V3000\nM  V30 COUNTS 401 400 0 0 0'), 'too-large'],
    ['more than 1 MB', molfile('  1  0  0  0  0  0            999 V2000').padEnd(1_000_001), 'too-large'],
    ['no counts line', '\n\nM  END\n', 'unparsable'],
    ['no end', '\n\n\n  1  0  0  0  0  0            999 V2000\n', 'unparsable'],
    ['a SMILES', 'CCO', 'unparsable'],
  ])('refuses %s', (_, text, kind) => {
    expect(admitMolfile(text)).toMatchObject({ ok: false, error: { kind } });
  });
});
