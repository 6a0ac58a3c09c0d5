import { clayden, kurti, li, march, warren } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { ACCEPTOR, AMINE, CARBINOL } from './fragments.ts';

/** Anomeric carbon of a C-aryl glycoside: the aryl ketone or lactone it comes from leaves an oxygen there, which a silane takes. */
const ARYL_GLYCOSIDE = '$([CX4](c)(@[OX2])@[CX4][OX2])';

/** Other reactions of carbonyl compounds: additions, condensations, reactions of several components. */
export const CARBONYL: readonly TextbookTransform[] = [
  {
    name: 'Benzoin condensation',
    source: kurti('Benzoin and Retro-Benzoin Condensation'),
    likelihood: 'usual',
    transform: '[CX4;H1:1]([OX2H:2])([c:3])[CX3:4](=[O:5])[c:6]>>[CH:1](=[O:2])[c:3].[CH:4](=[O:5])[c:6]',
    example: 'O=Cc1ccccc1.O=Cc1ccccc1>>O=C(c1ccccc1)C(O)c1ccccc1',
  },
  {
    name: 'Aza-Michael addition',
    source: clayden(22),
    likelihood: 'usual',
    transform: `[NX3;${AMINE}:1]-!@[CX4;!H0;${CARBINOL}:2]-[CX4;!H0;${ACCEPTOR}:3]>>[N;!H0:1].[C:2]=[C:3]`,
    example: 'C1CCNCC1.C=CC(C)=O>>CC(=O)CCN1CCCCC1',
  },
  {
    name: 'Aza-Michael addition',
    source: clayden(22),
    likelihood: 'usual',
    transform: `[n;X3:1]-!@[CX4;!H0:2]-[CX4;!H0;${ACCEPTOR}:3]>>[nH:1].[C:2]=[C:3]`,
    example: 'C=CC#N.c1cn[nH]c1>>N#CCCn1cccn1',
  },
  {
    name: 'Silane reduction of a glycoside',
    source: march('chapter 19, oxidations and reductions'),
    likelihood: 'characteristic',
    reagent: 'triethylsilane',
    transform: `[CX4;H1;${ARYL_GLYCOSIDE}:1](-!@[c:2])-@[OX2:3]>>[C:1]([c:2])([O:3])O[CH3]`,
    example: 'COC1(c2ccccc2)OC(CO)C(O)C(O)C1O>>OCC1OC(c2ccccc2)C(O)C(O)C1O',
  },
  {
    name: 'Silane reduction of a glycoside',
    source: march('chapter 19, oxidations and reductions'),
    likelihood: 'usual',
    reagent: 'triethylsilane',
    transform: `[CX4;H1;${ARYL_GLYCOSIDE}:1](-!@[c:2])-@[OX2:3]>>[C:1]([c:2])([O:3])[OH]`,
    example: 'OCC1OC(O)(c2ccccc2)C(O)C(O)C1O>>OCC1OC(c2ccccc2)C(O)C(O)C1O',
  },
  {
    name: 'Strecker synthesis',
    source: kurti('Strecker Reaction'),
    likelihood: 'usual',
    transform: `[CX4:1]([NX3;${AMINE}:2])[C:3]#[N:4]>>O=[C:1].[N;!H0:2].[CH:3]#[N:4]`,
    example: 'O=Cc1ccccc1.N.C#N>>N#CC(N)c1ccccc1',
  },
  {
    name: 'Ugi reaction',
    source: kurti('Ugi Multicomponent Reaction'),
    likelihood: 'usual',
    transform:
      '[#6:1][C:2](=[O:3])-!@[NX3;H0:4](-!@[#6:5])-!@[CX4:6]-!@[C+0:7](=[O:8])-!@[NH+0:9][#6:10]>>[#6:1][C:2](=[O:3])[OH:8].[NH2:4][#6:5].O=[C:6].[C-:7]#[N+:9][#6:10]',
    example: 'CC(=O)O.NCc1ccccc1.CC(C)C=O.[C-]#[N+]C1CCCCC1>>CC(=O)N(Cc1ccccc1)C(C(C)C)C(=O)NC1CCCCC1',
  },
  {
    name: 'Passerini reaction',
    source: kurti('Passerini Multicomponent Reaction'),
    likelihood: 'usual',
    transform:
      '[#6:1][C:2](=[O:3])-!@[O:4]-!@[CX4:6]-!@[C+0:7](=[O:8])-!@[NH+0:9][#6:10]>>[#6:1][C:2](=[O:3])[OH:8].[O:4]=[C:6].[C-:7]#[N+:9][#6:10]',
    example: 'CC(=O)O.CC(C)C=O.[C-]#[N+]C1CCCCC1>>CC(=O)OC(C(C)C)C(=O)NC1CCCCC1',
  },
  {
    name: 'Cyclic aminal formation',
    source: clayden(11),
    likelihood: 'usual',
    transform: '[NX3;!H0:1]-;@[CX4;H1,H2:2]-;@[NX3;!H0:3]>>[N;!H0:1].[N;!H0:3].O=[C:2]',
    example: 'C=O.Nc1ccccc1S(N)(=O)=O>>O=S1(=O)NCNc2ccccc21',
  },
  {
    name: 'Imidazolidinone synthesis from an amino amide',
    source: clayden(11),
    likelihood: 'usual',
    transform: '[NX3:1]1[CX4;!$(C[O,S]):2][NX3:3][C:4](=[O:5])[CX4:6]1>>[N;!H0:1][C:6][C:4](=[O:5])[N;!H0:3].O=[C:2]',
    example: 'CNC(=O)C(N)Cc1ccccc1.CC(C)=O>>CN1C(=O)C(Cc2ccccc2)NC1(C)C',
  },
  {
    name: 'Thiazolidinone synthesis from an imine',
    source: march('chapter 16, addition to carbon-hetero multiple bonds'),
    likelihood: 'characteristic',
    transform: '[C:1]1(=[O:2])[NX3:3](-!@[#6:7])[CX4;H1:4][SX2:5][CX4:6]1>>[NH2:3][#6:7].O=[CH:4].[OH][C:1](=[O:2])[C:6][SH:5]',
    example: 'NCc1ccccc1.O=Cc1ccccc1.O=C(O)CS>>O=C1CSC(c2ccccc2)N1Cc1ccccc1',
  },
  {
    name: 'Thiazinanone synthesis from an imine',
    source: march('chapter 16, addition to carbon-hetero multiple bonds'),
    likelihood: 'characteristic',
    transform: '[C:1]1(=[O:2])[NX3:3](-!@[#6:7])[CX4;H1:4][SX2:5][CX4:6][CX4:8]1>>[NH2:3][#6:7].O=[CH:4].[OH][C:1](=[O:2])[C:8][C:6][SH:5]',
    example: 'CN.O=Cc1ccccc1.O=C(O)CCS>>CN1C(=O)CCSC1c1ccccc1',
  },
  {
    name: 'Erlenmeyer-Plöchl azlactone synthesis',
    source: li('Erlenmeyer–Plöchl azlactone synthesis'),
    likelihood: 'characteristic',
    transform: '[O:1]=[C:2]1[O:3][C:4]([#6:10])=[N:5][C:6]1=[CH:7][c:8]>>[c:8][CH:7]=O.[O:1]=[C:2]([OH])[CH2:6][NH:5][C:4](=[O:3])[#6:10]',
    example: 'O=Cc1ccccc1.O=C(O)CNC(=O)c1ccccc1>>O=C1OC(c2ccccc2)=NC1=Cc1ccccc1',
  },
  {
    name: 'Oxidative cleavage of a cyclohexene',
    source: warren('1,6-dicarbonyl compounds by reconnection'),
    likelihood: 'usual',
    transform:
      '[CX3;H1,$(C([#6])[#6]):1](=[O:2])[CX4:3][CX4:4][CX4:5][CX4:6][CX3;H1,$(C([#6])[#6]):7]=[O+0:8]>>[C:1]1=[C:7][C:6][C:5][C:4][C:3]1.[O:2]=[O+][O-:8]',
    example: 'C1=CCCCC1.[O-][O+]=O>>O=CCCCCC=O',
  },
  {
    name: 'Alcohol to carboxylic acid oxidation',
    source: clayden(23),
    likelihood: 'possible',
    transform: '[#6:4][CX3:1](=[O:2])[OX2H:3]>>[#6:4][CH2:1][OH:2].[OH2:3]',
    reagent: 'chromium(VI) oxide',
    example: 'OCCCc1ccccc1.O>>O=C(O)CCc1ccccc1',
  },
  {
    name: 'Sulfide to sulfone oxidation',
    source: march('chapter 19, oxidations and reductions'),
    likelihood: 'usual',
    transform: '[#6:1][S:2](=[O:3])(=[O:4])[#6:5]>>[#6:1][SX2:2][#6:5].[OH:3][OH].[OH:4][OH]',
    example: 'CSc1ccccc1.OO.OO>>CS(=O)(=O)c1ccccc1',
  },
  {
    name: 'Ritter reaction',
    source: kurti('Ritter Reaction'),
    likelihood: 'possible',
    transform:
      '[C:1](=[O:2])([#6:3])[NH;!r5;!r6;!r7:4][CX4;$(C([#6])([#6])[#6]);!$(C[CX3]=O):5]>>[C:1](#[N:4])[#6:3].[OH:2][C;$(C([#6])([#6])[#6]);!$(C[CX3]=O):5]',
    example: 'CC#N.CC(C)(C)O>>CC(=O)NC(C)(C)C',
  },
  {
    name: 'Glaser coupling',
    source: li('Glaser coupling'),
    likelihood: 'usual',
    transform: '[#6:5][C:1]#[C:2]-[C:3]#[C:4][#6:6]>>[#6:5][C:1]#[CH:2].[CH:3]#[C:4][#6:6]',
    example: 'C#Cc1ccccc1.C#Cc1ccccc1>>C(#Cc1ccccc1)C#Cc1ccccc1',
  },
  {
    name: 'Cyanohydrin formation',
    source: clayden(6),
    likelihood: 'usual',
    transform: '[CX4;H0,H1:1]([OX2H:2])([#6:5])-!@[C:3]#[N:4]>>[C:1](=[O:2])[#6:5].[CH:3]#[N:4]',
    example: 'CCC=O.C#N>>CCC(O)C#N',
  },
  {
    name: 'Kabachnik-Fields reaction',
    source: march('chapter 16, addition to carbon-hetero multiple bonds'),
    likelihood: 'characteristic',
    transform: `[CX4;H1:1]([NX3;${AMINE}:2])([#6:3])-!@[P:4](=[O:5])([O:6][#6:7])[O:8][#6:9]>>[CH:1](=O)[#6:3].[N;!H0:2].[PH:4](=[O:5])([O:6][#6:7])[O:8][#6:9]`,
    example: 'O=Cc1ccccc1.Nc1ccccc1.CCO[PH](=O)OCC>>CCOP(=O)(OCC)C(Nc1ccccc1)c1ccccc1',
  },
  {
    name: 'Pudovik reaction',
    source: march('chapter 16, addition to carbon-hetero multiple bonds'),
    likelihood: 'characteristic',
    transform:
      '[CX4;H1:1]([OX2H:2])([#6:3])-!@[P:4](=[O:5])([O:6][#6:7])[O:8][#6:9]>>[CH:1](=[O:2])[#6:3].[PH:4](=[O:5])([O:6][#6:7])[O:8][#6:9]',
    example: 'O=Cc1ccccc1.CCO[PH](=O)OCC>>CCOP(=O)(OCC)C(O)c1ccccc1',
  },
  {
    name: 'Petasis reaction',
    source: kurti('Petasis Boronic Acid-Mannich Reaction'),
    likelihood: 'usual',
    transform: `[CX4;H1:1]([NX3;H0;${AMINE}:2])(-!@[c:3])[C:4](=[O:5])[OX2H:6]>>[CH:1](=O)[C:4](=[O:5])[OH:6].[NH:2].[c:3]B([OH])[OH]`,
    example: 'O=CC(=O)O.C1COCCN1.OB(O)c1ccccc1>>O=C(O)C(c1ccccc1)N1CCOCC1',
  },
  {
    name: 'Mannich reaction of an alkyne',
    source: kurti('Mannich Reaction'),
    likelihood: 'usual',
    transform: `[C:1]#[C:2]-!@[CX4;H2:3][NX3;H0;${AMINE}:4]>>[C:1]#[CH:2].[CH2:3]=O.[NH:4]`,
    example: 'C#Cc1ccccc1.C=O.C1CCNCC1>>C(#Cc1ccccc1)CN1CCCCC1',
  },
];
