import { clayden, joule, li, march, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** Rings that two functional groups close with two others at once, rings that a cation closes, pyridinium ions, sugars, and additions that a metal brings about. */
export const CYCLOCONDENSATIONS: readonly TextbookTransform[] = [
  {
    name: 'Oxymercuration',
    source: march('chapter 15, hydration of double bonds'),
    likelihood: 'possible',
    transform: '[CH3:1][CX4:2]([OX2H:3])[CX4:4]>>[CH2:1]=[C:2][C:4].[OH2:3]',
    reagent: 'mercury(II) acetate',
    example: 'C=CCCCC.O>>CCCCC(C)O',
  },
  {
    // Meyers; the amino alcohol closes both rings as it meets aldehyde or ketone and ester of one molecule.
    name: 'Bicyclic lactam of an amino alcohol and an oxo ester',
    source: march('chapter 16, formation of enamines, imines and aminals'),
    likelihood: 'usual',
    transform: '[O:1]=[C;R:2]-;@[N;R:3](-;@[CX4;R:4]-;@[OX2;R:5]-;@[CX4:6])-;@[CX4:7]>>[O:1]=[C:2]O[CH3].[C:4]=O.[OH:5][C:6].[NH2:3][C:7]',
    example: 'COC(=O)CCC(C)=O.NC(CO)C(C)C>>CC(C)C1COC2(C)CCC(=O)N12',
  },
  {
    name: 'Grewe cyclisation',
    source: vardanyan('analgesics: morphinans and benzomorphans'),
    likelihood: 'characteristic',
    transform:
      '[c:1]1:[c:8]-;@[CH2:7]-;@[CX4;H1:6](-;@[NX3:9])-;@[CX4;H1,H2:3]-;@[CX4;H0;R:2]-;@1>>[cH:1]:[c:8][CH2:7][CH:6]([N:9])[C:3]=[C:2]',
    reagent: 'hydrogen bromide',
    example: 'Oc1ccc(CC2NCCC(C)=C2C)cc1>>CC1C2Cc3ccc(O)cc3C1(C)CCN2',
  },
  {
    name: 'Reduction of a dihydropyridine',
    source: joule('pyridines: reduction with hydride'),
    likelihood: 'usual',
    transform: '[NX3:1]1-[CH2:6]-[CH:5]=[C:4]-[CX4;H1,H2:3]-[CX4;H1:2]-1>>[N:1]1[CH:6]=[CH:5][C:4]=[C:3][C:2]1',
    reagent: 'sodium borohydride',
    example: 'CC1=C(C)C(Cc2ccccc2)N(C)C=C1>>CC1=CCN(C)C(Cc2ccccc2)C1C',
  },
  {
    name: 'Addition of a Grignard reagent to a pyridinium ion',
    source: joule('pyridines: addition of organometallic reagents to quaternary salts'),
    likelihood: 'usual',
    transform:
      '[NX3+0:1]1([CX4:8])[CH:6]=[CH:5][C:4]=[C:3][CX4;H1:2]1-!@[CH2;$(Cc),$(CC=C):7]>>[n+:1]1([C:8]):[cH:6]:[cH:5]:[c:4]:[c:3]:[cH:2]:1.[CH2:7][Mg]Cl',
    example: 'Cc1cc[n+](C)cc1C.Cl[Mg]Cc1ccccc1>>CC1=C(C)C(Cc2ccccc2)N(C)C=C1',
  },
  {
    name: 'Glycosyl chloride from a methyl glycoside',
    source: vardanyan('antiviral drugs: nucleosides'),
    likelihood: 'usual',
    transform: '[CX4;H1;R;$(C1OC(COC=O)C(OC=O)C1),$(C1OC(COC=O)C(OC=O)C(OC=O)C1):1](-;@[OX2:2])-!@[Cl:3]>>[CH:1](-;@[O:2])O[CH3].[ClH:3]',
    example: 'Cl.COC1CC(OC(C)=O)C(COC(C)=O)O1>>CC(=O)OCC1OC(Cl)CC1OC(C)=O',
  },
  {
    name: '1,3-Oxathiolane synthesis',
    source: vardanyan('antiviral drugs: nucleosides'),
    likelihood: 'characteristic',
    transform:
      '[OX2H:1][CX4;H1:2]1[CH2:3][SX2:4][CX4;H1:5]([C:7](=[O:8])[OX2:9])[OX2:6]1>>[OH:1][CH:2]1[CH2:3][S:4]C([OH])CS1.[CH:5](=[O:6])[C:7](=[O:8])[O:9]',
    example: 'OC1CSC(O)CS1.COC(=O)C=O>>COC(=O)C1OC(O)CS1',
  },
  {
    name: 'Radical alkylation of a quinone by a carboxylic acid',
    source: march('chapter 14, decarboxylative substitution by alkyl'),
    likelihood: 'usual',
    transform:
      '[O:1]=[C:2]1[C:3](-!@[CX4;H1,H0:5])=[C:4][C:6](=[O:7])[c:8]:[c:9]1>>[O:1]=[C:2]1[CH:3]=[C:4][C:6](=[O:7])[c:8]:[c:9]1.[C:5]C(=O)[OH]',
    example: 'O=C1C=C(Cl)C(=O)c2ccccc21.O=C(O)C1CCCCC1>>O=C1C(Cl)=C(C2CCCCC2)C(=O)c2ccccc21',
  },
  {
    name: 'Reduction of an alkyne by a dissolving metal',
    source: march('chapter 15, hydrogenation of triple bonds'),
    likelihood: 'usual',
    transform: '[CX4:1]/[CH:2]=[CH:3]/[CX4:4]>>[C:1][C:2]#[C:3][C:4]',
    reagent: 'sodium',
    example: 'CCCC#CCCC>>CCC/C=C/CCC',
  },
  {
    name: 'Lindlar reduction',
    source: march('chapter 15, hydrogenation of triple bonds'),
    likelihood: 'usual',
    transform: '[#6:1]/[CH:2]=[CH:3]\\[#6:4]>>[#6:1][C:2]#[C:3][#6:4]',
    reagent: 'Lindlar catalyst',
    example: 'CCCC#CCCC>>CCC/C=C\\CCC',
  },
  {
    name: 'Hydroboration of a terminal alkyne',
    source: march('chapter 15, hydration of triple bonds'),
    likelihood: 'usual',
    transform: '[O:1]=[CH:2][CX4;H2:3][CX4:4]>>[CH:2]#[C:3][C:4].[OH:1]O',
    reagent: 'disiamylborane',
    example: 'C#CCCCC.OO>>CCCCCC=O',
  },
  {
    name: 'Amination of a benzyne',
    source: clayden(22),
    likelihood: 'possible',
    transform: '[NH2:1][c:2]:[cH:3]:[c:4]-!@[$([OX2][CX4]),$(C(F)(F)F):5]>>[NH3:1].[cH:2]:[c:3](Br):[c:4]-[$([OX2][CX4]),$(C(F)(F)F):5]',
    reagent: 'sodium amide',
    example: 'COc1ccccc1Br.N>>COc1cccc(N)c1',
  },
  {
    name: 'Condensation of a cyclopentadiene with an aldehyde',
    source: march('chapter 16, the aldol reaction and other condensations'),
    likelihood: 'usual',
    transform: '[c:1]-;@[C;R:2](-;@[c:3])=!@[CH:4]-!@[c:5]>>[c:1]-[CH2:2]-[c:3].O=[CH:4][c:5]',
    example: 'c1ccc2c(c1)Cc1ccccc12.O=Cc1ccccc1>>C(=C1c2ccccc2-c2ccccc12)c1ccccc1',
  },
  {
    name: '1,6-Addition to a dienone',
    source: march('chapter 15, Michael-type additions'),
    likelihood: 'usual',
    transform: '[O:1]=[C:2][CH:3]=[C:4][CX4:5][CX4;H1:6]-!@[SX2:7]>>[O:1]=[C:2][CH:3]=[C:4][CH:5]=[CH:6].[SH:7]',
    example: 'O=C1C=C2C=CCCC2CC1.CC(=O)S>>CC(=O)SC1CCC2CCC(=O)C=C2C1',
  },
  ...(['H', 'C'] as const).map(
    (group): TextbookTransform => ({
      name: 'Fused triazole from a hydrazine and an acid',
      source: joule('triazoles fused to azines and azoles'),
      likelihood: 'usual',
      transform:
        group === 'H'
          ? '[c:1]1:[nX2:2]:[nX2:3]:[cH:4]:[n;$(n(:c)(:c):c):5]:1>>[c:1]([NH:2][NH2:3]):[nH0:5].O=[CH:4][OH]'
          : '[c:1]1:[nX2:2]:[nX2:3]:[c:4](-!@[#6:6]):[n;$(n(:c)(:c):c):5]:1>>[c:1]([NH:2][NH2:3]):[nH0:5].O=[C:4]([OH])[#6:6]',
      example: group === 'H' ? 'NNc1nc2ccccc2s1.O=CO>>c1ccc2c(c1)sc1nncn12' : 'NNc1ccccn1.O=C(O)c1ccccc1>>c1ccc(-c2nnc3ccccn23)cc1',
    }),
  ),
  ...(['[CH3:1]', '[c:1]', '[CX4;H2;$(C[CX4]):1]'] as const).map(
    (group, place): TextbookTransform => ({
      name: 'Conjugate addition of a Grignard reagent with copper',
      source: clayden(22),
      likelihood: 'usual',
      transform: `${group}-!@[CX4:2][CX4;!H0:3][C:4](=[O:5])[#6:6]>>${group}[Mg]Br.[C:2]=[C:3][C:4](=[O:5])[#6:6]`,
      reagent: 'copper(I) iodide',
      example: [
        'C[Mg]Br.O=C1C=CCCC1>>CC1CCCC(=O)C1',
        'Br[Mg]c1ccccc1.O=C1C=CCCC1>>O=C1CCCC(c2ccccc2)C1',
        'CC[Mg]Br.O=C1C=CCCC1>>CCC1CCCC(=O)C1',
      ][place],
    }),
  ),
  {
    name: 'Trifluoromethylation of a carbonyl compound',
    source: li('Ruppert–Prakash reagent'),
    likelihood: 'characteristic',
    transform: '[OX2H:1][CX4;H0,H1:2]-!@[C:3]([F:4])([F:5])[F:6]>>[O:1]=[C:2].[C:3]([F:4])([F:5])([F:6])[Si]([CH3])([CH3])[CH3]',
    reagent: 'tetrabutylammonium fluoride',
    example: 'CC(=O)c1ccccc1.C[Si](C)(C)C(F)(F)F>>CC(O)(c1ccccc1)C(F)(F)F',
  },
  {
    name: 'Direct arylation of imidazo[1,2-a]pyridine',
    source: joule('imidazo[1,2-a]pyridines: reactions with electrophiles and palladium'),
    likelihood: 'usual',
    transform: '[c:1]-!@[c;r5;$(c1cnc2ccccn12):2]>>[c:1]Br.[cH:2]',
    reagent: 'palladium(II) acetate',
    example: 'c1ccn2ccnc2c1.Brc1ccc(C#N)cc1>>N#Cc1ccc(-c2cnc3ccccn23)cc1',
  },
  {
    name: 'Lithiation of a fluoropyridine',
    source: joule('pyridines: directed metallation'),
    likelihood: 'usual',
    transform: '[OX2H:1][CX4;H1:2]-!@[c:3]:[c:4]([F:5]):[n:6]>>[O:1]=[CH:2].[cH:3]:[c:4]([F:5]):[n:6]',
    reagent: 'LDA',
    example: 'Fc1ccccn1.O=Cc1ccc(Cl)cc1>>OC(c1ccc(Cl)cc1)c1cccnc1F',
  },
];
