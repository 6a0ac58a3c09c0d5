import { joule, kurti, li, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO, BRIDGING, SIX_RING } from './fragments.ts';

const PYRAZOLONES = joule('pyrazoles');
const PYRAZOLONE_PRECURSORS = '[N;!H0:1][NH2:2].[C:3](=O)([#6:7])[C;!H0:4][C:5](=[O:6])O[CH2][CH3]';
const IMIDAZOLES = joule('imidazoles');
const S8 = '[S:6]1SSSSSSS1';
const P4S10 = '[S:2]=P12SP3(=S)SP(=S)(S1)SP(=S)(S2)S3';
const LAWESSON = '[CH3]Oc1ccc(P2(=[S:2])SP(=S)(c3ccc(O[CH3])cc3)S2)cc1';

/** Carbon of a pyrrole, or of the pyridine made of it, that bears hydrogen or a group that leaves the double bond to a carbene. */
const NO_ACCEPTOR = 'H1,$(c-[#6;!$([#6]=[O,N]);!$([#6]#N);!$([#6]([F,Cl])[F,Cl])])';

/** Rings that named reactions close and the other tables lack. */
export const HETEROCYCLE_CLOSURES: readonly TextbookTransform[] = [
  {
    name: 'Knorr pyrazolone synthesis',
    source: PYRAZOLONES,
    likelihood: 'characteristic',
    transform: `[NX3:1]1[NX2:2]=[C:3]([#6:7])[CX4;H1,H2:4][C:5](=[O:6])1>>${PYRAZOLONE_PRECURSORS}`,
    example: 'NNc1ccccc1.CCOC(=O)CC(C)=O>>CC1=NN(C(=O)C1)c1ccccc1',
  },
  {
    name: 'Knorr pyrazolone synthesis',
    source: PYRAZOLONES,
    likelihood: 'characteristic',
    transform: `[n:1]1:[nH:2]:[c:3]([#6:7]):[c:4]:[c:5](=[O:6]):1>>${PYRAZOLONE_PRECURSORS}`,
    example: 'NNc1ccccc1.CCOC(=O)CC(C)=O>>Cc1cc(=O)n([nH]1)c1ccccc1',
  },
  {
    name: 'Knorr pyrazolone synthesis',
    source: PYRAZOLONES,
    likelihood: 'characteristic',
    transform: `[n:1]1:[nX2:2]:[c:3]([#6:7]):[c:4]:[c:5]([OX2H:6]):1>>${PYRAZOLONE_PRECURSORS}`,
    example: 'CNN.CCOC(=O)CC(C)=O>>Cc1cc(O)n(C)n1',
  },
  {
    name: 'Isoxazolone synthesis',
    source: joule('isoxazoles'),
    likelihood: 'characteristic',
    transform: '[OX2:1]1[NX2:2]=[C:3]([#6:7])[CX4:4][C:5]1=[O:6]>>[OH:1][NH2:2].[C:3](=O)([#6:7])[C:4][C:5](=[O:6])O[CH2][CH3]',
    example: 'NO.CCOC(=O)CC(=O)c1ccccc1>>O=C1CC(c2ccccc2)=NO1',
  },
  {
    name: 'Imidazoline closure of an amino alcohol',
    source: vardanyan('anthelmintics'),
    likelihood: 'characteristic',
    transform: '[NX2:1]1=[C:2]([S,N,O:6])[NX3;H0:3][CX4:4][CX4:5]1>>[NH:1]=[C:2]([S,N,O:6])[N:3][C:4][C:5][OH]',
    reagent: 'thionyl chloride',
    example: 'N=C1SCCN1CC(O)c1ccccc1>>C1CSC2=NC(CN12)c1ccccc1',
  },
  {
    name: 'Imidazolinone closure of an acylamino amide',
    source: IMIDAZOLES,
    likelihood: 'characteristic',
    transform: '[NX3;H1:1]1[C:2]([#6:6])=[NX2:3][C:4](=[O:5])[CX4:7]1>>[NH:1]([C:2](=O)[#6:6])[C:7][C:4](=[O:5])[NH2:3]',
    reagent: 'sodium hydroxide',
    example: 'CC(C)C(C)(NC(=O)c1ccccc1)C(N)=O>>CC(C)C1(C)NC(=NC1=O)c1ccccc1',
  },
  {
    name: 'Imidazolinone closure of an acylamino amide',
    source: IMIDAZOLES,
    likelihood: 'characteristic',
    transform: '[NX2:1]1=[C:2]([#6:6])[NX3:3][C:4](=[O:5])[CX4:7]1>>[NH:1]([C:2](=O)[#6:6])[C:7][C:4](=[O:5])[N;!H0:3]',
    reagent: 'sodium hydroxide',
    example: 'CNC(=O)C1(CCCC1)NC(=O)c1ccccc1>>CN1C(=O)C2(CCCC2)N=C1c1ccccc1',
  },
  {
    name: 'Benzoquinolizidinone synthesis',
    source: vardanyan('antipsychotics'),
    likelihood: 'characteristic',
    transform:
      '[NX3;H0:1]1[CH2:2][CX4:3][C:4](=[O:5])[CH2:6][CX4;H1;R;$(Cc):7]1>>[N:1]=[C:7].[CH3]N([CH3])[CH2:2][C;!H0:3][C:4](=[O:5])[CH3:6]',
    example: 'COc1cc2CCN=Cc2cc1OC.CC(=O)C(CC(C)C)CN(C)C>>CC(C)CC1CN2CCc3cc(OC)c(OC)cc3C2CC1=O',
  },
  {
    name: 'Benzoquinolizidinone synthesis',
    source: vardanyan('antipsychotics'),
    likelihood: 'usual',
    transform: '[NX3;H0:1]1[CH2:2][CX4;!H0:3][C:4](=[O:5])[CH2:6][CX4;H1;R;$(Cc):7]1>>[N:1]=[C:7].[CH2:2]=[C:3][C:4](=[O:5])[CH3:6]',
    example: 'C1=NCCc2ccccc12.C=CC(C)=O>>C1CC(=O)CC2N1CCc1ccccc12',
  },
  {
    name: 'Thionation of a lithiated azole',
    source: joule('1,2,4-triazoles'),
    likelihood: 'characteristic',
    transform: `[nX3;H0:1]1:[nH:2]:[c:3]:[nX2:4]:[c:5]1=[S:6]>>[n:1]1:[nH0:2]:[c:3]:[n:4]:[cH:5]:1.${S8}`,
    reagent: 'n-butyllithium',
    example: 'Cn1cncn1.S1SSSSSSS1>>Cn1[nH]cnc1=S',
  },
  {
    name: 'Thionation of a lithiated azole',
    source: joule('1,2,4-triazoles'),
    likelihood: 'usual',
    transform: `[nX3;H0:1]1:[n,c:2]:[c:3]:[nX2:4]:[c:5]1-[SX2H:6]>>[n:1]1:[n,c:2]:[c:3]:[n:4]:[cH:5]:1.${S8}`,
    reagent: 'n-butyllithium',
    example: 'CCn1ccnc1.S1SSSSSSS1>>CCn1ccnc1S',
  },
  ...(
    [
      [P4S10, 'CC(=O)CCC(C)=O.S=P12SP3(=S)SP(=S)(S1)SP(=S)(S2)S3>>Cc1ccc(C)s1'],
      [LAWESSON, 'CC(=O)CCC(C)=O.COc1ccc(P2(=S)SP(=S)(c3ccc(OC)cc3)S2)cc1>>Cc1ccc(C)s1'],
    ] as const
  ).map(
    ([thionating, example]): TextbookTransform => ({
      name: 'Paal-Knorr thiophene synthesis',
      source: joule('thiophenes'),
      likelihood: 'usual',
      transform: `[c:1]1([#6:6]):[s:2]:[c:3]([#6:7]):[cH0,cH1:4]:[c:5]:1>>[C:1](=O)([#6:6])[C;!H0:5][C;!H0:4][C:3](=O)[#6:7].${thionating}`,
      example,
    }),
  ),
  {
    name: 'Barton-Zard pyrrole synthesis',
    source: li('Barton-Zard reaction'),
    likelihood: 'usual',
    transform:
      '[nH+0:1]1:[c:2]([C:6](=[O:7])[O:8]):[c:3]([#6:9]):[c:4]([#6:10]):[cH+0:5]:1>>[CH0-:5]#[NH0+:1][CH2:2][C:6](=[O:7])[O:8].[CH:3]([#6:9])=[C:4]([#6:10])[N+](=O)[O-]',
    example: 'CC=C(C)[N+](=O)[O-].CCOC(=O)C[N+]#[C-]>>CCOC(=O)c1[nH]cc(C)c1C',
  },
  {
    name: 'Hantzsch pyrrole synthesis',
    source: joule('pyrroles'),
    likelihood: 'usual',
    transform:
      '[nH:1]1:[c:2]([#6:6]):[c:3]([C:7]=[O:8]):[cH:4]:[c:5]([#6:9]):1>>[NH3:1].[C:2](=O)([#6:6])[CH2:3][C:7]=[O:8].[CH2:4](Cl)[C:5](=O)[#6:9]',
    example: 'N.CC(=O)CCl.CCOC(=O)CC(C)=O>>CCOC(=O)c1cc(C)[nH]c1C',
  },
  {
    name: 'Reissert indole synthesis',
    source: joule('indoles'),
    likelihood: 'usual',
    transform: `[nH+0:1]1:[c:2]([C:7](=[O:8])[O:9]):[cH:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH0+:1](=O)([O-])-[c:5]:[c:4]-[CH2:3]-[C:2](=O)-[C:7](=[O:8])[O:9]`,
    reagent: 'iron',
    example: 'CCOC(=O)C(=O)Cc1ccccc1[N+](=O)[O-]>>CCOC(=O)c1cc2ccccc2[nH]1',
  },
  {
    name: 'Hurd-Mori thiadiazole synthesis',
    source: li('Hurd-Mori 1,2,3-thiadiazole synthesis'),
    likelihood: 'characteristic',
    transform: '[c:1]1:[c:2]:[s:3]:[n:4]:[n:5]:1>>[C:1](=[N:5][NH:4]C(=O)O[CH2][CH3])[C;!H0:2].[S:3](=O)(Cl)Cl',
    example: 'CCOC(=O)NN=C(C)c1ccccc1.O=S(Cl)Cl>>c1ccc(cc1)-c1csnn1',
  },
  {
    name: '2,1,3-Benzothiadiazole synthesis',
    source: joule('thiadiazoles'),
    likelihood: 'characteristic',
    transform: '[c:1]1:[n:2]:[s:3]:[n:4]:[c:5]:1>>[c:1]([NH2:2]):[c:5][NH2:4].[S:3](=O)(Cl)Cl',
    example: 'Cc1ccc(N)c(N)c1.O=S(Cl)Cl>>Cc1ccc2nsnc2c1',
  },
  {
    name: 'Benzisoxazole synthesis',
    source: joule('isoxazoles'),
    likelihood: 'characteristic',
    transform: `[o:1]1:[n:2]:[c:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[OH:1][c:5]:[c:4][C:3]=[N:2][OH]`,
    example: 'CC(=NO)c1ccccc1O>>Cc1noc2ccccc12',
  },
  {
    name: 'Benzisoxazole synthesis',
    source: joule('isoxazoles'),
    likelihood: 'characteristic',
    transform: `[o:1]1:[n:2]:[c:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>F[c:5]:[c:4][C:3]=[N:2][OH:1]`,
    reagent: 'potassium hydroxide',
    example: 'CC(=NO)c1ccccc1F>>Cc1noc2ccccc12',
  },
  {
    name: 'Oxa-Pictet-Spengler reaction',
    source: kurti('Pictet-Spengler Tetrahydroisoquinoline Synthesis'),
    likelihood: 'usual',
    transform: '[CX4;H1,H2:1]1[OX2:2][CX4:3][CX4:4][c:5]:[c:6]1>>[C:1]=O.[OH:2][C:3][C:4][c:5]:[cH:6]',
    example: 'CC=O.OCCc1ccccc1>>CC1OCCc2ccccc12',
  },
  {
    name: 'Algar-Flynn-Oyamada reaction',
    source: li('Algar-Flynn-Oyamada reaction'),
    likelihood: 'characteristic',
    transform:
      '[c:1]1([OX2H:2]):[c:3]([c:10]):[o:4]:[c:5]:[c:6]:[c:7]1=[O:8]>>[O:8]=[C:7](-[c:6]:[c:5]-[OH:4])-[CH:1]=[CH:3]-[c:10].[OH:2][OH]',
    example: 'O=C(C=Cc1ccccc1)c1ccccc1O.OO>>O=c1c(O)c(-c2ccccc2)oc2ccccc12',
  },
  {
    name: 'Bernthsen acridine synthesis',
    source: li('Bernthsen acridine synthesis'),
    likelihood: 'usual',
    transform: `[c:1]1([#6:8]):[c;${BENZO}:2]:[c;${BENZO}:3]:[nX2:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[C:1](=O)([#6:8])[OH].[cH:2]:[c:3][NH:4][c:5]:[cH:6]`,
    example: 'CC(=O)O.c1ccc(Nc2ccccc2)cc1>>Cc1c2ccccc2nc2ccccc12',
  },
  {
    name: 'Pyridine synthesis from a pyrylium salt',
    source: joule('pyridines'),
    likelihood: 'possible',
    transform:
      '[nX2:1]1:[c:2]([#6;!$(C(F)F):7]):[cH:3]:[c;$(c-[#6]):4]:[cH:5]:[c:6]([#6;!$(C(F)F):8]):1>>[NH3:1].[o+]1:[c:2]([#6:7]):[cH:3]:[c:4]:[cH:5]:[c:6]1[#6:8]',
    example: 'Cc1cc(C)[o+]c(C)c1.N>>Cc1cc(C)nc(C)c1',
  },
  {
    name: 'Hofmann-Löffler-Freytag reaction',
    source: kurti('Hofmann-Löffler-Freytag Reaction (Remote Functionalization)'),
    likelihood: 'possible',
    transform: '[NX3:1]1([CX4:6])[CX4:2][CX4:3][CX4:4][CX4;H1:5]1>>[N:1]([C:6])(Cl)[C:2][C:3][C:4][CH2:5]',
    reagent: 'sulfuric acid',
    example: 'CCCCCN(C)Cl>>CN1CCCC1C',
  },
  {
    name: 'Ciamician-Dennstedt rearrangement',
    source: kurti('Ciamician-Dennstedt Rearrangement'),
    likelihood: 'possible',
    transform: `[nH0:1]1:[c;${NO_ACCEPTOR}:2]:[c:3]([Cl:7]):[c;${NO_ACCEPTOR}:4]:[c;${NO_ACCEPTOR}:5]:[c;${NO_ACCEPTOR}:6]:1>>[nH:1]1:[c;${NO_ACCEPTOR}:2]:[c;${NO_ACCEPTOR}:4]:[c;${NO_ACCEPTOR}:5]:[c;${NO_ACCEPTOR}:6]:1.[CH:3]([Cl:7])(Cl)Cl`,
    reagent: 'potassium tert-butoxide',
    example: 'Cc1ccc(C)[nH]1.ClC(Cl)Cl>>Cc1ccc(Cl)c(C)n1',
  },
  {
    name: 'Fused pyrimidinone synthesis from an aminonitrile',
    source: joule('pyrimidines'),
    likelihood: 'usual',
    transform: '[c:1]1:[c:2]:[c:3](=[O:4]):[nH:5]:[cH:6]:[n:7]:1>>[c:1](-[NH2:7]):[c:2]-[C:3]#[NH0:5].[CH:6](=[O:4])[OH]',
    example: 'N#Cc1ccsc1N.O=CO>>O=c1[nH]cnc2sccc12',
  },
  {
    name: 'Benzimidazole synthesis from an imidate',
    source: joule('benzimidazoles'),
    likelihood: 'usual',
    transform: `[n:1]1:[c:2](-!@[#6:6]):[n:3]:[c;${SIX_RING}:4]:[c;${SIX_RING}:5]:1>>[N;!H0:1]-[c:5]:[c:4]-[NH2:3].[C:2](=[NH])([#6:6])O[CH3]`,
    example: 'Nc1cccnc1NC.N=C(OC)Cc1ccccc1>>Cn1c(Cc2ccccc2)nc2cccnc21',
  },
  {
    name: 'Triazolopyridine synthesis',
    source: joule('1,2,4-triazoles'),
    likelihood: 'usual',
    transform: `[c:1]1(-!@[#6:9]):[n:2]:[n:3]:[c:4]:[n;${BRIDGING}:5]:1>>[C:1](=O)(Cl)[#6:9].[NH2:2][NH:3]-[c:4]:[nH0:5]`,
    example: 'NNc1ccc(Cl)nn1.CC(C)C(=O)Cl>>CC(C)c1nnc2ccc(Cl)nn12',
  },
  {
    name: 'Fused imidazole synthesis from aminoazine',
    source: joule('imidazopyridines'),
    likelihood: 'possible',
    transform: `[c:1]1(-!@[#6:8]):[c:2]:[n;${BRIDGING}:4]:[c:5]:[n:6]:1>>[C:1](=O)([#6:8])[C;!H0:2]Cl.[nH0:4]:[c:5]-[NH2:6]`,
    example: 'CC(=O)CCl.Nc1nccnc1Cl>>Cc1cn2ccnc(Cl)c2n1',
  },
  {
    name: 'Diaminotriazine synthesis from an acyl cyanide',
    source: vardanyan('antiepileptic drugs'),
    likelihood: 'characteristic',
    transform:
      '[c:2]1([NH2:1]):[n:3]:[n:4]:[c:5]([#6:6]):[c:7]([NH2:8]):[n:9]:1>>[NH:1]=[C:2]([NH2:9])[NH:3][NH2:4].[C:5](=O)([#6:6])[C:7]#[NH0:8]',
    example: 'N#CC(=O)c1cccc(Cl)c1Cl.N=C(N)NN>>Nc1nnc(c(N)n1)c1cccc(Cl)c1Cl',
  },
  {
    name: 'Fused aminopyrazole synthesis from a chloronitrile',
    source: joule('pyrazolopyridines'),
    likelihood: 'characteristic',
    transform:
      '[nH:1]1:[n:2]:[c:3](-[NH2:6]):[c:4]:[c;$(c1n[c,n][c,n][c,n]c1),$(c1c[c,n]ccn1):5]:1>>[NH2:1][NH2:2].[NH0:6]#[C:3]-[c:4]:[c:5]Cl',
    example: 'NN.N#Cc1cccnc1Cl>>Nc1n[nH]c2ncccc12',
  },
  {
    name: 'Isoxazoline synthesis from an enone',
    source: joule('isoxazoles'),
    likelihood: 'usual',
    transform: '[OX2:1]1[NX2:2]=[C;$(C-c):3][CH2:4][CX4;$(C-c):5]1>>[OH:1][NH2:2].O=[C:3][CH:4]=[C:5]',
    example: 'NO.O=C(C=Cc1ccccc1)c1ccccc1>>C1C(c2ccccc2)ON=C1c1ccccc1',
  },
  ...(
    [
      ['[nH:2]', '(=[O:6])', 'O=c1c(-c2ccccc2)c[nH]n1-c1ccccc1'],
      ['[nX2:2]', '([OX2H:6])', 'Oc1c(-c2ccccc2)cnn1-c1ccccc1'],
    ] as const
  ).map(
    // The end without the arene finds the enamine first, so that the arene comes to stand beside the oxygen.
    ([second, oxygen, product]): TextbookTransform => ({
      name: 'Pyrazolone synthesis from an enamino ester',
      source: PYRAZOLONES,
      likelihood: 'characteristic',
      transform: `[n;$(n-c):1]1:${second}:[cH:3]:[c;$(c-[#6,n]):4]:[c:5]${oxygen}:1>>[N;!H0:1][NH2:2].[CH3]N([CH3])[CH:3]=[C:4][C:5](=[O:6])O[CH2][CH3]`,
      example: `NNc1ccccc1.CCOC(=O)C(=CN(C)C)c1ccccc1>>${product}`,
    }),
  ),
];
