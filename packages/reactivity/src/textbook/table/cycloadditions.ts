import { clayden, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { ACCEPTOR, KETO, NO_BRIDGEHEAD, UNACCEPTING } from './fragments.ts';

const DANISHEFSKY = '[CH3]O[CH:4]=[CH:3][C:2](=[CH2:7])[O:1][Si]([CH3])([CH3])[CH3]';

/** No bridgehead of a bicyclo[1.1.1]pentane, which light makes of no 1,4-diene: the vinylcyclopropane results. */
const NO_BICYCLOPENTANE = '!$(C12CC(C1)C2)';

/** Rings made by two bonds at once, or by a carbene. */
export const CYCLOADDITIONS: readonly TextbookTransform[] = [
  {
    name: 'Cheletropic addition of sulfur dioxide',
    source: march('chapter 17, extrusion reactions'),
    likelihood: 'characteristic',
    transform: '[SX4:1]1(=[O:2])(=[O:3])[CX4:4][C:5]=[C:6][CX4:7]1>>[O:2]=[S:1]=[O:3].[C:4]=[C:5][C:6]=[C:7]',
    example: 'C=CC(=C)C.O=S=O>>CC1=CCS(=O)(=O)C1',
  },
  {
    name: 'Diels-Alder reaction',
    source: kurti('Diels-Alder Cycloaddition'),
    likelihood: 'characteristic',
    transform: `[CX4:1]1[C;${NO_BRIDGEHEAD}:2]=[C;${NO_BRIDGEHEAD}:3][CX4:4][CX4:5][CX4;${ACCEPTOR}:6]1>>[C:1]=[C:2][C:3]=[C:4].[C:5]=[C;${ACCEPTOR}:6]`,
    example: 'C=CC=C.C=CC=O>>C1CC=CCC1C=O',
  },
  {
    name: 'Diels-Alder reaction',
    source: kurti('Diels-Alder Cycloaddition'),
    likelihood: 'characteristic',
    transform: `[CX4:1]1[C:2]=[C:3][CX4:4][C:5]=[C;${ACCEPTOR}:6]1>>[C:1]=[C:2][C:3]=[C:4].[C:5]#[C;${ACCEPTOR}:6]`,
    example: 'C=CC=C.COC(=O)C#CC(=O)OC>>COC(=O)C1=C(C(=O)OC)CC=CC1',
  },
  {
    name: 'Photochemical [2+2] cycloaddition',
    source: clayden(34),
    likelihood: 'possible',
    transform: `[CX4;${NO_BICYCLOPENTANE}:1]1[CX4;${NO_BICYCLOPENTANE};${KETO}:2][CX4:3][CX4:4]1>>[C:1]=[C;${KETO}:2].[C:3]=[C:4]`,
    example: 'O=C1C=CCCC1.C=C>>O=C1CCCC2CCC12',
  },
  {
    name: 'Staudinger ketene cycloaddition',
    source: kurti('Staudinger Ketene Cycloaddition'),
    likelihood: 'possible',
    // An acylamino group closes the azlactone before a base makes the ketene, and nothing tells the faces of an imine in a ring.
    transform:
      '[CX4;!$(C[NX3;H1]C=O):1]1[C:2](=[O:3])[NX3;!$(N(@*)(@*)@*):4][CX4:5]1>>[C;!$(C[NX3;H1]C=O):1][C:2](=[O:3])Cl.[N;!$(N(=@*)@*):4]=[C:5]',
    example: 'O=C(Cl)COc1ccccc1.c1ccc(C=Nc2ccccc2)cc1>>O=C1C(Oc2ccccc2)C(c2ccccc2)N1c1ccccc1',
  },
  {
    name: 'Pauson-Khand reaction',
    source: kurti('Pauson-Khand Reaction'),
    likelihood: 'possible',
    // The substituent of a terminal alkyne comes to stand beside the carbonyl group.
    transform: '[O+0:1]=[C+0:2]1[C:3]=[C;!$([CX3;H0]=[CX3;H1]):4][CX4:5][CX4:6]1>>[C:3]#[C:4].[C:5]=[C:6].[O+:1]#[C-:2]',
    example: 'C#Cc1ccccc1.C1=CC2CCC1C2.[C-]#[O+]>>O=C1C(c2ccccc2)=CC2C3CCC(C3)C12',
  },
  {
    name: 'Dichlorocarbene addition',
    source: clayden(38),
    likelihood: 'characteristic',
    transform: '[CX4:1]1[CX4:2][C:3]1([Cl:4])[Cl:5]>>[C:1]=[C:2].[CH:3]([Cl:4])([Cl:5])Cl',
    example: 'C1=CCCCC1.ClC(Cl)Cl>>ClC1(Cl)C2CCCCC21',
  },
  {
    name: 'Cyclopropanation with a diazoester',
    source: clayden(38),
    likelihood: 'usual',
    transform: '[CX4:1]1[CX4:2][CX4;H1:3]1[C:4](=[O:5])[O:6][CX4:7]>>[C:1]=[C:2].[N-]=[N+]=[CH:3][C:4](=[O:5])[O:6][C:7]',
    example: 'C=Cc1ccccc1.CCOC(=O)C=[N+]=[N-]>>CCOC(=O)C1CC1c1ccccc1',
  },
  {
    name: 'Ketene cycloaddition',
    source: clayden(34),
    likelihood: 'characteristic',
    transform: '[CX4:1]1[CX4:2][CX4:3]([Cl:6])([Cl:7])[C:4]1=[O:5]>>[C:1]=[C:2].[C:3]([Cl:6])([Cl:7])=[C:4]=[O:5]',
    example: 'C1=CCCC1.O=C=C(Cl)Cl>>O=C1C2CCCC2C1(Cl)Cl',
  },
  {
    name: 'Simmons-Smith cyclopropanation',
    source: kurti('Simmons-Smith Cyclopropanation'),
    likelihood: 'usual',
    transform: `[CX4;${UNACCEPTING}:1]1[CX4;${UNACCEPTING}:2][CX4;H2:3]1>>[C;${UNACCEPTING}:1]=[C;${UNACCEPTING}:2].[CH2:3](I)I`,
    example: 'C1=CCCCC1.ICI>>C1CCC2CC2C1',
  },
  {
    name: 'Danishefsky diene cycloaddition',
    source: kurti("Danishefsky's Diene Cycloaddition"),
    likelihood: 'characteristic',
    transform: `[O:1]=[C:2]1[CH:3]=[CH:4][O:5][CX4:6][CH2:7]1>>${DANISHEFSKY}.[O:5]=[C:6]`,
    example: 'COC=CC(=C)O[Si](C)(C)C.O=Cc1ccccc1>>O=C1C=COC(c2ccccc2)C1',
  },
  {
    name: 'Danishefsky diene cycloaddition',
    source: kurti("Danishefsky's Diene Cycloaddition"),
    likelihood: 'usual',
    transform: `[O:1]=[C:2]1[CH:3]=[CH:4][CX4;${ACCEPTOR}:5][CX4:6][CH2:7]1>>${DANISHEFSKY}.[C;${ACCEPTOR}:5]=[C:6]`,
    example: 'COC=CC(=C)O[Si](C)(C)C.C=C(C)C(=O)OC>>COC(=O)C1(C)C=CC(=O)CC1',
  },
];
