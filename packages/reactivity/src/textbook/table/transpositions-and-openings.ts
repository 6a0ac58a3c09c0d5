import { clayden, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { SOLVENT } from './fragments.ts';

const BOC = '[C:20](=[O:21])[O:22][C:23]([CH3:24])([CH3:25])[CH3:26]';

/** Both sides of a ketone: the branched one, the open one, and that after it is alkylated. */
interface Sides {
  readonly branched: string;
  readonly open: string;
  readonly alkylated: string;
}

const CHAIN: Sides = { branched: 'CX4;H1,H0', open: 'CH3', alkylated: 'CH2' };
const RING: Sides = { branched: 'CX4;R;H1,H0;$(C-!@[CX4])', open: 'CH2', alkylated: 'CX4;R;H1' };
/** Halides that take up an enolate, with the halogen they usually bear. */
const METHYL = { group: '[CH3:5]', halogen: 'I' } as const;
const BENZYL_OR_ALLYL = { group: '[CX4;H2;$([CH2]c),$([CH2]C=C):5]', halogen: 'Br' } as const;

/** The base takes the open side of the ketone (Y2), where a halide then meets the enolate. */
function kineticAlkylation(
  { branched, open, alkylated }: Sides,
  { group, halogen }: typeof METHYL | typeof BENZYL_OR_ALLYL,
  example: string,
): TextbookTransform {
  return {
    name: 'Alkylation of a kinetic enolate',
    source: clayden(25),
    likelihood: 'possible',
    transform: `[O:1]=[C:2]([${branched}:3])-[${alkylated}:4]-!@${group}>>[O:1]=[C:2]([${branched}:3])[${open}:4].${group}${halogen}`,
    reagent: 'LDA',
    example,
  };
}

/** Groups that move within a molecule, rings that open for a carbanion or a hydride, and carbanions that meet what is more reactive than they are usually given. */
export const TRANSPOSITIONS_AND_OPENINGS: readonly TextbookTransform[] = [
  {
    name: 'Mislow-Evans rearrangement',
    source: kurti('Mislow-Evans Rearrangement'),
    likelihood: 'possible',
    transform: '[OX2H:1]-[CH2:2]-[CH:3]=[CH:4]-[CX4:5]>>[CH2:2]=[CH:3][CH:4]([C:5])S(=[O:1])c1ccccc1',
    reagent: 'trimethyl phosphite',
    example: 'C=CC(CCc1ccccc1)S(=O)c1ccccc1>>OCC=CCCc1ccccc1',
  },
  {
    name: 'Claisen rearrangement',
    source: clayden(35),
    likelihood: 'possible',
    transform:
      '[OX2H:1][c:2]1:[c:3]([#6:4]):[cH:5]:[c:6](-!@[CH2:7][CH:8]=[C:9]):[cH:10]:[c:11]1[#6:12]>>[O:1]([CH2:7][CH:8]=[C:9])[c:2]1:[c:3]([#6:4]):[cH:5]:[cH:6]:[cH:10]:[c:11]1[#6:12]',
    example: 'Cc1cccc(C)c1OCC=C>>C=CCc1cc(C)c(O)c(C)c1',
  },
  {
    name: 'Semipinacol rearrangement',
    source: kurti('Pinacol and Semipinacol Rearrangement'),
    likelihood: 'possible',
    transform: '[O:1]=[C:2]1[CX4;H1:3](-!@[CX4:7])[CH2:4][CH2:5][CH2:6]1>>[OH:1][C:2]1([CH:3]([C:7])OS(C)(=O)=O)[CH2:4][CH2:5][CH2:6]1',
    example: 'CCCCC(OS(C)(=O)=O)C1(O)CCC1>>CCCCC1CCCC1=O',
  },
  {
    name: 'Favorskii rearrangement',
    source: kurti('Favorskii and Homo-Favorskii Rearrangement'),
    likelihood: 'possible',
    transform: `[CX4;H2:1]([c:2])-!@[CH2:3]-[C:4](=[O:5])[OX2:6][CX4;${SOLVENT}:7]>>[CH:1]([c:2])(Cl)[C:4](=[O:5])[CH3:3].[OH:6][C;${SOLVENT}:7]`,
    reagent: 'sodium methoxide',
    example: 'CC(=O)C(Cl)c1ccccc1.CO>>COC(=O)CCc1ccccc1',
  },
  {
    name: 'Ritter reaction',
    source: kurti('Ritter Reaction'),
    likelihood: 'possible',
    transform:
      '[CX3;H1:1](=[O:2])[NH:4][CX4;$(C([#6])([#6])[#6]);!$(C[CX3]=O):5]>>[CH:1]#[N:4].[OH:2][C;$(C([#6])([#6])[#6]);!$(C[CX3]=O):5]',
    example: 'C#N.CC(C)(O)Cc1ccccc1>>CC(C)(Cc1ccccc1)NC=O',
  },
  {
    name: 'Acylation of an ester enolate',
    source: clayden(26),
    likelihood: 'possible',
    transform:
      '[O:1]=[C:2]([#6:3])-!@[CX4;H0;$(C([CX4])[CX4]):4][C:5](=[O:6])[OX2:7][#6:8]>>[O:1]=[C:2]([#6:3])Cl.[CH;$(C([CX4])[CX4]):4][C:5](=[O:6])[O:7][#6:8]',
    reagent: 'LDA',
    example: 'CCOC(=O)C(C)C.O=C(Cl)c1ccccc1>>CCOC(=O)C(C)(C)C(=O)c1ccccc1',
  },
  {
    // The proton between an arene and two acceptors goes to a weak base, and what is made has none left.
    name: 'Acylation of an arylcyanoacetate',
    source: clayden(26),
    likelihood: 'characteristic',
    transform:
      '[O:1]=[C:2]([#6:3])-!@[CX4;H0:4]([c:5])([C:6]#[N:7])[C:8](=[O:9])[OX2:10][#6:11]>>[O:1]=[C:2]([#6:3])Cl.[CH:4]([c:5])([C:6]#[N:7])[C:8](=[O:9])[O:10][#6:11]',
    reagent: 'triethylamine',
    example: 'CCOC(=O)C(C#N)c1ccccc1.CC(=O)Cl>>CCOC(=O)C(C#N)(C(C)=O)c1ccccc1',
  },
  {
    name: 'Alkylation of a vinylogous ester',
    source: clayden(25),
    likelihood: 'usual',
    transform:
      '[O:1]=[C:2]1[C:3]=[C:4]([OX2:5][CX4:9])[CX4:6][CX4:7][CX4;H1:8]1-!@[CX4;H2,H3:10]>>[O:1]=[C:2]1[C:3]=[C:4]([O:5][C:9])[C:6][C:7][CH2:8]1.[C;H2,H3:10]I',
    reagent: 'LDA',
    example: 'CCOC1=CC(=O)CCC1.CI>>CCOC1=CC(=O)C(C)CC1',
  },
  {
    name: 'Radical cyclisation',
    source: march('chapter 15, free-radical cyclisation'),
    likelihood: 'possible',
    transform: '[CH3:1]-!@[CX4;H1;r5:2]1-;@[CH2:3]-;@[CX4;H0:4]-;@[CH2:5]-;@[CH2:6]1>>[CH2:1]=[CH:2][CH2:3][C;H0:4][CH2:5][CH2:6]Br',
    reagent: 'tributyltin hydride',
    example: 'C=CCC(CCBr)(C(=O)OC)C(=O)OC>>COC(=O)C1(C(=O)OC)CCC(C)C1',
  },
  {
    name: 'Ring opening of an N-acyl lactam by an organometal',
    source: clayden(10),
    likelihood: 'usual',
    transform: `[c:1]-!@[C:2](=[O:3])[CX4:4][CX4:5][CX4:6]-[NH:7]${BOC}>>[c:1][Mg]Br.[C:2]1(=[O:3])[C:4][C:5][C:6][N:7]1${BOC}`,
    example: 'CCOC(=O)C1CCC(=O)N1C(=O)OC(C)(C)C.Br[Mg]c1ccccc1>>CCOC(=O)C(CCC(=O)c1ccccc1)NC(=O)OC(C)(C)C',
  },
  {
    name: 'Reductive opening of a benzylidene acetal',
    source: clayden(23),
    likelihood: 'usual',
    transform: '[OX2H:1][CX4;H1;R:2]-;@[CX4;H1;R;$(C@[OX2]):3]-!@[CH2:4][OX2:5][CH2:6][c:7]>>[O:1]1[C:2][C:3][CH2:4][O:5][CH:6]1[c:7]',
    reagent: 'sodium cyanoborohydride',
    example: 'CO[C@H]1O[C@@H]2COC(c3ccccc3)O[C@H]2[C@H](OC)[C@H]1OC>>CO[C@H]1O[C@H](COCc2ccccc2)[C@@H](O)[C@H](OC)[C@H]1OC',
  },
  {
    name: 'Nazarov cyclisation',
    source: kurti('Nazarov Cyclization'),
    likelihood: 'usual',
    transform: '[O:1]=[C:2]1[CH:3]=[CH:4][CX4;H1:5][CX4;H1:6]1>>[O:1]=[C:2]([CH:3]=[CH:4][Si](C)(C)C)[C:6]=[C:5]',
    example: 'C[Si](C)(C)C=CC(=O)C1=CCCCC1>>O=C1C=CC2CCCCC12',
  },
  {
    name: 'Acylation of an organolithium by an amide',
    source: clayden(10),
    likelihood: 'possible',
    transform: '[c:1]-!@[C:2](=[O:3])-!@[CX4;H3,H2:4]>>[c:1][Li].[C:2](=[O:3])([C;H3,H2:4])N(C)C',
    example: '[Li]c1cccnc1.CC(=O)N(C)C>>CC(=O)c1cccnc1',
  },
  {
    name: 'Alkylation of a silyl enol ether',
    source: clayden(25),
    likelihood: 'possible',
    transform: '[O:1]=[C:2][CX4;H0;r5,r6,r7:3]-!@[CH2:4][C:5]=[C:6]>>[O:1]([Si](C)(C)C)[C:2]=[C:3].[CH2:4](Br)[C:5]=[C:6]',
    example: 'CC1=C(O[Si](C)(C)C)CCCC1.C=CCBr>>C=CCC1(C)CCCCC1=O',
  },
  {
    name: 'Gattermann-Koch reaction',
    source: kurti('Gattermann and Gattermann-Koch Formylation'),
    likelihood: 'possible',
    transform: '[c;$(c1ccc([CX4])cc1):1]-[CH+0:2]=[O+0:3]>>[cH;$(c1ccc([CX4])cc1):1].[C-:2]#[O+:3]',
    reagent: 'aluminium chloride',
    example: 'Cc1ccccc1.[C-]#[O+]>>Cc1ccc(C=O)cc1',
  },
  {
    name: 'Oxidative decarboxylation of a mandelic acid',
    source: march('chapter 19, oxidations'),
    likelihood: 'possible',
    transform: '[c;$(c1ccc([OX2H])cc1):1][CH:2]=[O:3]>>[c;$(c1ccc([OX2H])cc1):1][CH:2]([OH:3])C(=O)O',
    example: 'COc1cc(C(O)C(=O)O)ccc1O>>COc1cc(C=O)ccc1O',
  },
  {
    name: 'Oxidation to saccharin',
    source: march('chapter 19, oxidations'),
    likelihood: 'characteristic',
    transform: '[C:1]1(=[O:2])[NH:3][S:4](=[O:5])(=[O:6])[c:7]:[c:8]1>>[CH3:1][c:8]:[c:7][S:4](=[O:5])(=[O:6])[NH2:3].[OH2:2]',
    reagent: 'potassium permanganate',
    example: 'Cc1ccccc1S(N)(=O)=O.O>>O=C1NS(=O)(=O)c2ccccc21',
  },
  kineticAlkylation(CHAIN, METHYL, 'CC(=O)C1CCCC1.CI>>CCC(=O)C1CCCC1'),
  kineticAlkylation(CHAIN, BENZYL_OR_ALLYL, 'CC(=O)C1CCCC1.BrCc1ccccc1>>O=C(CCc1ccccc1)C1CCCC1'),
  kineticAlkylation(RING, METHYL, 'CC1CCCCC1=O.CI>>CC1CCCC(C)C1=O'),
  kineticAlkylation(RING, BENZYL_OR_ALLYL, 'CC1CCCCC1=O.BrCC=C>>C=CCC1CCCC(C)C1=O'),
];
