import { kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** What building blocks are made by: boronic acids, vinyl sulfones, binaphthols, xanthene dyes, carbamoyl ureas. */
export const BUILDING_BLOCKS: readonly TextbookTransform[] = [
  {
    name: 'Boronic acid from its pinacol ester',
    source: march('chapter 12, hydrogen or metals by boron'),
    likelihood: 'possible',
    transform: '[#6:1][BX3:2]([OX2H:3])[OX2H:4]>>[#6:1][B:2]1[O:3][C]([CH3])([CH3])[C]([CH3])([CH3])[O:4]1',
    reagent: 'sodium periodate',
    example: 'CC1(C)OB(c2ccccc2)OC1(C)C>>OB(O)c1ccccc1',
  },
  {
    name: 'Miyaura borylation',
    source: kurti('Miyaura Boration'),
    likelihood: 'possible',
    transform: '[c:1]-!@[BX3:2]([OX2H:3])[OX2H:4]>>[c:1]Br.[B:2]([OH:3])([OH:4])B([OH])[OH]',
    reagent: 'palladium(II) acetate',
    example: 'Brc1ccccc1.OB(O)B(O)O>>OB(O)c1ccccc1',
  },
  {
    name: 'Carbamoyl chloride + amine to urea',
    source: march('chapter 16, acylation of amines by acyl halides'),
    likelihood: 'possible',
    transform: '[NX3;H0;$(N[CX3]=[OX1]):1]-!@[CX3:4](=[OX1:5])-!@[NX3;H0;$(N[NX2,NX3]):7]>>[N:1][C:4](=[O:5])Cl.[NH:7]',
    example: 'COC(=O)N(C(=O)Cl)c1ccccc1.C1=NNCC1>>COC(=O)N(C(=O)N1N=CCC1)c1ccccc1',
  },
  {
    name: 'Vinyl sulfone from a 2-chloroethyl sulfone',
    source: march('chapter 17, eliminations'),
    likelihood: 'characteristic',
    transform: '[SX4:3](=[O:4])(=[O:5])([#6:6])-!@[CH:1]=[CH2:2]>>[S:3](=[O:4])(=[O:5])([#6:6])[CH2:1][CH2:2]Cl',
    reagent: 'triethylamine',
    example: 'O=S(=O)(CCCl)c1ccccc1>>C=CS(=O)(=O)c1ccccc1',
  },
  {
    name: 'Oxidative coupling of naphthols',
    source: march('chapter 14, coupling of phenols'),
    likelihood: 'characteristic',
    transform:
      '[c;$(c1c([OX2H])ccc2ccccc12):3](:[c:2][OX2H:1])-!@[c;$(c1c([OX2H])ccc2ccccc12):4](:[c:5][OX2H:6])>>[cH:3]:[c:2][OH:1].[cH:4]:[c:5][OH:6]',
    reagent: 'iron(III) chloride',
    example: 'Oc1ccc2ccccc2c1.Oc1ccc2ccccc2c1>>Oc1ccc2ccccc2c1-c1c(O)ccc2ccccc12',
  },
  {
    name: 'Fluorescein synthesis',
    source: march('chapter 11, Friedel-Crafts acylation'),
    likelihood: 'characteristic',
    transform:
      '[CX4:16]12([c:17][c:18][C:19](=[O:20])[O:21]1)[c:5]:[c:6][OX2:8][c:9]:[c:15]-2>>[C:16]1(=O)[c:17][c:18][C:19](=[O:20])[O:21]1.[cH:5]:[c:6]O.[c:9]([OH:8]):[cH:15]',
    reagent: 'zinc chloride',
    example: 'O=C1OC(=O)c2ccccc12.Oc1cccc(O)c1.Oc1cccc(O)c1>>O=C1OC2(c3ccccc13)c1ccc(O)cc1Oc1cc(O)ccc12',
  },
];
