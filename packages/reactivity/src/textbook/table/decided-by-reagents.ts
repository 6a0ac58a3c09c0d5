import { clayden, joule, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const PICTET_SPENGLER = kurti('Pictet-Spengler Tetrahydroisoquinoline Synthesis');
const GEWALD = li('Gewald aminothiophene synthesis');
const DISULFIDES = march('chapter 19, oxidation of mercaptans to disulfides');
/** What carries the fluorine of NFSI and of Selectfluor. */
const FLUORINE_CARRIERS = [
  ['N(S(=O)(=O)c1ccccc1)S(=O)(=O)c1ccccc1', 'FN(S(=O)(=O)c1ccccc1)S(=O)(=O)c1ccccc1'],
  ['[N+]12CC[N+](CCl)(CC1)CC2', 'F[N+]12CC[N+](CCl)(CC1)CC2'],
] as const;
/** Carbons beside an ester group whose chain ends in another, so that a ring of five or six closes (Dieckmann). */
const CLOSES_FIVE = 'C[CX4][CX4][CX4][CX3](=O)O[#6]';
const CLOSES_SIX = 'C[CX4][CX4][CX4][CX4][CX3](=O)O[#6]';
/** Carbon of the imidazole ring of a purine, between two nitrogens. */
const BETWEEN_NITROGENS = '$(c(:n):n)';

/** Aryl halide and alkyl bromide by a nickel salt that something reduces: neither is made a metal. */
function crossElectrophile(reagent: string): TextbookTransform {
  return {
    name: 'Reductive cross-coupling of two halides',
    source: march('chapter 13, coupling of aryl halides with alkyl halides'),
    // Each halide couples with its like as well: of six that chemists judged none was right (docs/chemistry/judged-steps.md).
    likelihood: 'seldom',
    underReagent: 'characteristic',
    // A halide between two carbonyl groups only gives up its halogen, to the enolate.
    transform: '[c:1]-!@[CX4;H1,H2;!$(C[O,N,n,S,F,Cl,Br,I]);!$(C([CX3]=O)[CX3]=O):2]>>[c:1]Br.[C:2]Br',
    reagent,
    example: 'Brc1ccc(C#N)cc1.BrC1CCOCC1>>N#Cc1ccc(C2CCOCC2)cc1',
  };
}

/** Reactions that a reagent above the arrow decides, some of which stand in other tables for what they make. */
export const DECIDED_BY_REAGENTS: readonly TextbookTransform[] = [
  {
    // Acid makes the imine of both an electrophile; an oxygen para to where it closes makes the ring ready.
    name: 'Pictet-Spengler reaction',
    source: PICTET_SPENGLER,
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[NX3;H1:1]1[CX4:2][c;$(c:c:c:c[OX2]):3]:[c:4][CX4:5][CX4:6]1>>[NH2:1][C:6][C:5][c:4]:[cH:3].[C:2]=O',
    reagent: 'acetic acid',
    example: 'Oc1cccc(CCN)c1.CC=O>>CC1NCCc2cc(O)ccc12',
  },
  {
    name: 'Gewald aminothiophene synthesis',
    source: GEWALD,
    likelihood: 'characteristic',
    underReagent: 'characteristic',
    transform:
      '[s:1]1:[c:2](-[NH2:3]):[c;$(c-C=O),$(c-C#N):4]:[c:6]:[c:7]:1>>O=[C:6]-[CH2:7].[N:3]#[C:2]-[CH2;$(CC=O),$(CC#N):4].[S:1]1SSSSSSS1',
    reagent: 'sulfur',
    example: 'O=C1CCCCC1.N#CCC#N.S1SSSSSSS1>>N#Cc1c(N)sc2c1CCCC2',
  },
  {
    // The radical of the sulfinate, which hydroperoxide makes, comes to the carbon between two nitrogens of a purine.
    name: 'Trifluoromethylation of a heteroarene',
    source: li('Langlois reaction'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: `[c;${BETWEEN_NITROGENS};r5:1]-!@[C:2]([F:3])([F:4])[F:5]>>[cH:1].[C:2]([F:3])([F:4])([F:5])S(=O)[OH]`,
    reagent: 'tert-butyl hydroperoxide',
    example: 'Cn1c(=O)c2c(ncn2C)n(C)c1=O.O=S(O)C(F)(F)F>>Cn1c(C(F)(F)F)nc2c1c(=O)n(C)c(=O)n2C',
  },
  ...(['nickel(II) chloride glyme', 'Ir[dF(CF3)ppy]2(dtbbpy)PF6'] as const).map(crossElectrophile),
  {
    // The nitrogen-oxygen bond is the oxidant of the rhodium.
    name: 'Isoquinolone synthesis by C-H activation',
    source: joule('isoquinolones'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform:
      '[nH:1]1:[c:2](=[O:3]):[c:4]:[c:5]:[c:6](-!@[#6:8]):[c:7](-!@[#6:9]):1>>[NH:1](OC(=O)C([CH3])([CH3])[CH3])[C:2](=[O:3])[c:4]:[cH:5].[#6:8][C:6]#[C:7][#6:9]',
    reagent: '[Cp*RhCl2]2',
    example: 'O=C(NOC(=O)C(C)(C)C)c1ccccc1.CCC#CCC>>CCc1[nH]c(=O)c2ccccc2c1CC',
  },
  ...FLUORINE_CARRIERS.map(
    ([carrier, fluorinating]): TextbookTransform => ({
      name: 'Electrophilic fluorination',
      source: march('chapter 12, halogenation of aldehydes and ketones'),
      likelihood: 'characteristic',
      transform: `[F:1][CX4:2][CX3:3]([#6:5])=[O:4]>>[C:2]=[C:3]([#6:5])[O:4][Si]([CH3])([CH3])[CH3].[F:1]${carrier}`,
      example: `C[Si](C)(C)OC1=CCCCC1.${fluorinating}>>O=C1CCCCC1F`,
    }),
  ),
  {
    name: 'Fukuyama coupling',
    source: li('Fukuyama coupling'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[#6:1][CX3:2](=[O:3])-!@[CX4;H2,H3;!$(C[!#6;!#1]):4]>>[#6:1][C:2](=[O:3])S[CH2][CH3].[C;!$(C[O,N,S]):4][Zn]I',
    reagent: 'Pd(PPh3)2Cl2',
    example: 'CCSC(=O)C1CCCCC1.I[Zn]CC>>CCC(=O)C1CCCCC1',
  },
  {
    // Knochel: the exchange is faster than what the Grignard reagent does to an ester or a nitrile.
    name: 'Halogen-magnesium exchange and addition to an aldehyde',
    source: clayden(9),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[c:1]-!@[CX4;H1;!$(C[N,S,P,F,Cl,Br,I]):2]([OX2H:3])[#6:4]>>[c:1]I.[CH:2](=[O:3])[#6:4]',
    reagent: 'isopropylmagnesium chloride',
    example: 'COC(=O)c1ccc(I)cc1.O=Cc1ccccc1>>COC(=O)c1ccc(C(O)c2ccccc2)cc1',
  },
  {
    name: 'S-Trityl deprotection',
    source: 'Wuts, Greene’s Protective Groups in Organic Synthesis, 5th ed., chapter 6, thioethers: S-triphenylmethyl',
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[SX2H:1][CX4:2]>>[S:1]([C:2])C(c1[cH][cH][cH][cH][cH]1)(c1[cH][cH][cH][cH][cH]1)c1[cH][cH][cH][cH][cH]1',
    reagent: 'trifluoroacetic acid',
    example: 'CCSC(c1ccccc1)(c1ccccc1)c1ccccc1>>CCS',
  },
  {
    name: 'O-Allyl deprotection',
    source: 'Wuts, Greene’s Protective Groups in Organic Synthesis, 5th ed., chapter 5, allyl esters',
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[OX2H:1][CX3:2](=[O:3])[CX4:4]>>[O:1]([CH2][CH]=[CH2])[C:2](=[O:3])[C:4]',
    reagent: 'Pd(PPh3)4',
    example: 'C=CCOC(=O)C1CCCCC1>>O=C(O)C1CCCCC1',
  },
  {
    name: 'Anionic oxy-Cope rearrangement',
    source: kurti('Cope Rearrangement, Oxy-Cope and Anionic Oxy-Cope Rearrangement'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[O:1]=[CX3;H1,$(C([#6])[#6]):2][CX4:3][CX4:4]-!@[CX4:5][C:6]=[C:7]>>[OH:1][C:2]([C:3]=[C:4])[C:7][C:6]=[C:5]',
    reagent: 'potassium hydride',
    example: 'C=CCC(O)C=C>>C=CCCCC=O',
  },
  {
    name: 'Takai olefination',
    source: kurti('Takai-Utimoto Olefination'),
    likelihood: 'characteristic',
    transform: '[#6:1]/[CH:2]=[CH:3]/[I:4]>>[#6:1]-[CH:2]=O.[CH:3]([I:4])(I)I',
    reagent: 'chromium(II) chloride',
    example: 'O=CCc1ccccc1.IC(I)I>>I/C=C/Cc1ccccc1',
  },
  {
    name: 'Petasis reaction',
    source: kurti('Petasis Boronic Acid-Mannich Reaction'),
    likelihood: 'usual',
    transform:
      '[CX4;H1:1]([NX3;H0;$(N([CX4])[CX4]):2])(-!@[CX3;$(C=C):3])[C:4](=[O:5])[OX2H:6]>>[CH:1](=O)[C:4](=[O:5])[OH:6].[NH:2].[C:3]B([OH])[OH]',
    example: 'O=CC(=O)O.C1COCCN1.OB(O)/C=C/c1ccccc1>>O=C(O)C(/C=C/c1ccccc1)N1CCOCC1',
  },
  {
    name: 'Thiol oxidation to disulfide',
    source: DISULFIDES,
    likelihood: 'characteristic',
    transform: '[SX2:1]([#6:3])-[SX2:2][#6:4]>>[SH:1][#6:3].[SH:2][#6:4]',
    reagent: 'hydrogen peroxide',
    ofTwoAlike: true,
    example: 'CCS.CCS>>CCSSCC',
  },
  {
    name: 'Glaser coupling',
    source: li('Glaser coupling'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[#6:5][C:1]#[C:2]-[C:3]#[C:4][#6:6]>>[#6:5][C:1]#[CH:2].[CH:3]#[C:4][#6:6]',
    reagent: 'copper(I) chloride',
    ofTwoAlike: true,
    example: 'C#Cc1ccccc1.C#Cc1ccccc1>>C(#Cc1ccccc1)C#Cc1ccccc1',
  },
  {
    name: 'Benzoin condensation',
    source: kurti('Benzoin and Retro-Benzoin Condensation'),
    likelihood: 'usual',
    transform: '[CX4;H1:1]([OX2H:2])([c:3])[CX3:4](=[O:5])[c:6]>>[CH:1](=[O:2])[c:3].[CH:4](=[O:5])[c:6]',
    reagent: 'sodium cyanide',
    ofTwoAlike: true,
    example: 'O=Cc1ccccc1.O=Cc1ccccc1>>O=C(c1ccccc1)C(O)c1ccccc1',
  },
  {
    name: 'Claisen condensation',
    source: kurti('Claisen Condensation'),
    likelihood: 'usual',
    // A diester closes its own ring of five or six first, and the anion of a malonate is too stable.
    transform: `[CX3:1](=[O:2])([#6:8])-!@[CX4;!H0;!$(${CLOSES_FIVE});!$(${CLOSES_SIX});!$(C(C=O)(C=O)C=O):3][C:4](=[O:5])[O:6][CH2:7][CH3:9]>>[CH3][CH2]O[C:1](=[O:2])[#6:8].[C;!H0:3][C:4](=[O:5])[O:6][CH2:7][CH3:9]`,
    reagent: 'sodium ethoxide',
    ofTwoAlike: true,
    example: 'CCOC(C)=O.CCOC(C)=O>>CCOC(=O)CC(C)=O',
  },
  ...(
    [
      ['[CH3:10]', 'COC(=O)C(O)C(O)C(=O)OC>>COC(=O)C=O'],
      ['[CH2:10][CH3:11]', 'CCOC(=O)C(O)C(O)C(=O)OCC>>CCOC(=O)C=O'],
      ['[CH:10]([CH3:11])[CH3:12]', 'CC(C)OC(=O)C(O)C(O)C(=O)OC(C)C>>CC(C)OC(=O)C=O'],
    ] as const
  ).map(
    // Both halves of a tartrate are the same glyoxylate; a transform has to say what the other half is.
    ([alkyl, example]): TextbookTransform => ({
      name: 'Cleavage of a 1,2-diol',
      source: clayden(19),
      likelihood: 'possible',
      underReagent: 'characteristic',
      transform: `[CX3;H1:1](=[O:2])[CX3:3](=[O:4])[OX2:5]${alkyl}>>[CH:1]([OH:2])([C:3](=[O:4])[O:5]${alkyl})[CH]([OH])C(=O)O${alkyl.replace(/:\d+/g, '')}`,
      reagent: 'sodium periodate',
      example,
    }),
  ),
];
