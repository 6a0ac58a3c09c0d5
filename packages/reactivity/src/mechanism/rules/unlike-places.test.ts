import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { ENOLATES } from './enolates.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { LEAVING_GROUPS } from './leaving-groups.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { ORGANOMETALLICS } from './organometallics.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';
import { SUBSTITUTION } from './substitution.ts';

const TABLES = {
  A: ELECTROPHILIC_AROMATIC,
  C: CHEMOSELECTIVITY,
  F: RING_SYNTHESES,
  I: AZOLE_NITROGENS,
  L: LEAVING_GROUPS,
  M: ORGANOMETALLICS,
  N: NUCLEOPHILIC_AROMATIC,
  O: ORDER_OF_GROUPS,
  P: HARMED_GROUPS,
  R: LASTING,
  S: SUBSTITUTION,
  T: ENOLATES,
} as const;

const tableOf = (rule: string) => TABLES[rule[0] as keyof typeof TABLES];

/** Each rule with a step on the place that reacts second, and the same on the one that reacts first. */
describe('rules of which of two unlike places reacts', () => {
  it.each([
    ['I1', 'methyl beside the trifluoromethyl group of a pyrazole', '[I:9]C.FC(F)(F)c1ccn[nH]1>>C%11.FC(F)(F)c1ccnn1%11'],
    ['I1', 'benzyl on nitrogen 4 of triazole', '[Br:9]Cc1ccccc1.c1nnc[nH]1>>C%11c1ccccc1.c1nncn1%11'],
    ['I1', 'ethyl on nitrogen 7 of adenine', '[I:9]CC.Nc1ncnc2nc[nH]c12>>C%11C.Nc1ncnc2ncn%11c12'],
    ['I2', 'ethyl on carbon 3 of indole', '[Br:9]CC.c1c[nH]c2ccccc12>>C%11C.c1%11c[nH]c2ccccc12'],
    ['A1', 'bromine beside fluorine of fluoroanisole', '[Br:9]Br.COc1ccc(F)cc1>>Br%11.COc1ccc(F)c%11c1'],
    ['A3', 'a tetralone closed on a nitrated ring', '[O-][N+](=O)c1ccc(CCCC(=O)[OH:9])cc1>>[O-][N+](=O)c1ccc(CCCC%11(=O))c%11c1'],
    ['A10', 'a tetralone closed beside a methoxy group', 'COc1cccc(CCCC(=O)[OH:9])c1>>COc1cccc(CCCC%11(=O))c1%11'],
    ['S3', 'a phosphite and a neopentyl bromide', 'CC(C)(C)C[Br:9].COP(OC)O[CH3:9]>>CC(C)(C)C%11.COP%11(OC)=O'],
    ['S8', 'a phenol on the secondary carbon of a diol', 'OCCC(C)[OH:9].Oc1ccccc1>>OCCC%11C.O%11c1ccccc1'],
    ['L2', 'a secondary bromide beside a primary one', 'BrCCC(C)[Br:9].Oc1ccccc1>>BrCCC%11C.O%11c1ccccc1'],
    ['N2', 'methoxide for iodine at 3 beside chlorine at 2 of pyridine', 'Clc1ncccc1[I:9].CO>>Clc1ncccc1%11.CO%11'],
    ['R1', 'quinuclidone from an amino acid', '[OH:9]C(=O)CC1CCNCC1>>C%11(=O)CC1CCN%11CC1'],
    ['F8', 'an epoxy alcohol that closes to the larger ring', 'OCCCC1CO1>>O%11CCCC%12C%11.O%12'],
    ['F9', 'an amine on the far end of its acrylate', 'NCCC(=C)C(=O)OC>>N%11CCC(C%11)C(=O)OC'],
    ['F11', 'a cyclobutene by metathesis', 'C(=[CH2:9])CCC=[CH2:9]>>C%11CCC=%11'],
    ['T2', 'two ketones condensed', 'CC(=O)C(C)(C)C.CCC(=[O:9])CC>>C%11C(=O)C(C)(C)C.CCC=%11CC'],
    ['T10', 'a phosphonate without an acceptor', 'CC[P:9](=[O:9])([O:9][CH3:9])[O:9][CH3:9].[O:9]=Cc1ccccc1>>CC%11.C=%11c1ccccc1'],
    [
      'T10',
      'an ester ylide and acetophenone',
      'COC(=O)C=[P:9]([c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1)([c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1)[c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1.[O:9]=C(C)c1ccccc1>>COC(=O)C%11.C=%11(C)c1ccccc1',
    ],
    ['T11', 'butanal and benzyl bromide', 'O=CCCC.[Br:9]Cc1ccccc1>>O=CC%11CC.C%11c1ccccc1'],
    ['T12', 'the methyl group of phenylacetone', 'CC(=O)Cc1ccccc1.[I:9]CC>>C%11C(=O)Cc1ccccc1.C%11C'],
    ['O2', 'an alkyne hydrogenated beside a nitro group', 'OCC#Cc1ccc([N+](=O)[O-])cc1>>OCCCc1ccc([N+](=O)[O-])cc1'],
    ['O6', 'a tert-butyl ether beside a THP ether', '[CH3:9][C:9]([CH3:9])([CH3:9])OCCCOC1CCCCO1>>OCCCOC1CCCCO1'],
    ['O10', 'the acetate of an alcohol beside that of a phenol', '[CH3:9][C:9](=[O:9])OCCc1ccc(OC(C)=O)cc1>>OCCc1ccc(OC(C)=O)cc1'],
    ['C1', 'the inner nitrogen of phenylhydrazine', 'NNc1ccccc1.CC(=O)[Cl:9]>>NN%11c1ccccc1.CC%11(=O)'],
    ['C3', 'the amine between two quaternary carbons', 'NC1CC(C)(C)NC(C)(C)C1.CC(=O)[Cl:9]>>NC1CC(C)(C)N%11C(C)(C)C1.CC%11(=O)'],
    ['C8', 'an alcohol arylated beside a primary amine', 'NCCO.N#Cc1ccc([F:9])cc1>>NCCO%11.N#Cc1ccc%11cc1'],
    ['C5', 'tert-butylamine and methyl benzoate', 'CC(C)(C)N.c1ccccc1C(=O)[O:9][CH3:9]>>CC(C)(C)N%11.c1ccccc1C%11(=O)'],
    ['O10', 'a benzoate hydrolysed beside an acetate', 'CC(=O)OCCCO[C:9](=[O:9])[c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>CC(=O)OCCCO'],
    [
      'O2',
      'a benzyl ether beside a 4-methoxybenzyl ether',
      'COc1ccc(COCCCO[CH2:9][c:9]2[cH:9][cH:9][cH:9][cH:9][cH:9]2)cc1>>COc1ccc(COCCCO)cc1',
    ],
    ['P5', 'a free amine in a Mitsunobu reaction', 'CNCC[OH:9].Oc1ccccc1>>CNCC%11.O%11c1ccccc1'],
    ['M2', 'an epoxide opened beside a ketone', 'CC(=O)CCC1CO1.C[Mg:9][Br:9]>>CC(=O)CCC%12C%11.O%12.C%11'],
  ])('%s speaks against %s', (rule, _, reaction) => {
    expect(verdicts(tableOf(rule), reaction)).toContain(`${rule} never`);
  });

  it.each([
    ['I1', 'methyl across from the trifluoromethyl group of a pyrazole', '[I:9]C.FC(F)(F)c1cc[nH]n1>>C%11.FC(F)(F)c1ccn%11n1'],
    ['I1', 'methyl on indazole', '[I:9]C.c1n[nH]c2ccccc12>>C%11.c1nn%11c2ccccc12'],
    ['I2', 'ethyl on the nitrogen of indole', '[Br:9]CC.c1c[nH]c2ccccc12>>C%11C.c1cn%11c2ccccc12'],
    ['A10', 'a tetralone closed across from a methoxy group', 'COc1cccc(CCCC(=O)[OH:9])c1>>COc1ccc%11c(CCCC%11(=O))c1'],
    ['S8', 'a phenol on the primary carbon of a diol', 'CC(O)CC[OH:9].Oc1ccccc1>>CC(O)CC%11.O%11c1ccccc1'],
    ['R1', 'indolizidinone from an amino acid', '[OH:9]C(=O)CCC1CCCN1>>C%11(=O)CCC1CCCN%111'],
    ['F8', 'an epoxy alcohol that closes to the smaller ring', 'OCCCC1CO1>>O%11CCCC%11CO'],
    ['F9', 'an amine that adds to its enoate with the bond outside the ring', 'NCCCC=CC(=O)OC>>N%11CCCC%11CC(=O)OC'],
    ['F11', 'a cyclopentene by metathesis', 'C(=[CH2:9])CCCC=[CH2:9]>>C%11CCCC=%11'],
    ['N1', 'the Newman-Kwart rearrangement', 'CN(C)C(=S)Oc1ccccc1>>CN(C)C%11%13.S%12%13.O=%11.c%121ccccc1'],
    ['T12', 'the benzylic side of phenylacetone', 'CC(=O)Cc1ccccc1.[I:9]CC>>CC(=O)C%11c1ccccc1.C%11C'],
    ['C1', 'the outer nitrogen of phenylhydrazine', 'NNc1ccccc1.CC(=O)[Cl:9]>>N%11Nc1ccccc1.CC%11(=O)'],
    ['C8', 'an alcohol arylated beside a secondary amine', 'CNCCO.N#Cc1ccc([F:9])cc1>>CNCCO%11.N#Cc1ccc%11cc1'],
    ['C5', 'tert-butylamine and benzoyl chloride', 'CC(C)(C)N.c1ccccc1C(=O)[Cl:9]>>CC(C)(C)N%11.c1ccccc1C%11(=O)'],
    ['P5', 'a carbamate in a Mitsunobu reaction', 'CN(C(=O)OC)CC[OH:9].Oc1ccccc1>>CN(C(=O)OC)CC%11.O%11c1ccccc1'],
    [
      'T10',
      'an ester phosphonate and acetophenone',
      'COC(=O)C[P:9](=[O:9])([O:9][CH3:9])[O:9][CH3:9].[O:9]=C(C)c1ccccc1>>COC(=O)C%11.C=%11(C)c1ccccc1',
    ],
  ])('%s says nothing against %s', (rule, _, reaction) => {
    expect(verdicts(tableOf(rule), reaction).filter((each) => each.startsWith(rule))).toEqual([]);
  });
});
