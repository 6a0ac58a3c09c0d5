import { describe, expect, it } from 'vitest';
import { rulesBroken, verdicts } from '../mechanism.test-support.ts';
import { SUBSTITUTION } from './substitution.ts';

describe('rules of substitution at saturated carbon', () => {
  it('speak of mapped reactions as they are recorded', () => {
    const [retained, inverted] = ['[C@H:3]', '[C@@H:3]'].map(
      (centre) =>
        `[CH3:1][CH2:2][C@H:3]([CH3:4])OS(C)(=O)=O.[OH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[CH3:1][CH2:2]${centre}([CH3:4])[O:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1`,
    );
    expect(rulesBroken(SUBSTITUTION, retained)).toEqual(['S1']);
    expect(rulesBroken(SUBSTITUTION, inverted)).toEqual([]);
  });

  it.each([
    ['S8 never', 'an alkyl alcohol exchanged beside a benzylic one', 'OCc1ccc(CC[OH:9])cc1.[BrH]>>OCc1ccc(CC%11)cc1.[Br]%11'],
    ['S1 never', 'a bromide replaced with retention', 'CC[C@H](C)[Br:9].Oc1ccccc1>>CC[C@H](C)%11.O%11c1ccccc1'],
    [
      'S1 never',
      'a Mitsunobu reaction with retention, the phenol keeping its oxygen',
      'CC[C@H](C)[OH:9].Oc1ccccc1>>CC[C@H](C)%11.O%11c1ccccc1',
    ],
    [
      'S1 never',
      'a Mitsunobu reaction with retention, the alcohol keeping its oxygen',
      'CC[C@H](C)O.[OH:9]c1ccccc1>>CC[C@H](C)O%11.c1%11ccccc1',
    ],
    [
      'S1 never',
      'a tosylate and a phenol with retention, the map letting the sulfonate keep its oxygen',
      'CC[C@H](C)O[S:9]([CH3:9])(=[O:9])=[O:9].[OH:9]c1ccccc1>>CC[C@H](C)O%11.c1%11ccccc1',
    ],
    [
      'S7 risk',
      'a phenol in a Mitsunobu reaction beside an imide',
      'CCCC[OH:9].O=C1CCC(c2ccc(O)cc2)C(=O)N1>>CCCC%11.O=C1CCC(c2ccc(O%11)cc2)C(=O)N1',
    ],
    ['S7 never', 'a phenol in a Mitsunobu reaction beside an acid', 'CCC(C)[OH:9].OC(=O)c1ccc(O)cc1>>CCC(C)%11.OC(=O)c1ccc(O%11)cc1'],
    ['S1 never', 'an alcohol made an azide with retention', 'CC[C@H](C)[OH:9].N=[N+]=[N-]>>CC[C@H](C)%11.N%11=[N+]=[N-]'],
    ['S1 risk', 'an alcohol made a chloride with retention', 'CC[C@H](C)[OH:9].Cl>>CC[C@H](C)%11.Cl%11'],
    ['S2 never', 'a tertiary chloride and morpholine', 'CCC(C)(C)[Cl:9].C1COCCN1>>CCC(C)(C)%11.C1COCCN1%11'],
    ['S2 never', 'tert-butanol and a phenol', 'CC(C)(C)[OH:9].Oc1ccccc1>>CC(C)(C)%11.O%11c1ccccc1'],
    ['S2 never', 'a cumyl alcohol and a phenol', 'CC(C)([OH:9])c1ccc(C#N)cc1.Oc1ccc(Cl)cc1>>CC(C)%11c1ccc(C#N)cc1.O%11c1ccc(Cl)cc1'],
    [
      'S2 never',
      'a cumyl alcohol without groups and a naphthol',
      'CCC(C)([OH:9])c1ccccc1.Oc1ccc2ccccc2c1>>CCC(C)%11c1ccccc1.O%11c1ccc2ccccc2c1',
    ],
    ['S2 never', 'tert-butyl bromide and cyanide', 'CC(C)(C)[Br:9].[C-]#N>>CC(C)(C)%11.C%11#N'],
    [
      'S2 never',
      'tert-butanol and a phenol, the map letting the alcohol keep its oxygen',
      'CC(C)(C)O.[OH:9]c1ccccc1>>CC(C)(C)O%11.c1%11ccccc1',
    ],
    ['S2 never', 'tert-butyl bromide and an azide salt', 'CC(C)(C)[Br:9].[N-]=[N+]=[N-]>>CC(C)(C)%11.N%11=[N+]=[N-]'],
    ['S2 never', '1-norbornyl chloride and an alkoxide', 'C1CC2CC1(CC2)[Cl:9].CO>>C1CC2CC1(CC2)%11.CO%11'],
    ['S2 never', 'tert-butyl bromide and an alkoxide', 'CC(C)(C)[Br:9].CCO>>CC(C)(C)%11.CCO%11'],
    ['S3 never', 'neopentyl bromide and an amine', 'CC(C)(C)C[Br:9].C1COCCN1>>CC(C)(C)C%11.C1COCCN1%11'],
    ['S3 never', 'neopentyl chloride and an alkoxide', 'CC(C)(C)C[Cl:9].CO>>CC(C)(C)C%11.CO%11'],
    ['S3 never', 'neopentyl bromide and a phenol', 'CC(C)(C)C[Br:9].Oc1ccccc1>>CC(C)(C)C%11.O%11c1ccccc1'],
    ['S3 never', 'neopentyl bromide and pyrazole', 'CC(C)(C)C[Br:9].[nH]1cccn1>>CC(C)(C)C%11.n1%11cccn1'],
    ['S3 never', 'neopentyl chloride and cyanide', 'CC(C)(C)C[Cl:9].[C-]#N>>CC(C)(C)C%11.C%11#N'],
    ['S3 never', 'neopentyl alcohol and a phenol', 'CC(C)(C)C[OH:9].Oc1ccccc1>>CC(C)(C)C%11.O%11c1ccccc1'],
    ['S3 never', 'neopentyl mesylate and a phenol', 'CC(C)(C)C[O:9][S:9](=[O:9])(=[O:9])[CH3:9].Oc1ccccc1>>CC(C)(C)C%11.O%11c1ccccc1'],
    ['S3 risk', 'neopentyl iodide and a thiol', 'CC(C)(C)C[I:9].CS>>CC(C)(C)C%11.CS%11'],
    ['S4 never', 'a vinyl bromide and an amine', 'CC=C[Br:9].C1COCCN1>>CC=C%11.C1COCCN1%11'],
    ['S4 never', 'a vinyl chloride and an alkoxide', 'CC(C)=C[Cl:9].CO>>CC(C)=C%11.CO%11'],
    ['S4 never', 'chlorocyclohexene and an amine', 'C1CCCC=C1[Cl:9].CN>>C1CCCC=C1%11.CN%11'],
    ['S5 never', 'two alcohols', 'CCCC[OH:9].CCCO>>CCCC%11.CCCO%11'],
    ['S5 never', 'a secondary and a primary alcohol', 'C1CCCCC1[OH:9].CCCO>>C1CCCCC1%11.CCCO%11'],
    ['S5 never', 'methanol and a lactam', 'C[OH:9].O=C1NCCc2ccccc21>>C%11.O=C1N%11CCc2ccccc21'],
    ['S5 never', 'an alcohol and a carbamate', 'CCCC[OH:9].CC(C)(C)OC(=O)NC>>CCCC%11.CC(C)(C)OC(=O)N%11C'],
    ['S5 never', 'an alcohol and an amine', 'CCCC[OH:9].C1COCCN1>>CCCC%11.C1COCCN1%11'],
    ['S6 never', 'an acetylide and a secondary bromide', 'C1CCCCC1[Br:9].C#CC>>C1CCCCC1%11.C%11#CC'],
    ['S6 risk', 'an alkoxide and a secondary bromide', 'CCC(C)[Br:9].CCCO>>CCC(C)%11.CCCO%11'],
    ['S6 risk', 'an alkoxide and cyclohexyl iodide', 'C1CCCCC1[I:9].CO>>C1CCCCC1%11.CO%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(SUBSTITUTION, reaction)).toContain(verdict);
  });

  it.each([
    ['a bromide replaced with inversion', 'CC[C@H](C)[Br:9].Oc1ccccc1>>CC[C@@H](C)%11.O%11c1ccccc1'],
    ['a Mitsunobu reaction with inversion, the alcohol keeping its oxygen', 'CC[C@H](C)O.[OH:9]c1ccccc1>>CC[C@@H](C)O%11.c1%11ccccc1'],
    ['an alcohol acylated at its oxygen', 'CC[C@H](C)O.[Cl:9]C(C)=O>>CC[C@H](C)O%11.C%11(C)=O'],
    ['an ester of an acid whose map lets the wrong oxygen stay', 'CC[C@H](C)[OH:9].OC(C)=O>>CC[C@H](C)%11.O%11C(C)=O'],
    ['a glycosidation with retention', 'C1CCO[C@H](C1)[Br:9].CO>>C1CCO[C@H](C1)%11.CO%11'],
    ['a 2-chloroamine replaced with retention by way of its aziridinium ion', 'CN(C)C[C@H](C)[Cl:9].CN>>CN(C)C[C@H](C)%11.CN%11'],
    ['trityl chloride and an alcohol', 'c1ccccc1C(c1ccccc1)(c1ccccc1)[Cl:9].CCO>>c1ccccc1C%11(c1ccccc1)c1ccccc1.CCO%11'],
    ['tert-butanol and hydrazoic acid', 'CC(C)(C)[OH:9].N=[N+]=[N-]>>CC(C)(C)%11.N%11=[N+]=[N-]'],
    ['neopentyl bromide and a metallated arene', 'CC(C)(C)C[Br:9].[Mg:9]([Br:9])c1ccccc1>>CC(C)(C)C%11.c1%11ccccc1'],
    ['an ester of neopentyl alcohol whose map lets the wrong oxygen stay', 'CC(C)(C)C[OH:9].OC(C)=O>>CC(C)(C)C%11.O%11C(C)=O'],
    ['isobutyl bromide and a phenol', 'CC(C)C[Br:9].Oc1ccccc1>>CC(C)C%11.O%11c1ccccc1'],
    ['an alcohol and an imide', 'CCCC[OH:9].O=C1NC(=O)c2ccccc21>>CCCC%11.O=C1N%11C(=O)c2ccccc21'],
    ['an alcohol and a sulfonamide', 'CCCC[OH:9].CNS(C)(=O)=O>>CCCC%11.CN%11S(C)(=O)=O'],
    ['the Ritter reaction', 'CC(C)(C)[OH:9].N#CC>>CC(C)(C)%11.N%11=CC'],
    ['tert-butanol and hydrogen chloride', 'CC(C)(C)[OH:9].Cl>>CC(C)(C)%11.Cl%11'],
    ['tert-butyl chloride and an arene', 'CC(C)(C)[Cl:9].c1ccccc1>>CC(C)(C)%11.c1%11ccccc1'],
    ['2-bromo-2-methylpropionate and a phenol', 'CCOC(=O)C(C)(C)[Br:9].Oc1ccccc1>>CCOC(=O)C(C)(C)%11.O%11c1ccccc1'],
    ['isobutyl bromide and an amine', 'CC(C)C[Br:9].C1COCCN1>>CC(C)C%11.C1COCCN1%11'],
    ['an oxetane beside the carbon', 'C1OCC1(C)C[Br:9].CN>>C1OCC1(C)C%11.CN%11'],
    ['a 3-chloroenone and an amine', 'CC(=O)C=C[Cl:9].CN>>CC(=O)C=C%11.CN%11'],
    ['a vinyl bromide and pyrazole', 'CC=C[Br:9].[nH]1cccn1>>CC=C%11.n1%11cccn1'],
    ['benzyl alcohol and an alcohol', 'c1ccccc1C[OH:9].CCO>>c1ccccc1C%11.CCO%11'],
    ['an alcohol and phthalimide', 'CCCC[OH:9].N1C(=O)c2ccccc2C1=O>>CCCC%11.N1%11C(=O)c2ccccc2C1=O'],
    ['an alcohol and a phenol', 'CCCC[OH:9].Oc1ccccc1>>CCCC%11.O%11c1ccccc1'],
    ['a secondary bromide and a phenol', 'CCC(C)[Br:9].Oc1ccccc1>>CCC(C)%11.O%11c1ccccc1'],
    ['a secondary bromide and an amine', 'C1CCCCC1[Br:9].CN>>C1CCCCC1%11.CN%11'],
    ['urea and a diol, closed to an oxazolidinone', 'OC(C)C[OH:9].NC(=O)[NH2:9]>>O%12C(C)C%11.N%11C%12(=O)'],
    ['a primary bromide and an acetylide', 'CCC[Br:9].C#CC>>CCC%11.C%11#CC'],
    ['trityl alcohol and a phenol', 'c1ccccc1C(c1ccccc1)(c1ccccc1)[OH:9].Oc1ccccc1>>c1ccccc1C(c1ccccc1)(c1ccccc1)%11.O%11c1ccccc1'],
    ['a tertiary alcohol beside an anisole, whose cation lasts', 'CC(C)([OH:9])c1ccc(OC)cc1.Oc1ccccc1>>CC(C)%11c1ccc(OC)cc1.O%11c1ccccc1'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(SUBSTITUTION, reaction)).toEqual([]);
  });
});
