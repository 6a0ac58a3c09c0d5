import { clayden, joule, kurti, li, march, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { AMINE, BENZO, CARBINOL } from './fragments.ts';

const TRIFLYL = '[S:3](=[O:4])(=[O:5])([C:6]([F:7])([F:8])[F:9])';
const LAWESSON = '[S:1]=P1(c2ccc(O[CH3])cc2)SP(=S)(c2ccc(O[CH3])cc2)S1';

/** One functional group made from another, the skeleton kept. */
export const FUNCTIONAL_GROUPS: readonly TextbookTransform[] = [
  {
    name: 'Enol triflate formation',
    source: clayden(40),
    likelihood: 'characteristic',
    transform: `[C:1]([O:2]${TRIFLYL})=[C:10]>>[C:1](=[O:2])[C;!H0:10].${TRIFLYL}OS(=O)(=O)C(F)(F)F`,
    example: 'O=C1CCCCC1.O=S(=O)(OS(=O)(=O)C(F)(F)F)C(F)(F)F>>O=S(=O)(OC1=CCCCC1)C(F)(F)F',
  },
  {
    name: 'Enol triflate formation',
    source: clayden(40),
    likelihood: 'characteristic',
    transform: `[C:1]([O:2]${TRIFLYL})=[C:10]>>[C:1](=[O:2])[C;!H0:10].${TRIFLYL}N(c1ccccc1)S(=O)(=O)C(F)(F)F`,
    example: 'O=C1CCCCC1.O=S(=O)(N(c1ccccc1)S(=O)(=O)C(F)(F)F)C(F)(F)F>>O=S(=O)(OC1=CCCCC1)C(F)(F)F',
  },
  {
    // Records seldom take this silyl group; acid that takes it leaves larger ones.
    name: 'O-Silyl deprotection',
    source: clayden(23),
    likelihood: 'possible',
    transform: '[CX4;!$(C[OX2][C,Si]):1][OX2H:2]>>[C:1][O:2][Si]([CH2][CH3])([CH2][CH3])[CH2][CH3]',
    reagent: 'p-toluenesulfonic acid',
    example: 'CC[Si](CC)(CC)OCCCCc1ccccc1>>OCCCCc1ccccc1',
  },
  {
    name: 'Silyl enol ether formation',
    source: clayden(25),
    likelihood: 'characteristic',
    transform: '[C:1]([O:2][Si:3]([CH3:4])([CH3:5])[#6:6])=[C:7]>>[C:1](=[O:2])[C;!H0:7].[Si:3]([CH3:4])([CH3:5])([#6:6])Cl',
    example: 'O=C1CCCCC1.C[Si](C)(C)Cl>>C[Si](C)(C)OC1=CCCCC1',
  },
  {
    name: 'Lawesson thionation',
    source: li("Lawesson's reagent"),
    likelihood: 'usual',
    transform: `[S:1]=[C:2]([#6:4])[NX3:3]>>O=[C:2]([#6:4])[N:3].${LAWESSON}`,
    example: 'CNC(=O)c1ccccc1.COc1ccc(P2(=S)SP(=S)(c3ccc(OC)cc3)S2)cc1>>CNC(=S)c1ccccc1',
  },
  {
    name: 'Thioamide formation from nitrile',
    source: march('chapter 16, addition to carbon-hetero multiple bonds'),
    likelihood: 'usual',
    transform: '[S:1]=[C:2]([#6:4])[NH2:3]>>[SH2:1].[C:2]([#6:4])#[NH0:3]',
    example: 'N#Cc1ccccc1.S>>NC(=S)c1ccccc1',
  },
  {
    name: 'Willgerodt-Kindler reaction',
    source: li('Willgerodt–Kindler reaction'),
    likelihood: 'usual',
    transform: '[c:1]-[CH2:2][C:3](=[S:4])[NX3;H0:5]>>[c:1]-[C:2](=O)[CH3:3].[S:4]1SSSSSSS1.[NH:5]',
    example: 'CC(=O)c1ccccc1.S1SSSSSSS1.C1COCCN1>>S=C(Cc1ccccc1)N1CCOCC1',
  },
  {
    name: 'Isocyanide formation',
    source: kurti('Ugi Multicomponent Reaction'),
    likelihood: 'usual',
    transform: '[C-:1]#[N+:2][#6:3]>>[CH+0:1](=O)[NH+0:2][#6:3]',
    example: 'O=CNC1CCCCC1>>[C-]#[N+]C1CCCCC1',
    reagent: 'phosphorus oxychloride',
  },
  {
    name: 'Pinner amidine synthesis',
    source: kurti('Pinner Reaction'),
    likelihood: 'usual',
    transform: '[NH:1]=[C:2]([#6:4])[NH2:3]>>[NH:1]=[C:2]([#6:4])O[CH2][CH3].[NH3:3]',
    example: 'CCOC(=N)c1ccccc1.N>>N=C(N)c1ccccc1',
  },
  {
    name: 'Amidine formation from nitrile',
    source: march('chapter 16, addition to carbon-hetero multiple bonds'),
    likelihood: 'usual',
    transform: '[NH:1]=[C:2]([#6:4])[NX3:3]>>[NH0:1]#[C:2][#6:4].[N;!H0:3]',
    example: 'N#Cc1ccccc1.N>>N=C(N)c1ccccc1',
  },
  {
    name: 'Triazene formation',
    source: march('chapter 13'),
    likelihood: 'characteristic',
    transform: '[NX3;H0:1]([CX4:6])([CX4:7])-[N:2]=[N+0:3]-[c:4]>>[NH:1]([C:6])[C:7].[N:2]#[N+:3]-[c:4]',
    example: 'CNC.N#[N+]c1ccccc1>>CN(C)N=Nc1ccccc1',
  },
  {
    name: 'Alpha-bromination of a carbonyl (Hell-Volhard-Zelinsky)',
    source: kurti('Hell-Volhard-Zelinsky Reaction'),
    likelihood: 'usual',
    transform: '[CX4:1]([Br:2])[C:3](=[O:4])[OX2H:5]>>[C;!H0:1][C:3](=[O:4])[OH:5].[Br:2]Br',
    example: 'CCC(=O)O.BrBr>>CC(Br)C(=O)O',
  },
  {
    name: 'Riley oxidation',
    source: kurti('Riley Selenium Dioxide Oxidation'),
    likelihood: 'usual',
    transform: '[O:1]=[CH:2][C:3](=[O:4])[#6:5]>>[CH3:2][C:3](=[O:4])[#6:5].[O:1]=[Se]=O',
    example: 'CC(=O)c1ccccc1.O=[Se]=O>>O=CC(=O)c1ccccc1',
  },
  {
    name: 'Lactam hydrolysis',
    source: clayden(10),
    likelihood: 'usual',
    transform: '[OX2H:1][C:2](=[O:3])[CX4:4][CX4:5][CX4:6][NH2:7]>>[OH2:1].[C:2]1(=[O:3])[C:4][C:5][C:6][NH:7]1',
    example: 'O.O=C1CCC(C=C)N1>>C=CC(N)CCC(=O)O',
  },
  {
    name: 'Lactam hydrolysis',
    source: vardanyan('nonsteroidal anti-inflammatory drugs'),
    likelihood: 'usual',
    transform: `[OX2H:1][C:2](=[O:3])[CH2:4][c;${BENZO}:5]:[c;${BENZO}:6][N;!H0:7]>>[OH2:1].[C:2]1(=[O:3])[C:4][c:5]:[c:6][N:7]1`,
    example: 'O.O=C1Cc2ccccc2N1c1ccccc1>>O=C(O)Cc1ccccc1Nc1ccccc1',
  },
  {
    name: 'Epoxide ring opening by amine',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;H1:1]([OX2H:2])-;@[CX4;H1:3]-!@[NX3;${AMINE}:4]>>[C:1]1[O:2][C:3]1.[N;!H0:4]`,
    example: 'C1CCC2OC2C1.Nc1ccccc1>>OC1CCCCC1Nc1ccccc1',
  },
  {
    name: 'Halohydrin formation',
    source: clayden(19),
    likelihood: 'usual',
    transform: `[CX4;H0,H1;${CARBINOL}:1]([OX2H:2])[CX4;H1,H2;!$(Cc):3][Br:4]>>[C:1]=[C:3].[OH2:2].[Br:4]N1C(=O)CCC1=O`,
    example: 'C=Cc1ccccc1.O.O=C1CCC(=O)N1Br>>OC(CBr)c1ccccc1',
  },
  {
    name: 'Barton-McCombie deoxygenation',
    source: kurti('Barton-McCombie Radical Deoxygenation'),
    likelihood: 'usual',
    transform: '[CX4;R;H2:1](-;@[CX4;H1;$(C[OX2]):2])-;@[CX4;H1;$(C[OX2]):3]>>[CH:1]([C:2])([C:3])OC(=S)S[CH3]',
    reagent: 'tributyltin hydride',
    example: 'CSC(=S)OC1C(C)OC(OC)C1O>>CC1CC(O)C(OC)O1',
  },
  {
    name: 'Pyridine N-oxide rearrangement of Boekelheide',
    source: joule('pyridines'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[n+0:1]:[c:2]-[CX4;H1,H2:3][O+0:4][C:5](=[O:6])[CH3:7]>>[n+:1](-[O-:4]):[c:2]-[C;!H0:3].[C:5](=[O:6])([CH3:7])OC(=O)[CH3]',
    reagent: 'acetic anhydride',
    example: 'Cc1cccc[n+]1[O-].CC(=O)OC(C)=O>>CC(=O)OCc1ccccn1',
  },
  {
    name: 'Amination of a methylthioazine',
    source: march('chapter 13, nucleophilic aromatic substitution'),
    likelihood: 'possible',
    transform: `[c;$(c(:n):n):1]-!@[NX3;!H0;${AMINE}:2]>>[c:1]S[CH3].[N;!H0:2]`,
    example: 'CSc1nc(C)nc(-c2ccccc2)n1.N>>Cc1nc(N)nc(-c2ccccc2)n1',
  },
  {
    name: 'tert-Butyl ester formation with Boc anhydride',
    source: march('chapter 16, esters of carboxylic acids'),
    likelihood: 'possible',
    transform:
      '[C:1](=[O:2])([#6:3])[O:4][C:5]([CH3:6])([CH3:7])[CH3:8]>>[C:1](=[O:2])([#6:3])[OH:4].[C:5]([CH3:6])([CH3:7])([CH3:8])OC(=O)OC(=O)OC([CH3])([CH3])[CH3]',
    example: 'O=C(O)c1ccccn1.CC(C)(C)OC(=O)OC(=O)OC(C)(C)C>>CC(C)(C)OC(=O)c1ccccn1',
  },
  {
    name: 'Diacyl peroxide formation',
    source: march('chapter 10, acylation of hydrogen peroxide'),
    likelihood: 'characteristic',
    transform: '[CX3:1](=[O:2])([#6:3])[OX2:4]-[OX2:5][CX3:6](=[O:7])[#6:8]>>[C:1](=[O:2])([#6:3])Cl.[OH:4][OH:5].[C:6](=[O:7])([#6:8])Cl',
    reagent: 'sodium hydroxide',
    example: 'O=C(Cl)c1ccccc1.O=C(Cl)c1ccccc1.OO>>O=C(OOC(=O)c1ccccc1)c1ccccc1',
  },
];
