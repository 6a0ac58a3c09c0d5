import { joule, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** What gives a carbonyl group between two hetero atoms, as the made side writes it and as a molecule. */
const CARBONYL_REAGENTS = {
  CDI: ['[C:1](=[O:2])(n1ccnc1)n1ccnc1', 'O=C(n1ccnc1)n1ccnc1'],
  phosgene: ['[C:1](=[O:2])(Cl)Cl', 'O=C(Cl)Cl'],
} as const;

/** Rings that medicinal chemists close every day and the tables before lacked. */
export const EVERYDAY_CLOSURES: readonly TextbookTransform[] = [
  {
    name: 'Oxazolidinone synthesis from an amino alcohol',
    source: march('chapter 10, carbonylation of amino alcohols'),
    likelihood: 'characteristic',
    transform: `[C:1]1(=[O:2])[NX3:3][CX4:4][CX4:5][OX2:6]1>>[N;!H0:3][C:4][C:5][OH:6].${CARBONYL_REAGENTS.CDI[0]}`,
    example: `NCC(O)c1ccccc1.${CARBONYL_REAGENTS.CDI[1]}>>O=C1NCC(c2ccccc2)O1`,
  },
  {
    name: 'Isatoic anhydride synthesis',
    source: joule('quinazolines'),
    likelihood: 'characteristic',
    transform: `[c:1]1(=[O:2]):[nH:3]:[c:4]:[c:5]:[c:6](=[O:7]):[o:8]:1>>[NH2:3][c:4]:[c:5][C:6](=[O:7])[OH:8].${CARBONYL_REAGENTS.phosgene[0]}`,
    example: `Nc1ccccc1C(=O)O.${CARBONYL_REAGENTS.phosgene[1]}>>O=c1[nH]c2ccccc2c(=O)o1`,
  },
  {
    name: 'Opening of isatoic anhydride',
    source: joule('quinazolines'),
    likelihood: 'usual',
    transform:
      '[NH2:1][c:2]:[c:3][CX3:4](=[O:5])-!@[NX3;!$(N[N,O,S]);!$(N([CX3]=O)[CX3]=O):6]>>[nH:1]1:[c:2]:[c:3]:[c:4](=[O:5]):o:c:1=O.[N;!H0:6]',
    example: 'O=C1OC(=O)Nc2ccccc12.NCc1ccccc1>>Nc1ccccc1C(=O)NCc1ccccc1',
  },
  ...(
    [
      ['s', '[SH:6]', 'Nc1ccccc1S.N#CBr>>Nc1nc2ccccc2s1'],
      ['o', '[OH:6]', 'Nc1ccccc1O.N#CBr>>Nc1nc2ccccc2o1'],
      ['n;$(n[#6])', '[NH:6]', 'CNc1ccccc1N.N#CBr>>Cn1c(N)nc2ccccc12'],
    ] as const
  ).map(
    ([closed, open, example]): TextbookTransform => ({
      name: 'Aminobenzazole synthesis with cyanogen bromide',
      source: joule('benzimidazoles'),
      likelihood: 'characteristic',
      transform: `[NH2:1][c:2]1:[nX2:3]:[c:4]:[c:5]:[${closed}:6]:1>>[N:1]#[C:2]Br.[NH2:3][c:4]:[c:5]${open}`,
      example,
    }),
  ),
  {
    name: 'Indazole synthesis from an o-toluidine',
    source: joule('indazoles'),
    likelihood: 'characteristic',
    transform: '[nH:1]1:[nX2:2]:[cH:3]:[c:4]:[c;$(c1ccccc1):5]:1>>[NH2:1][c:5]:[c:4][CH3:3].[N:2](=O)[OH]',
    example: 'Cc1ccc(Br)cc1N.O=NO>>Brc1ccc2cn[nH]c2c1',
  },
  {
    name: 'Aminoisoxazole synthesis from a cyanoketone',
    source: joule('isoxazoles'),
    likelihood: 'characteristic',
    transform: '[NH2:1][c:2]1:[c:3]:[c:4]([#6:5]):[nX2:6]:[o:7]:1>>[N:1]#[C:2][C;!H0:3][C:4](=O)[#6:5].[NH2:6][OH:7]',
    example: 'N#CCC(=O)c1ccccc1.NO>>Nc1cc(-c2ccccc2)no1',
  },
  {
    name: 'Quinazoline synthesis from an aminoketone',
    source: joule('quinazolines'),
    likelihood: 'usual',
    transform: '[c:1]1([#6:2]):[nX2:3]:[cH:4]:[nX2:5]:[c;$(c1ccccc1):6]:[c:7]:1>>O=[C:1]([#6:2])[c:7]:[c:6][NH2:5].[NH2:3][CH:4]=O',
    example: 'Nc1ccccc1C(=O)c1ccccc1.NC=O>>c1ccc(-c2ncnc3ccccc23)cc1',
  },
  {
    name: '4-Aminoquinazoline synthesis from an aminobenzonitrile',
    source: joule('quinazolines'),
    likelihood: 'usual',
    transform:
      '[NX3;H1:1]([#6:2])[c:3]1:[nX2:4]:[cH:5]:[nX2:6]:[c;$(c1ccccc1):7]:[c:8]:1>>[NH2:1][#6:2].[N:4]#[C:3][c:8]:[c:7][NH2:6].[CH:5](O[CH3])(O[CH3])N([CH3])[CH3]',
    example: 'N#Cc1ccccc1N.COC(OC)N(C)C.NCc1ccccc1>>C(Nc1ncnc2ccccc12)c1ccccc1',
  },
  {
    name: 'Pyrazole synthesis from an alkoxymethylene ketoester',
    source: joule('pyrazoles'),
    likelihood: 'characteristic',
    transform:
      '[n;$(n[#6]):1]1:[nX2:2]:[cH:3]:[c:4]([C:5](=[O:6])[O:7]):[c:8]1[CX4,c:9]>>[NH:1][NH2:2].[CH:3](O[CH2][CH3])=[C:4]([C:5](=[O:6])[O:7])[C:8](=O)[#6:9]',
    example: 'CCOC=C(C(C)=O)C(=O)OCC.NNc1ccccc1>>CCOC(=O)c1cnn(-c2ccccc2)c1C',
  },
  {
    name: 'Pyrimidine synthesis from an alkoxymethylene ketoester',
    source: joule('pyrimidines'),
    likelihood: 'characteristic',
    transform:
      '[c:1]1([#6,#7:2]):[nX2:3]:[cH:4]:[c:5]([C:6](=[O:7])[O:8]):[c:9]([CX4,c:10]):[nX2:11]:1>>[C:1]([#6,#7:2])([NH2:3])=[NH:11].[CH:4](O[CH2][CH3])=[C:5]([C:6](=[O:7])[O:8])[C:9](=O)[#6:10]',
    example: 'CCOC=C(C(C)=O)C(=O)OCC.N=C(N)c1ccccc1>>CCOC(=O)c1cnc(-c2ccccc2)nc1C',
  },
  {
    name: 'Guareschi-Thorpe pyridone synthesis',
    source: joule('pyridones'),
    likelihood: 'characteristic',
    transform:
      '[S:1]=[c:2]1:[nH:3]:[c:4]([CX4:5]):[cH:6]:[c:7]([CX4:8]):[c:9]:1[C:10]#[N:11]>>[S:1]=[C:2]([NH2:3])[CH2:9][C:10]#[N:11].O=[C:4]([C:5])[CH2:6][C:7](=O)[C:8]',
    example: 'CC(=O)CC(C)=O.N#CCC(N)=S>>Cc1cc(C)c(C#N)c(=S)[nH]1',
  },
  {
    name: 'Bischler-Möhlau indole synthesis',
    source: joule('indoles'),
    likelihood: 'possible',
    transform: '[nH:1]1:[c:2]([c:3]):[cH:4]:[c;$(c1ccccc1):5]:[c;$(c1ccccc1):6]:1>>[NH2:1][c:6]:[cH:5].Br[CH2:4][C:2](=O)[c:3]',
    example: 'Nc1ccccc1.O=C(CBr)c1ccccc1>>c1ccc(-c2cc3ccccc3[nH]2)cc1',
  },
  {
    name: 'Benzothiophene-2-carboxylate synthesis',
    source: joule('benzothiophenes'),
    likelihood: 'characteristic',
    transform: '[s:1]1:[c:2]([C:3](=[O:4])[O:5]):[cH:6]:[c:7]:[c:8]:1>>[SH:1][CH2:2][C:3](=[O:4])[O:5].O=[CH:6][c:7]:[c:8]F',
    example: 'O=Cc1ccccc1F.COC(=O)CS>>COC(=O)c1cc2ccccc2s1',
  },
  {
    name: 'Azaindole synthesis from an aminoalkynylpyridine',
    source: joule('azaindoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[cH:2]:[cH:3]:[c:4]:[c;$(c1[c,n][c,n][c,n][c,n]c1):5]:1>>[NH2:1][c:5]:[c:4][C:3]#[C:2][Si]([CH3])([CH3])[CH3]',
    example: 'Nc1ncccc1C#C[Si](C)(C)C>>c1cnc2[nH]ccc2c1',
  },
  {
    name: 'Oxindole synthesis from a nitrophenylacetate',
    source: joule('indoles'),
    likelihood: 'usual',
    transform: '[NX3;H1+0:1]1[C:2](=[O:3])[CX4:4][c:5]:[c:6]1>>[N+:1](=O)([O-])[c:6]:[c:5][C:4][C:2](=[O:3])O[CH3]',
    reagent: 'iron',
    example: 'COC(=O)Cc1ccccc1[N+](=O)[O-]>>O=C1Cc2ccccc2N1',
  },
  {
    name: 'Azetidine synthesis from a dihalide',
    source: march('chapter 10, alkylation of amines'),
    likelihood: 'usual',
    transform: '[CX4:1][NX3:2]1[CH2:3][CX4:4][CH2:5]1>>[C:1][NH2:2].Br[CH2:3][C:4][CH2:5]Br',
    example: 'NCc1ccccc1.BrCC(OC)CBr>>COC1CN(Cc2ccccc2)C1',
  },
  {
    name: 'Fused pyrrole synthesis from an enol ether',
    source: joule('azaindoles'),
    likelihood: 'possible',
    transform: '[nH:1]1:[cH:2]:[cH:3]:[c:4]:[c:5]:1>>[NH2:1][c:5]:[c:4][CH:3]=[CH:2]O[CH2][CH3]',
    reagent: 'hydrogen chloride',
    example: 'CCOC=Cc1nc(Cl)ncc1N>>Clc1ncc2[nH]ccc2n1',
  },
  {
    name: 'Pyrimidinone synthesis from an alkoxymethylene malonate',
    source: joule('pyrimidines'),
    likelihood: 'characteristic',
    transform:
      '[nX2:1]1:[c:2](-!@[#6,#7:10]):[nH:3]:[c:4](=[O:5]):[c:6](-[C:7](=[O:8])[O:9]):[cH:11]:1>>[N:1]=[C:2]([#6,#7:10])[NH2:3].[C:4](=[O:5])(O[CH2][CH3])[C:6]([C:7](=[O:8])[O:9])=[CH:11]O[CH2][CH3]',
    example: 'CCOC=C(C(=O)OCC)C(=O)OCC.N=C(N)c1ccccc1>>CCOC(=O)c1cnc(-c2ccccc2)[nH]c1=O',
  },
];
