import { parseSmiles } from '@retron/molecule';
import { type PreparedMolecule, prepareMolecule } from '@retron/patterns';
import { describe, expect, it } from 'vitest';
import { UNSTABLE_GROUPS, UnstableGroupFinder } from './unstable-groups.ts';

/** Molecules with a group and stable ones that look like it, by the id of the group. */
const EXAMPLES: Readonly<Record<string, { readonly has: readonly string[]; readonly hasNot: readonly string[] }>> = {
  'geminal-diol': { has: ['CC(O)O', 'OC1(O)CCCCC1'], hasNot: ['OC(O)C(Cl)(Cl)Cl', 'CC(=O)O', 'COC(C)O', 'OCCO'] },
  'imidoyl-azide': { has: ['CC(=N)N=[N+]=[N-]', 'CN=C(C)N=[N+]=[N-]'], hasNot: ['CC(=O)N=[N+]=[N-]', 'Cc1nnn[nH]1', 'NC(=N)CN=[N+]=[N-]'] },
  'open-hemiketal': {
    has: ['CC(O)OC', 'COC1(O)CCCCC1', 'OCOc1ccccc1'],
    hasNot: ['OC1CCCCO1', 'COC1(O)CC1', 'COC(O)C(F)(F)F', 'COC(C)OC', 'CC(O)OC(C)=O'],
  },
  'geminal-dithiol': { has: ['CC(C)(S)S', 'CSC(C)S'], hasNot: ['SCCS', 'CSC(C)SC', 'CC(=O)C(S)S'] },
  'open-hemithioacetal': { has: ['CC(S)OC', 'CC(C)(O)S', 'CC(S)OC(C)=O'], hasNot: ['SC1CCCCO1', 'CC(SC)OC', 'SCCO', 'CC(=O)S'] },
  hemiaminal: { has: ['CC(O)N', 'OC1CCCN1C'], hasNot: ['OCNC(C)=O', 'NCCO', 'OC(N)C(F)(F)F', 'CC(=O)N'] },
  'amino-amide': { has: ['CC(N)NC(C)=O', 'CCC(N)NS(C)(=O)=O'], hasNot: ['CN(C)CNC(C)=O', 'NC(C(=O)OC)NC(C)=O', 'NCCNC(C)=O'] },
  'amino-sulfone': { has: ['CNC(C)S(C)(=O)=O'], hasNot: ['CC(=O)NC(C)S(C)(=O)=O', 'CN(C)C(C)S(C)(=O)=O', 'NCCS(C)(=O)=O'] },
  'diazine-sulfonyl-chloride': {
    has: ['O=S(=O)(Cl)c1ncccn1', 'O=S(=O)(Cl)c1ncnc2nc[nH]c12'],
    hasNot: ['O=S(=O)(Cl)c1ccccn1', 'O=S(=O)(Cl)c1cncnc1', 'O=S(=O)(F)c1ncccn1'],
  },
  'eliminating-organometal': {
    has: ['FC(F)(F)[CH2][Mg][Br]', 'COC[CH2][Mg][Br]', '[Li][CH2]CBr'],
    hasNot: ['C[CH2][Mg][Br]', 'COCC[CH2][Mg][Br]', '[Br][Mg][CH2]CC1OCCO1', 'CO[CH2][Mg][Cl]'],
  },
  'carbonyl-grignard': {
    has: ['COC(=O)[CH2][Mg][Br]', 'CC(=O)[CH2][Mg][Br]'],
    hasNot: ['CCOC(=O)[CH2][Zn][Br]', '[Br][Mg][CH2]CC1OCCO1', 'CCOC(=O)[CH2][Li]'],
  },
  'imidic-acid': { has: ['CC(O)=N', 'CCN=C(O)c1ccccc1'], hasNot: ['CC(O)=NO', 'COC(C)=N', 'OC1=NCCC1', 'CC(=O)N'] },
  cyclopentadienone: {
    has: ['O=C1C=CC=C1', 'CC1=CC=C(C)C1=O'],
    hasNot: ['O=C1C=CCC1', 'O=C1C(c2ccccc2)=C(c2ccccc2)C(c2ccccc2)=C1c1ccccc1', 'O=C1C=CC(=O)C=C1'],
  },
  'hydroxyalkyl-ester': { has: ['CC(O)OC(C)=O', 'CC(O)OC(=O)NC'], hasNot: ['CC(OC)OC(C)=O', 'OCCOC(C)=O', 'OC(C(F)(F)F)OC(C)=O'] },
  'acyl-nitro': { has: ['CC(=O)[N+](=O)[O-]'], hasNot: ['CC(=O)C[N+](=O)[O-]', 'CC(=O)N[N+](=O)[O-]'] },
  'geminal-diamine': { has: ['CC(N)N', 'CCC(N)Nc1ccccc1'], hasNot: ['CN(C)CN(C)C', 'NCCN', 'NCNC(C)=O', 'NC(N)=O'] },
  halohydrin: { has: ['CC(O)Cl', 'OCBr'], hasNot: ['OCCCl', 'COCCl', 'CC(=O)Cl', 'OC(F)(F)F'] },
  'halo-amine': { has: ['CN(C)CCl', 'ClCN1CCCC1'], hasNot: ['ClCCN', 'ClCN1C(=O)CCC1=O', 'FC(F)(F)N(C)C'] },
  enol: { has: ['C=CO', 'CC(O)=C'], hasNot: ['Oc1ccccc1', 'CC(O)=CC(C)=O', 'C=COC', 'CC(=O)O', 'C=CCO'] },
  enamine: { has: ['C=CN', 'CC(N)=C'], hasNot: ['C=CN(C)C', 'CC(N)=CC(C)=O', 'Nc1ccccc1', 'C=CCN', 'CC(N)=N'] },
  nitrodiazine: {
    has: ['O=[N+]([O-])c1ncccn1', 'O=[N+]([O-])c1ncnc2ccccc12', 'O=[N+]([O-])c1ncncn1'],
    hasNot: [
      'O=[N+]([O-])c1cncnc1',
      'O=[N+]([O-])c1ccccn1',
      'O=[N+]([O-])c1ncc[nH]1',
      'Nc1ncncc1[N+](=O)[O-]',
      'O=[N+]([O-])c1cccc2ncncc12',
    ],
  },
  'phenol-tautomer': {
    has: ['CC1=CC(=O)C=C(C)C1O', 'O=C1C=CCC=C1'],
    hasNot: ['O=C1C=CC(=O)C=C1', 'CC1(C)C=CC(=O)C=C1', 'O=C1C=CC2(C=C1)OCCO2', 'O=C1C=CCCC1', 'O=C1c2ccccc2Cc2ccccc21', 'Oc1ccccc1'],
  },
  'ortho-phenol-tautomer': {
    has: ['O=C1CC=CC=C1'],
    hasNot: ['CC1(C)C=CC=CC1=O', 'O=C1CCC=CC1', 'O=C1Cc2ccccc2C=C1', 'O=C1CC=CC=CC1'],
  },
  'fused-phenol-tautomer': {
    has: ['O=C1C=CCc2ccccc21', 'O=C1C=C(C)C(C)c2ccccc21'],
    hasNot: ['O=C1C=CC(C)(C)c2ccccc21', 'O=C1C=CC(=O)c2ccccc21', 'O=C1CCCc2ccccc21', 'O=C1c2ccccc2Cc2ccccc21', 'O=c1ccoc2ccccc12'],
  },
  'ortho-fused-phenol-tautomer': {
    has: ['O=C1CC=C(c2ccc(Cl)c(Cl)c2)c2ccccc21', 'O=C1CC=Cc2ccccc21'],
    hasNot: ['O=C1CCC(=O)c2ccccc21', 'CC1(C)C=Cc2ccccc2C1=O', 'O=C1CCCc2ccccc21', 'O=C1Cc2ccccc2O1'],
  },
  'boc-amino-acid-halide': {
    has: ['CC(NC(=O)OC(C)(C)C)C(=O)Cl', 'CC(C)(C)OC(=O)N1CCCC1C(=O)Cl'],
    hasNot: ['CC(NC(=O)OCc1ccccc1)C(=O)Cl', 'CC(NC(=O)OC(C)(C)C)C(=O)O', 'CC(C)(C)OC(=O)NCCC(=O)Cl'],
  },
  'carbamic-acid': { has: ['CNC(=O)O', 'OC(=O)N1CCCC1'], hasNot: ['CNC(=O)OC', 'CC(=O)O', 'NCC(=O)O'] },
  'enamino-acid': {
    has: ['NC(C)=CC(=O)O', 'NC(Cc1ccccc1)=CC(=O)O', 'CN(C)C=CC(=O)O'],
    hasNot: ['NC(C)=CC(=O)OCC', 'CC(=O)NC=CC(=O)O', 'CN(C)C=C(C#N)C(=O)O', 'NC(C)=CC(N)=O', 'CC1=C(C(=O)O)CC=CN1', 'NC(C)CC(=O)O'],
  },
  'carbonic-acid': { has: ['COC(=O)O'], hasNot: ['COC(=O)OC', 'COCC(=O)O'] },
  'formyl-halide': { has: ['O=CCl', 'O=CBr'], hasNot: ['CC(=O)Cl', 'COC(=O)Cl', 'O=CCCl'] },
  'tert-butyl-haloformate': { has: ['CC(C)(C)OC(=O)Cl'], hasNot: ['CC(C)COC(=O)Cl', 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C', 'CC(C)(C)OC(=O)N'] },
  'acyl-ammonium': {
    has: ['CC(=O)[N+](C)(C)C', 'O=C(c1ccccc1)[N+]1(C)CCCCC1'],
    hasNot: ['CC(=O)CN(C)C', 'CC(=O)C[N+](C)(C)C', 'CC(=O)N(C)C', 'CC(=O)[n+]1ccccc1', 'CC(C)=[N+](C)C'],
  },
  'half-diboronic-ester': {
    has: ['CC1(C)OB(B(O)OCc2ccccc2)OC1(C)C', 'COB(O)B(O)O'],
    hasNot: ['OB(O)B(O)O', 'CC1(C)OB(B2OC(C)(C)C(C)(C)O2)OC1(C)C', 'COB(O)c1ccccc1', 'OB1OCc2ccccc21'],
  },
  cyclopropanone: { has: ['O=C1CC1', 'O=C1CC1C'], hasNot: ['O=C1CCC1', 'COC1(O)CC1', 'O=CC1CC1', 'O=C1C=C1'] },
  'alpha-lactam': { has: ['O=C1CN1C', 'CC1OC1=O'], hasNot: ['O=C1CCN1', 'CC(C)(C)N1C(=O)C1C(C)(C)C', 'O=C1CCO1', 'O=CC1CN1'] },
  aldimine: { has: ['CC=N', 'N=Cc1ccccc1'], hasNot: ['CC=NC', 'N=C(c1ccccc1)c1ccccc1', 'CC(N)=N', 'CC=NO'] },
  'nitroso-alkane': { has: ['CCN=O'], hasNot: ['CC(C)(C)N=O', 'CC=NO', 'CN(C)N=O', 'O=Nc1ccccc1', 'CCON=O'] },
  'alkyl-diazonium': { has: ['CC[N+]#N'], hasNot: ['N#[N+]c1ccccc1', '[N-]=[N+]=CC(=O)OC'] },
};

function target(smiles: string): PreparedMolecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`${smiles}: ${molecule.error.message}`);
  return prepareMolecule(molecule.value);
}

const finder = new UnstableGroupFinder();
const METHANE = target('C');
/** Nothing is told of which atom becomes which. */
const UNTOLD = new Int32Array(64).fill(-1);
const fatesOf = (precursors: string, product: PreparedMolecule) => finder.find(target(precursors), product, UNTOLD).map(({ fate }) => fate);

describe('groups that do not last', () => {
  it('all have examples', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(UNSTABLE_GROUPS.map(({ id }) => id).sort());
  });

  describe.each(UNSTABLE_GROUPS.map(({ id, fate }) => ({ id, fate })))('$id', ({ id, fate }) => {
    it.each(EXAMPLES[id].has)('is in %s', (smiles) => {
      expect(fatesOf(smiles, METHANE)).toContain(fate);
    });

    it.each(EXAMPLES[id].hasNot)('is not in %s', (smiles) => {
      expect(fatesOf(smiles, METHANE)).not.toContain(fate);
    });
  });

  it('are not held against precursors where the structure itself has them', () => {
    expect(fatesOf('OC(O)CCCO', target('OC(O)CCC=O'))).toEqual([]);
    expect(fatesOf('OC(O)CCC(O)O', target('OC(O)CCC=O'))).toEqual(['a geminal diol loses water']);
  });

  it('are told with their atoms, in each molecule and each place', () => {
    const [diol] = finder.find(target('CCO.OC1(O)CCCCC1'), METHANE, UNTOLD);
    expect(diol).toEqual({ fate: 'a geminal diol loses water', atoms: [3, 4, 5] });
    const [halide] = finder.find(target('CC(NC(=O)OC(C)(C)C)C(=O)Cl'), METHANE, UNTOLD);
    // The oxygen that attacks, the carbon attacked and what leaves it, not the whole amino acid.
    expect(halide.atoms).toEqual([4, 10, 12]);
  });

  it('are told without those that stand in the structure too', () => {
    const becomes = [0, 1, 2, 3, 4, 5, -1];
    expect(finder.find(target('OC(O)CCC(O)O'), target('OC(O)CCC=O'), [...becomes, 6])[0].atoms).toEqual([5, 6, 7]);
  });
});
