import { clayden, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { ACCEPTOR, UNACCEPTING } from './fragments.ts';

/** Additions to alkenes in rings, whose one geometry tells the configuration; to furans; of thiols; and what alkenes and ketones do with themselves. */
export const ADDITIONS_IN_RINGS: readonly TextbookTransform[] = [
  {
    name: 'Upjohn dihydroxylation',
    source: clayden(19),
    likelihood: 'characteristic',
    transform:
      '[CX4;H1;R;@:1]([OX2H:2])(-@[#6:5])-@[CX4;H1;R;@:3]([OX2H:4])-@[#6:6]>>[C:1](-@[#6:5])=@[C:3]-@[#6:6].[O:2]=[Os](=[O:4])(=O)=O',
    example: 'C1=CCCCC1.O=[Os](=O)(=O)=O>>O[C@H]1CCCC[C@H]1O',
  },
  {
    name: 'Brown hydroboration-oxidation',
    source: kurti('Brown Hydroboration Reaction'),
    likelihood: 'characteristic',
    transform:
      '[CX4;H1;R;@:1](-!@[#6:2])(-@[#6:5])-@[CX4;H1;R;@@:3]([OX2H:4])-@[#6:6]>>[C:1](-!@[#6:2])(-@[#6:5])=@[C;H1:3]-@[#6:6].[OH2:4]',
    example: 'CC1=CCCC1.O>>C[C@H]1CCC[C@@H]1O',
  },
  {
    name: 'Alkene dihalogenation',
    source: clayden(19),
    likelihood: 'characteristic',
    transform: '[CX4;H1;R;@:1]([Br:2])(-@[#6:5])-@[CX4;H1;R;@@:3]([Br:4])-@[#6:6]>>[C:1](-@[#6:5])=@[C:3]-@[#6:6].[Br:2][Br:4]',
    example: 'C1=CCCC1.BrBr>>Br[C@H]1CCC[C@@H]1Br',
  },
  {
    name: 'Diels-Alder reaction of a furan',
    source: clayden(34),
    likelihood: 'characteristic',
    transform: `[CX4:1]12[C:2]=[C:3][CX4:4]([O:7]1)[CX4:5][CX4;${ACCEPTOR}:6]2>>[c:1]1:[c:2]:[c:3]:[c:4]:[o:7]:1.[C:5]=[C;${ACCEPTOR}:6]`,
    example: 'c1ccoc1.C=CC=O>>O=CC1CC2C=CC1O2',
  },
  {
    name: 'Diels-Alder reaction of a furan',
    source: clayden(34),
    likelihood: 'characteristic',
    transform: `[CX4:1]12[C:2]=[C:3][CX4:4]([O:7]1)[C:5]=[C;${ACCEPTOR}:6]2>>[c:1]1:[c:2]:[c:3]:[c:4]:[o:7]:1.[C:5]#[C;${ACCEPTOR}:6]`,
    example: 'c1ccoc1.COC(=O)C#CC(=O)OC>>COC(=O)C1=C(C(=O)OC)C2C=CC1O2',
  },
  {
    name: 'Thiol-ene reaction',
    source: march('chapter 15, addition of thiols to alkenes'),
    likelihood: 'possible',
    transform: `[#6:1][SX2:2]-!@[CX4;H2:3][CX4;!H0;${UNACCEPTING}:4]>>[#6:1][SH:2].[CH2:3]=[C;${UNACCEPTING}:4]`,
    example: 'CC(=O)S.C=CCCO>>CC(=O)SCCCCO',
  },
  {
    name: 'ortho-Alkylation of a phenol with an alkene',
    source: march('chapter 11, alkylation of arenes by alkenes'),
    likelihood: 'possible',
    transform: '[OX2H:1][c:2]:[c:3]-!@[CX4;H1:4]([#6:6])[CX4;H3:5]>>[OX2H:1][c:2]:[cH:3].[CX3;H1:4]([#6:6])=[CX3;H2:5]',
    example: 'Oc1ccccc1.C=CC>>CC(C)c1ccccc1O',
  },
  {
    name: 'Self-condensation of acetone',
    source: clayden(26),
    likelihood: 'characteristic',
    transform: '[CH3:1][C:2](=[O:3])[CX3;H1:4]=[C:5]([CH3:6])[CH3:7]>>[CH3:1][C:2](=[O:3])[CH3:4].O=[C:5]([CH3:6])[CH3:7]',
    example: 'CC(C)=O.CC(C)=O>>CC(=O)C=C(C)C',
  },
];
