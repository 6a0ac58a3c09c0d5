import { kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BETWEEN_ACCEPTORS } from './fragments.ts';

/** Aromatic carbon of a resorcinol or phloroglucinol, rich enough for a nitrilium ion. */
const RESORCINOL = '$(c1c([OX2H])cc([OX2])cc1),$(c1c([OX2H])cccc1[OX2])';
const METHYL_ESTER = '[C:4](=[O:5])[O:6][CH3:7]';
const OTHER_METHYL_ESTER = '[C:11](=[O:12])[O:13][CH3:14]';

/** Carbon-carbon bonds of allylsilanes, silyl enol ethers, alkynols, nitriles, nitro compounds and radicals. */
export const CATION_AND_RADICAL_COUPLINGS: readonly TextbookTransform[] = [
  {
    name: 'Pinacol coupling',
    source: kurti('Pinacol and Semipinacol Rearrangement'),
    likelihood: 'usual',
    transform:
      '[CX4;$(C(O)([#6])([#6])[#6]),$(C(O)c):1]([OX2H:2])-!@[CX4;$(C(O)([#6])([#6])[#6]),$(C(O)c):3][OX2H:4]>>[C:1]=[O:2].[C:3]=[O:4]',
    reagent: 'zinc',
    example: 'O=C(c1ccccc1)c1ccccc1.O=C(c1ccccc1)c1ccccc1>>OC(c1ccccc1)(c1ccccc1)C(O)(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Kolbe electrolysis',
    source: march('chapter 14, Kolbe reaction'),
    likelihood: 'characteristic',
    transform: `[CH2:1](-!@[CH2:8][CH2:9][CH2:10]${OTHER_METHYL_ESTER})[CH2:2][CH2:3]${METHYL_ESTER}>>C(=O)([OH])[CH2:1][CH2:2][CH2:3]${METHYL_ESTER}.C(=O)([OH])[CH2:8][CH2:9][CH2:10]${OTHER_METHYL_ESTER}`,
    example: 'COC(=O)CCCC(=O)O.COC(=O)CCCC(=O)O>>COC(=O)CCCCCCC(=O)OC',
  },
  {
    name: 'Kolbe electrolysis',
    source: march('chapter 14, Kolbe reaction'),
    likelihood: 'characteristic',
    transform: `[CH2:1](-!@[CH2:8][CH2:9][CH2:10][CH2:16]${OTHER_METHYL_ESTER})[CH2:2][CH2:3][CH2:15]${METHYL_ESTER}>>C(=O)([OH])[CH2:1][CH2:2][CH2:3][CH2:15]${METHYL_ESTER}.C(=O)([OH])[CH2:8][CH2:9][CH2:10][CH2:16]${OTHER_METHYL_ESTER}`,
    example: 'COC(=O)CCCCC(=O)O.COC(=O)CCCCC(=O)O>>COC(=O)CCCCCCCCC(=O)OC',
  },
  {
    name: 'Hosomi-Sakurai allylation',
    source: kurti('Sakurai Allylation'),
    likelihood: 'usual',
    transform: '[CX4;$(C[#6]):1]([OX2H:2])-!@[CX4:3][CX3:4]=[CH2:5]>>[C:1]=[O:2].[C:3]=[C:4][CH2:5][Si]([CH3])([CH3])[CH3]',
    reagent: 'titanium tetrachloride',
    example: 'C=CC[Si](C)(C)C.O=Cc1ccccc1>>C=CCC(O)c1ccccc1',
  },
  {
    name: 'Mukaiyama aldol addition',
    source: kurti('Aldol Reaction'),
    likelihood: 'possible',
    transform:
      '[CX4;$(C[#6]):1]([OX2H:2])-!@[CX4:3][CX3:4](=[OX1:5])[#6,OX2:6]>>[C:1]=[O:2].[C:3]=[C:4]([#6,O:6])[O:5][Si]([CH3])([CH3])[CH3]',
    reagent: 'titanium tetrachloride',
    example: 'C=C(O[Si](C)(C)C)c1ccccc1.CCC=O>>CCC(O)CC(=O)c1ccccc1',
  },
  {
    name: 'Rupe rearrangement',
    source: li('Rupe rearrangement'),
    likelihood: 'characteristic',
    transform: '[CH3:1][CX3:2](=[O:3])[CX3;H0:4]=;@[CX3;H1:5]>>[CH:1]#[C:2][C:4]([OH:3])[CH2:5]',
    reagent: 'sulfuric acid',
    example: 'C#CC1(O)CCCCC1>>CC(=O)C1=CCCCC1',
  },
  {
    name: 'Meyer-Schuster rearrangement',
    source: kurti('Meyer-Schuster and Rupe Rearrangement'),
    likelihood: 'usual',
    transform: '[CX3;H1:1](=[O:3])[CH:2]=[CX3;H0:4]([#6:5])[#6:6]>>[CH:1]#[C:2][C:4]([OH:3])([#6:5])[#6:6]',
    reagent: 'sulfuric acid',
    example: 'C#CC(O)(c1ccccc1)c1ccccc1>>O=CC=C(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Meyer-Schuster rearrangement',
    source: kurti('Meyer-Schuster and Rupe Rearrangement'),
    likelihood: 'possible',
    transform: '[#6:7][CX3:1](=[O:3])[CH:2]=[CX3;H0:4]([#6:5])[#6:6]>>[#6:7][C:1]#[C:2][C:4]([OH:3])([#6:5])[#6:6]',
    reagent: 'sulfuric acid',
    example: 'OC(C#Cc1ccccc1)(C)C>>CC(C)=CC(=O)c1ccccc1',
  },
  {
    name: 'Friedel-Crafts acylation of an alkene',
    source: march('chapter 15, acylation of alkenes'),
    likelihood: 'usual',
    transform: '[CH3:1][CX3:2](=[O:3])[CX3;H0:4]=;@[CX3;H1:5]>>[CH3:1][C:2](=[O:3])Cl.[CH:4]=[CH:5]',
    reagent: 'aluminium chloride',
    example: 'CC(=O)Cl.C1=CCCCC1>>CC(=O)C1=CCCCC1',
  },
  {
    name: 'Houben-Hoesch reaction',
    source: li('Houben-Hoesch reaction'),
    likelihood: 'usual',
    transform: `[c;${RESORCINOL}:1]-!@[CX3:2](=[O:3])[CX4:4]>>[cH:1].[C:2]([C:4])#N.[OH2:3]`,
    reagent: 'hydrochloric acid',
    example: 'CC#N.Oc1cccc(O)c1.O>>CC(=O)c1ccc(O)cc1O',
  },
  {
    name: 'Nef reaction',
    source: kurti('Nef Reaction'),
    likelihood: 'possible',
    transform: '[CX3;!R:1](=[O:2])([CX4:3])[CX4;$(C[CX4][CX3]=[OX1]):4]>>[CH:1]([C:3])([C:4])[N+](=O)[O-].[OH2:2]',
    reagent: 'sulfuric acid',
    example: 'CC(=O)CCC(C)[N+](=O)[O-].O>>CC(=O)CCC(C)=O',
  },
  {
    name: 'Dakin-West reaction',
    source: kurti('Dakin-West Reaction'),
    likelihood: 'characteristic',
    transform:
      '[CH3:1][C:2](=[O:3])[CX4;H1:4][NX3;H1:5][C:6](=[O:7])[CH3:8]>>[CH3:1][C:2](=[O:3])OC(=O)[CH3].[OH]C(=O)[C:4][NH2:5].[CH3:8][C:6](=[O:7])OC(=O)[CH3]',
    example: 'CC(=O)OC(C)=O.NC(Cc1ccccc1)C(=O)O.CC(=O)OC(C)=O>>CC(=O)NC(Cc1ccccc1)C(C)=O',
  },
  {
    name: 'Ketonic decarboxylation of a diacid',
    source: march('chapter 12, ketonic decarboxylation'),
    likelihood: 'possible',
    transform: '[O:1]=[CX3;r5:2](-;@[CH2:3])-;@[CH2:4]>>[O:1]=[C:2]([OH])[CH2:3].[CH2:4]C(=O)[OH]',
    example: 'O=C(O)CCCCC(=O)O>>O=C1CCCC1',
  },
  {
    name: 'Knoevenagel-Doebner condensation',
    source: kurti('Knoevenagel Condensation'),
    likelihood: 'usual',
    transform: '[CX4:1][CH:2]=!@[CH:3][C:4](=[O:5])[OX2H:6]>>[C:1][CH:2]=O.[CH2:3]([C:4](=[O:5])[OH:6])C(=O)[OH]',
    example: 'CCCC=O.O=C(O)CC(=O)O>>CCCC=CC(=O)O',
  },
  {
    name: 'Markovnikov hydration',
    source: march('chapter 15, hydration of double bonds'),
    likelihood: 'possible',
    transform: '[CH3:1][CX4;H1:2]([OX2H:3])[CX4:4]>>[CH2:1]=[CH:2][C:4].[OH2:3]',
    example: 'C=CCCCC.O>>CCCCC(C)O',
  },
  {
    name: 'Tishchenko reaction',
    source: kurti('Tishchenko Reaction'),
    likelihood: 'possible',
    transform: '[c:1][C:2](=[O:3])[OX2;!R:4][CH2:5][c:6]>>[c:1][CH:2]=[O:3].[c:6][CH:5]=[O:4]',
    example: 'O=Cc1ccccc1.O=Cc1ccccc1>>O=C(OCc1ccccc1)c1ccccc1',
  },
  {
    name: 'Prins reaction',
    source: kurti('Prins Reaction'),
    likelihood: 'usual',
    transform: '[CX3;H1,H2:1]=[CX3;H0:2][CX4;H2:3]-!@[CH2:4][OX2H:5]>>[C;!H0:1][C:2]=[CH2:3].[CH2:4]=[O:5]',
    example: 'C=C1CCC2CC1C2(C)C.C=O>>CC1(C)C2CC=C(CCO)C1C2',
  },
  {
    name: 'Conia-ene reaction',
    source: li('Conia-ene reaction'),
    likelihood: 'characteristic',
    transform: `[CH2:1]=[CX3;R:2]-;@[CX4;H0;${BETWEEN_ACCEPTORS}:3]>>[CH:1]#[C:2].[CH:3]`,
    example: 'C#CCCCC(C(C)=O)C(=O)OC>>C=C1CCCC1(C(C)=O)C(=O)OC',
  },
  {
    name: 'Perkow reaction',
    source: li('Perkow vinyl phosphate synthesis'),
    likelihood: 'characteristic',
    transform:
      '[P:1](=[O:2])([O:3][CH3:8])([O:4][CH3:9])[O:5][CX3:6]=[CX3:7]>>[P:1]([O:2][CH3])([O:3][CH3:8])[O:4][CH3:9].[O:5]=[C:6][C:7]Cl',
    example: 'COP(OC)OC.O=CC(Cl)(Cl)Cl>>COP(=O)(OC)OC=C(Cl)Cl',
  },
  {
    name: 'Perkow reaction',
    source: li('Perkow vinyl phosphate synthesis'),
    likelihood: 'characteristic',
    transform:
      '[P:1](=[O:2])([O:3][CH2:8][CH3:9])([O:4][CH2:10][CH3:11])[O:5][CX3:6]=[CX3:7]>>[P:1]([O:2][CH2][CH3])([O:3][CH2:8][CH3:9])[O:4][CH2:10][CH3:11].[O:5]=[C:6][C:7]Cl',
    example: 'CCOP(OCC)OCC.O=C(CCl)c1ccccc1>>C=C(OP(=O)(OCC)OCC)c1ccccc1',
  },
  {
    name: 'Alkylation of an enamine',
    source: kurti('Stork Enamine Synthesis'),
    likelihood: 'possible',
    transform:
      '[O:1]=[CX3;R:2]([CX4:5])[CX4;H1;R:3]-!@[CX4;H2;$(CC=C),$(Cc),$(CC#N),$(CC(=O)O):4]>>[C:2]([C:5])(=[CH:3])N1[CH2][CH2][CH2][CH2]1.[CH2:4]Br.[OH2:1]',
    example: 'C1=C(CCCC1)N1CCCC1.BrCc1ccccc1.O>>O=C1CCCCC1Cc1ccccc1',
  },
];
