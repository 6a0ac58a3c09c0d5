import { clayden, joule, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { ACCEPTOR, BETWEEN_ACCEPTORS, CUPRATE_END, METALLATED, OPEN_END } from './fragments.ts';

const ADDITION = clayden(22);
/** Carbon of an alkene or alkane beside a nitro group or the carbonyl group of a ketone. */
const NITRO_OR_KETO = '$(C[N+](=O)[O-]),$(C[CX3](=[OX1])[#6])';
/** Position 3 of an indole. */
const INDOLE_3 = '$(c1cnc2ccccc12)';
/** Amine nitrogen that an alkyne or alkene may stand at: no amide, sulfonamide, imine, hydrazine or hydroxylamine. */
const ENAMINE = '!$(N[#6,S,P]=[O,S,N]);!$(N[N,O])';

/** Nucleophiles at the far end of alkenes and alkynes with an acceptor, enamines as such nucleophiles, and enol ethers of 1,3-diketones. */
export const CONJUGATE_ADDITIONS: readonly TextbookTransform[] = [
  {
    name: 'Thia-Michael addition',
    source: ADDITION,
    likelihood: 'usual',
    transform: `[#6,#15:1][SX2:2]-!@[CX4:3][CX4;!H0;${ACCEPTOR}:4]>>[#6,#15:1][SH:2].[C:3]=[C;${ACCEPTOR}:4]`,
    example: 'C=CS(=O)(=O)c1ccccc1.OCCS>>OCCSCCS(=O)(=O)c1ccccc1',
  },
  {
    name: 'Aza-Michael addition to an alkyne',
    source: march('chapter 15, addition of amines to triple bonds'),
    likelihood: 'possible',
    transform: `[NX3;${ENAMINE}:1]-!@[CX3;!R:2]=[CX3;H1:3][C:4](=[O:5])[OX2:6]>>[N;!H0:1].[C:2]#[C:3][C:4](=[O:5])[O:6]`,
    example: 'CNC.CC#CC(=O)OC>>COC(=O)C=C(C)N(C)C',
  },
  {
    name: 'Michael addition',
    source: kurti('Michael Addition Reaction'),
    likelihood: 'usual',
    transform: `[CX4;$(C[N+](=O)[O-]):1]-!@[CX4;H2:2][CX4;!H0;${ACCEPTOR}:3]>>[C;!H0:1].[CH2:2]=[C;${ACCEPTOR}:3]`,
    example: 'CC(C)[N+](=O)[O-].C=CC(=O)OC>>COC(=O)CCC(C)(C)[N+](=O)[O-]',
  },
  {
    name: 'Michael addition of an indole',
    source: joule('indoles: reactions with electrophiles'),
    likelihood: 'usual',
    transform: `[c;${INDOLE_3}:1]-!@[CX4:2][CX4;!H0;${NITRO_OR_KETO}:3]>>[cH:1].[C:2]=[C;${NITRO_OR_KETO}:3]`,
    example: 'c1ccc2[nH]ccc2c1.C=C[N+](=O)[O-]>>O=[N+]([O-])CCc1c[nH]c2ccccc12',
  },
  {
    name: 'Conjugate addition of a cuprate',
    source: ADDITION,
    likelihood: 'usual',
    transform: `[CH3:1]-!@[CX4;${CUPRATE_END}:2][CX4;!H0:3][C:4](=[O:5])[#6:6]>>[CH3:1][Cu][CH3].[C;${OPEN_END}:2]=[C:3][C:4](=[O:5])[#6:6]`,
    example: 'C[Cu]C.O=C1C=CCCC1>>CC1CCCC(=O)C1',
  },
  {
    name: 'Conjugate addition of a cuprate',
    source: ADDITION,
    likelihood: 'characteristic',
    transform: `[#6;${METALLATED}:1]-!@[CX4;H0:2][CX4;H1;${BETWEEN_ACCEPTORS}:3]>>[#6:1]-[Mg]Br.[C:2]=[C;${BETWEEN_ACCEPTORS}:3]`,
    reagent: 'copper(I) iodide',
    example: 'C[Mg]Br.CCOC(=O)C(=C(C)C)C(=O)OCC>>CCOC(=O)C(C(=O)OCC)C(C)(C)C',
  },
  {
    name: 'Stork enamine synthesis',
    source: kurti('Stork Enamine Synthesis'),
    likelihood: 'usual',
    transform: `[CX4;R:1]-;@[CX3:2](=[O:3])-;@[CX4;H1:4]-!@[CX4;H2:5][CX4;H2;${ACCEPTOR}:6]>>[C:1][C:2](N1CCCC1)=[C:4].[CH2:5]=[CH;${ACCEPTOR}:6].[OH2:3]`,
    example: 'C1CCC(=CC1)N1CCCC1.C=CC(=O)OC.O>>COC(=O)CCC1CCCCC1=O',
  },
  {
    name: 'Stork enamine acylation',
    source: kurti('Stork Enamine Synthesis'),
    likelihood: 'usual',
    transform:
      '[CX4;R:1]-;@[CX3:2](=[O:3])-;@[CX4;H1:4]-!@[CX3:5](=[O:6])[#6:7]>>[C:1][C:2](N1CCOCC1)=[C:4].[C:5](=[O:6])([#6:7])Cl.[OH2:3]',
    example: 'C1CCC(=CC1)N1CCOCC1.CC(=O)Cl.O>>CC(=O)C1CCCCC1=O',
  },
  ...(['Cl', 'Br'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Conjugate addition of a hydrogen halide',
      source: march('chapter 15, addition of hydrogen halides'),
      likelihood: 'usual',
      transform: `[${halogen}:1][CX4;H2:2][CX4;!H0:3][CX3:4](=[O:5])[#6,#8:6]>>[${halogen}H:1].[CH2:2]=[C:3][C:4](=[O:5])[#6,#8:6]`,
      example: `C=CC(=O)OC.${halogen}>>COC(=O)CC${halogen}`,
    }),
  ),
  {
    name: 'Vinylogous ester formation',
    source: clayden(26),
    likelihood: 'characteristic',
    transform: '[CX4;H2,H3:1][OX2:2]-!@[C;r5,r6:3]=;@[CH:4]-;@[C:5]=[O:6]>>[C:1][OH:2].O=[C:3][CH2:4][C:5]=[O:6]',
    reagent: 'p-toluenesulfonic acid',
    example: 'CCO.O=C1CCCC(=O)C1>>CCOC1=CC(=O)CCC1',
  },
  {
    name: 'Stork-Danheiser transposition',
    source: kurti('Stork-Danheiser Enone Transposition'),
    likelihood: 'characteristic',
    transform: `[#6;${METALLATED}:1]-!@[C;r5,r6:2]=;@[CH:3]-;@[C;$(C([#6])[#6]):4]=[O:5]>>[#6:1]-[Mg]Br.O=[C:2]-;@[CH:3]=;@[C:4][O:5][CH2][CH3]`,
    example: 'C[Mg]Br.CCOC1=CC(=O)CCC1>>CC1=CC(=O)CCC1',
  },
  {
    name: 'Stork-Danheiser transposition',
    source: kurti('Stork-Danheiser Enone Transposition'),
    likelihood: 'usual',
    transform: '[CH;r5,r6:2]=;@[CH:3]-;@[C;$(C([#6])[#6]):4]=[O:5]>>O=[C:2]-;@[CH:3]=;@[C:4][O:5][CH2][CH3]',
    reagent: 'lithium aluminium hydride',
    example: 'CCOC1=CC(=O)CC(C)(C)C1>>CC1(C)CC=CC(=O)C1',
  },
  {
    name: 'Pyrazoline synthesis from a diazo compound',
    source: clayden(34),
    likelihood: 'characteristic',
    transform: `[N+0:1]1=[N+0:2][CX4:3][CX4:4][CX4;${ACCEPTOR}:5]1>>[N-:1]=[N+:2]=[C:3].[C:4]=[C;${ACCEPTOR}:5]`,
    example: 'C=[N+]=[N-].C=C(C)C(=O)OC>>COC(=O)C1(C)CCN=N1',
  },
  {
    name: 'Pyrazoline synthesis from a diazo compound',
    source: clayden(34),
    likelihood: 'usual',
    transform: `[NH+0:1]1[N+0:2]=[C:3][CX4:4][CX4;${ACCEPTOR}:5]1>>[N-:1]=[N+:2]=[C;!H0:3].[C:4]=[C;${ACCEPTOR}:5]`,
    example: 'CCOC(=O)C=[N+]=[N-].C=CC(=O)OC>>CCOC(=O)C1=NNC(C1)C(=O)OC',
  },
];
