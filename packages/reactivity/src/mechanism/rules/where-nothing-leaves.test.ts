import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ADDITIONS } from './additions.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

describe('partners that do not react so', () => {
  it.each([
    ['D12 never', 'an amide and an acrylate', 'CC(N)=O.C=CC(=O)OC>>CC(N%11)=O.C%11CC(=O)OC', ADDITIONS],
    ['C17 never', 'an acid chloride beside its own amine', 'c1ccsc1.[Cl:9]C(=O)CCNC>>c1%11ccsc1.C%11(=O)CCNC', CHEMOSELECTIVITY],
    ['C17 risk', 'an acid with an aminopyridine', 'c1ccsc1.[OH:9]C(=O)c1ccc(N)nc1>>c1%11ccsc1.C%11(=O)c1ccc(N)nc1', CHEMOSELECTIVITY],
    ['R95 never', 'a diazonium salt in a coupling', 'N#[N+]c1ccc([Br:9])cc1.[B:9]c1ccccc1>>N#[N+]c1ccc%11cc1.c1%11ccccc1', LASTING],
    ['R92 never', 'a bromoalkyl hydroxylamine', 'ONCCCCC[OH:9].[BrH]>>ONCCCCC%11.[Br]%11', LASTING],
    ['H14 never', 'toluene and morpholine', 'Cc1ccccc1.C1COCCN1>>C%11c1ccccc1.C1COCCN1%11', UNACTIVATED_CARBON],
    ['H14 never', 'allylbenzene and an amine', 'C=CCc1ccccc1.CN>>C=CC%11c1ccccc1.CN%11', UNACTIVATED_CARBON],
    ['H6 never', 'benzene and a hydantoin', 'O=C1CNC(=O)N1.c1ccccc1>>O=C1C%11NC(=O)N1.c1%11ccccc1', UNACTIVATED_CARBON],
  ])('%s: %s', (verdict, _, reaction, table) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    ['an amine and an acrylate', 'CCN.C=CC(=O)OC>>CCN%11.C%11CC(=O)OC', ADDITIONS],
    ['an imide and an acrylate', 'O=C1CCC(=O)N1.C=CC(=O)OC>>O=C1CCC(=O)N1%11.C%11CC(=O)OC', ADDITIONS],
    ['an acid chloride beside a tertiary amine', 'c1ccsc1.[Cl:9]C(=O)CCN(C)C>>c1%11ccsc1.C%11(=O)CCN(C)C', CHEMOSELECTIVITY],
    ['an ester that a carbanion takes beside an amine', 'CC(=O)OC.[CH3:9][O:9]C(=O)CCNC>>C%11C(=O)OC.C%11(=O)CCNC', CHEMOSELECTIVITY],
    ['a diazonium salt that is used', '[N:9]#[N+:9]c1ccccc1.[BrH]>>c1%11ccccc1.[Br]%11', LASTING],
    ['a bromoethyl hydroxylamine', 'ONCC[OH:9].[BrH]>>ONCC%11.[Br]%11', LASTING],
    ['an aryl bromide and a hydantoin', 'O=C1CNC(=O)N1.c1([Br:9])ccccc1>>O=C1C%11NC(=O)N1.c1%11ccccc1', UNACTIVATED_CARBON],
  ])('say nothing against %s', (_, reaction, table) => {
    expect(verdicts(table, reaction).filter((each) => /^(D12|C17|R95|R92|H6) /.test(each))).toEqual([]);
  });

  it('take a peracid by the richer alkene, and an alkyl group by a phenol before an alcohol', () => {
    const acrylate = 'COC(=O)C=CCCC=C(C)C';
    const epoxide = 'COC(=O)C%11C%12CCC=C(C)C.O%11%12';
    expect(verdicts(ORDER_OF_GROUPS, `${acrylate}.[CH3:9][C:9](=[O:9])[O:9]O>>${epoxide}`)).toContain('O7 never');
    expect(verdicts(ORDER_OF_GROUPS, `${acrylate}.[OH:9]O>>${epoxide}`)).toEqual([]);
    expect(verdicts(HARMED_GROUPS, 'OCCc1ccc(O)cc1.[OH:9]Cc1ccncc1>>O%11CCc1ccc(O)cc1.C%11c1ccncc1')).toContain('P5 never');
  });

  it('meet a free hydroxylamine where an alcohol is activated, and an aryl ester where ammonia goes', () => {
    expect(verdicts(HARMED_GROUPS, 'ONCCCCC[OH:9].[BrH]>>ONCCCCC%11.[Br]%11')).toContain('P5 never');
    expect(verdicts(HARMED_GROUPS, 'O=C(Oc1ccccc1)c1ccc([Br:9])cc1.N>>O=C(Oc1ccccc1)c1ccc%11cc1.N%11')).toContain('P18 never');
  });
});
