import { clayden, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** Carbon of an aromatic diazine that bears carbon, as tetrazines do. */
const SUBSTITUTED = '$(c-[#6])';
const CARROLL = kurti('Carroll Rearrangement (Kimel-Cope Rearrangement)');

/** Cycloadditions of dienes that lose a bridge, arynes, ene reactions, electrocyclic and further sigmatropic reactions. */
export const PERICYCLIC: readonly TextbookTransform[] = [
  {
    name: 'Diels-Alder reaction of a cyclopentadienone',
    source: clayden(34),
    likelihood: 'characteristic',
    transform:
      '[c:1]1(-!@[c:7]):[c:2](-!@[c:8]):[c:3](-!@[c:9]):[c:4](-!@[c:10]):[c:5]:[c:6]:1>>[C:1]1([c:7])=[C:2]([c:8])[C:3]([c:9])=[C:4]([c:10])C1=O.[C:5]#[C:6]',
    example: 'O=C1C(c2ccccc2)=C(c2ccccc2)C(c2ccccc2)=C1c1ccccc1.C#Cc1ccccc1>>c1ccc(-c2cc(-c3ccccc3)c(-c3ccccc3)c(-c3ccccc3)c2-c2ccccc2)cc1',
  },
  {
    name: 'Carboni-Lindsey reaction',
    source: clayden(34),
    likelihood: 'usual',
    transform: `[c;${SUBSTITUTED}:1]1:[nX2:2]:[nX2:3]:[c;${SUBSTITUTED}:4]:[c:5]:[c:6]:1>>[C:5]#[C:6].[c:1]1:[n:2]:[n:3]:[c:4]:n:n:1`,
    example: 'C#Cc1ccccc1.c1ccc(-c2nnc(-c3ccccc3)nn2)cc1>>c1ccc(-c2cc(-c3ccccc3)c(-c3ccccc3)nn2)cc1',
  },
  {
    name: 'Diels-Alder reaction of benzyne',
    source: kurti('Diels-Alder Cycloaddition'),
    likelihood: 'characteristic',
    transform: '[CX4:1]12[O:2][CX4:3]([CX3:4]=[CX3:5]1)[c:6]:[c:7]2>>[c:1]1:[o:2]:[c:3]:[c:4]:[c:5]:1.[NH2][c:6]:[c:7]C(=O)[OH]',
    example: 'c1ccoc1.Nc1ccccc1C(=O)O>>C1=CC2OC1c1ccccc12',
  },
  {
    name: 'Diels-Alder reaction of benzyne',
    source: kurti('Diels-Alder Cycloaddition'),
    likelihood: 'characteristic',
    transform:
      '[CX4:1]12-[c:3]:[c:5]-[CX4:2](-[c:8]:[c:4]-1)-[c:7]:[c:6]-2>>[c:1]1:[c:3]:[c:5]:[c:2]:[c:8]:[c:4]:1.[NH2][c:6]:[c:7]C(=O)[OH]',
    example: 'Cc1c2ccccc2cc2ccccc12.Nc1ccccc1C(=O)O>>CC12c3ccccc3C(c3ccccc31)c1ccccc12',
  },
  {
    name: 'Alder ene reaction',
    source: kurti('Alder (Ene) Reaction'),
    likelihood: 'characteristic',
    transform:
      '[CX3:1]=[CX3:2][CX4:3]-!@[CX4;H1:4]1[C:5](=[O:6])[O,N:7][C:8](=[O:9])[CH2:10]1>>[C;!H0:1][C:2]=[C:3].[CH:4]1=[CH:10][C:8](=[O:9])[O,N:7][C:5]1=[O:6]',
    example: 'C=CCC.O=C1C=CC(=O)O1>>CC=CCC1CC(=O)OC1=O',
  },
  {
    name: 'Cheletropic addition of sulfur dioxide',
    source: clayden(34),
    likelihood: 'characteristic',
    transform: '[CX4:1]1[CX3:2]=[CX3:3][CX4:4][S:5](=[O:6])(=[O:7])1>>[C:1]=[C:2][C:3]=[C:4].[O:6]=[S:5]=[O:7]',
    example: 'C=CC(C)=C.O=S=O>>CC1=CCS(=O)(=O)C1',
  },
  {
    name: 'Cope rearrangement',
    source: kurti('Cope Rearrangement'),
    likelihood: 'possible',
    transform: '[CX3:1]=[CX3;!R:2][CX4:3]-!@[CX4:4][CX3;!R:5]=[CX3:6]>>[C:3]=[C:2][C:1][C:6][C:5]=[C:4]',
    example: 'C=CC(C)CC=C>>CC=CCCC=C',
  },
  {
    name: 'Electrocyclic ring closure of a triene',
    source: clayden(35),
    likelihood: 'possible',
    transform: '[CX4;H1,H2:1]1[CX3:2]=[CX3:3][CX3:4]=[CX3:5][CX4;H1,H2:6]1>>[C:1]=[C:2][C:3]=[C:4][C:5]=[C:6]',
    example: 'C=CC=CC=CC>>CC1C=CC=CC1',
  },
  {
    name: 'Paterno-Büchi reaction',
    source: kurti('Paterno-Büchi Reaction'),
    likelihood: 'usual',
    transform: '[CX4;!$(C([O,N,S])[O,N,S,F,Cl,Br,I]):1]1([c:5])[OX2:2][CX4:3][CX4:4]1>>[C;H1,$(C([#6])[#6]):1]([c:5])=[O:2].[C:3]=[C:4]',
    example: 'O=C(c1ccccc1)c1ccccc1.CC(C)=C(C)C>>CC1(C)OC(c2ccccc2)(c2ccccc2)C1(C)C',
  },
  {
    name: 'Triazoline formation from an azide and an alkene',
    source: march('chapter 15, 1,3-dipolar addition'),
    likelihood: 'characteristic',
    transform: '[#6:6][NX3+0:1]1[NX2+0:2]=[NX2+0:3][CX4:4][CX4:5]1>>[#6:6][N:1]=[N+:2]=[N-:3].[C:4]=[C:5]',
    example: 'C1=CC2CCC1C2.[N-]=[N+]=Nc1ccccc1>>C1CC2CC1C1C2N=NN1c1ccccc1',
  },
  {
    name: '[2,3]-Wittig rearrangement',
    source: kurti('Wittig-[2,3]-Rearrangement'),
    likelihood: 'possible',
    transform: '[CX4;H1;$(C(O)c),$(C(O)C=C),$(C(O)C#C):1]([OX2H:2])-!@[CX4:4][CX3:5]=[CX3:6]>>[CH2:1][O:2][C:6][C:5]=[C:4]',
    reagent: 'n-butyllithium',
    example: 'C=CCOCc1ccccc1>>C=CCC(O)c1ccccc1',
  },
  {
    name: 'Carroll rearrangement',
    source: CARROLL,
    likelihood: 'characteristic',
    transform:
      '[CH3:1][C:2](=[O:3])[CX4;H2:4]-!@[CX4;H2:5][CX3;H1:6]=[CX3:7]([#6:8])[#6:9]>>[CH3:1][C:2](=[O:3])[CH2:4]C(=O)O[CH3].[OH][C:7]([#6:8])([#6:9])[CH:6]=[CH2:5]',
    example: 'CC(=O)CC(=O)OC.C=CC(C)(C)O>>CC(=O)CCC=C(C)C',
  },
  {
    name: 'Saucy-Marbet reaction',
    source: CARROLL,
    likelihood: 'characteristic',
    transform:
      '[CH3:1][C:2](=[O:3])[CX4;H2:4]-!@[CX4;H2:5][CX3;H1:6]=[CX3:7]([#6:8])[#6:9]>>[CH3]O[C:2]([CH3:1])=[CH2:4].[OH:3][C:7]([#6:8])([#6:9])[CH:6]=[CH2:5]',
    example: 'COC(C)=C.C=CC(C)(C)O>>CC(=O)CCC=C(C)C',
  },
  {
    name: 'Ramberg-Bäcklund rearrangement',
    source: kurti('Ramberg-Bäcklund Rearrangement'),
    likelihood: 'possible',
    transform: '[c:1][CH:2]=!@[CH:3][c:4]>>[c:1][CH2:2]S(=O)(=O)[CH:3](Cl)[c:4]',
    reagent: 'potassium tert-butoxide',
    example: 'O=S(=O)(Cc1ccccc1)C(Cl)c1ccccc1>>C(=Cc1ccccc1)c1ccccc1',
  },
  {
    name: 'Ramberg-Bäcklund rearrangement',
    source: kurti('Ramberg-Bäcklund Rearrangement'),
    likelihood: 'possible',
    transform: '[CX4:1][CH;r4,r5,r6:2]=;@[CH:3][CX4:4]>>[C:1][CH2:2]S(=O)(=O)[CH:3](Cl)[C:4]',
    reagent: 'potassium tert-butoxide',
    example: 'O=S1(=O)CCCCC1Cl>>C1=CCCC1',
  },
  {
    name: 'Wolff rearrangement',
    source: kurti('Wolff Rearrangement'),
    likelihood: 'possible',
    transform: '[CX4;H1;r4,r5:1](-;@[#6:6])(-;@[#6:7])-!@[C:2](=[O:3])[O:4][CX4:5]>>[#6:6][C:1](=[N+]=[N-])[C:2](=[O:3])[#6:7].[OH:4][C:5]',
    example: 'CO.[N-]=[N+]=C1CCCCC1=O>>COC(=O)C1CCCC1',
  },
  {
    name: 'Dienone-phenol rearrangement',
    source: li('Dienone-phenol rearrangement'),
    likelihood: 'possible',
    transform:
      '[c:1]1([OX2H:2]):[cH:3]:[c:4]([CX4:8]):[c:5]([CX4:9]):[c:6]:[c:7]:1>>[C:1]1(=[O:2])[CH:3]=[CH:4][C:5]([C:8])([C:9])[C:6]=[C:7]1',
    reagent: 'sulfuric acid',
    example: 'CC1(C)C=CC(=O)C=C1>>Cc1ccc(O)cc1C',
  },
  {
    name: 'Sommelet-Hauser rearrangement',
    source: li('Sommelet-Hauser rearrangement'),
    likelihood: 'possible',
    transform: '[CH3:1][c:2]:[c:3][CH2:4][NX3+0:5]([CH3:6])[CH3:7]>>[cH:3]:[c:2][CH2:1][N+:5]([CH3:6])([CH3:7])[CH3:4]',
    example: 'C[N+](C)(C)Cc1ccccc1>>Cc1ccccc1CN(C)C',
  },
  {
    name: 'Benzidine rearrangement',
    source: li('Benzidine rearrangement'),
    likelihood: 'characteristic',
    transform:
      '[NH2:1][c:2]1:[c:3]:[c:4]:[c:5](:[c:9]:[c:10]:1)-!@[c:6]1:[c:11]:[c:12]:[c:7]([NH2:8]):[c:13]:[c:14]:1>>[NH:1]([c:2]1:[c:3]:[c:4]:[cH:5]:[c:9]:[c:10]:1)[NH:8][c:7]1:[c:12]:[c:11]:[cH:6]:[c:14]:[c:13]:1',
    reagent: 'hydrochloric acid',
    example: 'Cc1cccc(NNc2cccc(C)c2)c1>>Cc1cc(N)ccc1-c1ccc(N)cc1C',
  },
  {
    name: 'Bamberger rearrangement',
    source: li('Bamberger rearrangement'),
    likelihood: 'possible',
    transform: '[OX2H:1][c:2]:[c:3]:[c:4]:[c:5][NH2:6]>>[cH:2]:[c:3]:[c:4]:[c:5][NH:6][OH:1]',
    reagent: 'sulfuric acid',
    example: 'Cc1cccc(NO)c1>>Cc1cc(N)ccc1O',
  },
  {
    name: 'Hock rearrangement',
    source: march('chapter 18, rearrangement of hydroperoxides'),
    likelihood: 'possible',
    transform: '[OX2H:1][c;$(c1[cH][cH][c;H1,$(c[CX4])][cH][cH]1):2]>>[c:2]C([CH3])([CH3])[O:1][OH]',
    reagent: 'sulfuric acid',
    example: 'CC(C)(OO)c1ccccc1>>Oc1ccccc1',
  },
  {
    name: 'Claisen rearrangement',
    source: clayden(35),
    likelihood: 'possible',
    transform:
      '[CH2:1]=[CH:2][CH2:3]-!@[c:4]1:[cH:5]:[c:6]([CX4:10]):[c:7]([OX2H:11]):[c:8]([CX4:12]):[cH:9]:1>>[CH2:3]=[CH:2][CH2:1][O:11][c:7]1:[c:6]([C:10]):[cH:5]:[cH:4]:[cH:9]:[c:8]:1[C:12]',
    example: 'C=CCOc1c(C)cccc1C>>C=CCc1cc(C)c(O)c(C)c1',
  },
];
