import { clayden, joule, march, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const PMB = '[CH2]c1ccc(O[CH3])cc1';

/** What whole searches for published routes did not propose, or by few records: ring closures, deprotections, and acyl and sulfinyl carbon. */
export const STEPS_OF_ROUTES: readonly TextbookTransform[] = [
  {
    name: 'Knorr pyrrole synthesis',
    source: joule('pyrroles'),
    likelihood: 'characteristic',
    transform:
      '[nH:1]1:[c:2]:[c:3]([#6:4]):[c:5]([C:6](=[O:7])[O:8]):[c:9]:1[CX4:10]>>[NH2:1][C;!H0:2][C:3](=O)[#6:4].[CH2:5]([C:6](=[O:7])[O:8])[C:9](=O)[C:10]',
    example: 'CC(C)C(=O)CN.CCOC(=O)CC(C)=O>>CCOC(=O)c1c(C)[nH]cc1C(C)C',
  },
  {
    name: 'Benzimidazole synthesis from an anhydride',
    source: joule('benzimidazoles'),
    likelihood: 'usual',
    transform: '[n;$(n[#6]):1]1:[c:2]([CH3:3]):[nX2:4]:[c:5]:[c:6]:1>>[NH:1][c:6]:[c:5][NH2:4].[C:2](=O)([CH3:3])OC(=O)[CH3]',
    example: 'Nc1ccccc1Nc1ccccc1.CC(=O)OC(C)=O>>Cc1nc2ccccc2n1-c1ccccc1',
  },
  {
    name: 'Pinner pyrimidinone synthesis from a cyclic ketoester',
    source: joule('pyrimidines'),
    likelihood: 'characteristic',
    transform:
      '[O:1]=[c:2]1:[nH:3]:[c:4]([#6,#7:5]):[nX2:6]:[c:7]([CX4:8]):[c:9]:1[CX4;R:10]>>[O:1]=[C:2](O[CH2][CH3])[CH:9]([C:10])[C:7](=O)[C:8].[NH2:3][C:4]([#6,#7:5])=[NH:6]',
    example: 'CC(=N)N.CCOC(=O)C1CCCCC1=O>>Cc1nc2c(CCCC2)c(=O)[nH]1',
  },
  {
    name: 'Pyrazolopyridine synthesis from nitromalonaldehyde',
    source: joule('pyrazolopyridines'),
    likelihood: 'characteristic',
    transform:
      '[O-:1][N+:2](=[O:3])[c:4]1:[cH:5]:[nX2:6]:[c;r5:7]:[c;r5:8]:[cH:9]:1>>[O-:1][N+:2](=[O:3])[CH:4]([CH:5]=O)[CH:9]=O.[NH2:6][c:7]:[cH:8]',
    example: 'Nc1ccn(-c2ccccc2)n1.O=CC(C=O)[N+](=O)[O-]>>O=[N+]([O-])c1cnc2nn(-c3ccccc3)cc2c1',
  },
  {
    name: 'Anthranil synthesis from a nitroarene',
    source: joule('benzisoxazoles'),
    likelihood: 'characteristic',
    transform: '[c:1]1([c:2]):[o:3]:[nX2+0:4]:[c;$(c1ccccc1):5]:[c:6]:1>>[CH2:1]([c:2])C#N.[O:3]=[N+:4]([O-])[c:5]:[cH:6]',
    reagent: 'potassium hydroxide',
    example: 'COc1ccc([N+](=O)[O-])cc1.N#CCc1ccccc1>>COc1ccc2noc(-c3ccccc3)c2c1',
  },
  {
    name: 'Sulfonylmethylformamide synthesis',
    source: march('chapter 16, the Mannich reaction'),
    likelihood: 'characteristic',
    transform:
      '[c:1][SX4:2](=[O:3])(=[O:4])[CX4;H1:5]([c:6])[NH:7][CH:8]=[O:9]>>[c:1][S:2](=[O:3])[OH:4].O=[CH:5][c:6].[NH2:7][CH:8]=[O:9]',
    example: 'Cc1ccc(S(=O)O)cc1.NC=O.O=Cc1ccccc1F>>Cc1ccc(S(=O)(=O)C(NC=O)c2ccccc2F)cc1',
  },
  {
    name: 'Dakin oxidation',
    source: march('chapter 19, oxidation of aldehydes with hydrogen peroxide'),
    likelihood: 'usual',
    transform: '[OX2H:1][c;$(c:c[OX2][CX4]),$(c:c:c:c[OX2][CX4]):2]>>[CH](=O)[c:2].[OH:1]OC(=O)c1cccc(Cl)c1',
    example: 'CCc1cc(C=O)ccc1OC.O=C(OO)c1cccc(Cl)c1>>CCc1cc(O)ccc1OC',
  },
  {
    name: 'Removal of two 4-methoxybenzyl groups',
    source: march('chapter 19, hydrogenolysis and acid cleavage of benzylic groups'),
    likelihood: 'possible',
    transform: `[NH2:1][c;$(c:[nX2]):2]>>[N:1](${PMB})(${PMB})[c:2]`,
    reagent: 'trifluoroacetic acid',
    example: 'COc1ccc(CN(Cc2ccc(OC)cc2)c2ccccn2)cc1>>Nc1ccccn1',
  },
  ...(['', '[c:6]:[c:7]:'] as const).map(
    (between): TextbookTransform => ({
      name: 'Hydrogenation of a nitro group and a benzyl ether',
      source: march('chapter 19, reduction of nitro compounds'),
      likelihood: 'possible',
      transform: `[NH2+0:1][c:2]:${between}[c:3][OX2H:4]>>[O-][N+:1](=O)[c:2]:${between}[c:3][O:4][CH2]c1ccccc1`,
      reagent: 'palladium on carbon',
      example:
        between === '' ? 'O=[N+]([O-])c1cc(C)ccc1OCc1ccccc1>>Nc1cc(C)ccc1O' : 'O=[N+]([O-])c1cc(F)c(OCc2ccccc2)cc1F>>Nc1cc(F)c(O)cc1F',
    }),
  ),
  {
    name: 'Reduction of a nitrile with protection of the amine',
    source: march('chapter 19, reduction of nitriles'),
    likelihood: 'possible',
    transform:
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH+0:8][CH2:9][#6:10]>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])OC(=O)OC([CH3])([CH3])[CH3].[N:8]#[C:9][#6:10]',
    reagent: 'sodium borohydride',
    example: 'N#Cc1ccccc1.CC(C)(C)OC(=O)OC(=O)OC(C)(C)C>>CC(C)(C)OC(=O)NCc1ccccc1',
  },
  {
    name: 'Pyridone from a methoxypyridine',
    source: joule('pyridines'),
    likelihood: 'usual',
    transform: '[O:1]=[c;r6:2]:[nH:3]>>[CH3][O:1][c;H0:2]:[n;H0:3]',
    reagent: 'hydrogen chloride',
    example: 'COc1cccc(C)n1>>Cc1cccc(=O)[nH]1',
  },
  ...(
    [
      ['[CH3:1]', '[CH3]', 'COC(=O)OC', 'COC(=O)'],
      ['[CH3:9][CH2:1]', '[CH2][CH3]', 'CCOC(=O)OCC', 'CCOC(=O)'],
    ] as const
  ).map(
    ([alkyl, leaving, carbonate, ester]): TextbookTransform => ({
      name: 'Acylation of a ketone with a dialkyl carbonate',
      source: clayden(26),
      likelihood: 'usual',
      transform: `${alkyl}[O:2][CX3:3](=[O:4])-!@[CX4;R;H1:5]-;@[CX3:6](=[O:7])-;@[#6:8]>>${alkyl}[O:2][C:3](=[O:4])O${leaving}.[CH2:5][C:6](=[O:7])[#6:8]`,
      reagent: 'sodium hydride',
      example: `${carbonate}.O=C1CCCCC1>>${ester}C1CCCCC1=O`,
    }),
  ),
  {
    name: 'Carbamate formation with an aryl chloroformate',
    source: march('chapter 10, alcoholysis and aminolysis of acyl halides'),
    likelihood: 'characteristic',
    transform: '[NX3;!$(N[N,O,S]);!$(N([CX3]=O)[CX3]=O):1]-!@[CX3:2](=[O:3])[OX2:4][c:5]>>[N;!H0:1].[C:2](=[O:3])(Cl)[O:4][c:5]',
    reagent: 'triethylamine',
    example: 'C1CCNCC1.O=C(Cl)Oc1ccccc1>>O=C(Oc1ccccc1)N1CCCCC1',
  },
  {
    name: 'Chlorination of a lithiated azole',
    source: joule('oxazoles: lithiation'),
    likelihood: 'usual',
    transform: '[Cl:1]-[c;$(c1[o,s]ccn1):2]>>[cH:2].[Cl:1]C(Cl)(Cl)C(Cl)(Cl)Cl',
    reagent: 'n-butyllithium',
    example: 'c1ccc(-c2cnco2)cc1.ClC(Cl)(Cl)C(Cl)(Cl)Cl>>Clc1ncc(-c2ccccc2)o1',
  },
  {
    name: 'Decarboxylation of a beta keto acid',
    source: clayden(25),
    likelihood: 'possible',
    transform: '[CH3:1][CX3:2](=[O:3])[c:4]>>[OH]C(=O)[CH2:1][C:2](=[O:3])[c:4]',
    example: 'O=C(O)CC(=O)c1ccc(F)cc1>>CC(=O)c1ccc(F)cc1',
  },
  {
    name: 'Decarboxylation of a beta keto acid',
    source: clayden(25),
    likelihood: 'possible',
    transform: '[CX4;H1;R;$(C[CX4;!R]):1]@[CX3;R:2](=[O:3])[#6:4]>>[OH]C(=O)[CH0:1][C:2](=[O:3])[#6:4]',
    example: 'CC1(C(=O)O)CCCCC1=O>>CC1CCCCC1=O',
  },
  ...(
    [
      [':', 'Cc1ncc(CN)n1-c1ccc(Cl)cc1C(=O)c1ccccc1F>>Cc1ncc2n1-c1ccc(Cl)cc1C(c1ccccc1F)=NC2'],
      ['-', 'CN(C(=O)CN)c1ccc(Cl)cc1C(=O)c1ccccc1>>CN1C(=O)CN=C(c2ccccc2)c2cc(Cl)ccc21'],
    ] as const
  ).map(
    ([bond, example]): TextbookTransform => ({
      name: '1,4-Benzodiazepine closure of an amino ketone',
      source: vardanyan('anxiolytics'),
      likelihood: 'characteristic',
      transform: `[C:2]1(-!@[c:3])=[NX2:4][CX4:5]-[#6:6]${bond}[#7:7]-[c:8]:[c:1]1>>[C:2](=O)(-[c:3])[c:1]:[c:8]-[#7:7]${bond}[#6:6]-[C:5][NH2:4]`,
      example,
    }),
  ),
  {
    // Of a ring fused at the next carbon, whose ester an isocyanoacetate has brought.
    name: 'Decarboxylation of an imidazolecarboxylic acid',
    source: vardanyan('anxiolytics'),
    likelihood: 'possible',
    transform: '[cH;r5;$(c1nc[nX3]c1@[CX4]):1]>>[cH0:1]C(=O)[OH]',
    example: 'O=C(O)c1ncn2c1CCC2>>c1ncn2c1CCC2',
  },
  {
    name: 'Hydrogenation of a quinoxaline',
    source: march('chapter 15, hydrogenation of aromatic rings'),
    likelihood: 'usual',
    transform: '[NX3;H1:1]1[CX4:2][CX4;H2:3][NX3;H1:4][c;$(c1ccccc1):5]:[c:6]1>>[nX2:1]1:[c:2]:[c:3]:[nX2:4]:[c:5]:[c:6]:1',
    reagent: 'platinum(IV) oxide',
    example: 'Cc1cnc2ccccc2n1>>CC1CNc2ccccc2N1',
  },
  {
    // Hydrogen comes from one side.
    name: 'Hydrogenation of a quinoxaline',
    source: march('chapter 15, hydrogenation of aromatic rings'),
    likelihood: 'usual',
    transform:
      '[NX3;H1:1]1[CX4;H1;@:2]([#6:7])[CX4;H1;@:3]([#6:8])[NX3;H1:4][c;$(c1ccccc1):5]:[c:6]1>>[nX2:1]1:[c:2]([#6:7]):[c:3]([#6:8]):[nX2:4]:[c:5]:[c:6]:1',
    reagent: 'platinum(IV) oxide',
    example: 'Cc1nc2ccccc2nc1C>>C[C@@H]1Nc2ccccc2N[C@@H]1C',
  },
  {
    // The azole lasts: of its two rings the six-membered one takes hydrogen.
    name: 'Hydrogenation of an azolopyrazine',
    source: joule('pyrazines'),
    likelihood: 'usual',
    transform: '[NX3;H1:1]1[CX4;H2:2][CX4;H2:3][n;r5:4]:[c;r5:5][CX4;H2,H1:6]1>>[nX2:1]1:[c:2]:[c:3]:[n:4]:[c:5]:[c:6]:1',
    reagent: 'palladium on carbon',
    example: 'FC(F)(F)c1nnc2cnccn12>>FC(F)(F)c1nnc2CNCCn12',
  },
  {
    name: 'Hydrogenation of an azolopyridine',
    source: joule('imidazopyridines'),
    likelihood: 'possible',
    transform: '[CX4;H2:1]1[CX4;H2,H1:2][CX4;H2:3][n;r5:4]:[c;r5:5][CX4;H2,H1:6]1>>[c:1]1:[c:2]:[c:3]:[n:4]:[c:5]:[c:6]:1',
    reagent: 'platinum(IV) oxide',
    example: 'CCOC(=O)c1cn2ccccc2n1>>CCOC(=O)c1cn2CCCCc2n1',
  },
  {
    name: 'Hydroxy acid from an amino acid',
    source: march('chapter 10, hydrolysis of diazonium ions'),
    likelihood: 'usual',
    transform: '[OX2H:1][CX4;H1;@:2]([CX4:3])[CX3:4](=[O:5])[OX2H:6]>>[OH2:1].[NH2][CX4;H1;@:2]([C:3])[C:4](=[O:5])[OH:6]',
    reagent: 'sodium nitrite',
    example: 'N[C@@H](Cc1ccccc1)C(=O)O.O>>O=C(O)[C@@H](O)Cc1ccccc1',
  },
  ...(
    [
      ['[CH3]', 'COC(=O)C1(C)CCCCC1=O>>CC1CCCCC1=O'],
      ['[CH3][CH2]', 'CCOC(=O)C1(C)CCCCC1=O>>CC1CCCCC1=O'],
    ] as const
  ).map(
    ([alkyl, example]): TextbookTransform => ({
      name: 'Hydrolysis and decarboxylation of a beta keto ester',
      source: clayden(25),
      likelihood: 'usual',
      transform: `[CX4;H1;R;$(C[CX4;!R]):1]@[CX3;R:2](=[O:3])[#6:4]>>${alkyl}OC(=O)[CH0:1][C:2](=[O:3])[#6:4]`,
      reagent: 'hydrogen chloride',
      example,
    }),
  ),
];
