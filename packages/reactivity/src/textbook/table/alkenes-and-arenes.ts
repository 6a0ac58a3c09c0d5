import { clayden, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { CARBINOL, PARA, PHENOLIC, RICH } from './fragments.ts';

/** Additions to alkenes, and what electrophiles do to aromatic rings. */
export const ALKENES_AND_ARENES: readonly TextbookTransform[] = [
  {
    name: 'Prilezhaev epoxidation',
    source: kurti('Prilezhaev Reaction'),
    likelihood: 'usual',
    transform: '[CX4:1]1[O:2][CX4:3]1>>[C:1]=[C:3].[OH:2]OC(=O)c1cccc(Cl)c1',
    example: 'C=Cc1ccccc1.O=C(OO)c1cccc(Cl)c1>>c1ccc(C2CO2)cc1',
  },
  {
    name: 'Alkene dihalogenation',
    source: clayden(19),
    likelihood: 'usual',
    transform: '[CX4:1]([Br:2])[CX4:3][Br:4]>>[C:1]=[C:3].[Br:2][Br:4]',
    example: 'C1=CCCCC1.BrBr>>BrC1CCCCC1Br',
  },
  {
    name: 'Upjohn dihydroxylation',
    source: clayden(19),
    likelihood: 'usual',
    transform: `[CX4;${CARBINOL}:1]([OX2H:2])[CX4;${CARBINOL}:3][OX2H:4]>>[C:1]=[C:3].[O:2]=[Os](=[O:4])(=O)=O`,
    example: 'C=Cc1ccccc1.[O]=[Os](=[O])(=[O])=[O]>>OCC(O)c1ccccc1',
  },
  {
    name: 'Wacker-Tsuji oxidation',
    source: clayden(40),
    likelihood: 'possible',
    transform: '[CH3:1][CX3:2](=[O:3])[CX4:4]>>[CH2:1]=[CH:2][C:4].[OH2:3]',
    reagent: 'palladium(II) chloride',
    example: 'C=CCCCC.O>>CCCCC(C)=O',
  },
  {
    name: 'Iodolactonisation',
    source: clayden(24),
    likelihood: 'characteristic',
    transform: '[C:1](=[O:2])-;@[O:3]-;@[CX4:4][CX4:5][I:6]>>[C:1](=[O:2])[OH:3].[C:4]=[C:5].[I:6]I',
    example: 'C=CCCC(=O)O.II>>O=C1CCC(CI)O1',
  },
  {
    name: 'Birch reduction',
    source: kurti('Birch Reduction'),
    likelihood: 'characteristic',
    transform: '[CX4;H2:1]1[C:2]=[C:3][CX4;H2:4][C:5]=[C:6]1>>[cH:1]1:[c:2]:[c:3]:[cH:4]:[c:5]:[c:6]:1',
    reagent: 'lithium',
    example: 'COc1ccccc1>>COC1=CCC=CC1',
  },
  {
    name: 'Vilsmeier-Haack formylation',
    source: kurti('Vilsmeier-Haack Formylation'),
    likelihood: 'usual',
    transform: `[c;${RICH}:1][CX3;H1:2]=[O:3]>>[cH;${RICH}:1].[CH:2](=[O:3])N([CH3])[CH3]`,
    example: 'c1ccc2[nH]ccc2c1.CN(C)C=O>>O=Cc1c[nH]c2ccccc12',
  },
  {
    name: 'Kolbe-Schmitt reaction',
    source: kurti('Kolbe-Schmitt Reaction'),
    likelihood: 'usual',
    transform: '[c:1]([OX2H:2]):[c:3][CX3:4](=[O:5])[OX2H:6]>>[c:1]([OH:2]):[cH:3].[O:5]=[C:4]=[O:6]',
    example: 'Oc1ccccc1.O=C=O>>O=C(O)c1ccccc1O',
  },
  {
    name: 'Azo coupling',
    source: march('chapter 11, aromatic substitution, electrophilic'),
    likelihood: 'characteristic',
    transform: `[c:1][N+0:2]=[N:3]-[c;${PHENOLIC}:4]>>[c:1][N+:2]#[N:3].[cH;${PHENOLIC}:4]`,
    example: 'CN(C)c1ccccc1.N#[N+]c1ccccc1>>CN(C)c1ccc(N=Nc2ccccc2)cc1',
  },
  {
    name: 'Haworth reaction',
    source: li('Haworth reaction'),
    likelihood: 'usual',
    transform: '[c:1][CX3:2](=[O:3])[CX4:4][CX4:5][C:6](=[O:7])[OX2H:8]>>[cH:1].[C:2]1(=[O:3])[C:4][C:5][C:6](=[O:7])[O:8]1',
    example: 'c1ccccc1.O=C1CCC(=O)O1>>O=C(O)CCC(=O)c1ccccc1',
  },
  {
    name: 'Friedel-Crafts cyclisation',
    source: clayden(21),
    likelihood: 'usual',
    transform: '[c:1]-;@[CX3;r5,r6,r7:2](=[O:3])-;@[CX4:4]>>[cH:1].[C:2](=[O:3])([OH])[C:4]',
    example: 'O=C(O)CCCc1ccccc1>>O=C1CCCc2ccccc21',
  },
  {
    name: 'Condensation of phenols or anilines with a carbonyl compound',
    source: march('chapter 11, aromatic substitution, electrophilic'),
    likelihood: 'usual',
    transform: `[c;${PARA}:1]-!@[CX4:2]-!@[c;${PARA}:3]>>[cH;${PARA}:1].[cH;${PARA}:3].O=[C:2]`,
    example: 'CC(C)=O.Oc1ccccc1.Oc1ccccc1>>CC(C)(c1ccc(O)cc1)c1ccc(O)cc1',
  },
];
