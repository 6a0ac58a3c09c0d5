import { describe, expect, it } from 'vitest';
import { rulesBroken, verdicts, verdictsOn } from '../mechanism.test-support.ts';
import { FREE_HYDROXYLS } from './free-hydroxyls.ts';

const BOC = 'CC(C)(C)OC(=O)';

describe('rules of free alcohols, phenols and quinones', () => {
  it.each([
    [
      'J1 never',
      'a Boc amine methylated beside the alcohol two carbons away',
      `${BOC}NC(C)C(O)c1ccccc1.C[I:1]>>${BOC}N%11C(C)C(O)c1ccccc1.C%11`,
    ],
    ['J1 risk', 'a Boc amine methylated beside an alcohol farther away', `${BOC}NCCCCCO.C[I:1]>>${BOC}N%11CCCCCO.C%11`],
    ['J1 risk', 'a lactam alkylated beside an alcohol', 'O=C1CCC(CO)N1.CC[Br:1]>>O=C1CCC(CO)N1%11.CC%11'],
    ['J2 never', 'an aminophenol allylated on carbon', 'Nc1cccc(O)c1.C=CC[Cl:1]>>Nc1cccc(O)c1%11.C=CC%11'],
    ['J2 risk', 'a phenol allylated on carbon', 'Oc1ccc(C)cc1.C=CC[Br:1]>>Oc1ccc(C)cc1%11.C=CC%11'],
    ['J5 never', 'a chloromethylphenol alkylated on oxygen', 'Oc1ccc(CCl)cc1.CC[Br:1]>>O%11c1ccc(CCl)cc1.CC%11'],
    ['J5 risk', 'an amine alkylated by a chloromethylphenol', 'Oc1ccc(C[Cl:1])cc1.CNC>>Oc1ccc(C%11)cc1.CN%11C'],
    ['J5 risk', 'a chloromethylphenol made', 'Oc1ccccc1C[OH:1].Cl>>Oc1ccccc1C%11.Cl%11'],
  ])('say %s of %s', (verdict, _, reaction) => expect(verdicts(FREE_HYDROXYLS, reaction)).toEqual([verdict]));

  it.each([
    ['a Boc amine methylated beside a tertiary alcohol', `${BOC}NCCCC(C)(C)O.C[I:1]>>${BOC}N%11CCCC(C)(C)O.C%11`],
    ['a Boc amine methylated beside a silyl ether', `${BOC}NCCO[Si](C)(C)C.C[I:1]>>${BOC}N%11CCO[Si](C)(C)C.C%11`],
    ['the alcohol of a Boc amino alcohol methylated', `${BOC}NCCO.C[I:1]>>${BOC}NCCO%11.C%11`],
    ['an anilide methylated beside an alcohol', 'CC(=O)Nc1ccc(CO)cc1.C[I:1]>>CC(=O)N%11c1ccc(CO)cc1.C%11'],
    ['an amine alkylated beside an alcohol', 'OCCNC.CC[Br:1]>>OCCN%11C.CC%11'],
    ['anisole benzylated on carbon', 'COc1ccccc1.C[Cl:1]>>COc1ccc%11cc1.C%11'],
    ['the oxygen of an aminophenol allylated', 'Nc1cccc(O)c1.C=CC[Cl:1]>>Nc1cccc(O%11)c1.C=CC%11'],
    ['a phenol tert-butylated', 'Oc1ccccc1.CC(C)(C)[Cl:1]>>Oc1ccc%11cc1.CC(C)(C)%11'],
    ['a nitrophenol with a bromomethyl group', 'Oc1ccc([N+](=O)[O-])cc1C[Br:1].CNC>>Oc1ccc([N+](=O)[O-])cc1C%11.CN%11C'],
    ['a phenol with its chloromethyl group in the meta position', 'Oc1cccc(C[Cl:1])c1.CNC>>Oc1cccc(C%11)c1.CN%11C'],
    ['a bromophenol coupled with an alkyl halide', 'Oc1ccc([Br:1])cc1.CC[Br:1]>>Oc1ccc%11cc1.CC%11'],
  ])('say nothing of %s', (_, reaction) => expect(verdicts(FREE_HYDROXYLS, reaction)).toEqual([]));

  it.each([
    ['benzoquinone', '[O:1]=[C:2]1[CH:3]=[CH:4][C:5](=[O:6])[CH:7]=[CH:8]1>>[O:1]=[C:2]1[CH2:3][CH2:4][C:5](=[O:6])[CH:7]=[CH:8]1'],
    [
      'naphthoquinone',
      '[O:1]=[C:2]1[CH:3]=[CH:4][C:5](=[O:6])[c:7]2[cH:9][cH:10][cH:11][cH:12][c:8]21>>[O:1]=[C:2]1[CH2:3][CH2:4][C:5](=[O:6])[c:7]2[cH:9][cH:10][cH:11][cH:12][c:8]21',
    ],
    ['an ortho-quinone', '[O:1]=[C:2]1[C:5](=[O:6])[CH:3]=[CH:4][CH:7]=[CH:8]1>>[O:1]=[C:2]1[C:5](=[O:6])[CH2:3][CH2:4][CH:7]=[CH:8]1'],
  ])('know that hydrogen gives the hydroquinone of %s', (_, reaction) =>
    expect(verdictsOn(FREE_HYDROXYLS, reaction)).toEqual(['J3 never']),
  );

  it.each([
    [
      'a quinone reduced to the hydroquinone',
      '[O:1]=[C:2]1[CH:3]=[CH:4][C:5](=[O:6])[CH:7]=[CH:8]1>>[OH:1][c:2]1[cH:3][cH:4][c:5]([OH:6])[cH:7][cH:8]1',
    ],
    [
      'a cyclohexenedione hydrogenated',
      '[O:1]=[C:2]1[CH:3]=[CH:4][C:5](=[O:6])[CH2:7][CH2:8]1>>[O:1]=[C:2]1[CH2:3][CH2:4][C:5](=[O:6])[CH2:7][CH2:8]1',
    ],
    [
      'a diene taken up by a quinone',
      '[O:1]=[C:2]1[CH:3]=[CH:4][C:5](=[O:6])[CH:7]=[CH:8]1.[CH2:9]=[CH:10][CH:11]=[CH2:12]>>[O:1]=[C:2]1[CH:3]2[CH:4]([CH2:9][CH:10]=[CH:11][CH2:12]2)[C:5](=[O:6])[CH:7]=[CH:8]1',
    ],
  ])('say nothing of %s', (_, reaction) => expect(rulesBroken(FREE_HYDROXYLS, reaction)).toEqual([]));

  it('see a free catechol in a coupling, not its ethers, and not a lone phenol', () => {
    const heck = (ring: string, product: string) => verdicts(FREE_HYDROXYLS, `${ring}.C=CC(=O)OC>>${product}.C%11=CC(=O)OC`);
    expect(heck('Oc1ccc([Br:1])cc1O', 'Oc1ccc%11cc1O')).toEqual(['J4 risk']);
    expect(heck('COc1ccc([Br:1])cc1OC', 'COc1ccc%11cc1OC')).toEqual([]);
    expect(heck('Oc1ccc([Br:1])cc1', 'Oc1ccc%11cc1')).toEqual([]);
  });
});
