import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { implausibility } from './plausibility.ts';

function verdict(smiles: string) {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return implausibility(molecule.value);
}

describe('implausible precursors', () => {
  it.each([
    ['a methyl radical', '[CH3]', 'radical'],
    ['an aryl radical', 'c1cc[c]cc1', 'radical'],
    ['an acylium ion', 'C[C+]=O', 'free carbocation'],
    ['a bare carbanion', 'C[CH2-]', 'free carbanion'],
    ['a Boc group misread', 'CC(C)(C)N(C)C(=O)[O-]', 'free carbamic acid'],
    ['a carbamic acid', 'CNC(=O)O', 'free carbamic acid'],
    ['a nitrilium ion', 'CC#[N+]C', 'free nitrilium ion'],
    ['a nitro group with a proton', 'O=[N+](O)c1ccccc1', 'protonated N-oxide or nitro group'],
    ['an N-oxide with a proton', 'O[n+]1ccccc1', 'protonated N-oxide or nitro group'],
    ['persulfate that lost an oxygen', 'CO[S](=O)OO', 'peroxide of sulfurous acid'],
    ['hydrogen', '[H][H]', 'no heavy atom'],
    ['a proton', '[H+]', 'no heavy atom'],
  ] as const)('turns down %s', (_, smiles, reason) => {
    expect(verdict(smiles)).toBe(reason);
  });

  it.each([
    ['an isocyanide', 'C[N+]#[C-]'],
    ['Oxone', 'OOS(=O)(=O)[O-]'],
    ['dimethyl sulfite', 'COS(=O)OC'],
    ['a nitrile oxide', 'CC#[N+][O-]'],
    ['a diazo compound', 'COC(=O)[CH-][N+]#N'],
    ['a phosphonium ylide', 'C[CH-][P+](C)(C)C'],
    ['cyanide', '[C-]#N'],
    ['an azide', 'CN=[N+]=[N-]'],
    ['a nitro compound', 'C[N+](=O)[O-]'],
    ['an N-oxide', '[O-][n+]1ccccc1'],
    ['nitric acid', 'O=[N+]([O-])O'],
    ['nitrone', 'CC=[N+](C)[O-]'],
    ['a nitronic acid', 'CC=[N+]([O-])O'],
    ['an oxime', 'CC(C)=NO'],
    ['a hydroxylammonium ion', '[NH3+]O'],
    ['a Grignard reagent', 'C[Mg]Br'],
    ['a boronic acid', 'OB(O)c1ccccc1'],
    ['a carbamate', 'CNC(=O)OC(C)(C)C'],
    ['an oxamic acid', 'CNC(=O)C(=O)O'],
    ['a stereocentre', 'C[C@H](N)C(=O)O'],
    ['carbon monoxide', '[C-]#[O+]'],
    ['indole', 'c1ccc2[nH]ccc2c1'],
    ['a caffeine ring', 'Cn1cnc2c1c(=O)n(C)c(=O)n2C'],
  ])('lets %s pass', (_, smiles) => {
    expect(verdict(smiles)).toBeNull();
  });
});
