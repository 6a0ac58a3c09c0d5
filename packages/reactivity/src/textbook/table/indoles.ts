import { joule, kurti, li } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO } from './fragments.ts';

const CORE = `[c;${BENZO}:4]:[c;${BENZO}:5]:1`;
const FIESSELMANN = li('Fiesselmann thiophene synthesis');

/** Indoles, isatins, benzofurans, and pyrroles and thiophenes that are closed as these are. */
export const INDOLES: readonly TextbookTransform[] = [
  {
    name: 'Nenitzescu indole synthesis',
    source: kurti('Nenitzescu Indole Synthesis'),
    likelihood: 'characteristic',
    transform:
      '[nH:1]1:[c:2](-!@[#6:10]):[c:3](-!@[C:11]=[O:12]):[c:4]2:[cH:5]:[c:6](-[OH:7]):[c:8]:[c:9]:[c:13]:1:2>>[NH2:1][C:2]([#6:10])=[CH:3][C:11]=[O:12].[CH:4]1=[CH:5][C:6](=[O:7])[C:8]=[C:9][C:13]1=O',
    example: 'CCOC(=O)C=C(C)N.O=C1C=CC(=O)C=C1>>CCOC(=O)c1c(C)[nH]c2ccc(O)cc12',
  },
  {
    name: 'Indole synthesis from an alkynylaniline',
    source: joule('indoles'),
    likelihood: 'usual',
    transform: `[nH:1]1:[c:2](-!@[#6:8]):[cH:3]:${CORE}>>[NH2:1]-[c:5]:[c:4]-[C:3]#[C:2][#6:8]`,
    example: 'Nc1ccccc1C#Cc1ccccc1>>c1ccc(-c2cc3ccccc3[nH]2)cc1',
  },
  {
    name: 'Larock indole synthesis',
    source: kurti('Larock Indole Synthesis'),
    likelihood: 'usual',
    transform: `[nH:1]1:[c:2](-!@[#6:8]):[c:3](-!@[#6:9]):${CORE}>>[NH2:1]-[c:5]:[c:4]I.[C:2]([#6:8])#[C:3][#6:9]`,
    example: 'Nc1ccccc1I.CC#Cc1ccccc1>>Cc1c(-c2ccccc2)[nH]c2ccccc12',
  },
  {
    // The bulky silyl group ends beside the nitrogen, and goes afterwards.
    name: 'Larock indole synthesis',
    source: kurti('Larock Indole Synthesis'),
    likelihood: 'characteristic',
    transform: `[nH:1]1:[c:2](-!@[Si:8]):[c:3](-!@[#6:9]):${CORE}>>[NH2:1]-[c:5]:[c:4]I.[C:2]([Si:8])#[C:3][#6:9]`,
    example: 'Nc1ccccc1I.CC[Si](CC)(CC)C#CCCO>>CC[Si](CC)(CC)c1[nH]c2ccccc2c1CCO',
  },
  {
    name: 'Bartoli indole synthesis',
    source: kurti('Bartoli Indole Synthesis'),
    likelihood: 'usual',
    transform: `[nH+0:1]1:[cH:2]:[cH:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1:[c;H0;D3:6]-!@[*:7]>>[NH0+:1](=O)([O-])-[c:5](:[cH:4]):[c:6]-[*:7].[CH2:2]=[CH:3][Mg]Br`,
    example: 'Cc1ccccc1[N+](=O)[O-].C=C[Mg]Br>>Cc1cccc2cc[nH]c12',
  },
  {
    name: 'Leimgruber-Batcho indole synthesis',
    source: li('Batcho–Leimgruber indole synthesis'),
    likelihood: 'usual',
    transform: `[nH+0:1]1:[cH:2]:[cH:3]:${CORE}>>[NH0+:1](=O)([O-])-[c:5]:[c:4]-[CH:3]=[CH:2]N([CH3])[CH3]`,
    reagent: 'hydrogen',
    example: 'CN(C)C=Cc1ccccc1[N+](=O)[O-]>>c1ccc2[nH]ccc2c1',
  },
  {
    name: 'Madelung indole synthesis',
    source: kurti('Madelung Indole Synthesis'),
    likelihood: 'possible',
    transform: `[nH:1]1:[c:2](-!@[#6:8]):[cH:3]:${CORE}>>[NH:1](-[c:5]:[c:4]-[CH3:3])[C:2](=O)[#6:8]`,
    example: 'CC(=O)Nc1ccccc1C>>Cc1cc2ccccc2[nH]1',
  },
  {
    name: 'Sandmeyer isatin synthesis',
    source: joule('isatins'),
    likelihood: 'characteristic',
    transform: `[O:1]=[C:2]1[NX3:3][c;${BENZO}:4]:[c;${BENZO}:5][C:6]1=[O:7]>>[O:1]=[C:2]([N:3][c:4]:[cH:5])[CH:6]=N[OH].[OH2:7]`,
    example: 'Cc1ccc(NC(=O)C=NO)cc1.O>>Cc1ccc2c(c1)C(=O)C(=O)N2',
  },
  {
    name: 'Stolle isatin synthesis',
    source: joule('isatins'),
    likelihood: 'usual',
    transform: `[O:1]=[C:2]1[NX3:3][c;${BENZO}:4]:[c;${BENZO}:5][C:6]1=[O:7]>>[N;!H0:3][c:4]:[cH:5].[O:1]=[C:2](Cl)[C:6](=[O:7])Cl`,
    example: 'CNc1ccccc1.O=C(Cl)C(=O)Cl>>CN1C(=O)C(=O)c2ccccc21',
  },
  {
    name: 'Benzofuran synthesis from an alkynylphenol',
    source: joule('benzofurans'),
    likelihood: 'usual',
    transform: `[o:1]1:[c:2](-!@[#6:8]):[cH:3]:${CORE}>>[OH:1]-[c:5]:[c:4]-[C:3]#[C:2][#6:8]`,
    example: 'Oc1ccccc1C#Cc1ccccc1>>c1ccc(-c2cc3ccccc3o2)cc1',
  },
  {
    name: 'Benzofuran synthesis from an alkynylphenol',
    source: joule('benzofurans'),
    likelihood: 'usual',
    transform: `[o:1]1:[c:2](-!@[#6:8]):[cH:3]:${CORE}>>[OH:1]-[c:5]:[c:4]I.[CH:3]#[C:2][#6:8]`,
    example: 'Oc1ccccc1I.C#Cc1ccccc1>>c1ccc(-c2cc3ccccc3o2)cc1',
  },
  {
    name: 'Rap-Stoermer reaction',
    source: joule('benzofurans'),
    likelihood: 'characteristic',
    transform: `[o:1]1:[c:2](-!@[C:7](=[O:8])[#6,O:9]):[cH:3]:${CORE}>>[OH:1]-[c:5]:[c:4]-[CH:3]=O.[CH2:2](Br)[C:7](=[O:8])[#6,O:9]`,
    example: 'O=Cc1ccccc1O.O=C(CBr)c1ccccc1>>O=C(c1ccccc1)c1cc2ccccc2o1',
  },
  {
    name: 'Clauson-Kaas pyrrole synthesis',
    source: joule('pyrroles'),
    likelihood: 'characteristic',
    transform: '[n:1]1(-!@[#6:6]):[cH:2]:[cH:3]:[cH:4]:[cH:5]:1>>[NH2:1][#6:6].[CH:2]1(O[CH3])[CH2:3][CH2:4][CH:5](O[CH3])O1',
    example: 'Nc1ccccc1.COC1CCC(OC)O1>>c1ccc(-n2cccc2)cc1',
  },
  {
    name: 'van Leusen pyrrole synthesis',
    source: joule('pyrroles'),
    likelihood: 'characteristic',
    transform:
      '[nH+0:1]1:[cH:2]:[c:3](-!@[#6:8]):[c:4](-!@[C;$(C=O),$(C#N):9]):[cH+0:5]:1>>[#6:8][CH:3]=[CH:4][C;$(C=O),$(C#N):9].[CH0-:5]#[NH0+:1][CH2:2]S(=O)(=O)c1ccc([CH3])cc1',
    example: 'O=C(C=Cc1ccccc1)c1ccccc1.[C-]#[N+]CS(=O)(=O)c1ccc(C)cc1>>O=C(c1ccccc1)c1c[nH]cc1-c1ccccc1',
  },
  {
    name: 'Fiesselmann thiophene synthesis',
    source: FIESSELMANN,
    likelihood: 'characteristic',
    transform:
      '[s:1]1:[c:2](-!@[C:6](=[O:7])[O:8]):[c:3](-[NH2:9]):[cH:4]:[cH:5]:1>>[SH:1][CH2:2][C:6](=[O:7])[O:8].[N:9]#[C:3][C:4](Cl)=[CH2:5]',
    example: 'COC(=O)CS.C=C(Cl)C#N>>COC(=O)c1sccc1N',
  },
  {
    name: 'Fiesselmann thiophene synthesis',
    source: FIESSELMANN,
    likelihood: 'characteristic',
    transform: `[s:1]1:[c:2](-!@[C:6](=[O:7])[O:8]):[c:3](-[NH2:9]):${CORE}>>[SH:1][CH2:2][C:6](=[O:7])[O:8].[N:9]#[C:3]-[c:4]:[c:5]F`,
    example: 'COC(=O)CS.N#Cc1ccccc1F>>COC(=O)c1sc2ccccc2c1N',
  },
  {
    name: 'Indole synthesis from an iodoaniline and a ketone',
    source: joule('indoles'),
    likelihood: 'usual',
    transform: `[nH+0:1]1:[c:2]([C:7](=[O:8])[OX2H:9]):[cH:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH2:1]-[c:5]:[c:4]I.[C:2](=O)([CH3:3])[C:7](=[O:8])[OH:9]`,
    reagent: 'palladium(II) acetate',
    example: 'CC(=O)C(=O)O.Nc1ccccc1I>>O=C(O)c1cc2ccccc2[nH]1',
  },
  {
    name: 'Rap-Stoermer benzofuran synthesis',
    source: joule('benzofurans'),
    likelihood: 'characteristic',
    transform: '[o:1]1:[c:2](-!@[CX3:3](=[O:4])[#6:5]):[cH:6]:[c:7]:[c:8]:1>>[OH:1][c:8]:[c:7][CH:6]=O.Cl[CH2:2][C:3](=[O:4])[#6:5]',
    reagent: 'potassium carbonate',
    example: 'O=Cc1cc(Cl)ccc1O.CC(=O)CCl>>CC(=O)c1cc2cc(Cl)ccc2o1',
  },
  {
    name: 'Reductive cyclisation to an indole',
    source: joule('indoles'),
    likelihood: 'characteristic',
    transform: `[nH+0:1]1:[c:2](-!@[#6:6]):[cH:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[C:2](=O)([#6:6])[CH2:3]-[c:4]:[c:5]-[NH0+:1](=O)[O-]`,
    reagent: 'iron',
    example: 'CC(=O)Cc1ccccc1[N+](=O)[O-]>>Cc1cc2ccccc2[nH]1',
  },
  {
    name: 'Leimgruber-Batcho indole synthesis',
    source: li('Batcho–Leimgruber indole synthesis'),
    likelihood: 'usual',
    transform: '[nH+0:1]1:[cH:2]:[cH:3]:[c:4]:[c:5]:1>>[NH0+:1](=O)([O-])-[c:5]:[c:4]-[CH3:3].[CH:2](O[CH3])(O[CH3])N([CH3])[CH3]',
    reagent: 'hydrogen',
    example: 'Cc1ccccc1[N+](=O)[O-].COC(OC)N(C)C>>c1ccc2[nH]ccc2c1',
  },
];
