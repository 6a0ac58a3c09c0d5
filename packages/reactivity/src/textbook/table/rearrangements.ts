import { clayden, kurti } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** The skeleton is changed, or an oxygen or nitrogen put into it. */
export const REARRANGEMENTS: readonly TextbookTransform[] = [
  {
    name: 'Claisen rearrangement',
    source: clayden(35),
    likelihood: 'characteristic',
    transform: '[OX2H:1][c:2]:[c:3]-!@[CX4:4][C:5]=[C:6]>>[cH:3]:[c:2][O:1][C:6][C:5]=[C:4]',
    example: 'C=CCOc1ccccc1>>C=CCc1ccccc1O',
  },
  {
    name: 'Claisen rearrangement',
    source: kurti('Claisen Rearrangement'),
    likelihood: 'possible',
    transform: '[O:1]=[CX3;H1,$(C([#6])[#6]):2][CX4:3]-!@[CX4:4]-!@[C:5]=[C:6]>>[C:3]=[C:2][O:1][C:6][C:5]=[C:4]',
    example: 'C=COCC=C>>C=CCCC=O',
  },
  {
    name: 'Johnson-Claisen rearrangement',
    source: kurti('Claisen Rearrangement'),
    likelihood: 'possible',
    transform:
      '[CH3:9][CH2:8][O:7][C:1](=[O:2])[CH2:3]-!@[CX4:4]-!@[C:5]=[C:6]>>[CH3:9][CH2:8][O:7][C:1]([CH3:3])(O[CH2][CH3])O[CH2][CH3].[OH:2][C:6][C:5]=[C:4]',
    example: 'C=CC(O)c1ccccc1.CCOC(C)(OCC)OCC>>CCOC(=O)CCC=Cc1ccccc1',
  },
  {
    name: 'Nazarov cyclisation',
    source: kurti('Nazarov Cyclization'),
    likelihood: 'possible',
    transform: '[O:1]=[C:2]1[C:3]=[C:4][CX4:5][CX4:6]1>>[O:1]=[C:2]([C:3]=[C:4])[C:6]=[C:5]',
    example: 'O=C(C1=CCCCC1)C(C)=C>>CC1CC2=C(CCCC2)C1=O',
  },
  {
    name: 'Fries rearrangement',
    source: kurti('Fries-, Photo-Fries, and Anionic Ortho-Fries Rearrangement'),
    likelihood: 'possible',
    transform: '[OX2H:1][c:2]:[c:3]-!@[CX3:4](=[O:5])[#6:6]>>[cH:3]:[c:2][O:1][C:4](=[O:5])[#6:6]',
    example: 'CC(=O)Oc1ccccc1>>CC(=O)c1ccccc1O',
  },
  {
    name: 'Beckmann rearrangement',
    source: kurti('Beckmann Rearrangement'),
    likelihood: 'usual',
    transform: '[C;r6,r7,r8:1](=[O:2])-;@[NX3;H1:4]-;@[CX4:5]>>[C:1](=[N:4][OH:2])[C:5]',
    example: 'ON=C1CCCCC1>>O=C1CCCCCN1',
  },
  {
    name: 'Beckmann rearrangement',
    source: kurti('Beckmann Rearrangement'),
    likelihood: 'possible',
    transform: '[CH3:3][C:1](=[O:2])-!@[NX3;H1:4][c:5]>>[CH3:3][C:1](=[N:4][OH:2])[c:5]',
    example: 'CC(=NO)c1ccccc1>>CC(=O)Nc1ccccc1',
  },
  {
    name: 'Curtius rearrangement',
    source: clayden(36),
    likelihood: 'possible',
    transform: '[CX4:1][O:2][CX3:3](=[O:4])[NX3;H1:5][#6:6]>>[C:1][OH:2].[#6:6][C:3](=[O:4])[OH].[N-]=[N+]=[N:5]P(=O)(Oc1ccccc1)Oc1ccccc1',
    example: 'CC(C)(C)O.O=C(O)c1ccccc1.[N-]=[N+]=NP(=O)(Oc1ccccc1)Oc1ccccc1>>CC(C)(C)OC(=O)Nc1ccccc1',
  },
  {
    name: 'Baeyer-Villiger oxidation',
    source: kurti('Baeyer-Villiger Oxidation/Rearrangement'),
    likelihood: 'usual',
    transform: '[C;r5,r6,r7:1](=[O:2])([#6:3])-;@[OX2:4]-;@[CX4:5]>>[C:1](=[O:2])([#6:3])[C:5].[OH:4]OC(=O)c1cccc(Cl)c1',
    example: 'O=C1CCCC1.O=C(OO)c1cccc(Cl)c1>>O=C1CCCCO1',
  },
  {
    name: 'Pinacol rearrangement',
    source: clayden(36),
    likelihood: 'possible',
    transform: '[CX3:1](=[O:2])([#6:3])[CX4;H0:4]([#6:5])([#6:6])-!@[#6:7]>>[C:1]([OH:2])([#6:3])([#6:7])[C:4]([OH])([#6:5])[#6:6]',
    example: 'CC(C)(O)C(C)(C)O>>CC(=O)C(C)(C)C',
  },
  {
    name: 'Benzilic acid rearrangement',
    source: kurti('Benzilic Acid Rearrangement'),
    likelihood: 'usual',
    transform: '[CX4:1]([OX2H:2])([c:3])([c:4])[C:5](=[O:6])[OX2H:7]>>[C:1](=[O:2])([c:3])[C:5](=[O:6])[c:4].[OH2:7]',
    example: 'O=C(C(=O)c1ccccc1)c1ccccc1.O>>O=C(O)C(O)(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Favorskii rearrangement',
    source: kurti('Favorskii and Homo-Favorskii Rearrangement'),
    likelihood: 'possible',
    transform:
      '[CX4:8][O:3][C:1](=[O:2])[CX4;H1:5]1[CX4:6][CX4:7][CX4:9][CX4:10]1>>[C:8][OH:3].[C:1]1(=[O:2])[C:5](Cl)[C:6][C:7][C:9][C:10]1',
    example: 'CO.O=C1CCCCC1Cl>>COC(=O)C1CCCC1',
  },
];
