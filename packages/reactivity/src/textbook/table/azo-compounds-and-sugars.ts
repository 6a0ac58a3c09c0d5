import { clayden, joule, li, march, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO, BETWEEN_ACCEPTORS, PHENOLIC } from './fragments.ts';

const QUINOLONES = joule('quinolones');
const PYRIMIDINES = joule('pyrimidines');
const TMS = '[Si]([CH3])([CH3])[CH3]';
const silyl = (first: number) => `[Si:${first}]([CH3:${first + 1}])([CH3:${first + 2}])[CH3:${first + 3}]`;

/** Azo compounds and what is made of them, pyranones and pyridones with an acid group, C-glycosides. */
export const AZO_COMPOUNDS_AND_SUGARS: readonly TextbookTransform[] = [
  {
    name: 'Japp-Klingemann hydrazone synthesis',
    source: li('Japp–Klingemann hydrazone synthesis'),
    likelihood: 'characteristic',
    transform: `[c:1][NH:2][N:3]=[CX3;${BETWEEN_ACCEPTORS}:4]>>[c:1][NH2:2].[OH][N:3]=O.[CH2:4]`,
    example: 'Nc1ccccc1.O=NO.N#CCC#N>>N#CC(C#N)=NNc1ccccc1',
  },
  {
    name: 'Reduction of an azo compound',
    source: march('chapter 19, reduction of azo compounds to amines'),
    likelihood: 'usual',
    transform: `[c;${PHENOLIC}:1][NH2:2]>>[c:1][N:2]=[N]c1[cH][cH][cH][cH][cH]1`,
    reagent: 'hydrogen',
    example: 'Oc1ccc(N=Nc2ccccc2)cc1>>Nc1ccc(O)cc1',
  },
  {
    name: 'Nitrosation of an arene',
    source: march('chapter 11, nitrosation'),
    likelihood: 'usual',
    transform: `[c;${PHENOLIC}:1][N:2]=[O:3]>>[cH;${PHENOLIC}:1].[OH][N:2]=[O:3]`,
    example: 'CN(C)c1ccccc1.O=NO>>CN(C)c1ccc(N=O)cc1',
  },
  {
    name: 'Nitroso to amino',
    source: march('chapter 19, reduction of nitroso compounds'),
    likelihood: 'usual',
    transform: `[c;${PHENOLIC}:1][NH2:2]>>[c:1][N:2]=O`,
    reagent: 'hydrogen',
    example: 'CN(C)c1ccc(N=O)cc1>>CN(C)c1ccc(N)cc1',
  },
  {
    name: 'Diaminopyrimidine synthesis from a malononitrile',
    source: PYRIMIDINES,
    likelihood: 'characteristic',
    transform:
      '[NH2:1][c:2]1:[n:3]:[c:4](-[#6,N:5]):[n:6]:[c:7](-[NH2:8]):[c:9]:1-[N:10]=[N:11]-[c:12]>>[N:1]#[C:2]-[C:9](=[N:10]-[NH:11]-[c:12])-[C:7]#[N:8].[NH2:3]-[C:4](-[#6,N:5])=[NH:6]',
    example: 'N#CC(C#N)=NNc1ccccc1.CC(=N)N>>Cc1nc(N)c(N=Nc2ccccc2)c(N)n1',
  },
  {
    name: 'Diaminopyrimidine synthesis from a malononitrile',
    source: PYRIMIDINES,
    likelihood: 'usual',
    transform:
      '[NH2:1][c:2]1:[n:3]:[c:4](-[#6,N:5]):[n:6]:[c:7](-[NH2:8]):[c;H1,$(c-!@[#6]):9]:1>>[N:1]#[C:2]-[C;!H0:9]-[C:7]#[N:8].[NH2:3]-[C:4](-[#6,N:5])=[NH:6]',
    example: 'CCC(C#N)C#N.N=C(N)c1ccccc1>>CCc1c(N)nc(-c2ccccc2)nc1N',
  },
  {
    name: 'Chromone synthesis from a hydroxyacetophenone',
    source: joule('chromones'),
    likelihood: 'characteristic',
    transform: `[O:1]=[c:2]1:[cH:3]:[c:4](-[C:5](=[O:6])[O:7][CH2:8][CH3:9]):[o:10]:[c;${BENZO}:11]:[c;${BENZO}:12]:1>>[O:1]=[C:2]([CH3:3])-[c:12]:[c:11]-[OH:10].[C:4](=O)(O[CH2][CH3])[C:5](=[O:6])[O:7][CH2:8][CH3:9]`,
    example: 'CC(=O)c1ccccc1O.CCOC(=O)C(=O)OCC>>CCOC(=O)c1cc(=O)c2ccccc2o1',
  },
  ...(
    [
      ['nH', '[NH2:1]', 'Nc1ccccc1.COC(=O)C#CC(=O)OC>>COC(=O)c1cc(=O)c2ccccc2[nH]1'],
      ['n;$(n-[CX4])', '[NH:1]', 'CNc1ccccc1.COC(=O)C#CC(=O)OC>>COC(=O)c1cc(=O)c2ccccc2n1C'],
    ] as const
  ).map(
    ([ring, open, example]): TextbookTransform => ({
      name: 'Conrad-Limpach quinoline synthesis',
      source: QUINOLONES,
      likelihood: 'usual',
      transform: `[${ring}:1]1:[c:2](-[C:3](=[O:4])[O:5][CH3:6]):[cH:7]:[c:8](=[O:9]):[c;${BENZO}:10]:[c;${BENZO}:11]:1>>${open}-[c:11]:[cH:10].[C:2](#[C:7][C:8](=[O:9])O[CH3])[C:3](=[O:4])[O:5][CH3:6]`,
      example,
    }),
  ),
  {
    name: 'Decarboxylation of a Stobbe half ester',
    source: vardanyan('antidepressants'),
    likelihood: 'usual',
    transform: '[c:1][C:2]([#6:3])=[CH:4][CH2:5][C:6](=[O:7])[OH:8]>>[c:1][C:2]([#6:3])=[C:4](C(=O)O[CH2][CH3])[CH2:5][C:6](=[O:7])[OH:8]',
    reagent: 'hydrogen chloride',
    example: 'CCOC(=O)C(CC(=O)O)=C(c1ccccc1)c1ccccc1>>O=C(O)CC=C(c1ccccc1)c1ccccc1',
  },
  {
    name: 'C-Aryl glycoside synthesis from an aldonolactone',
    source: march('chapter 16, organometallic reagents and esters or lactones'),
    likelihood: 'characteristic',
    transform: `[CX4:1]1(-!@[c:2])(-!@[O:3][CH3:4])[O:5][CX4:6]([CH2:7][OH:8])[CX4:9]([OH:10])[CX4:11]([OH:12])[CX4:13]1[OH:14]>>[c:2]Br.[OH:3][CH3:4].[C:1]1(=O)[O:5][C:6]([CH2:7][O:8]${TMS})[C:9]([O:10]${TMS})[C:11]([O:12]${TMS})[C:13]1[O:14]${TMS}`,
    example: 'Brc1ccccc1.CO.C[Si](C)(C)OCC1OC(=O)C(O[Si](C)(C)C)C(O[Si](C)(C)C)C1O[Si](C)(C)C>>COC1(c2ccccc2)OC(CO)C(O)C(O)C1O',
  },
  {
    name: 'Silylation of an aldonolactone',
    source: clayden(23),
    likelihood: 'characteristic',
    transform: `[C:1]1(=[O:2])[O:3][CX4:4]([CH2:5][O:6]${silyl(20)})[CX4:7]([O:8]${silyl(30)})[CX4:9]([O:10]${silyl(40)})[CX4:11]1[O:12]${silyl(50)}>>[C:1]1(=[O:2])[O:3][C:4]([CH2:5][OH:6])[C:7]([OH:8])[C:9]([OH:10])[C:11]1[OH:12].Cl${silyl(20)}.Cl${silyl(30)}.Cl${silyl(40)}.Cl${silyl(50)}`,
    example:
      'O=C1OC(CO)C(O)C(O)C1O.C[Si](C)(C)Cl.C[Si](C)(C)Cl.C[Si](C)(C)Cl.C[Si](C)(C)Cl>>C[Si](C)(C)OCC1OC(=O)C(O[Si](C)(C)C)C(O[Si](C)(C)C)C1O[Si](C)(C)C',
  },
];
