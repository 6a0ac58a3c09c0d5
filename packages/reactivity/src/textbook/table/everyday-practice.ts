import { clayden, joule, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const HALOGENATION = march('chapter 14, halogenation at an alkyl carbon');

/** Diphenylphosphoryl azide, whose azide group is mapped 4 to 6. */
const DPPA = '[N:4](=[N+:5]=[N-:6])P(=O)(Oc1ccccc1)Oc1ccccc1';

/** Aldehydes, ketones, esters and imides; the charge that a fluoride brings goes to no free acid, and hardly to an amide. */
const DRAWING = 'CX3;!$(C[OX2H]);!$(C[NX3;!$(N(C=O)C=O)]);$(C=O)';

/** Changes of single groups that are made every day: reductions, boronates, azides, sulfones, trihalides, cyanamides, phosphates. */
export const EVERYDAY_PRACTICE: readonly TextbookTransform[] = [
  {
    name: 'Reduction of an isoquinoline',
    source: march('chapter 15, hydrogenation of aromatic rings'),
    likelihood: 'usual',
    transform: '[NX3;H1:1]1[CH2:2][c:3]:[c:4][CH2:5][CH2:6]1>>[nX2:1]1:[cH:2]:[c:3]:[c:4]:[cH:5]:[cH:6]:1',
    reagent: 'platinum(IV) oxide',
    example: 'COc1ccc2cnccc2c1>>COc1ccc2CNCCc2c1',
  },
  {
    name: 'Hydrogenation of a furan',
    source: march('chapter 15, hydrogenation of aromatic rings'),
    likelihood: 'possible',
    transform: '[OX2:1]1[CX4;H1,H2:2][CH2:3][CH2:4][CX4;H1,H2:5]1>>[o:1]1:[c:2]:[cH:3]:[cH:4]:[c:5]:1',
    reagent: 'Raney nickel',
    example: 'OCc1ccco1>>OCC1CCCO1',
  },
  {
    name: 'Hydrogenation of a phenol',
    source: march('chapter 15, hydrogenation of aromatic rings'),
    likelihood: 'possible',
    transform: '[OX2H:1][CX4;H1:2]1[CH2:3][CH2:4][CX4;H1:5][CH2:6][CH2:7]1>>[OH:1][c:2]1:[cH:3]:[cH:4]:[c:5]:[cH:6]:[cH:7]:1',
    reagent: 'rhodium',
    example: 'CC(C)(C)c1ccc(O)cc1>>CC(C)(C)C1CCC(O)CC1',
  },
  {
    name: 'Methyl ketone from an acid and methyllithium',
    source: clayden(10),
    likelihood: 'usual',
    transform: '[CH3:1]-!@[CX3:2](=[O:3])[#6;!$([#6]=[O,N]):4]>>[CH3:1][Li].[C:2](=[O:3])([OH])[#6:4]',
    example: 'OC(=O)C1CCCCC1.C[Li]>>CC(=O)C1CCCCC1',
  },
  {
    name: 'Cyanamide synthesis with cyanogen bromide',
    source: march('chapter 10, cyanamides and the von Braun reaction'),
    likelihood: 'characteristic',
    transform: '[NX3;$(N[CX4]):1]-!@[C:2]#[N:3]>>[N;!H0:1].[C:2](#[N:3])Br',
    example: 'NCc1ccccc1.N#CBr>>N#CNCc1ccccc1',
  },
  {
    name: 'Phosphorylation of an alcohol',
    source: march('chapter 10, esters of inorganic acids'),
    likelihood: 'usual',
    transform:
      '[#6;!$(C=O):1][OX2:2]-!@[PX4:3](=[O:4])([OX2:5][CH2:6][CH3:7])[OX2:8][CH2:9][CH3:10]>>[#6:1][OH:2].[P:3](=[O:4])(Cl)([O:5][CH2:6][CH3:7])[O:8][CH2:9][CH3:10]',
    reagent: 'pyridine',
    example: 'OCc1ccccc1.O=P(Cl)(OCC)OCC>>CCOP(=O)(OCC)OCc1ccccc1',
  },
  {
    name: 'Chlorination of an aldoxime',
    source: march('chapter 12, halogenation at carbon'),
    likelihood: 'characteristic',
    transform: '[OX2H:1][N:2]=[CX3:3]([#6:4])[Cl:5]>>[OH:1][N:2]=[CH:3][#6:4].[Cl:5]N1C(=O)[CH2][CH2]C1=O',
    example: 'ON=Cc1ccccc1.O=C1CCC(=O)N1Cl>>ON=C(Cl)c1ccccc1',
  },
  {
    name: 'Bamford-Stevens or Shapiro reaction',
    source: kurti('Bamford-Stevens-Shapiro Olefination'),
    likelihood: 'possible',
    transform: '[CH2:1]=[CH:2][CX4;H1:3]>>[CH3:1][C:2]([C:3])=N[NH]S(=O)(=O)c1ccc([CH3])cc1',
    reagent: 'n-butyllithium',
    example: 'CC(=NNS(=O)(=O)c1ccc(C)cc1)C1CCCCC1>>C=CC1CCCCC1',
  },
  {
    name: 'Alpha-azidation of an ester',
    source: march('chapter 10, alkyl azides'),
    likelihood: 'usual',
    transform: '[N+0:1](=[N+:2]=[N-:3])-!@[CX4;H1,H2;$(C[CX3](=[OX1])[#6,#8,#7]):4]>>[N-:1]=[N+:2]=[N-:3].[C:4]Br',
    example: 'COC(=O)C(Br)c1ccccc1.[N-]=[N+]=[N-]>>COC(=O)C(N=[N+]=[N-])c1ccccc1',
  },
  {
    name: 'Neber rearrangement',
    source: kurti('Neber Rearrangement'),
    likelihood: 'possible',
    transform: '[NH2:1][CH2:2][CX3:3](=[O:4])[c:5]>>[c:5][C:3]([CH3:2])=[N:1]OS(=O)(=O)c1ccc([CH3])cc1.[OH2:4]',
    reagent: 'potassium tert-butoxide',
    example: 'CC(=NOS(=O)(=O)c1ccc(C)cc1)c1ccccc1.O>>NCC(=O)c1ccccc1',
  },
  {
    name: 'Benzotrifluoride from a benzotrichloride',
    source: march('chapter 10, halide exchange'),
    likelihood: 'usual',
    // On six-membered rings: the trichloromethyl azoles are not made by chlorine, and hydrogen fluoride meets their nitrogen.
    transform: '[c;r6:1]-!@[CX4:2]([F:3])([F:4])[F:5]>>[c:1][C:2](Cl)(Cl)Cl.[FH:3].[FH:4].[FH:5]',
    example: 'ClC(Cl)(Cl)c1ccc(Cl)cc1.F.F.F>>FC(F)(F)c1ccc(Cl)cc1',
  },
  {
    name: 'Side-chain chlorination',
    source: HALOGENATION,
    likelihood: 'characteristic',
    transform: '[c;r6:1]-!@[CX4:2]([Cl:3])([Cl:4])[Cl:5]>>[c:1][CH3:2].[Cl:3]Cl.[Cl:4]Cl.[Cl:5]Cl',
    example: 'Cc1ccc(Cl)cc1.ClCl.ClCl.ClCl>>ClC(Cl)(Cl)c1ccc(Cl)cc1',
  },
  {
    name: 'Hydrolysis of a gem-dihalide',
    source: march('chapter 10, hydrolysis of gem-dihalides'),
    likelihood: 'possible',
    transform: '[O:1]=[CX3;H1:2]-!@[c:3]>>[OH2:1].[CH:2](Br)(Br)[c:3]',
    reagent: 'sulfuric acid',
    example: 'BrC(Br)c1ccc(C#N)cc1.O>>N#Cc1ccc(C=O)cc1',
  },
  {
    name: 'Fluorodenitration',
    source: march('chapter 13, replacement of nitro groups'),
    likelihood: 'usual',
    transform: `[F+0:1]-[c;$(c:cC#N),$(c:c:c:cC#N),$(c:c[N+](=O)[O-]),$(c:c:c:c[N+](=O)[O-]),$(c:c[${DRAWING}]),$(c:c:c:c[${DRAWING}]):2]>>[F-:1].[O-][N+](=O)[c:2]`,
    example: 'O=[N+]([O-])c1ccc(C#N)cc1.[F-]>>N#Cc1ccc(F)cc1',
  },
  {
    name: 'Alkylation of a sulfinate',
    source: march('chapter 10, sulfonates and sulfinates as nucleophiles'),
    likelihood: 'usual',
    transform: '[c:1]-!@[SX4:2](=[O:3])(=[O+0:4])-!@[CX4;H2,H3:5]>>[c:1][S:2](=[O:3])[O-:4].[C:5]I',
    example: 'O=S([O-])c1ccccc1.CI>>CS(=O)(=O)c1ccccc1',
  },
  {
    name: 'Coupling of a sulfinate with an aryl iodide',
    source: march('chapter 13, coupling of aryl halides with copper'),
    likelihood: 'usual',
    transform: '[c:1]-!@[SX4:2](=[O:3])(=[O+0:4])-!@[CH3,c:5]>>[c:1]I.[S:2](=[O:3])([O-:4])[#6:5]',
    reagent: 'copper(I) iodide',
    example: 'Ic1ccccc1.CS(=O)[O-]>>CS(=O)(=O)c1ccccc1',
  },
  {
    name: 'Thiol synthesis from a xanthate',
    source: march('chapter 10, attack by sulfur nucleophiles'),
    likelihood: 'possible',
    transform: '[SX2H:1][CX4;H2:2]>>[S:1]([C:2])C(=S)O[CH2][CH3]',
    example: 'CCOC(=S)SCCc1ccccc1>>SCCc1ccccc1',
  },
  {
    name: 'Pinacol boronate formation',
    source: march('chapter 12, hydrogen or metals by boron'),
    likelihood: 'characteristic',
    transform:
      '[#6:1][BX3:2]1[O:3][C:4]([CH3:5])([CH3:6])[C:7]([CH3:8])([CH3:9])[O:10]1>>[#6:1][B:2]([OH])[OH].[OH:3][C:4]([CH3:5])([CH3:6])[C:7]([CH3:8])([CH3:9])[OH:10]',
    example: 'OB(O)c1ccccc1.CC(C)(O)C(C)(C)O>>CC1(C)OB(c2ccccc2)OC1(C)C',
  },
  {
    name: 'Reduction of an imide',
    source: march('chapter 19, reduction of amides'),
    likelihood: 'possible',
    transform: '[CX4:1][NX3:2]1[CH2:3][CX4:4][CX4:5][CH2:6]1>>[C:1][N:2]1[C:3](=O)[C:4][C:5][C:6]1=O',
    reagent: 'lithium aluminium hydride',
    example: 'O=C1CCC(=O)N1Cc1ccccc1>>C1CCN(Cc2ccccc2)C1',
  },
  {
    name: 'Alpha-hydroxylation of an enolate',
    source: kurti('Davis Oxaziridine Oxidations'),
    likelihood: 'possible',
    transform:
      '[OX2H:1][CX4;H1:2]([#6:3])[CX3:4](=[O:5])[OX2:6][CX4:7]>>[O:1]1N(S(=O)(=O)c2ccccc2)C1c1ccccc1.[CH2:2]([#6:3])[C:4](=[O:5])[O:6][C:7]',
    reagent: 'LDA',
    example: 'COC(=O)Cc1ccccc1.O=S(=O)(c1ccccc1)N1OC1c1ccccc1>>COC(=O)C(O)c1ccccc1',
  },
  {
    name: 'Delépine reaction',
    source: march('chapter 10, amination by hexamethylenetetramine'),
    likelihood: 'possible',
    transform: '[NH2:1][CH2:2][c:3]>>Br[CH2:2][c:3].[N:1]12[CH2]N3[CH2]N([CH2]1)[CH2]N([CH2]2)[CH2]3',
    reagent: 'hydrogen chloride',
    example: 'BrCc1ccccc1.C1N2CN3CN1CN(C2)C3>>NCc1ccccc1',
  },
  ...(['I', 'Br'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Heck reaction of an allylic alcohol',
      source: kurti('Heck Reaction'),
      likelihood: 'usual',
      transform: `[c:1]-!@[CX4;H2:2][CX4;H1,H2:3][CX3;$([CX3](=O)([#6])[#6,#1]),$([CX3;H1](=O)[#6]):4]=[O:5]>>[c:1]${halogen}.[CH2:2]=[C:3][C;!H0:4][OH:5]`,
      reagent: 'palladium(II) acetate',
      example: `${halogen}c1ccccc1.C=CCO>>O=CCCc1ccccc1`,
    }),
  ),
  ...(
    [
      ['@', '@@', '[N-]=[N+]=NP(=O)(Oc1ccccc1)Oc1ccccc1.C[C@@H](O)c1ccccc1>>C[C@H](N=[N+]=[N-])c1ccccc1'],
      ['', '', '[N-]=[N+]=NP(=O)(Oc1ccccc1)Oc1ccccc1.OCc1ccccc1>>[N-]=[N+]=NCc1ccccc1'],
    ] as const
  ).map(
    ([made, before, example]): TextbookTransform => ({
      name: 'Azide formation from an alcohol',
      source: march('chapter 10, alkyl azides'),
      likelihood: 'usual',
      transform:
        made === ''
          ? `[CX4;H2;$(Cc),$(C[CX3](=O)[#6,#7,#8]):1]-!@[N+0:4]=[N+:5]=[N-:6]>>[C:1][OH].${DPPA}`
          : `[CX4;H1;$(Cc),$(C[CX3](=O)[#6,#7,#8]);${made}:1]([#6:2])([#6:3])-!@[N+0:4]=[N+:5]=[N-:6]>>[CX4;H1;${before}:1]([#6:2])([#6:3])[OH].${DPPA}`,
      reagent: 'DBU',
      example,
    }),
  ),
  ...(
    [
      ['[C:1](O[CH3])(O[CH3])', 'COC(C)(C)OC'],
      ['[C:1](=O)', 'CC(C)=O'],
    ] as const
  ).map(
    ([acetone, example]): TextbookTransform => ({
      name: 'Acetonide of an amino alcohol',
      source: clayden(23),
      likelihood: 'characteristic',
      transform: `[CX4:1]1([CH3:2])([CH3:3])[OX2:4][CX4:5][CX4:6][NX3:7]1[C:8](=[O:9])[O:10]>>${acetone}([CH3:2])[CH3:3].[OH:4][C:5][C:6][NH:7][C:8](=[O:9])[O:10]`,
      reagent: '2,2-dimethoxypropane',
      example: `${example}.CC(C)(C)OC(=O)NCCO>>CC(C)(C)OC(=O)N1CCOC1(C)C`,
    }),
  ),
  ...(
    [
      ['a nitrile', '[CX4;H2:1]([#6:2])', '[C:1]([#6:2])#[N:3]', 'sodium borohydride', 'N#CCc1ccccc1', 'NCCc1ccccc1'],
      ['an azide', '[CX4:1]', '[C:1][N:3]=[N+]=[N-]', 'hydrogen', '[N-]=[N+]=NCCc1ccccc1', 'NCCc1ccccc1'],
    ] as const
  ).map(
    ([group, carbon, before, reagent, example, amine]): TextbookTransform => ({
      name: `Reduction of ${group} beside Boc anhydride`,
      source: march('chapter 19, reduction of nitriles and azides'),
      likelihood: 'possible',
      transform: `${carbon}-!@[NX3;H1:3][C:4](=[O:5])[O:6][C:7]([CH3:8])([CH3:9])[CH3:10]>>${before}.[C:4](=[O:5])([O:6][C:7]([CH3:8])([CH3:9])[CH3:10])OC(=O)OC([CH3])([CH3])[CH3]`,
      reagent,
      example: `${example}.CC(C)(C)OC(=O)OC(=O)OC(C)(C)C>>CC(C)(C)OC(=O)${amine}`,
    }),
  ),
  {
    name: 'Acylanthranilamide from a benzoxazinone',
    source: joule('benzoxazines'),
    likelihood: 'usual',
    transform:
      '[NX3;H1,H2:1]([CX4:12])-!@[C:2](=[O:3])-[c:4]:[c:5]-[NX3;H1:6]-[C:7](=[O:8])-[#6:9]>>[NX3;!H0:1][CX4:12].[c:2]1(=[O:3]):[o:8]:[c:7](-[#6:9]):[n:6]:[c:5]:[c:4]:1',
    example: 'Cc1nc2ccccc2c(=O)o1.CN>>CNC(=O)c1ccccc1NC(C)=O',
  },
  {
    name: 'Sonogashira coupling of a vinyl chloride',
    source: kurti('Sonogashira Cross-Coupling'),
    likelihood: 'usual',
    transform: '[CX3;H1:1](=[CX3:2])-!@[C:3]#[C:4][#6:5]>>[CX3;H1:1](=[C:2])Cl.[CH:3]#[C:4][#6:5]',
    reagent: 'Pd(PPh3)2Cl2',
    example: 'CN(C)CC=CCl.C#CC(C)(C)C>>CN(C)CC=CC#CC(C)(C)C',
  },
  {
    name: 'Hydroxyalkylation with propylene carbonate',
    source: march('chapter 10, alkylation of amines'),
    likelihood: 'possible',
    transform: '[n;$(n(c)c):1]-!@[CX4;H2:2][CX4;H1:3]([CH3:4])[OX2H:5]>>[nH:1].[CH2:2]1[C:3]([CH3:4])[O:5]C(=O)O1',
    reagent: 'sodium hydroxide',
    example: 'Nc1ncnc2[nH]cnc12.CC1COC(=O)O1>>CC(O)Cn1cnc2c(N)ncnc21',
  },
  {
    name: 'Hydroxycarbonylation of a benzylic alcohol',
    source: march('chapter 10, carbonylation of alcohols'),
    likelihood: 'usual',
    transform: '[c:1][CX4;H1,H2:2]-!@[C+0:3](=[O+0:4])[OH:5]>>[c:1][C:2][OH:5].[C-:3]#[O+:4]',
    reagent: 'Pd(PPh3)2Cl2',
    example: 'CC(O)c1ccccc1.[C-]#[O+]>>CC(C(=O)O)c1ccccc1',
  },
  {
    name: 'Acylation of a cyanohydrin as it forms',
    source: clayden(6),
    likelihood: 'usual',
    transform: '[c:1][CX4;H1:2]([C+0:3]#[N:4])-!@[OX2:5][C:6](=[O:7])[#6:8]>>[c:1][CH:2]=[O:5].[C-:3]#[N:4].[C:6](=[O:7])([#6:8])Cl',
    example: 'O=Cc1ccccc1.[C-]#N.CC(=O)Cl>>CC(=O)OC(C#N)c1ccccc1',
  },
  {
    name: 'Ritter reaction',
    source: kurti('Ritter Reaction'),
    likelihood: 'possible',
    transform:
      '[C:1](=[O:2])([#6:3])[NH;!r5;!r6;!r7:4][CX4;$(C([#6])([#6])[#6]);!$(C[CX3]=O):5]>>[C:1](#[N:4])[#6:3].[OH2:2].[C;$(C([#6])([#6])[#6]);!$(C[CX3]=O):5]Br',
    reagent: 'sulfuric acid',
    example: 'CC#N.O.BrC12CC3CC(CC(C3)C1)C2>>CC(=O)NC12CC3CC(CC(C3)C1)C2',
  },
  {
    name: 'Pyrazolopyrimidine synthesis from an enaminone',
    source: joule('pyrazolopyrimidines'),
    likelihood: 'characteristic',
    transform:
      '[n:1]12:[n:5]:[c:6]:[c:7]:[c:8]:1:[n:9]:[cH:4]:[cH:3]:[c:2]:2>>[nH:1]1:[n:5]:[c:6]:[c:7]:[c:8]:1-[NH2:9].[C:2](=O)[CH:3]=[CH:4]N([CH3])[CH3]',
    example: 'N#Cc1cn[nH]c1N.CN(C)C=CC(=O)c1ccccc1>>N#Cc1cnn2c1nccc2-c1ccccc1',
  },
  {
    name: 'Hetarylation of an indole',
    source: clayden(29),
    likelihood: 'usual',
    transform: `[c;r5;$(c1c[nX3]c2ccccc12):1]-!@[c;r6;$(c1ncncc1):2]>>[cH:1].[c:2]Cl`,
    reagent: 'aluminium chloride',
    example: 'Cn1ccc2ccccc21.Clc1ccnc(Cl)n1>>Cn1cc(-c2ccnc(Cl)n2)c2ccccc21',
  },
  ...(['I', 'Br'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Negishi coupling',
      source: kurti('Negishi Cross-Coupling'),
      likelihood: 'possible',
      // What leaves from the next carbon would leave at once.
      transform: `[CX4;H2;$(C[CX4;H2;!$(C[N,O,S,F,Cl,Br,I])]):1]-!@[c;r6:2]>>[C:1][Zn]Br.[c:2]${halogen}`,
      reagent: 'Pd(PPh3)4',
      example: `CCOC(=O)CCC[Zn]Br.N#Cc1ccccc1${halogen}>>CCOC(=O)CCCc1ccccc1C#N`,
    }),
  ),
];
