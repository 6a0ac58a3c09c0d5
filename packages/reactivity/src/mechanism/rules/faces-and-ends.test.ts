import { describe, expect, it } from 'vitest';
import { verdicts, verdictsOn } from '../mechanism.test-support.ts';
import { ADDITIONS } from './additions.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { CONFIGURATION } from './configuration.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { LEAVING_GROUPS } from './leaving-groups.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';
import { SUBSTITUTION } from './substitution.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

describe('faces of rings', () => {
  it.each([
    [
      'Q44 never',
      'a trans epoxide of cyclohexenol',
      `[OH:1][C@@H:2]1[CH2:3][CH2:4][CH2:5][CH:6]=[CH:7]1.[OH:8]OC(=O)c1cccc(Cl)c1>>[OH:1][C@@H:2]1[CH2:3][CH2:4][CH2:5][C@H:6]2[O:8][C@@H:7]12`,
    ],
    [
      'Q45 never',
      'an exo alcohol of norcamphor and methylmagnesium bromide',
      '[O:1]=[C:2]1[CH2:3][C@@H:4]2[CH2:5][CH2:6][C@H:7]1[CH2:8]2.[CH3:9][Mg]Br>>[CH3:9][C@:2]1([OH:1])[CH2:3][C@@H:4]2[CH2:5][CH2:6][C@H:7]1[CH2:8]2',
    ],
    [
      'Q46 never',
      'a cis 3,5-disubstituted cyclohexanone by a vinyl cuprate',
      '[CH3:1][C@@H:2]1[CH2:3][CH:4]=[CH:5][C:6](=[O:7])[CH2:8]1.[CH2:9]=[CH:10][Mg]Br>>[CH3:1][C@@H:2]1[CH2:3][C@H:4]([CH:10]=[CH2:9])[CH2:5][C:6](=[O:7])[CH2:8]1',
    ],
    [
      'Q46 never',
      'a cis 3,4-disubstituted cyclohexanone by a methyl cuprate',
      '[CH3:1][C@@H:2]1[CH2:3][CH2:8][C:6](=[O:7])[CH:5]=[CH:4]1.[CH3:9][Mg]Br>>[CH3:1][C@@H:2]1[CH2:3][CH2:8][C:6](=[O:7])[CH2:5][C@@H:4]1[CH3:9]',
    ],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdictsOn(CONFIGURATION, reaction)).toContain(verdict);
  });

  it.each([
    [
      'a cis epoxide of cyclohexenol',
      `[OH:1][C@@H:2]1[CH2:3][CH2:4][CH2:5][CH:6]=[CH:7]1.[OH:8]OC(=O)c1cccc(Cl)c1>>[OH:1][C@@H:2]1[CH2:3][CH2:4][CH2:5][C@@H:6]2[O:8][C@H:7]12`,
    ],
    [
      'an endo alcohol of norcamphor and methylmagnesium bromide',
      '[O:1]=[C:2]1[CH2:3][C@@H:4]2[CH2:5][CH2:6][C@H:7]1[CH2:8]2.[CH3:9][Mg]Br>>[CH3:9][C@@:2]1([OH:1])[CH2:3][C@@H:4]2[CH2:5][CH2:6][C@H:7]1[CH2:8]2',
    ],
    [
      'an alcohol of camphor, whose short bridge bears methyl groups',
      '[O:1]=[C:2]1[CH2:3][C@@H:4]2[CH2:5][CH2:6][C@:7]1([CH3:10])[C:8]2([CH3:11])[CH3:12].[CH3:9][Mg]Br>>[CH3:9][C@:2]1([OH:1])[CH2:3][C@@H:4]2[CH2:5][CH2:6][C@:7]1([CH3:10])[C:8]2([CH3:11])[CH3:12]',
    ],
    [
      'a trans 3,5-disubstituted cyclohexanone by a vinyl cuprate',
      '[CH3:1][C@@H:2]1[CH2:3][CH:4]=[CH:5][C:6](=[O:7])[CH2:8]1.[CH2:9]=[CH:10][Mg]Br>>[CH3:1][C@@H:2]1[CH2:3][C@@H:4]([CH:10]=[CH2:9])[CH2:5][C:6](=[O:7])[CH2:8]1',
    ],
    [
      'a trans 3,4-disubstituted cyclohexanone by a methyl cuprate',
      '[CH3:1][C@@H:2]1[CH2:3][CH2:8][C:6](=[O:7])[CH:5]=[CH:4]1.[CH3:9][Mg]Br>>[CH3:1][C@@H:2]1[CH2:3][CH2:8][C:6](=[O:7])[CH2:5][C@H:4]1[CH3:9]',
    ],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdictsOn(CONFIGURATION, reaction).filter((each) => /^Q4[456] /.test(each))).toEqual([]);
  });
});

describe('which end, ring or group of two', () => {
  it.each([
    ['D14 never', 'hydrogen bromide and trifluoropropene', ADDITIONS, 'C=CC(F)(F)F.Br>>CC%11C(F)(F)F.Br%11'],
    [
      'O7 never',
      'dichlorocarbene and the poorer of two alkenes',
      ORDER_OF_GROUPS,
      'C=CCOCCC=C(C)C.C([Cl:9])(Cl)Cl>>C%11C%12COCCC=C(C)C.C%11%12(Cl)Cl',
    ],
    [
      'A2 never',
      'dibenzofuran acylated in the bay',
      ELECTROPHILIC_AROMATIC,
      'c1ccc2oc3ccccc3c2c1.CC(=O)[Cl:9]>>c1ccc2oc3ccccc3c2c1%11.CC%11(=O)',
    ],
    [
      'A8 never',
      'a formamide and the benzene ring beside a pyrazole',
      ELECTROPHILIC_AROMATIC,
      'c1ccc(cc1)n1cccn1.C(=O)[N:9]([CH3:9])[CH3:9]>>c1%11ccc(cc1)n1cccn1.C%11(=O)',
    ],
    [
      'O5 never',
      'an acetamide hydrolysed beside an acylindole',
      ORDER_OF_GROUPS,
      '[CH3:9][C:9](=[O:9])NCCc1cn(C(C)=O)c2ccccc12>>NCCc1cn(C(C)=O)c2ccccc12',
    ],
    ['F43 never', 'the poorer cyclopentenone', RING_SYNTHESES, 'CCCC(=[O:9])CCC(C)=O>>CCCC%11CCC(C=%11)=O'],
    [
      'L10 never',
      'the methyl group of a benzylmethylamine by a chloroformate',
      LEAVING_GROUPS,
      '[CH3:9]N(Cc1ccccc1)C1CCCCC1.CCOC(=O)[Cl:9]>>N%11(Cc1ccccc1)C1CCCCC1.CCOC%11(=O)',
    ],
    [
      'R41 never',
      'a Hantzsch synthesis beside an amine that reaches the ketone',
      LASTING,
      'NCCOCC(=[O:9])CC(=O)OC.NC(C)=C>>NCCOCC%11=CC(=O)OC.N%11C(C)=C',
    ],
    [
      'C35 never',
      'tetramethylpiperidine and a ketone',
      CHEMOSELECTIVITY,
      'CC1(C)CCCC(C)(C)N1.[O:9]=C1CCOCC1>>CC1(C)CCCC(C)(C)N1%11.C%111CCOCC1',
    ],
    ['C35 never', 'diisopropylamine and acetone', CHEMOSELECTIVITY, 'CC(C)NC(C)C.CC(=[O:9])C>>CC(C)N%11C(C)C.CC%11C'],
    ['S5 never', 'a pyridylmethanol and another alcohol', SUBSTITUTION, 'C([OH:9])c1cccnc1.OC1CCCCC1>>C%11c1cccnc1.O%11C1CCCCC1'],
    [
      'H11 never',
      'a zinc carbenoid and a vinylpyrimidine',
      UNACTIVATED_CARBON,
      'C=Cc1ccnc(C)n1.C([I:9])[I:9]>>C%11C%12c1ccnc(C)n1.C%11%12',
    ],
    ['S15 never', 'neopentyl alcohol and hydrogen chloride', SUBSTITUTION, 'CC(C)(C)C[OH:9].Cl>>CC(C)(C)C%11.Cl%11'],
    ['L2 never', 'a phosphite at the chloride of a bromide', LEAVING_GROUPS, 'C([Cl:9])CCBr.P(OCC)(OCC)OCC>>C%11CCBr.P%11(OCC)(OCC)OCC'],
    ['A6 never', 'bromine and the methyl group of an anisole', ELECTROPHILIC_AROMATIC, 'COc1ccc(C)cc1.Br[Br:9]>>COc1ccc(C%11)cc1.Br%11'],
    ['L3 never', 'ammonia and a bromoketone', LEAVING_GROUPS, 'C([Br:9])C(=O)c1ccccc1.N>>C%11C(=O)c1ccccc1.N%11'],
    [
      'L10 never',
      'the methyl group of a benzylmethylamine by whatever dealkylates',
      LEAVING_GROUPS,
      '[CH3:9]N(Cc1ccccc1)C1CCCCC1>>N(Cc1ccccc1)C1CCCCC1',
    ],
    ['S7 never', 'a phenol methylated by methanol beside an acid', SUBSTITUTION, 'C[OH:9].Oc1ccc(CC(=O)O)cc1>>C%11.O%11c1ccc(CC(=O)O)cc1'],
    ['C5 never', 'the amide of a crotonate', CHEMOSELECTIVITY, 'CC=CC(=O)[O:9][CH3:9].NCC1CC1>>CC=CC%11=O.N%11CC1CC1'],
    ['F44 never', 'an oxetane of a diol', RING_SYNTHESES, 'OCCC([OH:9])c1ccccc1>>O%11CCC%11c1ccccc1'],
    [
      'R5 never',
      'a hydrazine that carries a ketone',
      LASTING,
      'NNc1ccc(C(C)=O)cc1.C(=[O:9])([CH3])CC#N>>N%11Nc1ccc(C(C)=O)cc1.C=%11(C)CC#N',
    ],
    ['R49 never', 'a primary enamine of a nitroalkene', LASTING, '[N+]([O-:9])(=[O:9])C=Cc1ccccc1>>NC=Cc1ccccc1'],
    ['O2 never', 'a pyridine hydrogenated beside an enone', ORDER_OF_GROUPS, 'O=C(C=Cc1ccccc1)c1ccncc1>>O=C(C=Cc1ccccc1)C1CCNCC1'],
    ['R49 never', 'a hemiaminal of a hydroxy amide', LASTING, 'N[C:9](=[O:9])C(O)CCC>>N%11.C%11(O)CCC'],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    ['hydrogen bromide at the far end of trifluoropropene', ADDITIONS, 'C=CC(F)(F)F.Br>>C%11CC(F)(F)F.Br%11'],
    ['dichlorocarbene and the richer of two alkenes', ORDER_OF_GROUPS, 'C=CCOCCC=C(C)C.C([Cl:9])(Cl)Cl>>C=CCOCCC%11C%12(C)C.C%11%12(Cl)Cl'],
    ['dibenzofuran acylated at 2', ELECTROPHILIC_AROMATIC, 'c1ccc2oc3ccccc3c2c1.CC(=O)[Cl:9]>>c1%11ccc2oc3ccccc3c2c1.CC%11(=O)'],
    [
      'a formamide and the pyrazole beside a benzene ring',
      ELECTROPHILIC_AROMATIC,
      'c1ccc(cc1)n1cccn1.C(=O)[N:9]([CH3:9])[CH3:9]>>c1ccc(cc1)n1cc%11cn1.C%11(=O)',
    ],
    ['an acylindole freed beside an acetamide', ORDER_OF_GROUPS, 'CC(=O)NCCc1cn([C:9]([CH3:9])=[O:9])c2ccccc12>>CC(=O)NCCc1cnc2ccccc12'],
    ['the richer cyclopentenone', RING_SYNTHESES, 'CCCC(=O)CCC(C)=[O:9]>>CCC=%11C(=O)CCC%11C'],
    [
      'the benzyl group of a benzylmethylamine by a chloroformate',
      LEAVING_GROUPS,
      'CN([CH2:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1)C1CCCCC1.CCOC(=O)[Cl:9]>>CN%11C1CCCCC1.CCOC%11(=O)',
    ],
    ['tetramethylpiperidine and methyl iodide', CHEMOSELECTIVITY, 'CC1(C)CCCC(C)(C)N1.C[I:9]>>CC1(C)CCCC(C)(C)N1%11.C%11'],
    ['diisopropylamine and a primary bromide', CHEMOSELECTIVITY, 'CC(C)NC(C)C.CC[Br:9]>>CC(C)N%11C(C)C.CC%11'],
    ['a benzyl alcohol and another alcohol', SUBSTITUTION, 'C([OH:9])c1ccccc1.OC1CCCCC1>>C%11c1ccccc1.O%11C1CCCCC1'],
    ['a zinc carbenoid and styrene', UNACTIVATED_CARBON, 'C=Cc1ccccc1.C([I:9])[I:9]>>C%11C%12c1ccccc1.C%11%12'],
    ['neopentyl alcohol and thionyl chloride', SUBSTITUTION, 'CC(C)(C)C[OH:9].Cl[S:9](=[O:9])[Cl:9]>>CC(C)(C)C%11.Cl%11'],
    ['isobutanol and hydrogen bromide', SUBSTITUTION, 'CC(C)C[OH:9].Br>>CC(C)C%11.Br%11'],
    ['a phosphite at the bromide of a chloride', LEAVING_GROUPS, 'C([Br:9])CCCl.P(OCC)(OCC)OCC>>C%11CCCl.P%11(OCC)(OCC)OCC'],
    [
      'an N-bromosuccinimide and the methyl group of an anisole',
      ELECTROPHILIC_AROMATIC,
      'COc1ccc(C)cc1.Br[N:9]1[C:9](=[O:9])[CH2:9][CH2:9][C:9]1=[O:9]>>COc1ccc(C%11)cc1.Br%11',
    ],
    ['bromine and the methyl group of toluene', ELECTROPHILIC_AROMATIC, 'c1ccc(C)cc1.Br[Br:9]>>c1ccc(C%11)cc1.Br%11'],
    ['ammonia and a bromoester', LEAVING_GROUPS, 'C([Br:9])C(=O)OC.N>>C%11C(=O)OC.N%11'],
    ['an oxetane of a chloroalcohol', RING_SYNTHESES, 'OCCC([Cl:9])c1ccccc1>>O%11CCC%11c1ccccc1'],
    ['a hydrazine that carries an amide', LASTING, 'NNc1ccc(C(N)=O)cc1.C(=[O:9])([CH3])CC#N>>N%11Nc1ccc(C(N)=O)cc1.C=%11(C)CC#N'],
    ['an amine of a nitroalkene that an acceptor holds', LASTING, '[N+]([O-:9])(=[O:9])C=CC(=O)OC>>NC=CC(=O)OC'],
    ['a phenol methylated by methanol', SUBSTITUTION, 'C[OH:9].Oc1ccccc1>>C%11.O%11c1ccccc1'],
    ['the amide of a saturated ester', CHEMOSELECTIVITY, 'CCCC(=O)[O:9][CH3:9].NCC1CC1>>CCCC%11=O.N%11CC1CC1'],
    ['an amine of an amide', LASTING, 'N[C:9](=[O:9])CCCC>>N%11.C%11CCC'],
    ['the lactam of an amino acrylate', LASTING, 'C=C(CCNCc1ccccc1)C(=O)[O:9][CH3:9]>>C=C(CCN%11Cc1ccccc1)C%11=O'],
  ])('say nothing against %s', (_, table, reaction) => {
    expect(
      verdicts(table, reaction).filter((each) => /^(D14|O7|A2|A6|A8|O5|F4[34]|L[23]|L10|R5|R49|R90|C5|C35|S5|S7|S15|O2|H11) /.test(each)),
    ).toEqual([]);
  });
});

describe('right steps that a group of their own stood in the way of', () => {
  it.each([
    ['a Claisen rearrangement whose map keeps the end of the allyl group', 'C=CCOc1cccc(Cl)c1>>C=CC%11.Oc1c%11ccc(Cl)c1'],
    [
      'a benzhydryl ester of a penicillin',
      'CC1(C)SC2CC(=O)N2C1C(=O)O[CH:9]([c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1)[c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>CC1(C)SC2CC(=O)N2C1C(=O)O',
    ],
  ])('%s', (_, reaction) => {
    expect(verdicts(HARMED_GROUPS, reaction)).toEqual([]);
  });

  it('an aldehyde that enolises and another one are a risk', () => {
    expect(verdicts(HARMED_GROUPS, '[O:9]=Cc1ccccc1.O=CCC>>C=%11c1ccccc1.O=CC%11C')).toContain('P19 risk');
  });
});
