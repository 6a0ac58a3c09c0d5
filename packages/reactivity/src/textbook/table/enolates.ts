import { clayden, joule, kurti, warren } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { ACCEPTOR, AMINE, BETWEEN_ACCEPTORS, CARBINOL, KETO } from './fragments.ts';

const CLAISEN = kurti('Claisen Condensation');
const DIECKMANN = kurti('Dieckmann Condensation');
const MICHAEL = kurti('Michael Addition Reaction');

/** Carbon-carbon bonds by enols and enolates. */
export const ENOLATES: readonly TextbookTransform[] = [
  {
    name: 'Aldol addition',
    source: clayden(26),
    likelihood: 'usual',
    transform: `[CX4;${CARBINOL}:1]([OX2H:2])[CX4;!H0:3][CX3;H1,$(C([#6])[#6]):4]=[O:5]>>[C:1]=[O:2].[C;!H0:3][C;H1,$(C([#6])[#6]):4]=[O:5]`,
    example: 'CC=O.CC=O>>CC(O)CC=O',
  },
  {
    name: 'Robinson annulation',
    source: kurti('Robinson Annulation'),
    likelihood: 'usual',
    transform:
      '[C:1]1(=[O:2])[CH:3]=[C;R:4](-;@[C:8])-;@[CX4;R:5](-;@[C:9])[CH2:6][CX4:7]1>>[CH3:3][C:1](=[O:2])[C:7]=[CH2:6].O=[C:4]([C:8])[C;!H0:5][C:9]',
    example: 'C=CC(C)=O.CC1C(=O)CCCC1=O>>CC12CCC(=O)C=C1CCCC2=O',
  },
  {
    name: 'Michael addition',
    source: MICHAEL,
    likelihood: 'usual',
    transform: `[CX4;${BETWEEN_ACCEPTORS}:1]-!@[CX4:2][CX4;${ACCEPTOR}:3]>>[C;!H0;${BETWEEN_ACCEPTORS}:1].[C:2]=[C;${ACCEPTOR}:3]`,
    example: 'CCOC(=O)CC(=O)OCC.O=C(C=Cc1ccccc1)c1ccccc1>>CCOC(=O)C(C(=O)OCC)C(CC(=O)c1ccccc1)c1ccccc1',
  },
  {
    name: 'Michael addition',
    source: MICHAEL,
    likelihood: 'characteristic',
    transform: `[c;$(c(c=O)c[OX2H]):1]-!@[CX4:2][CX4;${KETO}:3]>>[cH;$(c(c=O)c[OX2H]):1].[C:2]=[C;${KETO}:3]`,
    example: 'CC(=O)C=Cc1ccccc1.O=c1cc(O)c2ccccc2o1>>CC(=O)CC(c1ccccc1)c1c(O)c2ccccc2oc1=O',
  },
  {
    name: 'Michael addition to a nitroalkene',
    source: MICHAEL,
    likelihood: 'usual',
    transform: `[CX4;${KETO}:1]-!@[CX4:2][CX4:3][N+:4](=[O:5])[O-:6]>>[C;!H0;${KETO}:1].[C:2]=[C:3][N+:4](=[O:5])[O-:6]`,
    example: 'O=C1CCCCC1.O=[N+]([O-])C=Cc1ccccc1>>O=C1CCCCC1C(C[N+](=O)[O-])c1ccccc1',
  },
  {
    name: 'Stetter reaction',
    source: kurti('Stetter Reaction'),
    likelihood: 'usual',
    transform: '[CX3:1](=[O:2])([#6:7])-!@[CX4:3][CX4:4][CX3:5](=[O:6])[#6:8]>>[CH:1](=[O:2])[#6:7].[C:3]=[C:4][C:5](=[O:6])[#6:8]',
    example: 'O=Cc1ccccc1.C=CC(C)=O>>CC(=O)CCC(=O)c1ccccc1',
  },
  {
    name: 'Claisen condensation',
    source: CLAISEN,
    likelihood: 'usual',
    transform:
      '[CX3:1](=[O:2])([#6:8])-!@[CX4;!H0:3][C:4](=[O:5])[O:6][CH2:7][CH3:9]>>[CH3][CH2]O[C:1](=[O:2])[#6:8].[C;!H0:3][C:4](=[O:5])[O:6][CH2:7][CH3:9]',
    example: 'CCOC(C)=O.CCOC(C)=O>>CCOC(=O)CC(C)=O',
  },
  {
    name: 'Claisen condensation',
    source: CLAISEN,
    likelihood: 'usual',
    transform:
      '[CX3:1](=[O:2])([#6:8])-!@[CX4;!H0:3][C:4](=[O:5])[O:6][CH3:7]>>[CH3]O[C:1](=[O:2])[#6:8].[C;!H0:3][C:4](=[O:5])[O:6][CH3:7]',
    example: 'COC(=O)c1ccccc1.COC(C)=O>>COC(=O)CC(=O)c1ccccc1',
  },
  {
    name: 'Dieckmann condensation',
    source: DIECKMANN,
    likelihood: 'usual',
    transform:
      '[CX3:1](=[O:2])-;@[CX4;!H0:3][C:4](=[O:5])[O:6][CH2:7][CH3:8]>>[CH3][CH2]O[C:1]=[O:2].[C;!H0:3][C:4](=[O:5])[O:6][CH2:7][CH3:8]',
    example: 'CCOC(=O)CCCCC(=O)OCC>>CCOC(=O)C1CCCC1=O',
  },
  {
    name: 'Dieckmann condensation',
    source: DIECKMANN,
    likelihood: 'usual',
    transform: '[CX3:1](=[O:2])-;@[CX4;!H0:3][C:4](=[O:5])[O:6][CH3:7]>>[CH3]O[C:1]=[O:2].[C;!H0:3][C:4](=[O:5])[O:6][CH3:7]',
    example: 'COC(=O)CCCCCC(=O)OC>>COC(=O)C1CCCCC1=O',
  },
  {
    name: 'Mannich reaction',
    source: kurti('Mannich Reaction'),
    likelihood: 'usual',
    transform: `[CX3;$(C([#6])[#6]):1](=[O:2])[CX4:3]-!@[CH2:4][NX3;H0;${AMINE}:5]>>[C;$(C([#6])[#6]):1](=[O:2])[C;!H0:3].O=[CH2:4].[NH;${AMINE}:5]`,
    example: 'CC(=O)c1ccccc1.C=O.CNC>>CN(C)CCC(=O)c1ccccc1',
  },
  {
    name: 'Robinson-Schöpf tropinone synthesis',
    source: warren('the Mannich reaction'),
    likelihood: 'characteristic',
    transform:
      '[NX3:1]1([#6:10])[CH:2]2[CH2:3][C:4](=[O:5])[CH2:6][CH:7]1[C:8][C:9]2>>[NH2:1][#6:10].O=[CH:2][C:9][C:8][CH:7]=O.[CH3:3][C:4](=[O:5])[CH3:6]',
    example: 'CN.O=CCCC=O.CC(C)=O>>CN1C2CCC1CC(=O)C2',
  },
  {
    name: 'Eschenmoser methenylation',
    source: kurti('Eschenmoser Methenylation'),
    likelihood: 'usual',
    transform: '[CH2:1]=[C:2]([#6:5])[C:3](=[O:4])[#6:6]>>[CH2:1]=O.[CH2:2]([#6:5])[C:3](=[O:4])[#6:6]',
    example: 'C=O.CCCC(=O)c1ccccc1>>C=C(CC)C(=O)c1ccccc1',
  },
  {
    name: 'Knoevenagel condensation',
    source: kurti('Knoevenagel Condensation'),
    likelihood: 'usual',
    transform: '[c:1][CH:2]=[CH:3][C:4](=[O:5])[OX2H:6]>>[c:1][CH:2]=O.[CH2:3]([C:4](=[O:5])[OH:6])C(=O)[OH]',
    example: 'O=Cc1ccc2c(c1)OCO2.O=C(O)CC(=O)O>>O=C(O)C=Cc1ccc2c(c1)OCO2',
  },
  {
    name: 'Perkin reaction',
    source: kurti('Perkin Reaction'),
    likelihood: 'usual',
    transform: '[c:1][CH:2]=[CH:3][C:4](=[O:5])[OX2H:6]>>[c:1][CH:2]=O.[CH3:3][C:4](=[O:5])[O:6]C(=O)[CH3]',
    example: 'O=Cc1ccccc1.CC(=O)OC(C)=O>>O=C(O)C=Cc1ccccc1',
  },
  {
    name: 'Darzens reaction',
    source: kurti('Darzens Glycidic Ester Condensation'),
    likelihood: 'usual',
    transform: '[CX4:1]1[O:2][CX4:3]1[C:4](=[O:5])[O:6][CX4:7]>>[C:1]=[O:2].Cl[C:3][C:4](=[O:5])[O:6][C:7]',
    example: 'O=Cc1ccccc1.CCOC(=O)CCl>>CCOC(=O)C1OC1c1ccccc1',
  },
  {
    name: 'Reformatsky reaction',
    source: kurti('Reformatsky Reaction'),
    likelihood: 'usual',
    transform: `[CX4;${CARBINOL}:1]([OX2H:2])-!@[CX4:3][C:4](=[O:5])[O:6][CX4:7]>>[C:1]=[O:2].Br[C:3][C:4](=[O:5])[O:6][C:7]`,
    example: 'O=Cc1ccccc1.CCOC(=O)CBr>>CCOC(=O)CC(O)c1ccccc1',
  },
  {
    name: 'Morita-Baylis-Hillman reaction',
    source: kurti('Baylis-Hillman Reaction'),
    likelihood: 'characteristic',
    transform: `[CX4;H1;${CARBINOL}:1]([OX2H:2])-!@[C:3](=[CH2:4])[C;$([CX3]=[OX1]),$(C#N):5]>>[CH:1]=[O:2].[CH:3](=[CH2:4])[C;$([CX3]=[OX1]),$(C#N):5]`,
    example: 'O=Cc1ccccc1.C=CC(=O)OC>>C=C(C(=O)OC)C(O)c1ccccc1',
  },
  {
    name: 'Tsuji-Trost reaction',
    source: kurti('Tsuji-Trost Reaction'),
    likelihood: 'usual',
    transform: `[CX4;${BETWEEN_ACCEPTORS}:1]-!@[CX4:2][C:3]=[C:4]>>[C;!H0;${BETWEEN_ACCEPTORS}:1].[CH3]C(=O)O[C:2][C:3]=[C:4]`,
    reagent: 'palladium(II) acetate',
    example: 'COC(=O)CC(=O)OC.CC(=O)OC1C=CCCC1>>COC(=O)C(C(=O)OC)C1C=CCCC1',
  },
  {
    name: 'Acetoacetic ester synthesis',
    source: warren('acetoacetic ester synthesis'),
    likelihood: 'usual',
    transform: '[CH3:1][C:2](=[O:3])[CX4;H2:4]-!@[CX4;H2:5]>>[CH3:1][C:2](=[O:3])[CH:4](C(=O)O[CH2][CH3])[C:5]',
    example: 'CCOC(=O)C(CC=C)C(C)=O>>C=CCCC(C)=O',
  },
  {
    name: 'Intramolecular aldol condensation',
    source: clayden(26),
    likelihood: 'usual',
    transform: '[O:1]=[C;r5,r6:2]-;@[C;H1,$(C[#6]):3]=;@[C;r5,r6;!$(C-[!#6]):4]-;@[CX4:5]>>[O:1]=[C:2][C;!H0:3].O=[C:4][C:5]',
    example: 'CC(=O)CCC(C)=O>>CC1=CC(=O)CC1',
  },
  {
    name: 'Guareschi-Thorpe pyridone synthesis',
    source: joule('pyridones'),
    likelihood: 'characteristic',
    transform:
      '[nH:1]1:[c:2](=[O:3]):[c:4](-[C:5]#[N:6]):[c:7](-!@[#6:11]):[c:8]:[c:9]:1-!@[#6:12]>>[NH2:1][C:2](=[O:3])[CH2:4][C:5]#[N:6].[C:7](=O)([#6:11])[C;!H0:8][C:9](=O)[#6:12]',
    example: 'CC(=O)CC(C)=O.N#CCC(N)=O>>Cc1cc(C)c(C#N)c(=O)[nH]1',
  },
];
