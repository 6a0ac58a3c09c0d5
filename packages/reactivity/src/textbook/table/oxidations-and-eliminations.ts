import { clayden, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const QUINONES = march('chapter 19, oxidation of aromatic compounds to quinones');
const ELIMINATION = march('chapter 17, elimination of hydrogen halides');
/** Aromatic carbon neither ortho nor para to an amino or hydroxyl group: hypohalite would halogenate the ring. */
const NOT_RICH = '!$(c:c[NX3]);!$(c:c:c:c[NX3]);!$(c:c[OX2H]);!$(c:c:c:c[OX2H])';
/** Anomeric carbon of a pyranose or furanose. */
const ANOMERIC = '$(C1OC(C[OX2])CCC1),$(C1OC(C[OX2])CC1)';

/** Quinones and hydroquinones, acids from methyl ketones, aldehydes from epoxides, eliminations, malonic acids that lose carbon dioxide, and what sugars do. */
export const OXIDATIONS_AND_ELIMINATIONS: readonly TextbookTransform[] = [
  {
    name: 'Haloform reaction',
    source: march('chapter 12, cleavage reactions'),
    likelihood: 'possible',
    transform: `[OX2H:1][CX3:2](=[O:3])[c;${NOT_RICH}:4]>>[CH3][C:2](=[O:3])[c;${NOT_RICH}:4].[OH2:1]`,
    reagent: 'bromine',
    example: 'CC(=O)c1ccc2ccccc2c1.O>>O=C(O)c1ccc2ccccc2c1',
  },
  {
    name: 'Oxidation of a naphthalene to a quinone',
    source: QUINONES,
    likelihood: 'usual',
    transform:
      '[O:1]=[C:2]1[C:3]=[C:4][C:5](=[O:6])[c;$(c1c[cH][cH][cH][cH]1):7]:[c:8]1>>[cH:2]1:[c:3]:[c:4]:[cH:5]:[c:7]:[c:8]:1.[OH2:1].[OH2:6]',
    reagent: 'chromium(VI) oxide',
    example: 'Cc1ccc2ccccc2c1.O.O>>CC1=CC(=O)c2ccccc2C1=O',
  },
  {
    name: 'Oxidation of a phenanthrene to a quinone',
    source: QUINONES,
    likelihood: 'characteristic',
    transform: '[O:1]=[C:2]1[C:3](=[O:4])[c:5]:[c:6]-[c:7]:[c:8]1>>[cH:2]1:[cH:3]:[c:5]:[c:6]:[c:7]:[c:8]:1.[OH2:1].[OH2:4]',
    reagent: 'chromium(VI) oxide',
    example: 'c1ccc2c(c1)ccc1ccccc12.O.O>>O=C1C(=O)c2ccccc2-c2ccccc12',
  },
  {
    name: 'Reduction of a quinone',
    source: march('chapter 19, reduction of quinones'),
    likelihood: 'characteristic',
    transform: '[OX2H:1][c;$(c1ccccc1):2]1:[c:3]:[c:4]:[c:5]([OX2H:6]):[c:7]:[c:8]:1>>[O:1]=[C:2]1[C:3]=[C:4][C:5](=[O:6])[C:7]=[C:8]1',
    reagent: 'sodium dithionite',
    example: 'CC1=CC(=O)C=CC1=O>>Cc1cc(O)ccc1O',
  },
  {
    name: 'Meinwald rearrangement',
    source: march('chapter 18, rearrangement of epoxides'),
    likelihood: 'usual',
    transform: '[O:1]=[CX3;H1:2]-!@[CX4;H1,H2:3]-!@[c:4]>>[c:4][C:3]1[CH2:2][O:1]1',
    reagent: 'boron trifluoride',
    example: 'CC(C)(C)c1ccc(C2CO2)cc1>>CC(C)(C)c1ccc(CC=O)cc1',
  },
  {
    name: 'Decarboxylation of a malonic acid',
    source: clayden(25),
    likelihood: 'possible',
    transform: '[OX2H:1][CX3:2](=[O:3])[CX4;H2:4][CX4:5]>>[OH:1][C:2](=[O:3])[CH:4]([C:5])C(=O)[OH]',
    example: 'CCCCC(C(=O)O)C(=O)O>>CCCCCC(=O)O',
  },
  {
    name: 'Krapcho dealkoxycarbonylation',
    source: kurti('Krapcho Dealkoxycarbonylation'),
    likelihood: 'possible',
    transform: '[CH3:1][OX2:2][CX3:3](=[O:4])[CX4;H2:5][CX4:6]>>[CH3:1][O:2][C:3](=[O:4])[CH:5]([C:6])C(=O)O[CH3]',
    example: 'CCCCC(C(=O)OC)C(=O)OC>>CCCCCC(=O)OC',
  },
  {
    name: 'Elimination of hydrogen bromide',
    source: ELIMINATION,
    likelihood: 'possible',
    transform: '[CH:1]#[C:2][#6:3]>>[CH2:1]=[C:2](Br)[#6:3]',
    reagent: 'LDA',
    example: 'C=C(Br)CCCCCC>>C#CCCCCCC',
  },
  {
    name: 'Elimination of two hydrogen bromides',
    source: ELIMINATION,
    likelihood: 'usual',
    transform: '[CH:1]#[C:2][c:3]>>[CH2:1](Br)[CH:2](Br)[c:3]',
    reagent: 'potassium tert-butoxide',
    example: 'BrCC(Br)c1ccc(Cl)cc1>>C#Cc1ccc(Cl)cc1',
  },
  {
    name: 'Elimination of hydrogen bromide',
    source: ELIMINATION,
    likelihood: 'usual',
    transform: '[CH2:1]=[CX3;!R:2]([#6:3])[CX3:4](=[O:5])[#6,#8:6]>>[CH3:1][C:2]([#6:3])(Br)[C:4](=[O:5])[#6,#8:6]',
    reagent: 'DBU',
    example: 'CC(C)(Br)C(=O)OCC>>C=C(C)C(=O)OCC',
  },
  {
    name: 'Hofmann elimination',
    source: kurti('Hofmann Elimination'),
    likelihood: 'possible',
    transform: '[CH2:1]=[CH:2][CX4:3]>>[CH3:1][CH:2]([C:3])[N+]([CH3])([CH3])[CH3]',
    example: 'CCCC(C)[N+](C)(C)C>>C=CCCC',
  },
  {
    name: 'Cope elimination',
    source: kurti('Cope Elimination / Cope Reaction'),
    likelihood: 'usual',
    transform: '[CH2:1]=[CX3;R:2]([CX4:3])[CX4:4]>>[CH2:1]([CH:2]([C:3])[C:4])[N+]([O-])([CH3])[CH3]',
    example: 'C[N+](C)([O-])CC1CCCCC1>>C=C1CCCCC1',
  },
  {
    name: 'Glycosyl bromide formation',
    source: kurti('Koenigs-Knorr Glycosidation'),
    likelihood: 'characteristic',
    transform: `[CX4;H1;${ANOMERIC}:1](-;@[OX2:2])-!@[Br:3]>>[CH:1](-;@[O:2])OC(=O)[CH3].[BrH:3]`,
    example: 'CC(=O)OCC1OC(OC(C)=O)CCC1.Br>>CC(=O)OCC1OC(Br)CCC1',
  },
  {
    name: 'Fischer-Zach reaction',
    source: march('chapter 17, elimination of two groups'),
    likelihood: 'characteristic',
    transform: '[CH:1](-;@[OX2:2])=;@[CH:3]-;@[CX4;$(C[OX2]):4]>>[CH:1](Br)(-;@[O:2])-;@[CH:3](OC(=O)[CH3])-;@[C:4]',
    reagent: 'zinc',
    example: 'CC(=O)OCC1OC(Br)C(OC(C)=O)C(OC(C)=O)C1OC(C)=O>>CC(=O)OCC1OC=CC(OC(C)=O)C1OC(C)=O',
  },
  {
    name: 'Ferrier rearrangement',
    source: kurti('Ferrier Reaction/Rearrangement'),
    likelihood: 'characteristic',
    transform:
      '[CX4;H1:1](-!@[OX2:2][#6;!$(C=O):7])(-;@[OX2:3])-;@[CH:4]=;@[CH:5]-;@[CX4:6]>>[CH:1](-;@[O:3])=;@[CH:4]-;@[CH:5](OC(=O)[CH3])-;@[C:6].[OH:2][#6:7]',
    reagent: 'boron trifluoride',
    example: 'CC(=O)OCC1OC=CC(OC(C)=O)C1OC(C)=O.CCO>>CCOC1C=CC(OC(C)=O)C(COC(C)=O)O1',
  },
  {
    name: 'Vorbrüggen glycosylation',
    source: li('Vorbrüggen glycosylation'),
    likelihood: 'usual',
    transform: `[n;r5,r6;$(n1ccc(=O)[nH]c1=O),$(n1ccc(N)nc1=O),$(n1cnc2c1ncnc2):1]-!@[CX4;H1;R:2]-;@[OX2:3]>>[nH:1].[C:2](-;@[O:3])OC(=O)[CH3]`,
    reagent: 'tin(IV) chloride',
    example: 'CC(=O)OCC1CCC(OC(C)=O)O1.O=c1cc[nH]c(=O)[nH]1>>CC(=O)OCC1CCC(n2ccc(=O)[nH]c2=O)O1',
  },
];
