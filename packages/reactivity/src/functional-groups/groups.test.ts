import { parseSmiles } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { describe, expect, it } from 'vitest';
import { GroupFinder } from './group-finder.ts';
import { FUNCTIONAL_GROUPS } from './groups.ts';

/** Molecules with a group and molecules that only look like it, by the id of the group. Structures of textbooks. */
const EXAMPLES: Readonly<Record<string, { readonly has: readonly string[]; readonly hasNot: readonly string[] }>> = {
  'aliphatic-amine': {
    has: ['CCN', 'C1CCNCC1', 'NCc1ccccc1', 'C[C@H](N)C(=O)O'],
    hasNot: ['CC(N)=O', 'Nc1ccccc1', 'CN(C)C', 'CS(N)(=O)=O', 'CC(C)(C)OC(=O)NC', 'NC(=N)N', 'CONC', 'C[NH3+]', 'N#CN'],
  },
  hydrazine: { has: ['NNc1ccccc1', 'NN'], hasNot: ['CC(=O)NN(C)C', 'CCN', 'CN(C)N=C'] },
  aniline: {
    has: ['Nc1ccccc1', 'CNc1ccccc1'],
    hasNot: ['CC(=O)Nc1ccccc1', 'Nc1ccccn1', 'NCc1ccccc1', 'CN(C)c1ccccc1', 'CS(=O)(=O)Nc1ccccc1', 'c1ccc(Nc2ccccc2)cc1'],
  },
  heteroarylamine: { has: ['Nc1ccccn1', 'Nc1nccs1'], hasNot: ['Nc1ccccc1', 'Nc1cccnc1', 'CC(=O)Nc1ccccn1', 'c1ccc(Nc2ccccn2)cc1'] },
  diarylamine: {
    has: ['c1ccc(Nc2ccccc2)cc1', 'c1ccc(Nc2ccccn2)cc1'],
    hasNot: ['CNc1ccccc1', 'CN(c1ccccc1)c1ccccc1', 'c1ccc2c(c1)[nH]c1ccccc12'],
  },
  thiol: { has: ['CS', 'Sc1ccccc1'], hasNot: ['CSC', 'S', 'CC(N)=S'] },
  phenol: { has: ['Oc1ccccc1', 'Oc1cccnc1'], hasNot: ['OCc1ccccc1', 'COc1ccccc1', 'CC(=O)Oc1ccccc1'] },
  'carboxylic-acid': { has: ['CC(=O)O', 'OC(=O)c1ccccc1'], hasNot: ['COC(C)=O', 'CC(=O)[O-]', 'CC(N)=O', 'CC=O'] },
  'primary-alcohol': { has: ['CCO', 'CO', 'OCc1ccccc1'], hasNot: ['CC(C)O', 'CC(=O)O', 'Oc1ccccc1', 'COC'] },
  'secondary-alcohol': { has: ['CC(C)O', 'OC1CCCCC1'], hasNot: ['CCO', 'CC(C)(C)O', 'CC(C)OC'] },
  'tertiary-alcohol': { has: ['CC(C)(C)O'], hasNot: ['CC(C)O', 'CC(C)(C)OC'] },
  tetrazole: { has: ['c1nnn[nH]1', 'c1nn[nH]n1'], hasNot: ['Cn1nnnc1', 'c1nc[nH]n1'] },
  'azole-nh': { has: ['c1cc[nH]c1', 'c1cn[nH]c1', 'c1ccc2[nH]ccc2c1'], hasNot: ['Cn1cccc1', 'c1ccncc1', 'C1CCNC1', 'c1nnn[nH]1'] },
  'amide-nh': { has: ['CC(N)=O', 'CC(=O)NC', 'CS(N)(=O)=O', 'CC(C)(C)OC(=O)NC', 'O=C1CCCN1'], hasNot: ['CC(=O)N(C)C', 'CCN', 'NNC'] },
  'terminal-alkyne': { has: ['C#CC', 'C#Cc1ccccc1'], hasNot: ['CC#CC', 'CC#N', 'C=CC'] },
  aldehyde: { has: ['CC=O', 'O=Cc1ccccc1', 'C=O'], hasNot: ['CC(C)=O', 'CN(C)C=O', 'COC=O', 'CC(=O)O'] },
  ketone: { has: ['CC(C)=O', 'CC(=O)c1ccccc1', 'O=C1CCCCC1'], hasNot: ['CC=O', 'COC(C)=O', 'CC(N)=O', 'CC(=O)C=CN(C)C', 'O=C=O'] },
  ester: {
    has: ['COC(C)=O', 'CCOC(=O)c1ccccc1', 'O=C1CCCO1'],
    hasNot: ['CC(=O)O', 'CC(=O)OC(C)(C)C', 'CC(=O)OC(C)=O', 'COC(=O)NC', 'COC(=O)OC'],
  },
  'acid-halide': { has: ['CC(=O)Cl', 'O=C(Br)c1ccccc1', 'COC(=O)Cl'], hasNot: ['CC(=O)F', 'CC(=O)CCl', 'CS(=O)(=O)Cl'] },
  anhydride: { has: ['CC(=O)OC(C)=O', 'O=C1CCC(=O)O1'], hasNot: ['COC(C)=O', 'CC(=O)NC(C)=O'] },
  'sulfonyl-halide': { has: ['CS(=O)(=O)Cl', 'O=S(=O)(Br)c1ccccc1'], hasNot: ['CS(N)(=O)=O', 'CS(C)(=O)=O', 'CS(=O)Cl'] },
  isocyanate: { has: ['CN=C=O', 'S=C=Nc1ccccc1'], hasNot: ['CC#N', 'CN=C=NC', 'C=C=O'] },
  nitrile: { has: ['CC#N', 'N#Cc1ccccc1'], hasNot: ['C#CC', 'C[N+]#[C-]', 'N#CN(C)C', 'CC(N)=O'] },
  epoxide: { has: ['C1CO1', 'CC1CO1'], hasNot: ['C1CCO1', 'C1CN1', 'COC'] },
  'alkyl-iodide': { has: ['CI', 'CC(C)I'], hasNot: ['Ic1ccccc1', 'CBr', 'FC(F)I'] },
  'alkyl-bromide': { has: ['CBr', 'BrCc1ccccc1'], hasNot: ['Brc1ccccc1', 'CCl', 'BrC=C'] },
  'alkyl-chloride': { has: ['CCl', 'ClCc1ccccc1'], hasNot: ['Clc1ccccc1', 'ClC(Cl)Cl', 'CC(=O)Cl', 'FC(F)Cl'] },
  'halo-ester': { has: ['CCOC(=O)CBr', 'CC(Cl)C(=O)OC'], hasNot: ['CCOC(=O)CCBr', 'NC(=O)CBr', 'CC(=O)CBr', 'COC(=O)Cl'] },
  'alkyl-sulfonate': { has: ['COS(C)(=O)=O'], hasNot: ['CS(=O)(=O)Oc1ccccc1', 'CS(=O)(=O)NC', 'CS(=O)(=O)O'] },
  'aryl-iodide': { has: ['Ic1ccccc1'], hasNot: ['CI', 'Brc1ccccc1'] },
  'activated-bromide': { has: ['Brc1ccccn1', 'Brc1ncccn1'], hasNot: ['Brc1cccnc1', 'Brc1ccccc1'] },
  'aryl-bromide': { has: ['Brc1ccccc1', 'Brc1cccnc1'], hasNot: ['Brc1ccccn1', 'BrCc1ccccc1'] },
  'aryl-triflate': { has: ['O=S(=O)(Oc1ccccc1)C(F)(F)F'], hasNot: ['CS(=O)(=O)Oc1ccccc1', 'O=S(=O)(OC)C(F)(F)F'] },
  'activated-chloride': { has: ['Clc1ccccn1'], hasNot: ['Clc1ccccc1', 'Clc1cccnc1'] },
  'aryl-chloride': { has: ['Clc1ccccc1', 'Clc1cccnc1'], hasNot: ['Clc1ccccn1', 'ClCc1ccccc1'] },
  'boronic-acid': {
    has: ['OB(O)c1ccccc1', 'CC1(C)OB(c2ccccc2)OC1(C)C'],
    hasNot: ['CN1CC(=O)OB(c2ccccc2)OC(=O)C1', 'COB(OC)OC', 'B', 'CCB(CC)CC'],
  },
  nitro: { has: ['C[N+](=O)[O-]', 'O=[N+]([O-])c1ccccc1'], hasNot: ['CON=O', 'CO[N+](=O)[O-]', 'C[N+](C)(C)[O-]'] },
  azide: { has: ['CN=[N+]=[N-]'], hasNot: ['CN=NC', 'C=[N+]=[N-]', 'NN'] },
  alkene: { has: ['C=C', 'C1=CCCCC1', 'C=Cc1ccccc1', 'COC(=O)C=C'], hasNot: ['c1ccccc1', 'C#C', 'CC(=O)C', 'COC=C'] },
  alkyne: { has: ['CC#CC', 'C#C'], hasNot: ['CC#N', 'C=C'] },
  sulfide: { has: ['CSC', 'CSc1ccccc1'], hasNot: ['CS(C)=O', 'CS', 'c1ccsc1', 'CSC(C)=O', 'CSSC'] },
  boc: { has: ['CNC(=O)OC(C)(C)C', 'CC(C)(C)OC(=O)N1CCNCC1'], hasNot: ['CNC(=O)OC(C)C', 'CC(=O)OC(C)(C)C', 'CC(C)(C)OC(=O)OC'] },
  'tert-butyl-ester': { has: ['CC(=O)OC(C)(C)C'], hasNot: ['CNC(=O)OC(C)(C)C', 'CC(=O)OC(C)C', 'CC(C)(C)OC'] },
  'tert-butyl-carbonate': { has: ['COC(=O)OC(C)(C)C'], hasNot: ['CNC(=O)OC(C)(C)C', 'CC(=O)OC(C)(C)C', 'COC(=O)OC'] },
  trityl: {
    has: ['CNC(c1ccccc1)(c1ccccc1)c1ccccc1', 'COC(c1ccccc1)(c1ccccc1)c1ccccc1'],
    hasNot: ['CNC(c1ccccc1)c1ccccc1', 'CC(c1ccccc1)(c1ccccc1)c1ccccc1'],
  },
  acetal: { has: ['COC(C)OC', 'CC1(C)OCCO1', 'COC1CCCCO1'], hasNot: ['c1ccc2c(c1)OCO2', 'COC(C)=O', 'COCCOC', 'COC(F)(F)OC'] },
  'silyl-ether': { has: ['CO[Si](C)(C)C(C)(C)C'], hasNot: ['C[Si](C)(C)C', 'C[Si](C)(C)O', 'COC(C)(C)C'] },
  cbz: { has: ['CNC(=O)OCc1ccccc1'], hasNot: ['CC(=O)OCc1ccccc1', 'CNC(=O)OC', 'CNCc1ccccc1'] },
  'halo-acid': { has: ['CC(Br)C(=O)O', 'ClCCC(=O)O'], hasNot: ['CC(Br)C(=O)OC', 'OC(=O)CCCBr', 'OC(=O)c1ccc(Br)cc1'] },
  'benzyl-ester': { has: ['CC(=O)OCc1ccccc1'], hasNot: ['CNC(=O)OCc1ccccc1', 'COC(=O)c1ccccc1'] },
  'aryl-ester': { has: ['CC(=O)Oc1ccccc1'], hasNot: ['CC(=O)OCc1ccccc1', 'CNC(=O)Oc1ccccc1'] },
  'activated-alcohol': { has: ['OCc1ccccc1', 'C=CC(C)O'], hasNot: ['OCCc1ccccc1', 'CC(C)(O)c1ccccc1', 'Oc1ccccc1'] },
  'quaternary-ammonium': { has: ['CC[N+](C)(C)CC'], hasNot: ['C[n+]1ccccc1', 'C[NH+](C)C', 'CN(C)C'] },
  'benzhydryl-ester': { has: ['CC(=O)OC(c1ccccc1)c1ccccc1', 'CC(=O)OC(c1ccccc1)(c1ccccc1)c1ccccc1'], hasNot: ['CC(=O)OCc1ccccc1'] },
  'benzyl-ether': { has: ['CCOCc1ccccc1', 'c1ccc(COc2ccccc2)cc1'], hasNot: ['OCc1ccccc1', 'CC(=O)OCc1ccccc1', 'COc1ccccc1'] },
  fmoc: { has: ['CNC(=O)OCC1c2ccccc2-c2ccccc21'], hasNot: ['CNC(=O)OCc1ccccc1', 'CNC(=O)OCC1CCCC1'] },
  phthalimide: { has: ['CN1C(=O)c2ccccc2C1=O'], hasNot: ['CN1C(=O)CCC1=O', 'O=C1NCc2ccccc21'] },
  'n-acyl-azole': {
    has: ['CC(=O)n1ccc2ccccc12', 'O=C(n1ccnc1)c1ccccc1'],
    hasNot: ['CC(C)(C)OC(=O)n1ccc2ccccc12', 'CC(=O)N1CCc2ccccc12', 'Cc1c[nH]cn1'],
  },
  trifluoroacetamide: { has: ['CNC(=O)C(F)(F)F'], hasNot: ['CNC(=O)C', 'COC(=O)C(F)(F)F'] },
};

const finder = new GroupFinder();

function groupsOf(smiles: string): readonly string[] {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`${smiles}: ${molecule.error.message}`);
  return finder.find(prepareMolecule(molecule.value)).map(({ group }) => group.id);
}

describe('the functional groups', () => {
  it('all have examples', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(FUNCTIONAL_GROUPS.map(({ id }) => id).sort());
  });

  describe.each(FUNCTIONAL_GROUPS.map(({ id }) => id))('%s', (id) => {
    it.each(EXAMPLES[id].has)('is in %s', (smiles) => {
      expect(groupsOf(smiles)).toContain(id);
    });

    it.each(EXAMPLES[id].hasNot)('is not in %s', (smiles) => {
      expect(groupsOf(smiles)).not.toContain(id);
    });
  });

  it('names the atom that the pattern names first, once for each place', () => {
    const molecule = parseSmiles('NCCCCN');
    if (!molecule.ok) throw new Error();
    expect(finder.find(prepareMolecule(molecule.value)).map(({ group, atoms }) => [group.id, atoms[0]])).toEqual([
      ['aliphatic-amine', 0],
      ['aliphatic-amine', 5],
    ]);
  });
});
