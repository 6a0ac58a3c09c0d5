import { clayden, joule, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** Steps to bicyclic lactams, lactones and amines. */
export const BICYCLIC_BUILDING_BLOCKS: readonly TextbookTransform[] = [
  {
    name: 'Bicyclic aminal from an amino alcohol',
    source: march('chapter 16, formation of enamines, imines and aminals'),
    likelihood: 'usual',
    // As from the free aldehyde, which its acetal gives in the acid.
    transform:
      '[O:1]=[C;R:2]-;@[N;R:3](-;@[CX4;H1;R:4](-;@[CX4:8])-;@[OX2;R:5]-;@[CX4:6])-;@[CX4:7]>>[O:1]=[C:2]O[CH3].[CH:4]([C:8])(O[CH3])O[CH3].[OH:5][C:6].[NH2:3][C:7]',
    example: 'COC(=O)c1ccccc1CC(OC)OC.NCCCO>>O=C1N2CCCOC2Cc2ccccc21',
  },
  {
    name: 'Pyridone synthesis from an enaminone and an oxalate',
    source: joule('pyridones'),
    likelihood: 'characteristic',
    transform:
      '[n:1]1(-!@[CX4:10]):[cH:2]:[c:3](-!@[C:4]=[O:5]):[c:6](=[O:7]):[c:8](-!@[OX2;$(O[CX4]):11]):[c:9]:1-!@[C:12](=[O:13])-!@[OX2;$(O[CX4]):14]>>[C:10][NH:1][CH:2]=[C:3]([C:4]=[O:5])[C:6](=[O:7])[CH2:8][O:11].[O:14][C:12](=[O:13])[C:9](=O)O[CH3]',
    example: 'COCC(=O)C(=CNCC(OC)OC)C(=O)OC.COC(=O)C(=O)OC>>COC(=O)c1c(OC)c(=O)c(C(=O)OC)cn1CC(OC)OC',
  },
  {
    name: 'Imine from a cyclic amine',
    source: march('chapter 19, oxidation of amines to imines'),
    likelihood: 'possible',
    transform: '[CX4:3][NX2;R:1]=;@[CX3;H1;R:2]>>[C:3][NH:1][CH2:2]',
    reagent: 'NCS',
    example: 'C1CCNC1>>C1CCN=C1',
  },
  {
    name: 'Addition of cyanide to an imine',
    source: kurti('Strecker Reaction'),
    likelihood: 'usual',
    transform: '[CX4:5][NX3;H1;R:1]-;@[CX4;H1;R:2]-!@[C:3]#[N:4]>>[C:5][N:1]=[CH:2].[CH:3]#[N:4]',
    example: 'C1CCN=C1.C#N>>N#CC1CCCN1',
  },
  {
    name: 'Prins reaction',
    source: kurti('Prins Reaction'),
    likelihood: 'possible',
    // Of an alkene in a ring of five, whose cation takes up water from the other side.
    transform: '[CX4;H1;r5:1]([OX2H:2])-;@[CX4;H1;r5:3]-!@[CH2:4][OX2H:5]>>[CH:1]=[CH:3].[CH2:4]=[O:5].[OH2:2]',
    reagent: 'sulfuric acid',
    example: 'C1=CCCC1.C=O.O>>OCC1CCCC1O',
  },
  {
    name: 'Dechlorination of a dichlorocyclobutanone',
    source: clayden(34),
    likelihood: 'usual',
    transform: '[O:1]=[C;r4:2]-;@[CX4;H2;r4:3]>>[O:1]=[C:2][C:3](Cl)Cl',
    reagent: 'zinc',
    example: 'O=C1C2CCCC2C1(Cl)Cl>>O=C1CC2CCCC12',
  },
];
