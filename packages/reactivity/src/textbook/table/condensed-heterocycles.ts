import { joule, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO } from './fragments.ts';

/** Rings of two or three parts that steps of published routes and everyday practice need. */
export const CONDENSED_HETEROCYCLES: readonly TextbookTransform[] = [
  {
    name: 'Urech hydantoin synthesis',
    source: li('Urech hydantoin synthesis'),
    likelihood: 'characteristic',
    transform: '[O:1]=[C:2]1[NH:3][C:4](=[O+0:5])[NH:6][CX4:7]1>>[O:1]=[C:2]([OH])[C:7][NH2:6].[N:3]#[C:4][O-:5]',
    example: 'NC(Cc1ccccc1)C(=O)O.N#C[O-]>>O=C1NC(=O)C(Cc2ccccc2)N1',
  },
  {
    name: 'Pyridazinone synthesis from a keto ester',
    source: joule('pyridazines'),
    likelihood: 'characteristic',
    transform:
      '[C:1]1([#6:8])=[N:2][NX3:3][C:4](=[O:5])[CX4:6][CX4:7]1>>O=[C:1]([#6:8])[C:7][C:6][C:4](=[O:5])O[CH2][CH3].[NH2:2][N;!H0:3]',
    example: 'CC(=O)CCC(=O)OCC.NN>>CC1=NNC(=O)CC1',
  },
  {
    // Base makes the enolate, whose carbon takes the far nitrogen of the azide: its carbonyl carbon comes to stand beside the group of the azide.
    name: 'Triazole synthesis from an azide and a benzylic ketone',
    source: joule('1,2,3-triazoles'),
    likelihood: 'usual',
    transform:
      '[n:1]1([CX4,c:2]):[n+0:3]:[n+0:4]:[c:5](-!@[c:8]):[c:6](-!@[#6;!$([#6](=O)[O,N]):7]):1>>[N:1]([#6:2])=[N+:3]=[N-:4].[CH2:5]([c:8])[C:6](=O)[#6:7]',
    reagent: 'potassium carbonate',
    example: '[N-]=[N+]=NCc1ccccc1.CC(=O)Cc1ccccc1>>Cc1c(-c2ccccc2)nnn1Cc1ccccc1',
  },
  {
    name: 'Fused pyrimidinone synthesis from a cyclic guanidine',
    source: joule('pyrimidines'),
    likelihood: 'characteristic',
    transform:
      '[NX3:1]1([CX4:9])[CX3:2](=[O:3])[CX3:4]=[CX3:5]([#6:10])[NX3:6](-@[CX4:11])[CX3:7]1=[NX2:8]>>[NH:1]([C:9])[C:7](=[N:8])[NH:6]-@[C:11].[C:2](=[O:3])(O[CH3])[C;!H0:4][C:5](=O)[#6:10]',
    example: 'CCNC1=NCCN1.COC(=O)C1CCCCC1=O>>CCN1C(=O)C2=C(CCCC2)N2CCN=C12',
  },
  {
    name: 'Doebner reaction',
    source: li('Doebner quinoline synthesis'),
    likelihood: 'usual',
    transform:
      '[OX2H:1][C:2](=[O:3])[c:4]1:[cH:5]:[c:6]([#6:7]):[nX2:8]:[c;$(c1ccccc1):9]:[c:10]:1>>[OH:1][C:2](=[O:3])[C:4](=O)[CH3:5].O=[CH:6][#6:7].[NH2:8][c:9]:[cH:10]',
    example: 'Nc1ccccc1.O=Cc1ccccc1.CC(=O)C(=O)O>>O=C(O)c1cc(-c2ccccc2)nc2ccccc12',
  },
  {
    name: 'Pomeranz-Fritsch reaction',
    source: kurti('Pomeranz-Fritsch Reaction'),
    likelihood: 'usual',
    transform: `[c;${BENZO}:1]1:[cH:2]:[nX2:3]:[cH:4]:[cH:5]:[c;${BENZO}:6]:1>>[c:1]([CH:2]=O):[cH:6].[NH2:3][CH2:4][CH:5](O[CH3])O[CH3]`,
    reagent: 'sulfuric acid',
    example: 'O=Cc1ccccc1.NCC(OC)OC>>c1ccc2cnccc2c1',
  },
  {
    name: 'Fiesselmann thiophene synthesis',
    source: li('Fiesselmann thiophene synthesis'),
    likelihood: 'characteristic',
    transform:
      '[s:1]1:[c:2]([C:3](=[O:4])[O:5][#6:6]):[c:7]([OX2H:8]):[cH:9]:[c:10]:1>>[SH:1][CH2:2][C:3](=[O:4])[O:5][#6:6].[C:7](=[O:8])(O[CH3])[C:9]#[C:10]',
    example: 'COC(=O)CS.COC(=O)C#CC(=O)OC>>COC(=O)c1sc(C(=O)OC)cc1O',
  },
  {
    name: 'Pictet-Spengler reaction',
    source: kurti('Pictet-Spengler Tetrahydroisoquinoline Synthesis'),
    likelihood: 'usual',
    transform: '[NX3;H1:1]1[CX4:2][c;$(c:c:c:c[OX2]):3]:[c:4][CX4:5][CX4:6]1>>[NH2:1][C:6][C:5][c:4]:[cH:3].[C:2]=O',
    example: 'Oc1cccc(CCN)c1.CC=O>>CC1NCCc2cc(O)ccc12',
  },
  {
    name: 'N-Hydroxypyridone synthesis from a pyranone',
    source: joule('pyridones'),
    likelihood: 'characteristic',
    transform: '[n:1]1([OX2H:2]):[c:3](=[O:4]):[c:5]:[c:6]:[c:7]:[c:8]:1>>o1:[c:3](=[O:4]):[c:5]:[c:6]:[c:7]:[c:8]:1.[NH2:1][OH:2]',
    example: 'Cc1cc(C2CCCCC2)oc(=O)c1.NO>>Cc1cc(C2CCCCC2)n(O)c(=O)c1',
  },
  {
    name: 'Hydroxypyrimidinone synthesis from a malonate',
    source: joule('pyrimidines'),
    likelihood: 'characteristic',
    transform:
      '[OX2H:1][c:2]1:[nX2:3]:[c:4]([#6,#7:5]):[nH:6]:[c:7](=[O:8]):[c:9]:1>>[O:1]=[C:2](O[CH2][CH3])[C;!H0:9][C:7](=[O:8])O[CH2][CH3].[NH:3]=[C:4]([#6,#7:5])[NH2:6]',
    example: 'CC(=N)N.CCOC(=O)CC(=O)OCC>>Cc1nc(O)cc(=O)[nH]1',
  },
  {
    name: 'Pyrazolidinedione synthesis from a malonate',
    source: joule('pyrazoles'),
    likelihood: 'characteristic',
    transform: '[O:1]=[C:2]1[NX3:3][NX3:4][C:5](=[O:6])[CX4:7]1>>[O:1]=[C:2](O[CH2][CH3])[C:7][C:5](=[O:6])O[CH2][CH3].[N;!H0:3][N;!H0:4]',
    reagent: 'sodium ethoxide',
    example: 'CCCCC(C(=O)OCC)C(=O)OCC.c1ccc(NNc2ccccc2)cc1>>CCCCC1C(=O)N(c2ccccc2)N(c2ccccc2)C1=O',
  },
  {
    name: 'Diaminopyrimidine synthesis from an alkoxyacrylonitrile',
    source: joule('pyrimidines'),
    likelihood: 'characteristic',
    transform:
      '[NH2:1][c:2]1:[nX2:3]:[c:4]([NH2:5]):[nX2:6]:[c:7]([#6:8]):[c:9]:1>>[N:1]#[C:2][C:9]=[C:7]([#6:8])O[CH3].[NH2:3][C:4]([NH2:5])=[NH:6]',
    example: 'CCC(OC)=C(C#N)c1ccc(Cl)cc1.N=C(N)N>>CCc1nc(N)nc(N)c1-c1ccc(Cl)cc1',
  },
  {
    name: 'Anthraquinone synthesis from phthalic anhydride',
    source: march('chapter 11, Friedel-Crafts acylation'),
    likelihood: 'usual',
    transform: '[O:1]=[C:2]1[c:3]:[c:4][C:5](=[O:6])[c:7]:[c:8]1>>[O:1]=[C:2]1[c:3]:[c:4][C:5](=[O:6])O1.[cH:7]:[cH:8]',
    reagent: 'aluminium chloride',
    example: 'O=C1OC(=O)c2ccccc12.Oc1ccc(O)cc1>>O=C1c2ccccc2C(=O)c2c(O)ccc(O)c12',
  },
  {
    name: 'Bisimine formation from a diamine',
    source: march('chapter 16, addition of amines to aldehydes and ketones'),
    likelihood: 'characteristic',
    transform: '[c:1][CH:2]=[N:3][#6:4][#6:5][N:6]=[CH:7][c:8]>>[c:1][CH:2]=O.[c:8][CH:7]=O.[NH2:3][#6:4][#6:5][NH2:6]',
    example: 'NCCN.O=Cc1ccccc1O.O=Cc1ccccc1O>>Oc1ccccc1C=NCCN=Cc1ccccc1O',
  },
  {
    name: 'Chroman synthesis from a phenol and an allylic alcohol',
    source: march('chapter 11, Friedel-Crafts alkylation'),
    likelihood: 'usual',
    transform: '[OX2:1]1[CX4;H0:2]([#6:7])([#6:8])[CH2:3][CH2:4][c:5]:[c:6]1>>[OH:1][c:6]:[cH:5].[C:2]([#6:7])([#6:8])([OH])[CH:3]=[CH2:4]',
    reagent: 'boron trifluoride',
    example: 'C=CC(C)(C)O.Cc1ccc(O)cc1>>Cc1ccc2OC(C)(C)CCc2c1',
  },
  {
    name: 'Benzothiadiazine dioxide synthesis',
    source: march('chapter 10, acylation of amines by carboxylic acids'),
    likelihood: 'characteristic',
    transform: '[c:1]1[N:2]=[C:3][NX3;H1:4][SX4:5](=[O:6])(=[O:7])[c:8]:1>>[NH2:2][c:1]:[c:8][S:5](=[O:6])(=[O:7])[NH2:4].[C:3](=O)[OH]',
    example: 'Nc1ccccc1S(N)(=O)=O.O=CO>>O=S1(=O)NC=Nc2ccccc12',
  },
  {
    name: 'Quinazolinone synthesis from an anthranilate and a nitrile',
    source: joule('quinazolines'),
    likelihood: 'usual',
    transform:
      '[O:1]=[c:2]1:[nH:3]:[c:4]([CX4,c:5]):[nX2:6]:[c;$(c1ccccc1):7]:[c:8]:1>>[O:1]=[C:2](O[CH2][CH3])[c:8]:[c:7][NH2:6].[NH0:3]#[C:4][#6:5]',
    reagent: 'hydrogen chloride',
    example: 'CCOC(=O)c1ccccc1N.N#CCCl>>O=c1[nH]c(CCl)nc2ccccc12',
  },
  {
    name: 'Quinazolinone synthesis from an anthranilamide and an orthoester',
    source: joule('quinazolines'),
    likelihood: 'usual',
    transform:
      '[O:1]=[c:2]1:[n;$(n[#6]):3]:[cH:4]:[nX2:5]:[c;$(c1ccccc1):6]:[c:7]:1>>[O:1]=[C:2]([NH:3])[c:7]:[c:6][NH2:5].[CH:4](O[CH3])(O[CH3])O[CH3]',
    example: 'COC(OC)OC.Nc1ccccc1C(=O)NCc1ccccc1>>O=c1c2ccccc2ncn1Cc1ccccc1',
  },
  {
    name: 'Imidazole synthesis from an acylamino ketone',
    source: joule('imidazoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[c:2]([#6:6]):[nX2:3]:[cH:4]:[c:5]([#6:7]):1>>O=[C:2]([#6:6])[NH:3][CH2:4][C:5](=O)[#6:7].[NH3:1]',
    example: 'O=C(NCC(=O)c1ccccc1)C1CCCCC1.N>>c1nc(C2CCCCC2)[nH]c1-c1ccccc1',
  },
  {
    name: 'Imidazole synthesis from an acylamino ketone',
    source: joule('imidazoles'),
    likelihood: 'usual',
    transform: '[nX2:1]1:[c:2]([#6:6]):[nH:3]:[cH:4]:[c:5]([#6:7]):1>>O=[C:2]([#6:6])[NH:3][CH2:4][C:5](=O)[#6:7].[NH3:1]',
    example: 'O=C(NCC(=O)c1ccccc1)C1CCCCC1.N>>c1ccc(-c2c[nH]c(C3CCCCC3)n2)cc1',
  },
  {
    name: 'Imidazole-4-carboxylate synthesis from an oximino ketoester',
    source: joule('imidazoles'),
    likelihood: 'usual',
    transform:
      '[O:1][C:2](=[O:3])[c:4]1:[nX2:5]:[c:6]([c:7]):[nH:8]:[c:9]([CX4:10]):1>>[O:1][C:2](=[O:3])[C:4](=[N:5][OH])[C:9](=O)[C:10].[NH2:8][CH2:6][c:7]',
    example: 'CCOC(=O)C(=NO)C(C)=O.NCc1ccccc1>>CCOC(=O)c1nc(-c2ccccc2)[nH]c1C',
  },
  {
    name: '1-Aryltetrazole synthesis from an amine',
    source: joule('tetrazoles'),
    likelihood: 'characteristic',
    transform: '[c,CX4:1]-!@[n:2]1:[cH:3]:[n+0:4]:[n+0:5]:[n+0:6]:1>>[#6:1][NH2:2].[CH:3](O[CH3])(O[CH3])O[CH3].[N-:4]=[N+:5]=[N-:6]',
    example: 'Nc1ccccc1.COC(OC)OC.[N-]=[N+]=[N-]>>c1ccc(-n2cnnn2)cc1',
  },
  {
    name: 'Morpholinone synthesis from an amino alcohol',
    source: march('chapter 10, intramolecular Williamson reaction'),
    likelihood: 'usual',
    transform: '[NX3:1]1[C:2](=[O:3])[CH2:4][OX2:5][CX4:6][CX4:7]1>>[N;!H0:1][C:7][C:6][OH:5].[C:2](=[O:3])(Cl)[CH2:4]Cl',
    reagent: 'sodium hydride',
    example: 'CC(CO)NCc1ccccc1.O=C(Cl)CCl>>CC1COCC(=O)N1Cc1ccccc1',
  },
  {
    name: 'Thiouracil-5-carbonitrile synthesis',
    source: joule('pyrimidines'),
    likelihood: 'characteristic',
    transform:
      '[N:1]#[C:2][c:3]1:[c:4]([#6:5]):[nX2:6]:[c:7]([SX2H1:8]):[nH:9]:[c:10](=[O:11]):1>>[N:1]#[C:2][CH2:3][C:10](=[O:11])O[CH3].[CH:4](=O)[#6:5].[NH2:6][C:7](=[S:8])[NH2:9]',
    example: 'COC(=O)CC#N.O=Cc1ccccc1.NC(N)=S>>N#Cc1c(-c2ccccc2)nc(S)[nH]c1=O',
  },
  {
    name: 'Oxadiazolone synthesis from an amidoxime',
    source: joule('oxadiazoles'),
    likelihood: 'characteristic',
    transform: '[c:1]1([#6:7]):[nX2:2]:[o:3]:[c:4](=[O:5]):[nH:6]:1>>[C:1]([#6:7])(=[N:2][OH:3])[NH2:6].[C:4](=[O:5])(Cl)Oc1ccccc1',
    example: 'NC(=NO)c1ccccc1.O=C(Cl)Oc1ccccc1>>O=c1[nH]c(-c2ccccc2)no1',
  },
  {
    name: '1,2,4-Oxadiazole synthesis from an acid',
    source: joule('oxadiazoles'),
    likelihood: 'characteristic',
    transform: '[c:1]1([#6:7]):[nX2:2]:[o:3]:[c:4]([#6:5]):[nX2:6]:1>>[C:1]([#6:7])(=[N:2][OH:3])[NH2:6].[C:4](=O)([OH])[#6:5]',
    reagent: 'EDC',
    example: 'NC(=NO)c1ccccc1.CC(=O)O>>Cc1nc(-c2ccccc2)no1',
  },
  {
    name: 'Pyridone-3-carbonitrile synthesis from an enaminone',
    source: joule('pyridones'),
    likelihood: 'characteristic',
    transform:
      '[N:1]#[C:2][c:3]1:[cH:4]:[c:5]:[c:6]([#6:11]):[nH:7]:[c:8](=[O:9]):1>>[N:1]#[C:2][CH2:3][C:8](=[O:9])[NH2:7].[CH:4](N([CH3])[CH3])=[C:5][C:6](=O)[#6:11]',
    reagent: 'sodium ethoxide',
    example: 'CN(C)C=CC(=O)c1ccccc1.N#CCC(N)=O>>N#Cc1ccc(-c2ccccc2)[nH]c1=O',
  },
  {
    name: 'Benzimidazole synthesis from a nitroaniline and an aldehyde',
    source: joule('benzimidazoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[c:2]([#6:3]):[nX2+0:4]:[c;$(c1ccccc1):5]:[c:6]:1>>[NH2:1][c:6]:[c:5][N+:4](=O)[O-].[CH:2](=O)[#6:3]',
    reagent: 'sodium dithionite',
    example: 'Nc1ccccc1[N+](=O)[O-].O=Cc1ccccc1>>c1ccc(-c2nc3ccccc3[nH]2)cc1',
  },
  {
    name: 'Imidazoline synthesis from a chloroethylamide',
    source: march('chapter 16, amidines from imidoyl chlorides'),
    likelihood: 'usual',
    transform: '[c:1]-!@[NX3:2]1[CH2:3][CH2:4][N:5]=[C:6]1[#6:7]>>[c:1][NH2:2].Cl[CH2:3][CH2:4][NH:5][C:6](=O)[#6:7]',
    reagent: 'phosphorus oxychloride',
    example: 'Cc1cccc(C)c1N.O=C(NCCCl)c1ccccc1>>Cc1cccc(C)c1N1CCN=C1c1ccccc1',
  },
  {
    // Of a biguanide and an aldehyde or ketone; the nitrogen with the arene, where there is one, closes the ring.
    name: 'Dihydrotriazine synthesis from a biguanide',
    source: 'Modest, J. Org. Chem. 1956, 21, 1',
    likelihood: 'characteristic',
    transform:
      '[CX4;$(C[#6]);!$(C([#7])([#7])[!#6;!#7]):1]1[NX3;H1:2][C:3]([NX3:4])=[N:5][C:6]([NX3:7])=[NX2:8]1>>[C:1]=O.[NH:2]=[C:3]([N:4])[NH:5][C:6]([N:7])=[NH:8]',
    reagent: 'hydrogen chloride',
    example: 'CC=O.CN(C)C(=N)NC(=N)N>>CC1N=C(N)N=C(N(C)C)N1',
  },
  {
    name: 'Dihydrotriazine synthesis from a biguanide',
    source: 'Modest, J. Org. Chem. 1956, 21, 1',
    likelihood: 'characteristic',
    transform:
      '[CX4;$(C[#6]);!$(C([#7])([#7])[!#6;!#7]):1]1[NX3;$(N-c):2][C:3]([NH2:4])=[N:5][C:6]([NX3:7])=[NX2:8]1>>[C:1]=O.[NH:2][C:3](=[NH:4])[NH:5][C:6]([N:7])=[NH:8]',
    reagent: 'hydrogen chloride',
    example: 'CC(C)=O.N=C(N)NC(=N)Nc1ccc(Cl)cc1>>CC1(C)N=C(N)N=C(N)N1c1ccc(Cl)cc1',
  },
];
