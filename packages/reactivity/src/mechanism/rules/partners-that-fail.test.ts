import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { COUPLINGS } from './couplings.ts';
import { ENOLATES } from './enolates.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';

// Atoms with a map leave.
describe('partners that meet themselves', () => {
  it.each([
    ['T153 never', 'phenylacetylene and 5-bromopentanol', 'C#Cc1ccccc1.OCCCCC[Br:9]>>C%11#Cc1ccccc1.OCCCCC%11'],
    ['T153 never', 'an ester enolate and iodoethanol', 'COC(=O)C(C)C.OCC[I:9]>>COC(=O)C%11(C)C.OCC%11'],
    ['T153 never', 'a nitrile and a bromobutanethiol', 'N#CC(C)C.SCCCC[Br:9]>>N#CC%11(C)C.SCCCC%11'],
    ['T153 never', 'an acetylide and the carbamate of bromobutylamine', 'C#CC.COC(=O)NCCCC[Br:9]>>C%11#CC.COC(=O)NCCCC%11'],
    ['T153 risk', 'an acetylide and 10-bromodecanol', 'C#CC.OCCCCCCCCCC[Br:9]>>C%11#CC.OCCCCCCCCCC%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(ENOLATES, reaction)).toContain(verdict);
  });

  it.each([
    ['the hydroxyl group as its benzyl ether', 'C#Cc1ccccc1.c1ccccc1COCCCCC[Br:9]>>C%11#Cc1ccccc1.c1ccccc1COCCCCC%11'],
    ['malonate, which an alkoxide makes', 'COC(=O)CC(=O)OC.OCCCCC[Br:9]>>COC(=O)C%11C(=O)OC.OCCCCC%11'],
    ['the hydroxyl group on the alkyne', 'C#CCO.CCCC[Br:9]>>C%11#CCO.CCCC%11'],
  ])('T153 says nothing against %s', (_, reaction) => {
    expect(verdicts(ENOLATES, reaction).filter((each) => each.startsWith('T153'))).toEqual([]);
  });
});

describe('sources that give nothing', () => {
  it.each([
    ['K62 never', 'a vinyl bromide and phenylboronic acid', 'C=C[Br:9].OB(O)[c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>C=C%11.OB%11O'],
    ['K63 never', 'bromopyridine and bromotoluene', 'n1cccc([Br:9])c1.c1cc(C)ccc1[Br:9]>>n1cccc%11c1.c1cc(C)ccc1%11'],
    ['K63 risk', 'an iodide and a chloride', 'c1ccccc1[I:9].n1cccc([Cl:9])c1>>c1ccccc1%11.n1cccc%11c1'],
    [
      'K63 risk',
      'a nitroarene and a plain bromide',
      'c1ccc([N+](=O)[O-])c([Br:9])c1.c1cc(C)ccc1[Br:9]>>c1ccc([N+](=O)[O-])c%11c1.c1cc(C)ccc1%11',
    ],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(COUPLINGS, reaction)).toContain(verdict);
  });

  it.each([
    ['bis(pinacolato)diboron', 'c1ccccc1[Br:9].OB(O)[B:9]([OH:9])[OH:9]>>c1ccccc1%11.OB%11O'],
    ['a borate ester', 'c1ccccc1[Br:9].COB(OC)[O:9][CH3:9]>>c1ccccc1%11.COB%11OC'],
    ['one halide with itself', 'c1ccc(F)cc1[Br:9].c1ccc(F)cc1[Br:9]>>c1ccc(F)cc1%11.c1ccc(F)cc1%11'],
  ])('K62 and K63 say nothing against %s', (_, reaction) => {
    expect(verdicts(COUPLINGS, reaction).filter((each) => /^K6[23]/.test(each))).toEqual([]);
  });

  it.each([
    [
      'N61 never',
      'a phenol and diphenyl ether',
      'Oc1ccc(C)cc1.c1ccccc1[O:9][c:9]2[cH:9][cH:9][cH:9][cH:9][cH:9]2>>O%11c1ccc(C)cc1.c1ccccc1%11',
    ],
    ['N61 risk', 'a thiol and a phenoxytriazine', 'SCC.n1cnc(C)nc1[O:9][c:9]2[cH:9][cH:9][cH:9][cH:9][cH:9]2>>S%11CC.n1cnc(C)nc1%11'],
    ['N62 never', '4-hydroxypyridine with a boronic acid', 'Oc1ccncc1.c1ccc(F)cc1[B:9]([OH:9])[OH:9]>>O%11c1ccncc1.c1ccc(F)cc1%11'],
    ['N62 never', '5-methylpyridin-2-ol and an iodide', 'Oc1ccc(C)cn1.c1ccc(C)cc1[I:9]>>O%11c1ccc(C)cn1.c1ccc(C)cc1%11'],
    ['N62 never', 'pyridone as it is, and an iodide', 'O=c1cccc[nH]1.c1ccc(C)cc1[I:9]>>O%11c1ccccn1.c1ccc(C)cc1%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, reaction)).toContain(verdict);
  });

  it.each([
    ['2-chloropyridine and a phenol', 'Oc1ccccc1.c1cccnc1[Cl:9]>>O%11c1ccccc1.c1cccnc1%11'],
    ['3-hydroxypyridine and a boronic acid', 'Oc1cccnc1.c1ccccc1[B:9]([OH:9])[OH:9]>>O%11c1cccnc1.c1ccccc1%11'],
    ['6-methylpyridin-2-ol, whose nitrogen is crowded', 'Oc1cccc(C)n1.c1ccc(C)cc1[I:9]>>O%11c1cccc(C)n1.c1ccc(C)cc1%11'],
    ['2-chloropyridin-4-ol', 'Oc1ccnc(Cl)c1.c1ccc(C)cc1[I:9]>>O%11c1ccnc(Cl)c1.c1ccc(C)cc1%11'],
    ['a fluoride that a nitro group activates', 'Oc1ccccn1.c1cc([N+](=O)[O-])ccc1[F:9]>>O%11c1ccccn1.c1cc([N+](=O)[O-])ccc1%11'],
    ['a pyridone at its nitrogen', 'O=c1cccc[nH]1.c1ccccc1[I:9]>>O=c1ccccn1%11.c1ccccc1%11'],
  ])('N61 and N62 say nothing against %s', (_, reaction) => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, reaction).filter((each) => /^N6[12]/.test(each))).toEqual([]);
  });
});

describe('amines and acids that are not ready', () => {
  const BOC_LEAVES = '[C:9](=[O:9])[O:9][C:9]([CH3:9])([CH3:9])[CH3:9]';

  it.each([
    [
      'C151 never',
      'Boc-Leu-OMe and Boc-Gly',
      `CC(C)CC(C(=O)OC)N${BOC_LEAVES}.CC(C)(C)OC(=O)NCC(=O)[OH:9]>>CC(C)CC(C(=O)OC)N%11.CC(C)(C)OC(=O)NCC%11=O`,
    ],
    [
      'C152 never',
      'Cbz-Gly-OEt and valine methyl ester',
      'O=C(OCc1ccccc1)NCC(=O)[O:9][CH2:9][CH3:9].COC(=O)C(N)C(C)C>>O=C(OCc1ccccc1)NCC%11=O.COC(=O)C(N%11)C(C)C',
    ],
    ['C152 never', 'methyl benzoate and glycinamide', 'c1ccccc1C(=O)[O:9][CH3:9].NCC(=O)NC>>c1ccccc1C%11=O.N%11CC(=O)NC'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction)).toContain(verdict);
  });

  it.each([
    ['a Boc group beside a Cbz group', `COC(=O)CN${BOC_LEAVES}.O=C(OCc1ccccc1)NCC(=O)[OH:9]>>COC(=O)CN%11.O=C(OCc1ccccc1)NCC%11=O`],
    ['a salicylate and glycine', 'Oc1ccccc1C(=O)[O:9][CH3:9].NCC(=O)O>>Oc1ccccc1C%11=O.N%11CC(=O)O'],
    ['methylamine and an ester', 'CC(C)CC(=O)[O:9][CH3:9].NC>>CC(C)CC%11=O.N%11C'],
    ['hydrazine and an ester', 'c1ccccc1C(=O)[O:9][CH2:9][CH3:9].NN>>c1ccccc1C%11=O.N%11N'],
    ['ethyl trifluoroacetate and an amino ester', 'FC(F)(F)C(=O)[O:9][CH2:9][CH3:9].NCC(=O)OC>>FC(F)(F)C%11=O.N%11CC(=O)OC'],
    ['a succinimidyl ester', 'CC(C)C(=O)[O:9][N:9]1[C:9](=[O:9])[CH2:9][CH2:9][C:9]1=[O:9].NCC(=O)OC>>CC(C)C%11=O.N%11CC(=O)OC'],
  ])('C151 and C152 say nothing against %s', (_, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction).filter((each) => /^C15[12]/.test(each))).toEqual([]);
  });
});
