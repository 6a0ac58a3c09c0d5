import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { MECHANISM_TABLES } from '../tables.ts';

const EVERY_RULE = { title: 'every rule', rules: MECHANISM_TABLES.flatMap(({ rules }) => rules) };

const ANDROSTENONE = 'C[C@]12CC=CC[C@@H]1CC[C@@H]3[C@@H]2CC[C@]4([C@H]3CCC4=O)C';
const ADDED_TO_ANDROSTENONE = (marks: string) => `C[C@]12C[C${marks}H]%11[C${marks}H]%12C[C@@H]1CC[C@@H]3[C@@H]2CC[C@]4([C@H]3CCC4=O)C`;
const OSMIUM_TETROXIDE = 'O=[Os:9](=O)(=[O:9])=[O:9]';
const DIIODOMETHANE = 'C([I:9])[I:9]';
const SULTAM = (oxygen: string, nitrogen: string) => `COC(=O)C1=C(O${oxygen})c2ccccc2S(=O)(=O)N1${nitrogen}`;
const QUININE = 'C=C[C@H]1CN2CC[C@H]1C[C@H]2[C@H](O)c1ccnc2ccc(OC)cc12';

// Atoms with a map leave.
describe('ends, sides and sites that a reagent does not choose', () => {
  it.each([
    ['C31', 'an orthoester of an ester and a diol', 'CCOC(=[O:9])CCC(C)=O.OCCO>>CCOC%11%12CCC(C)=O.O%11CCO%12'],
    ['C31', 'the acetal of an amide and a diol', 'CN(C)C(=[O:9])CC.OCCO>>CN(C)C%11%12CC.O%11CCO%12'],
    ['C31', 'an orthoester of an acid and methanol', 'CCC(=[O:9])O.OC.OC>>CCC%11%12O.O%11C.O%12C'],
    ['O18', 'a trisubstituted alkene hydroborated beside one with a free end', 'CC1=CCC(CC1)C(C)=C.O>>CC1C%11CC(CC1)C(C)=C.O%11'],
    ['O18', 'cyclohexene hydroborated beside a terminal alkene', 'C=CCCC1CCC=CC1.O>>C=CCCC1CCC%11CC1.O%11'],
    ['O19', 'an ester methylenated beside a ketone', 'COC(=[O:9])CCC(C)=O.C[Ti:9]>>COC%11CCC(C)=O.C=%11'],
    ['Q47', 'a 2-ene of a steroid epoxidised from above', `${ANDROSTENONE}.O[OH:9]>>${ADDED_TO_ANDROSTENONE('@')}.O%11%12`],
    ['Q47', 'the same by a carbenoid', `${ANDROSTENONE}.${DIIODOMETHANE}>>${ADDED_TO_ANDROSTENONE('@')}.C%11%12`],
    ['Q47', 'the same by osmium tetroxide', `${ANDROSTENONE}.${OSMIUM_TETROXIDE}>>${ADDED_TO_ANDROSTENONE('@')}.O%11.O%12`],
    ['S16', 'linalool and hydrogen bromide to the tertiary bromide', 'C=CC(C)([OH:9])CCC=C(C)C.Br>>C=CC%11(C)CCC=C(C)C.Br%11'],
    [
      'S16',
      'vinylcyclohexanol and thionyl chloride to the tertiary chloride',
      'C=CC1([OH:9])CCCCC1.Cl[S:9](=[O:9])[Cl:9]>>C=CC1%11CCCCC1.Cl%11',
    ],
    ['Q44', 'cyclohexenol cyclopropanated away from its alcohol', `O[C@H]1CCCC=C1.${DIIODOMETHANE}>>O[C@H]1CCC[C@H]%11[C@@H]1%12.C%11%12`],
    ['C32', 'quinine benzylated in its quinoline', `${QUININE}.[Br:9]Cc1ccccc1>>${QUININE.replace('nc2', '[n+]%11c2')}.C%11c1ccccc1`],
    ['C32', 'a pyridine methylated beside a piperidine', 'C1CCNCC1c1cccnc1.[I:9]C>>C1CCNCC1c1ccc[n+]%11c1.C%11'],
    ['D15', 'pinene and hydrogen chloride without a rearrangement', 'CC1=CCC2CC1C2(C)C.Cl>>CC%111CCC2CC1C2(C)C.Cl%11'],
    ['D15', 'isopropenylcyclobutane and hydrogen chloride', 'CC(=C)C1CCC1.Cl>>CC%11(C)C1CCC1.Cl%11'],
    ['C33', 'the enol of a saccharin-like sultam methylated', `${SULTAM('', '')}.[I:9]C>>${SULTAM('%11', '')}.C%11`],
    [
      'C33',
      'a salicylate methylated beside a sulfonanilide',
      'COC(=O)c1cc(NS(C)(=O)=O)ccc1O.[I:9]C>>COC(=O)c1cc(NS(C)(=O)=O)ccc1O%11.C%11',
    ],
    ['O10', 'a 2,6-dimethylbenzoate opened before an arylacetate', 'COC(=O)Cc1cc(C)c(C(=O)O[CH3:9])c(C)c1>>COC(=O)Cc1cc(C)c(C(=O)O)c(C)c1'],
    ['O10', 'a pivalate-like ester opened before an open one', 'COC(=O)CCC(C)(C)C(=O)O[CH3:9]>>COC(=O)CCC(C)(C)C(=O)O'],
    ['F5', 'an isopropylindole by the Fischer synthesis', 'COc1ccc(N[NH2:9])cc1.CC(=[O:9])C(C)C>>COc1ccc([nH]%11)c%12c1.[cH]%12c%11C(C)C'],
    ['C34', 'pivaloylpyridine and morpholine', 'CC(C)(C)C(=[O:9])c1cccnc1.C1COCCN1>>CC(C)(C)C%11c1cccnc1.C1COCCN1%11'],
  ])('%s never: %s', (rule, _, reaction) => {
    expect(verdicts(EVERY_RULE, reaction)).toContain(`${rule} never`);
  });

  it.each([
    ['C31', 'the acetal of a ketone beside an ester', 'CCOC(=O)CCC(=[O:9])C.OCCO>>CCOC(=O)CCC%11%12C.O%11CCO%12'],
    ['C31', 'an orthoester that exchanges its alcohols', 'CCOC(C)([O:9][CH2:9][CH3:9])[O:9][CH2:9][CH3:9].OCCO>>CCOC%11%12C.O%11CCO%12'],
    ['C31', 'an imidate and an alcohol (Pinner)', 'CCOC(C)=[NH:9].OCC.OCC>>CCOC%11%12C.O%11CC.O%12CC'],
    ['C31', 'an ester that exchanges its alcohol', 'CCC(=O)[O:9][CH3:9].OCCO>>CCC%11=O.O%11CCO'],
    ['O19', 'an ester methylenated beside an amide', 'COC(=[O:9])CCC(=O)N(C)C.C[Ti:9]>>COC%11CCC(=O)N(C)C.C=%11'],
    ['O18', 'the alkene with a free end hydroborated', 'CC1=CCC(CC1)C(C)=C.O>>CC1=CCC(CC1)C(C)C%11.O%11'],
    ['O18', 'a trisubstituted alkene hydrated in acid', 'CC(C)=CCCC=C.O>>CC%11(C)CCCC=C.O%11'],
    ['O18', 'an acrylate beside a trisubstituted alkene', 'CC(C)=CCCOC(=O)C=C.O>>CC(C)C%11CCOC(=O)C=C.O%11'],
    ['Q47', 'a 2-ene of a steroid epoxidised from below', `${ANDROSTENONE}.O[OH:9]>>${ADDED_TO_ANDROSTENONE('@@')}.O%11%12`],
    ['Q47', 'the same by a carbenoid', `${ANDROSTENONE}.${DIIODOMETHANE}>>${ADDED_TO_ANDROSTENONE('@@')}.C%11%12`],
    [
      'Q47',
      'the epoxide drawn without its configuration',
      `${ANDROSTENONE}.O[OH:9]>>${ADDED_TO_ANDROSTENONE('').replaceAll('[CH]', 'C')}.O%11%12`,
    ],
    ['S16', 'linalool and hydrogen bromide to geranyl bromide', 'C=CC(C)([OH:9])CCC=C(C)C.Br>>C%11C=C(C)CCC=C(C)C.Br%11'],
    ['S16', 'a tertiary alcohol without an alkene', 'CCC(C)([OH:9])CCC.Cl>>CCC%11(C)CCC.Cl%11'],
    ['S16', 'a secondary allylic alcohol', 'C=CC([OH:9])CCC.Br>>C=CC%11CCC.Br%11'],
    ['Q44', 'cyclohexenol cyclopropanated beside its alcohol', `O[C@H]1CCCC=C1.${DIIODOMETHANE}>>O[C@H]1CCC[C@@H]%11[C@H]1%12.C%11%12`],
    ['Q44', 'its methyl ether', `CO[C@H]1CCCC=C1.${DIIODOMETHANE}>>CO[C@H]1CCC[C@H]%11[C@@H]1%12.C%11%12`],
    ['C32', 'quinine benzylated in its quinuclidine', `${QUININE}.[Br:9]Cc1ccccc1>>${QUININE.replace('N2', '[N+]%112')}.C%11c1ccccc1`],
    ['C32', 'a pyridine beside an amide', 'CC(=O)N1CCCC1c1cccnc1.[I:9]C>>CC(=O)N1CCCC1c1ccc[n+]%11c1.C%11'],
    ['C32', 'an aminopyridine beside an amine', 'CN1CCN(CC1)c1ccncc1.[I:9]C>>CN1CCN(CC1)c1cc[n+]%11cc1.C%11'],
    ['D15', 'methylcyclohexene and hydrogen chloride', 'CC1=CCCCC1.Cl>>CC%111CCCCC1.Cl%11'],
    ['D15', 'a cation further from the cyclobutane', 'CC(C)=CCC1CCC1.Cl>>CC%11(C)CCC1CCC1.Cl%11'],
    ['C33', 'the nitrogen of the sultam methylated', `${SULTAM('', '')}.[I:9]C>>${SULTAM('', '%11')}.C%11`],
    ['C33', 'the enol of one whose nitrogen is methylated', `${SULTAM('', 'C')}.[I:9]C>>${SULTAM('%11', 'C')}.C%11`],
    [
      'C33',
      'hydroxythalidomide alkylated at its phenol',
      'O=C1CCC(C(=O)N1)N1C(=O)c2cccc(O)c2C1=O.[Br:9]CC>>O=C1CCC(C(=O)N1)N1C(=O)c2cccc(O%11)c2C1=O.C%11C',
    ],
    ['O10', 'the arylacetate opened first', 'COC(=O)c1c(C)cc(CC(=O)O[CH3:9])cc1C>>COC(=O)c1c(C)cc(CC(=O)O)cc1C'],
    ['O10', 'a benzoate with one group beside it', 'COC(=O)Cc1ccc(C(=O)O[CH3:9])c(C)c1>>COC(=O)Cc1ccc(C(=O)O)c(C)c1'],
    ['F5', 'the 3H-indole of the same ketone', 'COc1ccc(N[NH2:9])cc1.CC(=[O:9])C(C)C>>COc1ccc(N=%11)c%12c1.CC%11C%12(C)C'],
    ['F5', 'acetylcyclopropane', 'COc1ccc(N[NH2:9])cc1.CC(=[O:9])C1CC1>>COc1ccc([nH]%11)c%12c1.[cH]%12c%11C1CC1'],
    ['C34', 'propionylpyridine and morpholine', 'CCC(=[O:9])c1cccnc1.C1COCCN1>>CCC%11c1cccnc1.C1COCCN1%11'],
    ['C34', 'pivaloylpyridine and a primary amine', 'CC(C)(C)C(=[O:9])c1cccnc1.COCCN>>CC(C)(C)C%11c1cccnc1.COCCN%11'],
  ])('%s says nothing of %s', (rule, _, reaction) => {
    expect(verdicts(EVERY_RULE, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});
