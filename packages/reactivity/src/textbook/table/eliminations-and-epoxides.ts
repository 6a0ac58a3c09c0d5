import { clayden, kurti, march } from '../sources.ts';
import type { Likelihood, TextbookTransform } from '../textbook-transform.ts';
import { NOT_TRAPPED } from './fragments.ts';

const LEAVING = { Br: 'Br', Cl: 'Cl', I: 'I', mesylate: 'OS([CH3])(=O)=O', tosylate: 'OS(=O)(=O)c1ccc([CH3])cc1' } as const;
type Leaving = keyof typeof LEAVING;

/** Not a carbon that leaves an acetal or a halide of an aldehyde behind. */
const ONE_HETERO = '!$(C([O,S,N])[O,S,N,F,Cl,Br,I])';
const CLOSURE = 'Epoxide closure of a halohydrin';

/** The carbon that is left is not benzylic: a halohydrin has its hydroxyl group there. Where its configuration is stated it is turned over; the other carbon keeps its own. */
function epoxide(leaving: Leaving, likelihood: Likelihood, example: string, isStated: boolean): TextbookTransform {
  const [matched, made] = isStated
    ? [`[#6:4][CX4;H1;!$(Cc);${ONE_HETERO};@:3]1[OX2:2][CX4;${ONE_HETERO}:1]1`, `[#6:4][C;@:3](${LEAVING[leaving]})[C:1][OH:2]`]
    : [`[CX4;H1,H2;!$(Cc);${ONE_HETERO}:3]1[OX2:2][CX4;${ONE_HETERO}:1]1`, `[C:3](${LEAVING[leaving]})[C:1][OH:2]`];
  const isSulfonate = leaving === 'tosylate' || leaving === 'mesylate';
  return {
    name: isSulfonate ? 'Epoxide closure of a hydroxy sulfonate' : CLOSURE,
    source: march('chapter 10, formation of epoxides'),
    likelihood,
    transform: `${matched}>>${made}`,
    reagent: isSulfonate ? 'sodium methoxide' : 'sodium hydroxide',
    example,
  };
}

const ELIMINATIONS = march('chapter 17, eliminations');
/** Carbon of a double bond that no other multiple bond stands beside: there the elimination goes another way. */
const ALONE = '!$(CC=[O,N]);!$(C=CC=[O,N]);!$(CC=C);!$(C[!#6])';

function dehydrohalogenation(
  product: string,
  before: (leaving: string) => string,
  examples: Partial<Record<Leaving, string>>,
  likelihood: Likelihood = 'possible',
): readonly TextbookTransform[] {
  return (Object.entries(examples) as [Leaving, string][]).map(([leaving, example]) => ({
    name: leaving === 'tosylate' || leaving === 'mesylate' ? 'Elimination of a sulfonic acid' : 'Dehydrohalogenation',
    source: ELIMINATIONS,
    likelihood,
    transform: `${product}>>${before(LEAVING[leaving])}`,
    reagent: 'potassium tert-butoxide',
    example,
  }));
}

/** A cyclic thionocarbonate loses both oxygens from one side. */
function coreyWinter(product: string, before: string, example: string): TextbookTransform {
  return {
    name: 'Corey-Winter olefination',
    source: kurti('Corey-Winter Olefination'),
    likelihood: 'possible',
    transform: `${product}>>${before}`,
    reagent: 'trimethyl phosphite',
    example,
  };
}
const CARBON_ONLY = '!$(C[!#6;!#1]);!$(CC=[O,N])';

/** Eliminations that leave alkenes and alkynes, and ring closures of epoxides. */
export const ELIMINATIONS_AND_EPOXIDES: readonly TextbookTransform[] = [
  epoxide('Br', 'usual', 'O[C@@H]1c2ccccc2C[C@H]1Br>>C1c2ccccc2[C@H]2O[C@@H]12', true),
  epoxide('Cl', 'possible', 'CC[C@@H](O)[C@H](C)Cl>>CC[C@H]1O[C@@H]1C', true),
  epoxide(
    'tosylate',
    'usual',
    'CO[C@H]1O[C@@H]2COC(c3ccccc3)O[C@H]2[C@H](O)[C@H]1OS(=O)(=O)c1ccc(C)cc1>>CO[C@H]1O[C@@H]2COC(c3ccccc3)O[C@H]2[C@@H]2O[C@H]12',
    true,
  ),
  epoxide('mesylate', 'usual', 'C[C@H](OS(C)(=O)=O)C(C)(C)O>>C[C@H]1OC1(C)C', true),
  epoxide('Br', 'possible', 'OC1CCCCC1Br>>C1CCC2OC2C1', false),
  epoxide('Cl', 'possible', 'OC(CCl)CCc1ccccc1>>c1ccc(CCC2CO2)cc1', false),
  epoxide('tosylate', 'possible', 'C[C@](O)(CCC=C)COS(=O)(=O)c1ccc(C)cc1>>C=CCC[C@@]1(C)CO1', false),
  epoxide('mesylate', 'possible', 'C[C@](O)(CCC=C)COS(C)(=O)=O>>C=CCC[C@@]1(C)CO1', false),
  ...dehydrohalogenation(`[CX3;H1;r5,r6,r7;${ALONE}:1]=;@[CX3;H1;r5,r6,r7;${ALONE}:2]`, (leaving) => `[CH2:1][CH:2]${leaving}`, {
    Br: 'BrC1CCCCC1>>C1=CCCCC1',
    Cl: 'ClC1CCCC1>>C1=CCCC1',
    tosylate: 'Cc1ccc(S(=O)(=O)OC2CCCCC2)cc1>>C1=CCCCC1',
    mesylate: 'CS(=O)(=O)OC1CCCCC1>>C1=CCCCC1',
  }),
  ...dehydrohalogenation(`[CX3;H1;r5,r6,r7;${ALONE}:1]=;@[CX3;H0;r5,r6,r7;${ALONE}:2]`, (leaving) => `[CH2:1][CH0:2]${leaving}`, {
    Br: 'CC1(Br)CCCCC1>>CC1=CCCCC1',
    Cl: 'CC1(Cl)CCCCC1>>CC1=CCCCC1',
  }),
  // A second double bond draws the new one to itself.
  ...dehydrohalogenation(
    '[CX3;H1;r5,r6,r7:1]=;@[CX3;H1;r5,r6,r7:2]-;@[CX3:3]=;@[CX3;!$(CC=[O,N]):4]',
    (leaving) => `[CH2:1][CH:2](${leaving})[C:3]=[C:4]`,
    { Br: 'BrC1C=CCCC1>>C1=CCCC=C1' },
    'usual',
  ),
  // So does an aromatic ring, whether the halogen stands beside it or at the next carbon.
  ...dehydrohalogenation(
    '[CH2:1]=[CX3;!R;$(Cc);!$(C[!#6]):2]',
    (leaving) => `[CH3:1][C:2]${leaving}`,
    { Br: 'CC(Br)c1ccc(Cl)cc1>>C=Cc1ccc(Cl)cc1', Cl: 'CC(Cl)c1ccc(Cl)cc1>>C=Cc1ccc(Cl)cc1' },
    'usual',
  ),
  ...dehydrohalogenation('[c:3]/[CH:2]=[CH:1]/[c,CX4:4]', (leaving) => `[c:3][CH:2](${leaving})[CH2:1][#6:4]`, {
    Br: 'CCC(Br)c1ccc(Cl)cc1>>C/C=C/c1ccc(Cl)cc1',
  }),
  ...dehydrohalogenation(
    '[CH2:1]=[CX3;!R;$(Cc);!$(C[!#6]):2]',
    (leaving) => `[CH2:1](${leaving})[C;!H0:2]`,
    {
      Br: 'BrCCc1ccc(Cl)cc1>>C=Cc1ccc(Cl)cc1',
      Cl: 'ClCCc1ccc(Cl)cc1>>C=Cc1ccc(Cl)cc1',
      tosylate: 'Cc1ccc(S(=O)(=O)OCCc2ccncc2)cc1>>C=Cc1ccncc1',
      mesylate: 'CS(=O)(=O)OCCc1ccncc1>>C=Cc1ccncc1',
    },
    'usual',
  ),
  ...dehydrohalogenation('[CX4:3]/[CH:1]=[CH:2]/[CX4:4]', (leaving) => `[C:3][CH2:1][CH:2](${leaving})[C:4]`, {
    Br: 'CCCC(Br)CCC>>CC/C=C/CCC',
    tosylate: 'CCCC(CCC)OS(=O)(=O)c1ccc(C)cc1>>CC/C=C/CCC',
  }),
  ...dehydrohalogenation('[CX3;H1;!R:1]([CX4:3])=[CX3:2]([CH3:4])[CH3:5]', (leaving) => `[CH2:1]([C:3])[C:2](${leaving})([CH3:4])[CH3:5]`, {
    Br: 'CCC(C)(C)Br>>CC=C(C)C',
    Cl: 'CCC(C)(C)Cl>>CC=C(C)C',
  }),
  ...dehydrohalogenation(`[CH2:1]=[CX3;!R;!$(C[!#6]);${NOT_TRAPPED}:2]-[CX4:3]`, (leaving) => `[CH2:1](${leaving})[C;!H0:2][C:3]`, {
    I: 'ICCC1CCCCC1>>C=CC1CCCCC1',
    Cl: 'ClCCC1CCCCC1>>C=CC1CCCCC1',
    tosylate: 'Cc1ccc(S(=O)(=O)OCCC2CCCCC2)cc1>>C=CC1CCCCC1',
    mesylate: 'CS(=O)(=O)OCCC1CCCCC1>>C=CC1CCCCC1',
  }),
  coreyWinter(
    `[#6:3]/[CX3;H1;${CARBON_ONLY}:1]=[CX3;H1;${CARBON_ONLY}:2]/[#6:4]`,
    'S=C1O[C;H1;@:1]([#6:3])[C;H1;@@:2]([#6:4])O1',
    'S=C1O[C@H](c2ccccc2)[C@@H](c2ccccc2)O1>>C(=C/c1ccccc1)\\c1ccccc1',
  ),
  coreyWinter(
    `[#6:3]/[CX3;H1;${CARBON_ONLY}:1]=[CX3;H1;${CARBON_ONLY}:2]\\[#6:4]`,
    'S=C1O[C;H1;@:1]([#6:3])[C;H1;@:2]([#6:4])O1',
    'S=C1O[C@H](c2ccccc2)[C@H](c2ccccc2)O1>>C(=C\\c1ccccc1)\\c1ccccc1',
  ),
  coreyWinter(
    `[CX3;H1;R;!$(CC=C);${CARBON_ONLY}:1]=;@[CX3;H1;R;!$(CC=C);${CARBON_ONLY}:2]`,
    'S=C1O[CH:1]-[CH:2]O1',
    'S=C1OC2CCCCC2O1>>C1=CCCCC1',
  ),
  coreyWinter(`[CH2:1]=[CX3;!R;${CARBON_ONLY}:2]`, 'S=C1O[CH2:1][C:2]O1', 'S=C1OCC(C2CCCCC2)O1>>C=CC1CCCCC1'),
  ...(
    [
      ['[c:3]', '[#6;$(c),$([CX4]),$([CX3](=O)[OX2]):4]', 'usual', 'BrC(c1ccccc1)C(Br)c1ccccc1>>C(#Cc1ccccc1)c1ccccc1'],
      ['[CX4:3]', '[CX4:4]', 'possible', 'CCCC(Br)C(Br)CCC>>CCCC#CCCC'],
    ] as const
  ).map(
    ([first, second, likelihood, example]): TextbookTransform => ({
      name: 'Elimination of two hydrogen bromides',
      source: march('chapter 17, elimination of hydrogen halides'),
      likelihood,
      transform: `${first}[C:1]#[C:2]${second}>>${first}[CH:1](Br)[CH:2](Br)${second}`,
      reagent: 'potassium hydroxide',
      example,
    }),
  ),
  {
    name: 'Elimination of two hydrogen bromides',
    source: march('chapter 17, elimination of hydrogen halides'),
    likelihood: 'possible',
    transform: '[CH:1]#[C:2][CX4:3]>>[CH2:1](Br)[CH:2](Br)[C:3]',
    reagent: 'potassium tert-butoxide',
    example: 'BrCC(Br)C1CCCCC1>>C#CC1CCCCC1',
  },
  {
    name: 'Tebbe or Petasis methylenation of an ester',
    source: kurti('Tebbe Olefination / Petasis-Tebbe Olefination'),
    likelihood: 'usual',
    transform:
      '[CH2:1]=[CX3:2]([#6;!$([CX3]=[O,N]):3])[OX2;!$(OC=[O,S,N]);!$(O[Si,P,S]):4][#6:5]>>[CH3:1][Ti]([CH3])(C1C=CC=C1)C1C=CC=C1.O=[C:2]([#6:3])[O:4][#6:5]',
    example: 'COC(=O)C1CCCCC1.C[Ti](C)(C1C=CC=C1)C1C=CC=C1>>C=C(OC)C1CCCCC1',
  },
  ...(
    [
      ['', 'OC1CCC(c2ccccc2)O1', 'C=CCCC(O)c1ccccc1'],
      ['[C:7]', 'OC1CCCC(c2ccccc2)O1', 'C=CCCCC(O)c1ccccc1'],
    ] as const
  ).map(
    ([more, lactol, product]): TextbookTransform => ({
      name: 'Wittig reaction of a lactol',
      source: clayden(11),
      likelihood: 'possible',
      transform: `[CH2:1]=[CX3;H1:2][CX4:3][CX4:4]${more.replace('C', 'CX4')}[CX4;!$(C(O)[O,N,S]):5][OX2H:6]>>[CH2:1]=P(c1ccccc1)(c1ccccc1)c1ccccc1.[OH][CH:2]1[C:3][C:4]${more}[C:5][O:6]1`,
      example: `${lactol}.C=P(c1ccccc1)(c1ccccc1)c1ccccc1>>${product}`,
    }),
  ),
  {
    name: 'Claisen rearrangement',
    source: kurti('Claisen Rearrangement'),
    likelihood: 'possible',
    transform: '[O:1]=[CX3;H1,$(C([#6])[#6]):2][CX4:3]-!@[CX4;R:4]-@[C:5]=[C:6]>>[C:3]=[C:2][O:1][C:6][C:5]=[C:4]',
    example: 'C=COC1CCCC=C1>>O=CCC1C=CCCC1',
  },
  {
    // Within a ring the new bond is on the side that the oxygen leaves.
    name: 'Claisen rearrangement',
    source: kurti('Claisen Rearrangement'),
    likelihood: 'usual',
    transform:
      '[O:1]=[CX3;H1,$(C([#6])[#6]):2][CH2:3]-!@[CX4;H1;@:4](-@[C:7])-@[C:5]=@[CX3:6]-@[C:8]>>[CH2:3]=[C:2][O:1][C;H1;@@:6](-@[C:8])-@[C:5]=@[C:4]-@[C:7]',
    example: 'C=CO[C@@H]1C[C@H](C(C)=C)CC=C1C>>O=CC[C@H]1C[C@@H](C(C)=C)CC=C1C',
  },
];
