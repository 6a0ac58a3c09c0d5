import { clayden, joule, kurti, li, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO } from './fragments.ts';

const PYRIMIDINES = joule('pyrimidines');
const FUSED_PYRIMIDINES = joule('pyrazolopyrimidines and other azoles with a bridgehead nitrogen');

const ESTER = '-[C:4](=[O:5])[O:6][CH2:7][CH3:8]';
const ANILINOMETHYLENE = '[NH:1]([c:12]:[cH:11])[CH:2]=[C:3]([C:4](=[O:5])[O:6][CH2:7][CH3:8])[C:9](=[O:10])O[CH2][CH3]';

/** Pyridines, pyrimidines, pyranones and their benzo-fused rings. */
export const SIX_MEMBERED_HETEROCYCLES: readonly TextbookTransform[] = [
  {
    name: 'Barbiturate synthesis',
    source: vardanyan('soporific agents'),
    likelihood: 'characteristic',
    transform:
      '[C:1]1(=[O:2])[NX3:3][C:4](=[O,S:5])[NX3:6][C:7](=[O:8])[CX4:9]1>>[N;!H0:3][C:4](=[O,S:5])[N;!H0:6].[CH3][CH2]O[C:1](=[O:2])[C:9][C:7](=[O:8])O[CH2][CH3]',
    example: 'NC(N)=O.CCOC(=O)C(CC)(CC)C(=O)OCC>>CCC1(CC)C(=O)NC(=O)NC1=O',
  },
  {
    name: 'Uracil synthesis from a beta-ketoester',
    source: PYRIMIDINES,
    likelihood: 'characteristic',
    transform:
      '[c:1]1(-!@[#6:10]):[c:2]:[c:3](=[O:4]):[nH:5]:[c:6](=[O,S:8]):[nH:7]:1>>[C:1](=O)([#6:10])-[C;!H0:2]-[C:3](=[O:4])O[CH2][CH3].[NH2:5]-[C:6](=[O,S:8])-[NH2:7]',
    example: 'CCOC(=O)CC(C)=O.NC(N)=S>>Cc1cc(=O)[nH]c(=S)[nH]1',
  },
  {
    name: 'Pyrimidinone synthesis from a beta-ketoester',
    source: PYRIMIDINES,
    likelihood: 'usual',
    transform:
      '[c:1]1(-!@[#6:10]):[c:2]:[c:3](=[O:4]):[nH:5]:[c:6](-!@[#6,N:8]):[n:7]:1>>[C:1](=O)([#6:10])-[C;!H0:2]-[C:3](=[O:4])O[CH2][CH3].[NH2:5]-[C:6](-[#6,N:8])=[NH:7]',
    example: 'CCOC(=O)CC(C)=O.CC(=N)N>>Cc1cc(=O)[nH]c(C)n1',
  },
  {
    name: 'Pinner pyrimidine synthesis',
    source: PYRIMIDINES,
    likelihood: 'usual',
    transform:
      '[c:1]1(-!@[#6:10]):[c:2]:[c:3](-!@[#6:11]):[n:5]:[c:6](-!@[#6,N:8]):[n:7]:1>>[C:1](=O)([#6:10])-[C;!H0:2]-[C:3](=O)[#6:11].[NH2:5]-[C:6](-[#6,N:8])=[NH:7]',
    example: 'CC(=O)CC(C)=O.N=C(N)c1ccccc1>>Cc1cc(C)nc(-c2ccccc2)n1',
  },
  {
    name: 'Pyrimidine synthesis from enaminone',
    source: PYRIMIDINES,
    likelihood: 'usual',
    transform:
      '[c:1]1(-!@[#6:10]):[cH:2]:[cH:3]:[n:5]:[c:6](-!@[#6,N:8]):[n:7]:1>>[C:1](=O)([#6:10])-[CH:2]=[CH:3]-N([CH3])[CH3].[NH2:5]-[C:6](-[#6,N:8])=[NH:7]',
    example: 'CN(C)C=CC(=O)c1ccccc1.N=C(N)Nc1ccccc1>>c1ccc(Nc2nccc(-c3ccccc3)n2)cc1',
  },
  {
    name: 'Fused pyrimidine synthesis from an aminoazole',
    source: FUSED_PYRIMIDINES,
    likelihood: 'characteristic',
    transform:
      '[n;r5:1]1:[c:2](-!@[#6:10]):[cH:3]:[cH:4]:[n:5]:[c;r5:6]:1>>[C:2](=O)([#6:10])-[CH:3]=[CH:4]-N([CH3])[CH3].[nH:1]:[c:6]-[NH2:5]',
    example: 'CN(C)C=CC(=O)c1ccccc1.N#Cc1cn[nH]c1N>>N#Cc1cnn2c(-c3ccccc3)ccnc12',
  },
  {
    name: 'Fused pyrimidine synthesis from an aminoazole',
    source: FUSED_PYRIMIDINES,
    likelihood: 'characteristic',
    transform:
      '[n;r5:1]1:[c:2](-!@[#6:10]):[c:3]:[c:4](-!@[#6:11]):[n:5]:[c;r5:6]:1>>[C:2](=O)([#6:10])-[C;!H0:3]-[C:4](=O)[#6:11].[nH:1]:[c:6]-[NH2:5]',
    example: 'CC(=O)CC(C)=O.Nc1ccn[nH]1>>Cc1cc(C)n2nccc2n1',
  },
  {
    name: 'Aminopyrimidine synthesis from an alkoxyacrylonitrile',
    source: PYRIMIDINES,
    likelihood: 'usual',
    transform:
      '[cH:1]1:[c:2](-!@[#6:10]):[c:3](-[NH2:4]):[n:5]:[c:6](-[#6,N:8]):[n:7]:1>>[CH3]O[CH:1]=[C:2]([#6:10])-[C:3]#[N:4].[NH2:5]-[C:6](-[#6,N:8])=[NH:7]',
    example: 'COC=C(C#N)Cc1ccccc1.N=C(N)N>>Nc1ncc(Cc2ccccc2)c(N)n1',
  },
  {
    name: 'Fused pyrimidinone synthesis from an amino amide',
    source: PYRIMIDINES,
    likelihood: 'usual',
    transform: '[c:1]1:[c:2]:[c:3](=[O:4]):[nH:5]:[cH:6]:[n:7]:1>>[c:1](-[NH2:7]):[c:2]-[C:3](=[O:4])-[NH2:5].[CH:6](=O)[NH2]',
    example: 'NC(=O)c1ccccc1N.NC=O>>O=c1[nH]cnc2ccccc12',
  },
  {
    name: 'Niementowski quinazoline synthesis',
    source: li('Niementowski quinazoline synthesis'),
    likelihood: 'usual',
    transform: `[c;${BENZO}:1]1:[c:2]:[c:3](=[O:4]):[nH:5]:[cH:6]:[n:7]:1>>[c;${BENZO}:1](-[NH2:7]):[c:2]-[C:3](=[O:4])[OH].[CH:6](=O)[NH2:5]`,
    example: 'Nc1ccccc1C(=O)O.NC=O>>O=c1[nH]cnc2ccccc12',
  },
  {
    name: 'Biginelli reaction',
    source: kurti('Biginelli Reaction'),
    likelihood: 'characteristic',
    transform:
      '[CX4;H1:1]1([#6:10])[NX3:2][C:3](=[O,S:4])[NX3:5][C:6]([#6:11])=[C:7]1[C:8](=[O:9])[#6,O:12]>>[CH:1](=O)[#6:10].[N;!H0:2][C:3](=[O,S:4])[N;!H0:5].[C:6](=O)([#6:11])[CH2:7][C:8](=[O:9])[#6,O:12]',
    example: 'O=Cc1ccccc1.NC(N)=O.CCOC(=O)CC(C)=O>>CCOC(=O)C1=C(C)NC(=O)NC1c1ccccc1',
  },
  {
    name: 'Hantzsch dihydropyridine synthesis',
    source: kurti('Hantzsch Dihydropyridine Synthesis'),
    likelihood: 'characteristic',
    transform:
      '[NX3;H1:1]1[C:2]([#6:20])=[C:3]([C:4](=[O:5])[#6,O:21])[CX4;H1:6]([#6:22])[C:7]([C:8](=[O:9])[#6,O:23])=[C:10]1[#6:24]>>[NH3:1].[CH:6](=O)[#6:22].[C:2](=O)([#6:20])[CH2:3][C:4](=[O:5])[#6,O:21].[C:10](=O)([#6:24])[CH2:7][C:8](=[O:9])[#6,O:23]',
    example: 'N.O=Cc1ccccc1.CCOC(=O)CC(C)=O.CCOC(=O)CC(C)=O>>CCOC(=O)C1=C(C)NC(C)=C(C(=O)OCC)C1c1ccccc1',
  },
  {
    name: 'Hantzsch dihydropyridine synthesis',
    source: kurti('Hantzsch Dihydropyridine Synthesis'),
    likelihood: 'characteristic',
    transform:
      '[NX3;H1:1]1[C:2]([#6:20])=[C:3]([C:4](=[O:5])[#6,O:21])[CX4;H1:6]([#6:22])[C:7]([C:8](=[O:9])[#6,O:23])=[C:10]1[#6:24]>>[NH2:1][C:2]([#6:20])=[CH:3][C:4](=[O:5])[#6,O:21].[CH:6]([#6:22])=[C:7]([C:8](=[O:9])[#6,O:23])[C:10](=O)[#6:24]',
    example: 'COC(=O)C=C(C)N.CCOC(=O)C(=Cc1ccccc1)C(C)=O>>CCOC(=O)C1=C(C)NC(C)=C(C(=O)OC)C1c1ccccc1',
  },
  {
    name: 'Friedländer quinoline synthesis',
    source: li('Friedländer quinoline synthesis'),
    likelihood: 'usual',
    transform: `[nX2:1]1:[c;H1,$(c-[#6]):2]:[c:3]:[c;H1,$(c-[#6]):4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[NH2:1]-[c;${BENZO}:6]:[c;${BENZO}:5]-[C:4]=O.O=[C:2]-[C;!H0:3]`,
    example: 'Nc1ccccc1C=O.CC(=O)c1ccccc1>>c1ccc(-c2ccc3ccccc3n2)cc1',
  },
  {
    name: 'Conrad-Limpach quinoline synthesis',
    source: li('Conrad–Limpach reaction'),
    likelihood: 'usual',
    transform: `[nH:1]1:[c:2](-!@[#6:10]):[c:3]:[c:4](=[O:12]):[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[NH2:1]-[c;${BENZO}:6]:[cH;${BENZO}:5].[C:2](=O)([#6:10])-[C;!H0:3]-[C:4](=[O:12])O[CH2][CH3]`,
    example: 'Nc1ccccc1.CCOC(=O)CC(C)=O>>Cc1cc(=O)c2ccccc2[nH]1',
  },
  {
    name: 'Pechmann coumarin synthesis',
    source: li('Pechmann coumarin synthesis'),
    likelihood: 'characteristic',
    transform: `[o:1]1:[c:2](=[O:3]):[c:4]:[c:5](-!@[#6:13]):[c;${BENZO}:6]:[c;${BENZO}:7]:1>>[OH:1]-[c;${BENZO}:7]:[cH;${BENZO}:6].[CH3][CH2]O[C:2](=[O:3])-[C;!H0:4]-[C:5](=O)[#6:13]`,
    example: 'Oc1cccc(O)c1.CCOC(=O)CC(C)=O>>Cc1cc(=O)oc2cc(O)ccc12',
  },
  {
    name: 'Knoevenagel coumarin synthesis',
    source: joule('coumarins'),
    likelihood: 'usual',
    transform: `[o:1]1:[c:2](=[O:3]):[c:4](-[C;$(C=O),$(C#N):12]):[cH:5]:[c;${BENZO}:6]:[c;${BENZO}:7]:1>>[OH:1]-[c;${BENZO}:7]:[c;${BENZO}:6]-[CH:5]=O.[CH3][CH2]O[C:2](=[O:3])-[CH2:4]-[C;$(C=O),$(C#N):12]`,
    example: 'O=Cc1ccccc1O.CCOC(=O)CC(C)=O>>CC(=O)c1cc2ccccc2oc1=O',
  },
  {
    name: 'Perkin reaction',
    source: kurti('Perkin Reaction'),
    likelihood: 'usual',
    transform: `[o:1]1:[c:2](=[O:3]):[cH:4]:[cH:5]:[c;${BENZO}:6]:[c;${BENZO}:7]:1>>[OH:1]-[c;${BENZO}:7]:[c;${BENZO}:6]-[CH:5]=O.[CH3:4]-[C:2](=[O:3])OC(=O)[CH3]`,
    example: 'O=Cc1ccccc1O.CC(=O)OC(C)=O>>O=c1ccc2ccccc2o1',
  },
  {
    name: 'Baker-Venkataraman flavone synthesis',
    source: kurti('Baker-Venkataraman Rearrangement'),
    likelihood: 'usual',
    transform: `[o:1]1:[c:2](-!@[#6:10]):[cH:3]:[c:4](=[O:5]):[c;${BENZO}:6]:[c;${BENZO}:7]:1>>[OH:1]-[c;${BENZO}:7]:[c;${BENZO}:6]-[C:4](=[O:5])-[CH2:3]-[C:2](=O)[#6:10]`,
    example: 'O=C(CC(=O)c1ccccc1O)c1ccccc1>>O=c1cc(-c2ccccc2)oc2ccccc12',
  },
  {
    name: 'Quinoxaline synthesis',
    source: joule('quinoxalines'),
    likelihood: 'characteristic',
    transform: `[n:1]1:[c;H1,$(c-[#6]):2]:[c;H1,$(c-[#6]):3]:[n:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[NH2:1]-[c;${BENZO}:6]:[c;${BENZO}:5]-[NH2:4].O=[C:2]-[C:3]=O`,
    example: 'Nc1ccccc1N.O=C(C(=O)c1ccccc1)c1ccccc1>>c1ccc(-c2nc3ccccc3nc2-c2ccccc2)cc1',
  },
  {
    name: 'Pyridone synthesis from a pyranone',
    source: joule('pyridones'),
    likelihood: 'usual',
    // Not of a chromone: its phenol does not leave.
    transform: `[n:1](-!@[CX4:10])1:[c;!${BENZO}:2]:[c:3]:[c:4](=[O:5]):[c:6]:[c;!${BENZO}:7]:1>>[NH2:1]-[C:10].o1:[c:2]:[c:3]:[c:4](=[O:5]):[c:6]:[c:7]:1`,
    example: 'CN.Cc1occc(=O)c1O>>Cc1c(O)c(=O)ccn1C',
  },
  {
    name: 'Cyclic phosphoramidate synthesis',
    source: vardanyan('antineoplastics'),
    likelihood: 'characteristic',
    transform:
      '[P:1]1(=[O,S:2])(-!@[#6,N,O:3])[NX3:4][CX4:5][CX4:6][CX4:7][O,NX3:8]1>>[P:1](=[O,S:2])(-[#6,N,O:3])(Cl)Cl.[N;!H0:4][C:5][C:6][C:7][O,N;!H0:8]',
    example: 'NCCCO.O=P(Cl)(Cl)N(CCCl)CCCl>>O=P1(N(CCCl)CCCl)NCCCO1',
  },
  {
    name: 'Pyridazinone synthesis',
    source: clayden(30),
    likelihood: 'usual',
    transform: '[N:1]1=[C:2]([#6:8])[CX4:3][CX4:4][C:5](=[O:6])[NH:7]1>>[NH2:1][NH2:7].[C:2](=O)([#6:8])[C:3][C:4][C:5](=[O:6])[OH]',
    example: 'NN.O=C(O)CCC(=O)c1ccccc1>>O=C1CCC(c2ccccc2)=NN1',
  },
  {
    name: 'Gould-Jacobs quinoline cyclisation',
    source: li('Gould–Jacobs reaction'),
    likelihood: 'characteristic',
    transform: `[nH:1]1:[cH:2]:[c:3](${ESTER}):[c:9](=[O:10]):[c;${BENZO}:11]:[c;${BENZO}:12]:1>>${ANILINOMETHYLENE}`,
    example: 'CCOC(=O)C(=CNc1ccccc1)C(=O)OCC>>CCOC(=O)c1c[nH]c2ccccc2c1=O',
  },
  {
    name: 'Gould-Jacobs quinoline cyclisation',
    source: li('Gould–Jacobs reaction'),
    likelihood: 'characteristic',
    transform: `[n:1]1:[cH:2]:[c:3](${ESTER}):[c:9](-[OH:10]):[c;${BENZO}:11]:[c;${BENZO}:12]:1>>${ANILINOMETHYLENE}`,
    example: 'CCOC(=O)C(=CNc1ccccc1)C(=O)OCC>>CCOC(=O)c1cnc2ccccc2c1O',
  },
  {
    name: 'Kröhnke pyridine synthesis',
    source: kurti('Kröhnke Pyridine Synthesis'),
    likelihood: 'characteristic',
    transform:
      '[n:1]1:[c:2](-!@[c:10]):[cH:3]:[c:4](-!@[c:11]):[cH:5]:[c:6]:1-!@[c:12]>>[NH3:1].[C:2](=O)([c:10])[CH3:3].[CH:4](=O)[c:11].[C:6](=O)([c:12])[CH3:5]',
    example: 'N.CC(=O)c1ccccc1.O=Cc1ccccc1.CC(=O)c1ccccc1>>c1ccc(-c2cc(-c3ccccc3)nc(-c3ccccc3)c2)cc1',
  },
  {
    name: 'Quinazolinedione synthesis',
    source: joule('quinazolines'),
    likelihood: 'characteristic',
    transform: `[nH:1]1:[c:2](=[O:3]):[nH:4]:[c:5](=[O:6]):[c;${BENZO}:7]:[c;${BENZO}:8]:1>>[NH2:1]-[c:8]:[c:7]-[C:5](=[O:6])[OH].[NH2:4][C:2](=[O:3])[NH2]`,
    example: 'Nc1ccccc1C(=O)O.NC(N)=O>>O=c1[nH]c(=O)c2ccccc2[nH]1',
  },
  {
    name: 'Quinazolinone synthesis',
    source: joule('quinazolines'),
    likelihood: 'usual',
    transform: `[c;${BENZO}:1]1:[c:2]:[c:3](=[O:4]):[nH:5]:[c:6](-!@[#6:8]):[n:7]:1>>[c:1](-[NH2:7]):[c:2]-[C:3](=[O:4])[NH2:5].[C:6](=O)([OH])[#6:8]`,
    example: 'NC(=O)c1ccccc1N.CC(=O)O>>Cc1nc2ccccc2c(=O)[nH]1',
  },
  {
    name: 'Phthalazinone synthesis',
    source: joule('phthalazines'),
    likelihood: 'characteristic',
    transform: `[nH:1]1:[n:2]:[c:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:[c:6]:1=[O:7]>>[NH2:1][NH2:2].O=[C:3]-[c:4]:[c:5]-[C:6](=[O:7])[OH]`,
    example: 'NN.O=C(O)c1ccccc1C(=O)c1ccccc1>>O=c1[nH]nc(-c2ccccc2)c2ccccc12',
  },
  {
    name: 'Pfitzinger quinoline synthesis',
    source: li('Pfitzinger quinoline synthesis'),
    likelihood: 'characteristic',
    transform: `[n:1]1:[c:2](-!@[#6:10]):[c:3]:[c:4](-[C:5](=[O:6])[OH:7]):[c;${BENZO}:8]:[c;${BENZO}:9]:1>>[NH:1]1[C:5](=[O:6])[C:4](=O)[c:8]:[c:9]1.[OH2:7].[C:2](=O)([#6:10])[C;!H0:3]`,
    reagent: 'potassium hydroxide',
    example: 'O=C1Nc2ccccc2C1=O.O.CC(=O)c1ccccc1>>O=C(O)c1cc(-c2ccccc2)nc2ccccc12',
  },
  {
    name: 'Skraup-Doebner-Miller quinoline synthesis',
    source: kurti('Skraup and Doebner-Miller Quinoline Synthesis'),
    likelihood: 'characteristic',
    transform: `[n:1]1:[c:2](-[CH3:10]):[cH:3]:[cH:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[NH2:1]-[c:6]:[cH:5].[CH3:10][CH:2]=[CH:3][CH:4]=O`,
    example: 'Nc1ccccc1.CC=CC=O>>Cc1ccc2ccccc2n1',
  },
  {
    name: 'Combes quinoline synthesis',
    source: kurti('Combes Quinoline Synthesis'),
    likelihood: 'usual',
    transform: `[n:1]1:[c:2](-!@[#6:10]):[c:3]:[c:4](-!@[#6:11]):[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[NH2:1]-[c:6]:[cH:5].[C:2](=O)([#6:10])[C;!H0:3][C:4](=O)[#6:11]`,
    example: 'Nc1ccccc1.CC(=O)CC(C)=O>>Cc1cc(C)c2ccccc2n1',
  },
  {
    name: 'Chromanone synthesis from an acetophenone',
    source: joule('chromanones'),
    likelihood: 'characteristic',
    transform: `[O:1]1[CX4;H0:2]([CX4:8])([CX4:9])[CH2:3][C:4](=[O:5])[c;${BENZO}:6]:[c;${BENZO}:7]1>>[OH:1][c:7]:[c:6][C:4](=[O:5])[CH3:3].O=[C:2]([C:8])[C:9]`,
    example: 'CC(=O)c1ccccc1O.CC(C)=O>>CC1(C)CC(=O)c2ccccc2O1',
  },
  {
    name: 'Flavanone synthesis from a chalcone',
    source: joule('chromanones'),
    likelihood: 'characteristic',
    transform: `[O:1]1[CX4;H1:2](-!@[c:8])[CH2:3][C:4](=[O:5])[c;${BENZO}:6]:[c;${BENZO}:7]1>>[OH:1][c:7]:[c:6][C:4](=[O:5])[CH:3]=[CH:2][c:8]`,
    example: 'O=C(C=Cc1ccccc1)c1ccccc1O>>O=C1CC(c2ccccc2)Oc2ccccc21',
  },
  {
    name: 'Benzodiazepinone synthesis',
    source: vardanyan('anxiolytics'),
    likelihood: 'characteristic',
    transform: `[O:1]=[C:2]1[CX4:3][N:4]=[C:5]([c:9])[c;${BENZO}:6]:[c;${BENZO}:7][NX3:8]1>>[C:2](=[O:1])(O[CH2][CH3])[C:3][NH2:4].[C:5](=O)([c:9])[c:6]:[c:7][N;!H0:8]`,
    example: 'CCOC(=O)CN.Nc1ccccc1C(=O)c1ccccc1>>O=C1CN=C(c2ccccc2)c2ccccc2N1',
  },
  ...(
    [
      [
        'Hydroxycoumarin synthesis from a hydroxyphenyl ketone and a carbonate',
        'Boyd, Robertson, J. Chem. Soc. 1948, 174',
        `[O:1]=[C:2]([C;H2,H3:3])-[c;${BENZO}:8]:[c;${BENZO}:7]-[OH:6].[CH3][CH2]O[C:4](=[O:5])O[CH2][CH3]`,
        'CC(=O)c1cc(C)ccc1O.CCOC(=O)OCC>>Cc1ccc2oc(=O)cc(O)c2c1',
      ],
      [
        'Hydroxycoumarin synthesis from an acylsalicylate',
        'Stahmann et al., J. Am. Chem. Soc. 1943, 65, 2285',
        `[O:1]=[C:2](O[CH3])-[c;${BENZO}:8]:[c;${BENZO}:7]-[O:6][C:4](=[O:5])[C;H2,H3:3]`,
        'COC(=O)c1cc(C)ccc1OC(C)=O>>Cc1ccc2oc(=O)cc(O)c2c1',
      ],
    ] as const
  ).map(
    ([name, source, precursors, example]): TextbookTransform => ({
      name,
      source,
      likelihood: 'characteristic',
      transform: `[OX2H:1]-[c:2]1:[c;H1,$(c-[CX4,c]):3]:[c:4](=[O:5]):[o:6]:[c;${BENZO}:7]:[c;${BENZO}:8]:1>>${precursors}`,
      reagent: 'sodium hydride',
      example,
    }),
  ),
];
