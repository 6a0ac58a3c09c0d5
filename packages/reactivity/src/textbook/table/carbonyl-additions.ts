import { clayden, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { CARBINOL, METALLATED } from './fragments.ts';

const PINACOL_ESTER = 'B1O[C]([CH3])([CH3])[C]([CH3])([CH3])O1';
const CROTYLATION = march('chapter 16, addition of allylic boronates to aldehydes');
const METALATION = clayden(24);
/** Carbon by which a phenyl group is bound. */
const PHENYL = '$(c1[cH][cH][cH][cH][cH]1)';
/** Aromatic carbon whose hydrogen butyllithium or LDA takes: beside fluorine, an ether or an amide oxygen. */
const DIRECTED = '$(c:cF),$(c:c[OX2][CX4]),$(c:c[NX3]C(=O)O)';

/** Carbon nucleophiles, allylboronates and lithiated arenes at carbonyl groups, imines and boron; acid chlorides with organozinc compounds; reductive couplings. */
export const CARBONYL_ADDITIONS: readonly TextbookTransform[] = [
  {
    name: 'Allylboration',
    source: CROTYLATION,
    likelihood: 'usual',
    transform: `[CX4;H1;${CARBINOL}:1]([OX2H:2])([#6:6])-!@[CX4;H2:3]-!@[CX3:4]=[CH2:5]>>[CH:1](=[O:2])[#6:6].[CH2:3]=[C:4][CH2:5]${PINACOL_ESTER}`,
    example: 'C=CCB1OC(C)(C)C(C)(C)O1.O=Cc1ccccc1>>C=CCC(O)c1ccccc1',
  },
  {
    name: 'Crotylboration',
    source: CROTYLATION,
    likelihood: 'characteristic',
    transform: `[CX4;H1;@:1]([OX2H:2])([#6:6])-!@[CX4;H1;@:3]([CH3:7])-!@[CH:4]=[CH2:5]>>[CH:1](=[O:2])[#6:6].[CH3:7]/[CH:3]=[CH:4]/[CH2:5]${PINACOL_ESTER}`,
    example: 'C/C=C/CB1OC(C)(C)C(C)(C)O1.O=Cc1ccccc1>>C=C[C@@H](C)[C@@H](O)c1ccccc1',
  },
  {
    name: 'Crotylboration',
    source: CROTYLATION,
    likelihood: 'characteristic',
    transform: `[CX4;H1;@:1]([OX2H:2])([#6:6])-!@[CX4;H1;@@:3]([CH3:7])-!@[CH:4]=[CH2:5]>>[CH:1](=[O:2])[#6:6].[CH3:7]/[CH:3]=[CH:4]\\[CH2:5]${PINACOL_ESTER}`,
    example: 'C/C=C\\CB1OC(C)(C)C(C)(C)O1.O=Cc1ccccc1>>C=C[C@H](C)[C@@H](O)c1ccccc1',
  },
  {
    name: 'Nozaki-Hiyama-Kishi reaction',
    source: kurti('Nozaki-Hiyama-Kishi Reaction'),
    likelihood: 'usual',
    transform: '[CX4;H1:1]([OX2H:2])([#6:5])/[CH:3]=[CH:4]/[#6:6]>>[CH:1](=[O:2])[#6:5].I/[CH:3]=[CH:4]/[#6:6]',
    example: 'I/C=C/CCCC.O=Cc1ccccc1>>CCCC/C=C/C(O)c1ccccc1',
  },
  {
    name: 'Cyanosilylation',
    source: march('chapter 16, addition of trimethylsilyl cyanide'),
    likelihood: 'characteristic',
    transform:
      '[CH3:1][Si:2]([CH3:3])([CH3:4])[OX2:5][CX4:6]([#6:7])[C:8]#[N:9]>>[O:5]=[C:6][#6:7].[CH3:1][Si:2]([CH3:3])([CH3:4])[C:8]#[N:9]',
    example: 'C[Si](C)(C)C#N.O=Cc1ccccc1>>C[Si](C)(C)OC(C#N)c1ccccc1',
  },
  {
    name: 'Addition to an N-sulfinylimine',
    source: march('chapter 16, addition of organometallic reagents to imines'),
    likelihood: 'characteristic',
    transform: `[NX3;H1:1]([SX3:2](=[O:3])[C:4]([CH3:5])([CH3:6])[CH3:7])[CX4;H1:8]([#6:9])-!@[#6;${METALLATED}:10]>>[N:1]([S:2](=[O:3])[C:4]([CH3:5])([CH3:6])[CH3:7])=[CH:8][#6:9].[#6:10]-[Mg]Br`,
    example: 'CC(C)(C)S(=O)N=Cc1ccccc1.C[Mg]Br>>CC(NS(=O)C(C)(C)C)c1ccccc1',
  },
  {
    name: 'Addition of an organometallic reagent to an imine',
    source: march('chapter 16, addition of organometallic reagents to imines'),
    likelihood: 'usual',
    transform: `[NX3;H1:1]([c:2])[CX4;H1:3]([c:4])-!@[#6;${METALLATED}:5]>>[N:1]([c:2])=[CH:3][c:4].[#6:5]-[Mg]Br`,
    example: 'C(=Nc1ccccc1)c1ccccc1.C[Mg]Br>>CC(Nc1ccccc1)c1ccccc1',
  },
  {
    name: 'Removal of a tert-butylsulfinyl group',
    source: march('chapter 16, addition of organometallic reagents to imines'),
    likelihood: 'usual',
    transform: '[NH2:1][CX4;H1;$(C(c)[#6]):2]>>[CH3]C([CH3])([CH3])S(=O)[NH:1][C:2]',
    reagent: 'hydrogen chloride',
    example: 'CC(C)(C)S(=O)NC(C)c1ccccc1>>CC(N)c1ccccc1',
  },
  {
    name: 'Ketone synthesis from an acid chloride and an organozinc reagent',
    source: march('chapter 16, acyl halides and organometallic compounds'),
    likelihood: 'usual',
    transform: `[CX3:1](=[O:2])([c:3])-!@[CX4;H2;${METALLATED}:4]>>[C:1](=[O:2])([c:3])Cl.[C:4]-[Zn]Br`,
    reagent: 'Pd(PPh3)4',
    example: 'O=C(Cl)c1ccccc1.CCOC(=O)CCC[Zn]Br>>CCOC(=O)CCCC(=O)c1ccccc1',
  },
  {
    name: 'Ketone synthesis from an acid chloride and a cuprate',
    source: march('chapter 16, acyl halides and organometallic compounds'),
    likelihood: 'possible',
    transform: '[CX3:1](=[O:2])([#6:3])-!@[CH3:4]>>[C:1](=[O:2])([#6:3])Cl.[CH3:4][Cu][CH3]',
    example: 'O=C(Cl)c1ccccc1.C[Cu]C>>CC(=O)c1ccccc1',
  },
  {
    name: 'Grignard + ester reaction',
    source: clayden(10),
    likelihood: 'usual',
    transform:
      '[CX4:1]([OX2H:2])([CH2:3][CH3:4])([CH2:5][CH3:6])[#6:7]>>[C:1](=[O:2])(O[CH3])[#6:7].[CH3:4][CH2:3]-[Mg]Br.[CH3:6][CH2:5]-[Mg]Br',
    example: 'CC[Mg]Br.CC[Mg]Br.COC(=O)c1ccccc1>>CCC(O)(CC)c1ccccc1',
  },
  {
    name: 'Grignard + ester reaction',
    source: clayden(10),
    likelihood: 'usual',
    transform: `[CX4:1]([OX2H:2])([c;${PHENYL}:3])([c;${PHENYL}:4])[#6:5]>>[C:1](=[O:2])(O[CH3])[#6:5].[c:3]-[Mg]Br.[c:4]-[Mg]Br`,
    example: 'Br[Mg]c1ccccc1.Br[Mg]c1ccccc1.COC(=O)CC>>CCC(O)(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Directed ortho metalation',
    source: METALATION,
    likelihood: 'usual',
    transform: `[OX2H:1][B:2]([OX2H:3])[c;${DIRECTED}:4]>>[CH3][O:1][B:2]([O:3][CH3])O[CH3].[cH;${DIRECTED}:4]`,
    reagent: 'n-butyllithium',
    example: 'COc1cccc(F)c1.COB(OC)OC>>COc1cccc(F)c1B(O)O',
  },
  {
    name: 'Directed ortho metalation',
    source: METALATION,
    likelihood: 'possible',
    transform: `[O:1]=[CX3;H1:2]-!@[c;${DIRECTED}:3]>>[O:1]=[CH:2]N([CH3])[CH3].[cH;${DIRECTED}:3]`,
    reagent: 'n-butyllithium',
    example: 'Fc1cccc(F)c1.CN(C)C=O>>O=Cc1c(F)cccc1F',
  },
  {
    name: 'McMurry coupling',
    source: kurti('McMurry Coupling'),
    likelihood: 'characteristic',
    transform: '[c:1][CX3;!R:2]([#6:3])=!@[CX3;!R:4]([#6:5])[c:6]>>[c:1][C:2]([#6:3])=O.[c:6][C:4]([#6:5])=O',
    reagent: 'titanium tetrachloride',
    ofTwoAlike: true,
    example: 'O=C(c1ccccc1)c1ccccc1.O=C(c1ccccc1)c1ccccc1>>c1ccc(C(=C(c2ccccc2)c2ccccc2)c2ccccc2)cc1',
  },
  {
    name: 'Acyloin condensation',
    source: kurti('Acyloin Condensation'),
    likelihood: 'usual',
    transform: '[OX2H:1][CX4;H1:2]([CX4:3])-;@[CX3:4](=[O:5])[CX4:6]>>[O:1]=[C:2]([C:3])O[CH3].[O:5]=[C:4]([C:6])O[CH3]',
    example: 'COC(=O)CCCCC(=O)OC>>O=C1CCCCC1O',
  },
  {
    name: 'Acyloin condensation',
    source: kurti('Acyloin Condensation'),
    likelihood: 'usual',
    transform: '[OX2H:1][CX4;H1:2]([CX4:3])-!@[CX3:4](=[O:5])[CX4:6]>>[O:1]=[C:2]([C:3])O[CH2][CH3].[O:5]=[C:4]([C:6])O[CH2][CH3]',
    example: 'CCCC(=O)OCC.CCCC(=O)OCC>>CCCC(O)C(=O)CCC',
  },
  {
    name: 'Formylation of a ketone',
    source: clayden(26),
    likelihood: 'characteristic',
    transform: '[O:1]=[CH:2]-!@[CH2:3]-!@[CX3:4](=[O:5])[#6:6]>>[O:1]=[CH:2]O[CH2][CH3].[CH3:3][C:4](=[O:5])[#6:6]',
    reagent: 'sodium ethoxide',
    example: 'CC(=O)c1ccccc1.CCOC=O>>O=CCC(=O)c1ccccc1',
  },
  {
    // The same in a ring, as it is: the enol of the aldehyde.
    name: 'Formylation of a ketone',
    source: clayden(26),
    likelihood: 'characteristic',
    transform: '[OX2H:1][CX3;H1:2]=[CX3;R:3]-;@[CX3:4](=[O:5])-;@[CX4:6]>>[OH0:1]=[CH:2]O[CH2][CH3].[CH2:3][C:4](=[O:5])[C:6]',
    reagent: 'sodium methoxide',
    example: 'O=C1CCCCC1.CCOC=O>>O=C1CCCCC1=CO',
  },
  {
    name: "C-Acylation with Mander's reagent",
    source: march('chapter 10, acylation at a carbon bearing an active hydrogen'),
    likelihood: 'usual',
    transform:
      '[CH3:1][O:2][CX3:3](=[O:4])-!@[CX4;R;!H0:5]-;@[CX3:6](=[O:7])-;@[CX4:8]>>[CH3:1][O:2][C:3](=[O:4])C#N.[C;!H0:5][C:6](=[O:7])[C:8]',
    reagent: 'LDA',
    example: 'O=C1CCCCC1.COC(=O)C#N>>COC(=O)C1CCCCC1=O',
  },
  {
    name: "Acylation of Meldrum's acid",
    source: li("Meldrum's acid"),
    likelihood: 'usual',
    transform:
      '[O:1]=[CX3:2]([#6:3])-!@[CH2:4]-!@[CX3:5](=[O:6])[OX2:7][CX4;H2,H3:8]>>[O:1]=[C:2]([#6:3])Cl.[CH2:4]1C(=O)OC([CH3])([CH3])O[C:5]1=[O:6].[OH:7][C:8]',
    reagent: 'pyridine',
    example: 'O=C(Cl)c1ccccc1.CC1(C)OC(=O)CC(=O)O1.CCO>>CCOC(=O)CC(=O)c1ccccc1',
  },
  {
    name: 'Intramolecular aldol condensation',
    source: clayden(26),
    likelihood: 'usual',
    transform: '[O:1]=[CX3;!R:2]([#6:3])-!@[C;r5,r6:4]=;@[C;r5,r6;!$(C-[!#6]):5]>>[O:1]=[C:2]([#6:3])[CH2:4].O=[C:5]',
    example: 'CC(=O)CCCCC=O>>CC(=O)C1=CCCC1',
  },
  {
    name: 'Dehydration of an aldol',
    source: clayden(26),
    likelihood: 'usual',
    transform: '[CX3;!R:1]=!@[CX3;H1;!R:2]-!@[CX3:3](=[O:4])[#6:5]>>[C:1]([OH])[CH2:2][C:3](=[O:4])[#6:5]',
    reagent: 'p-toluenesulfonic acid',
    example: 'CC(O)CC(C)=O>>CC=CC(C)=O',
  },
  {
    name: 'Tetraarylcyclopentadienone synthesis',
    source: march('chapter 16, aldol reaction'),
    likelihood: 'characteristic',
    transform:
      '[O:1]=[C:2]1[C:3]([c:7])=[C:4]([c:8])[C:5]([c:9])=[C:6]1[c:10]>>[O:1]=[C:2]([CH2:3][c:7])[CH2:6][c:10].O=[C:4]([c:8])[C:5](=O)[c:9]',
    example: 'O=C(C(=O)c1ccccc1)c1ccccc1.O=C(Cc1ccccc1)Cc1ccccc1>>O=C1C(c2ccccc2)=C(c2ccccc2)C(c2ccccc2)=C1c1ccccc1',
  },
];
