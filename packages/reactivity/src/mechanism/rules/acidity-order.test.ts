import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';

describe('rules of which of several groups reacts, by acidity', () => {
  it.each([
    ['C2 never', 'the nitrogen of an indole alkylated beside a phenol', 'Oc1ccc2[nH]ccc2c1.CC[I:1]>>Oc1ccc2n%11ccc2c1.CC%11'],
    ['C2 never', 'an alcohol alkylated beside an indole', 'OCCc1c[nH]c2ccccc12.C[I:1]>>O%11CCc1c[nH]c2ccccc12.C%11'],
    ['C2 never', 'an alcohol alkylated beside a tetrazole', 'OCCCc1nn[nH]n1.C[I:1]>>O%11CCCc1nn[nH]n1.C%11'],
    ['C2 never', 'an amide alkylated beside a sulfonamide', 'CC(=O)NCCCS(=O)(=O)N.C[I:1]>>CC(=O)N%11CCCS(=O)(=O)N.C%11'],
    ['C2 never', 'a carbamate alkylated beside a phenol', 'COC(=O)NCCc1ccc(O)cc1.C[I:1]>>COC(=O)N%11CCc1ccc(O)cc1.C%11'],
    ['C2 never', 'a methylaniline alkylated beside a phenol', 'CNc1cccc(O)c1.CC[I:1]>>CN%11c1cccc(O)c1.CC%11'],
    ['C2 never', 'a pyrazole alkylated beside a thiol', 'SCCc1cc[nH]n1.C[I:1]>>SCCc1ccn%11n1.C%11'],
    ['C1 never', 'a carbamate acylated beside an alcohol', 'COC(=O)NCCO.CC(=O)[Cl:1]>>COC(=O)N%11CCO.CC%11=O'],
    ['C1 never', 'an anilide acylated beside a phenol', 'CC(=O)Nc1ccc(O)cc1.CC(=O)[Cl:1]>>CC(=O)N%11c1ccc(O)cc1.CC%11=O'],
    ['C1 never', 'hydroxylamine acylated at its oxygen', 'NO.CC(=O)[Cl:1]>>NO%11.CC%11=O'],
    ['C2 never', 'hydroxylamine alkylated at its oxygen', 'NO.CC[I:1]>>NO%11.CC%11'],
    ['C1 never', 'an indole acylated beside an alcohol', 'OCCc1c[nH]c2ccccc12.CC(=O)[Cl:1]>>OCCc1cn%11c2ccccc12.CC%11=O'],
    ['C5 never', 'an ester opened beside an epoxide', 'C1OC1CCC(=O)[O:1][CH3:1].C1CCNC1>>C1OC1CCC%11=O.C1CCN%11C1'],
    ['C5 never', 'an imine of methyl vinyl ketone', 'C=CC(=[O:1])C.NCC>>C=CC%11C.N=%11CC'],
    ['C5 never', 'pivalic acid coupled with diisopropylamine', 'CC(C)(C)C(=O)[OH:1].CC(C)NC(C)C>>CC(C)(C)C%11=O.CC(C)N%11C(C)C'],
    ['C7 never', 'an acylimine of an amide and a ketone', 'NC(=O)c1ccccc1.CC(=[O:1])CC>>N%11C(=O)c1ccccc1.CC=%11CC'],
  ])('says %s of %s', (expected, _, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction)).toContain(expected);
  });

  it.each([
    ['a phenol alkylated beside an indole', 'Oc1ccc2[nH]ccc2c1.CC[I:1]>>O%11c1ccc2[nH]ccc2c1.CC%11'],
    ['the alcohol of Boc-aminoethanol alkylated', 'CC(C)(C)OC(=O)NCCO.C[I:1]>>CC(C)(C)OC(=O)NCCO%11.C%11'],
    ['an alcohol alkylated beside an amide', 'CN(C)C(=O)CCO.C[I:1]>>CN(C)C(=O)CCO%11.C%11'],
    ['an indole alkylated beside a free acid, as its dianion', 'OC(=O)c1ccc2[nH]ccc2c1.C[I:1]>>OC(=O)c1ccc2n%11ccc2c1.C%11'],
    ['a pyrazole acylated beside an alcohol', 'OCCc1cn[nH]c1.CC(=O)[Cl:1]>>OCCc1cnn%11c1.CC%11=O'],
    ['hydroxylamine acylated at its nitrogen', 'NO.CC(=O)[Cl:1]>>N%11O.CC%11=O'],
    ['N-hydroxyphthalimide alkylated', 'ON1C(=O)c2ccccc2C1=O.C[I:1]>>O%11N1C(=O)c2ccccc2C1=O.C%11'],
    ['an imine of acetone', 'CC(=[O:1])C.NCC>>CC%11C.N=%11CC'],
    ['pivalic acid coupled with diethylamine', 'CC(C)(C)C(=O)[OH:1].CCNCC>>CC(C)(C)C%11=O.CCN%11CC'],
    ['an ester opened beside an inner epoxide', 'CC1OC1CCC(=O)[O:1][CH3:1].C1CCNC1>>CC1OC1CCC%11=O.C1CCN%11C1'],
  ])('says nothing of %s', (_, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction).filter((verdict) => !verdict.endsWith('risk'))).toEqual([]);
  });

  it('knows that an acid displaces no halide of an arene, and that a nitro group may help', () => {
    const arylated = (ring: string, product: string) =>
      verdicts(NUCLEOPHILIC_AROMATIC, `CC(=O)O.[Br:1]${ring}>>CC(=O)O%11.${product}`).filter((verdict) => verdict.startsWith('N5'));
    expect(arylated('c1ccc(C)cc1', 'c%111ccc(C)cc1')).toEqual(['N5 never']);
    expect(arylated('c1ccccn1', 'c%111ccccn1')).toEqual(['N5 never']);
    expect(arylated('c1ccc(N(=O)=O)cc1', 'c%111ccc(N(=O)=O)cc1')).toEqual(['N5 risk']);
    expect(verdicts(NUCLEOPHILIC_AROMATIC, 'CC(=O)O.[Br:1]CC>>CC(=O)O%11.C%11C')).toEqual([]);
  });

  it('has the pyrrole of an azaindole take up halogen before its azine, and likewise other rings of five', () => {
    const brominated = (ring: string, product: string) => verdicts(ELECTROPHILIC_AROMATIC, `${ring}.Br[Br:1]>>${product}.Br%11`);
    expect(brominated('c1cnc2[nH]ccc2c1', 'c1%11cnc2[nH]ccc2c1')).toEqual(['A2 never']);
    expect(brominated('c1cnc2[nH]ccc2c1', 'c1cnc2[nH]cc%11c2c1')).toEqual([]);
    expect(brominated('c1cnc2occc2c1', 'c1%11cnc2occc2c1')).toEqual(['A2 never']);
    expect(brominated('c1cnc2ccnn2c1', 'c1%11cnc2ccnn2c1')).toEqual(['A2 never']);
    expect(brominated('c1cnc2ccnn2c1', 'c1cnc2c%11cnn2c1')).toEqual([]);
  });

  it.each([
    [
      'O5 never',
      'an ester hydrolysed beside a silylated phenol',
      'C[Si](C)(C(C)(C)C)Oc1ccc(C(=O)O[CH3:1])cc1>>C[Si](C)(C(C)(C)C)Oc1ccc(C(=O)O)cc1',
    ],
    ['O5 never', 'an ester hydrolysed beside a mesylate', 'CS(=O)(=O)OCCCC(=O)O[CH3:1]>>CS(=O)(=O)OCCCC(=O)O'],
    ['O5 never', 'an ester hydrolysed beside a thioester', 'CC(=O)SCCCC(=O)O[CH3:1]>>CC(=O)SCCCC(=O)O'],
    ['O5 never', 'an ester hydrolysed beside an acetylated indole', 'CC(=O)n1ccc2cc(C(=O)O[CH3:1])ccc12>>CC(=O)n1ccc2cc(C(=O)O)ccc12'],
    ['O2 never', 'a nitro group reduced beside an aldehyde that enolises', 'O=CCCc1ccc([N+](=[O:1])[O-:1])cc1>>O=CCCc1ccc(N)cc1'],
    ['O2 risk', 'a nitro group reduced beside an alkyl bromide', 'BrCCc1ccc([N+](=[O:1])[O-:1])cc1>>BrCCc1ccc(N)cc1'],
    ['O6 risk', 'an ethyl ether cleaved beside a methyl ether', 'COc1ccc(O[CH2:1][CH3:1])cc1>>COc1ccc(O)cc1'],
    ['O6 never', 'a methyl ether cleaved beside an acetal', 'C1COC(CCc2ccc(O[CH3:1])cc2)O1>>C1COC(CCc2ccc(O)cc2)O1'],
  ])('says %s of %s', (expected, _, reaction) => {
    expect(verdicts(ORDER_OF_GROUPS, reaction)).toContain(expected);
  });

  it('lets no alkyl bromide stand beside an amine that palladium is to arylate', () => {
    const step = (chain: string) => `${chain}c1ccc([Br:1])cc1.CNC>>${chain}c1ccc%11cc1.CN%11C`;
    expect(verdicts(HARMED_GROUPS, step('BrCCC'))).toEqual(['P6 never']);
    expect(verdicts(HARMED_GROUPS, step('FCCC'))).toEqual([]);
  });
});
