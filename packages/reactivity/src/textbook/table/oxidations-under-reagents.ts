import { clayden, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const BIRCH = kurti('Birch Reduction');
const SILYL = '[Si]([CH3])([CH3])[CH3]';
/** Carbon that no enolate may form on: of an alkene, or with three groups. */
const NOT_ENOLISABLE = '$([CX3]=[CX3]),$([CX4;H0])';

/** Carbon between two carbonyl groups. */
const BETWEEN_CARBONYLS = '$(C(C=O)C=O)';

/** The methyl group of a ketone leaves as haloform; an enone and a ketone that is shut on the other side have no other place. */
function haloform(reagent: string): TextbookTransform {
  return {
    name: 'Haloform reaction',
    source: march('chapter 12, cleavage reactions'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: `[OX2H:1][CX3:2](=[O:3])[#6;${NOT_ENOLISABLE}:4]>>[CH3][C:2](=[O:3])[#6;${NOT_ENOLISABLE}:4].[OH2:1]`,
    reagent,
    example: 'CC(=O)C=C(C)C.O>>O=C(O)C=C(C)C',
  };
}

/** Oxidations and reductions that the reagent above the arrow decides: its name says more than the group that is made. */
export const OXIDATIONS_UNDER_REAGENTS: readonly TextbookTransform[] = [
  {
    // The palladium enolate loses a hydrogen beside it.
    name: 'Saegusa oxidation',
    source: kurti('Saegusa Oxidation'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: `[O:1]=[C:2]([#6:5])[C:3]=[CX3:4]>>[O:1](${SILYL})[C:2]([#6:5])=[C:3][CX4;!H0:4]`,
    reagent: 'palladium(II) acetate',
    example: 'C[Si](C)(C)OC1=CCCCC1>>O=C1C=CCCC1',
  },
  ...(
    [
      // The carbon between two carbonyl groups is selenated, where there is one.
      ['[CX3:2]', `[C;${BETWEEN_CARBONYLS}:3]`, 'CC(=O)C1CCCCC1=O>>CC(=O)C1=CCCCC1=O'],
      ['[CX3;!$(C(=O)[CX4]C=O):2]', '[C;!$(C(C=O)C=O):3]', 'O=C1CCCCC1>>O=C1C=CCCC1'],
    ] as const
  ).map(
    ([carbonyl, alpha, example]): TextbookTransform => ({
      name: 'Selenoxide elimination',
      source: li('Selenoxide elimination'),
      likelihood: 'possible',
      underReagent: 'characteristic',
      transform: `[O:1]=${carbonyl}([#6,OX2:5])${alpha}=[CX3:4]>>[O:1]=${carbonyl}([#6,OX2:5])${alpha.replace(':3]', ';!H0:3]')}[CX4;!H0:4]`,
      reagent: 'phenylselenyl chloride',
      example,
    }),
  ),
  {
    // Ene reaction and [2,3] shift: of the two groups at the end of a chain that one which stands across from it.
    name: 'Selenium dioxide allylic oxidation',
    source: li('Riley oxidation'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[OX2H:1][CH2:2]/[C:3](-[CH3:4])=[CH:5]/[CX4:6]>>[OH2:1].[CH3:2]-[C:3](-[CH3:4])=[CH:5]-[C:6]',
    reagent: 'selenium dioxide',
    example: 'CC(C)=CCCCOC(C)=O.O>>OC/C(C)=C/CCCOC(C)=O',
  },
  haloform('sodium hypochlorite'),
  haloform('bromine'),
  {
    name: 'Corey-Kim oxidation',
    source: kurti('Corey-Kim Oxidation'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[O:1]=[CX3;!$(C[O,N,S]):2][#6:3]>>[OH:1][C;!H0:2][#6:3]',
    reagent: 'dimethyl sulfide',
    beside: 'NCS',
    isForwardOnly: true,
    example: 'OC1CCCCC1>>O=C1CCCCC1',
  },
  {
    name: 'Crossed Cannizzaro reaction',
    source: kurti('Cannizzaro Reaction'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[OX2H:1][CH2:2]-!@[c:3]>>[O:1]=[CH:2]-[c:3]',
    reagent: 'potassium hydroxide',
    beside: 'formaldehyde',
    isForwardOnly: true,
    example: 'O=Cc1ccc(C)cc1>>OCc1ccc(C)cc1',
  },
  {
    // Hydrogen and aluminium come from two sides.
    name: 'Reduction of a propargylic alcohol',
    source: march('chapter 15, reduction of alkynes to alkenes'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[OX2H:1][CX4:2]/[CH:3]=[CH:4]/[#6:5]>>[OH:1][C:2][C:3]#[C:4][#6:5]',
    reagent: 'Red-Al',
    example: 'OCC#CCCCCC>>OC/C=C/CCCCC',
  },
  {
    // The dianion takes up hydrogen from ethanol, not the alkyl group of its ester.
    name: 'Birch reduction',
    source: BIRCH,
    likelihood: 'characteristic',
    underReagent: 'characteristic',
    transform:
      '[CX4;H1;r6:1]1([C:7](=[O:8])[OH:9])[CX3:2]=[CX3:3][CH2:4][CX3:5]=[CX3:6]1>>[c:1]1([C:7](=[O:8])[OH:9]):[c:2]:[c:3]:[cH:4]:[c:5]:[c:6]:1',
    reagent: 'sodium',
    example: 'O=C(O)c1ccccc1>>O=C(O)C1C=CCC=C1',
  },
  ...(
    [
      ['', 'CC1(CCC(=O)OC)SCCS1>>CCCCC(=O)OC'],
      ['[CH2]', 'CC1(CCC(=O)OC)SCCCS1>>CCCCC(=O)OC'],
    ] as const
  ).map(
    ([third, example]): TextbookTransform => ({
      name: 'Desulfurisation of a thioacetal',
      source: clayden(23),
      likelihood: 'possible',
      underReagent: 'characteristic',
      transform: `[CX4;H2:1]([#6:2])[#6:3]>>[C:1]1([#6:2])([#6:3])S[CH2][CH2]${third}S1`,
      reagent: 'Raney nickel',
      isForwardOnly: true,
      example,
    }),
  ),
  {
    name: 'Cycloaddition of singlet oxygen',
    source: clayden(37),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[CX4:1]1[C:2]=[C:3][CX4:4][OX2:5][OX2:6]1>>[C:1]=[C:2][C:3]=[C:4].[O:5]=[O:6]',
    reagent: 'rose bengal',
    example: 'CC1=CC=C(C(C)C)CC1.O=O>>CC(C)C12C=CC(C)(CC1)OO2',
  },
  {
    name: 'Davis oxidation',
    source: kurti('Davis Oxaziridine Oxidations'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform:
      '[OX2H:1][CX4:2][CX3:4](=[O:5])[#6,OX2:6]>>[O:1]1N(S(=O)(=O)c2[cH][cH][cH][cH][cH]2)C1c1[cH][cH][cH][cH][cH]1.[C;!H0:2][C:4](=[O:5])[#6,OX2:6]',
    reagent: 'KHMDS',
    example: 'O=C(Cc1ccccc1)c1ccccc1.O=S(=O)(c1ccccc1)N1OC1c1ccccc1>>O=C(c1ccccc1)C(O)c1ccccc1',
  },
];
