import { kurti, li, march, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { KETO, MACROCYCLIC } from './fragments.ts';

const METATHESIS = kurti('Ring-Closing Metathesis');
const CHAYKOVSKY = kurti('Corey-Chaykovsky Epoxidation and Cyclopropanation');

/** Alkenes, alkynes, epoxides and cyclopropanes from aldehydes and ketones, and alkenes and alkynes from simpler ones. */
export const ALKENE_SYNTHESIS: readonly TextbookTransform[] = [
  {
    name: 'Takai olefination',
    source: kurti('Takai-Utimoto Olefination'),
    likelihood: 'characteristic',
    transform: '[#6:1]/[CH:2]=[CH:3]/[I:4]>>[#6:1]-[CH:2]=O.[CH:3]([I:4])(I)I',
    example: 'O=CCc1ccccc1.IC(I)I>>I/C=C/Cc1ccccc1',
  },
  {
    name: 'Corey-Fuchs reaction',
    source: kurti('Corey-Fuchs Alkyne Synthesis'),
    likelihood: 'characteristic',
    transform: '[Br:1][C:2]([Br:3])=[CH:4][#6:5]>>[CH:4](=O)[#6:5].[C:2]([Br:1])([Br:3])(Br)Br',
    example: 'O=Cc1ccccc1.BrC(Br)(Br)Br>>BrC(Br)=Cc1ccccc1',
  },
  {
    name: 'Corey-Fuchs alkyne synthesis',
    source: kurti('Corey-Fuchs Alkyne Synthesis'),
    likelihood: 'usual',
    transform: '[CH:1]#[C:2]-[#6:3]>>[CH0:1](Br)(Br)=[CH:2]-[#6:3]',
    reagent: 'n-butyllithium',
    example: 'BrC(Br)=Cc1ccccc1>>C#Cc1ccccc1',
  },
  {
    name: 'Seyferth-Gilbert homologation',
    source: kurti('Seyferth-Gilbert Homologation'),
    likelihood: 'usual',
    transform: '[CH:1]#[C:2]-[#6:3]>>[CH:2](=O)-[#6:3].[CH3]C(=O)[CH0:1](=[N+]=[N-])P(=O)(O[CH3])O[CH3]',
    example: 'O=CC1CCCCC1.COP(=O)(OC)C(=[N+]=[N-])C(C)=O>>C#CC1CCCCC1',
  },
  {
    name: 'Cadiot-Chodkiewicz coupling',
    source: li('Cadiot–Chodkiewicz coupling'),
    likelihood: 'usual',
    transform: '[#6:5][C:1]#[C:2]-[C:3]#[C:4][#6:6]>>[#6:5][C:1]#[C:2]Br.[CH:3]#[C:4][#6:6]',
    example: 'BrC#Cc1ccccc1.C#CCO>>OCC#CC#Cc1ccccc1',
  },
  {
    name: 'Olefin metathesis',
    source: METATHESIS,
    likelihood: 'usual',
    transform: '[CH;r5,r6,r7,r8:1](-;@[CX4:3])=;@[CH:2]-;@[CX4:4]>>[CH2]=[CH:1][C:3].[CH2]=[CH:2][C:4]',
    example: 'C=CCC(CC=C)C(=O)OCC>>CCOC(=O)C1CC=CC1',
  },
  {
    name: 'Olefin metathesis',
    source: METATHESIS,
    likelihood: 'characteristic',
    transform: `[CH;${MACROCYCLIC}:1](-;@[CX4:3])=;@[CH:2]-;@[CX4:4]>>[CH2]=[CH:1][C:3].[CH2]=[CH:2][C:4]`,
    example: 'C=CCCCCCCCCOC(=O)CCCC=C>>O=C1CCCC=CCCCCCCCCO1',
  },
  {
    name: 'Johnson-Corey-Chaykovsky epoxidation',
    source: CHAYKOVSKY,
    likelihood: 'usual',
    transform: '[CX4:1]1[O:2][CX4;H2:3]1>>[C:1]=[O:2].[CH3:3][S+]([CH3])[CH3]',
    example: 'O=Cc1ccccc1.C[S+](C)C>>c1ccc(C2CO2)cc1',
  },
  {
    name: 'Corey-Chaykovsky cyclopropanation',
    source: CHAYKOVSKY,
    likelihood: 'usual',
    transform: `[CX4:1]1[CX4;${KETO}:2][CX4;H2:3]1>>[C:1]=[C;${KETO}:2].[CH3:3][S+]([CH3])([CH3])=O`,
    example: 'O=C(C=Cc1ccccc1)c1ccccc1.C[S+](C)(C)=O>>O=C(c1ccccc1)C1CC1c1ccccc1',
  },
  {
    name: 'Julia olefination',
    source: kurti('Julia-Lythgoe Olefination'),
    likelihood: 'possible',
    transform: '[#6:5]/[CH:1]=[CH:2]/[CX4:6]>>[#6:5]-[CH:1]=O.[CH2:2]([C:6])S(=O)(=O)c1nnnn1-c1ccccc1',
    example: 'O=Cc1ccccc1.CCCCS(=O)(=O)c1nnnn1-c1ccccc1>>CCC/C=C/c1ccccc1',
  },
  {
    name: 'Wittig homologation to an aldehyde',
    source: march('chapter 16, the Wittig reaction'),
    likelihood: 'possible',
    transform: `[CX3H1:1](=[O:2])[CX4;H1,H2:3][#6;!$([#6]=[O,N]):4]>>[C:3](=O)[#6:4].c1ccccc1[P+](c1ccccc1)(c1ccccc1)[CH2:1][O:2][CH3]`,
    example: 'O=CCCC1CCCC1.COC[P+](c1ccccc1)(c1ccccc1)c1ccccc1>>O=CCCCC1CCCC1',
  },
  {
    name: 'Isomerisation of an allylarene',
    source: march('chapter 12, migration of double bonds'),
    likelihood: 'usual',
    transform: '[c:1]/[CH:2]=[CH:3]/[CH3:4]>>[c:1]-[CH2:2][CH:3]=[CH2:4]',
    reagent: 'potassium tert-butoxide',
    example: 'C=CCc1ccc(OC)c(OC)c1>>C/C=C/c1ccc(OC)c(OC)c1',
  },
  {
    name: 'Dehydration of an alcohol',
    source: march('chapter 17, dehydration of alcohols'),
    likelihood: 'possible',
    transform: '[c:3]/[CH:2]=[CH:1]/[c,CX4:4]>>[c:3][CH:2]([OH])[CH2:1][#6:4]',
    reagent: 'p-toluenesulfonic acid',
    example: 'CCC(O)c1ccc(C)cc1>>C/C=C/c1ccc(C)cc1',
  },
  {
    name: 'Dehydration of an alcohol',
    source: vardanyan('antihistamine drugs'),
    likelihood: 'characteristic',
    transform: '[CX3;R;$(C(c)(c)=C):1]=!@[CX3;H0;R:2]([CX4:5])[CX4:6]>>[C:1]([OH])[CH:2]([C:5])[C:6]',
    reagent: 'hydrogen chloride',
    example: 'CN1CCC(C2(O)c3ccccc3C=Cc3ccccc32)CC1>>CN1CCC(=C2c3ccccc3C=Cc3ccccc32)CC1',
  },
  {
    // Of the acid of a Perkin reaction, whose two arenes stand on one side.
    name: 'Decarboxylation of a diarylacrylic acid',
    source: 'Buckles, Wheeler, Org. Synth. Coll. Vol. 4, 857',
    likelihood: 'usual',
    transform: '[c:1]/[CH:2]=[CH:3]\\[c:4]>>[c:1]/[CH:2]=[CH0:3](\\[c:4])C(=O)[OH]',
    reagent: 'copper',
    example: 'O=C(O)/C(=C/c1ccccc1)c1ccccc1>>C(=C\\c1ccccc1)\\c1ccccc1',
  },
];
