import { joule, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const PROTECTIVE_GROUPS = 'Wuts, Greene’s Protective Groups in Organic Synthesis, 5th ed., chapter 7';
/** A pinacol boronate and what brings it, by the pieces that stand on both sides. */
const PINACOL_BORONATE = '[BX3:20]1[O:21][C:22]([CH3:23])([CH3:24])[C:25]([CH3:26])([CH3:27])[O:28]1';
const PINACOLATE = '[B:20]1([O:21][C:22]([CH3:23])([CH3:24])[C:25]([CH3:26])([CH3:27])[O:28]1)';
const DIBORON = `${PINACOLATE}B2OC([CH3])([CH3])C([CH3])([CH3])O2`;
const BORANE = '[BH:20]1[O:21][C:22]([CH3:23])([CH3:24])[C:25]([CH3:26])([CH3:27])[O:28]1';
const DAST = '[CH3][CH2]N([CH2][CH3])S(F)([F:2])F';
const PMB = '[CH2]c1[cH][cH]c(O[CH3])[cH][cH]1';
/** A ring carbon with a substituent or a nitrogen on either side of the carbon beside it: the only place that iridium reaches. */
const PARA_OF_DISUBSTITUTED_PYRIDINE = '$(c1cc([#6,Cl,F,O])nc([#6,Cl,F,O])c1)';

/** An arene that iridium borylates where no substituent stands in its way. */
function borylation(site: string, reagent: readonly ['diboron' | 'borane', string], example: string): TextbookTransform {
  return {
    name: 'C-H borylation',
    source: march('chapter 12, hydrogen or metals by boron'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: `${site}-!@${PINACOL_BORONATE}>>[cH:1].${reagent[1]}`,
    reagent: '[Ir(cod)(OMe)]2',
    example,
  };
}

/** The same deprotection for each nitrogen that gives the benzyl cation away easily. */
function pmbRemoval(freed: string, bound: string, example: string): TextbookTransform {
  return {
    name: 'N-PMB deprotection',
    source: `${PROTECTIVE_GROUPS}, N-p-methoxybenzyl`,
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: `${freed}>>${bound}`,
    reagent: 'trifluoroacetic acid',
    example,
  };
}

/** An alcohol, an amine and what brings the carbonyl group between them; records draw it as phosgene, and CDI as it is. */
function carbamate(nitrogen: string, bare: string, donor: readonly [string, string, string], example: string): TextbookTransform {
  const [reagent, transform, text] = donor;
  return {
    name: 'Carbamate from an alcohol and an amine',
    source: march('chapter 16, alcoholysis and aminolysis of acyl halides'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: `${nitrogen}-!@[CX3:2](=[O:3])-!@[OX2:4][CX4:5]>>${bare}.[OH:4][C:5].${transform}`,
    reagent,
    example: example.replace('DONOR', text),
  };
}

const PHOSGENE = ['triphosgene', '[C:2](=[O:3])(Cl)Cl', 'O=C(Cl)Cl'] as const;
const CDI = ['CDI', '[C:2](=[O:3])(n1[cH]n[cH][cH]1)n1[cH]n[cH][cH]1', 'O=C(n1ccnc1)n1ccnc1'] as const;
const OF_PRIMARY = ['[NX3;H1;$(N[CX4,c]):1]', '[NH2:1]', 'OC1CCOC1.NCc1ccccc1.DONOR>>O=C(NCc1ccccc1)OC1CCOC1'] as const;
const OF_SECONDARY = ['[NX3;H0;$(N([CX4])[CX4]):1]', '[NH:1]', 'CCO.C1CCNCC1.DONOR>>CCOC(=O)N1CCCCC1'] as const;

/** What experimental sections of medicinal and process chemists do every week, and textbooks tell under the reagent that decides. */
export const OF_EXPERIMENTAL_SECTIONS: readonly TextbookTransform[] = [
  {
    // Bulky ligands bring hydroxide to palladium and leave the phenol free.
    name: 'Aryl halide to phenol',
    source: march('chapter 13, hydroxylation of aryl halides'),
    likelihood: 'possible',
    underReagent: 'usual',
    transform: '[c:1][OX2H:2]>>[c:1]Br.[OH2:2]',
    reagent: 'tBuXPhos',
    example: 'Brc1ccc(C#N)cc1.O>>N#Cc1ccc(O)cc1',
  },
  {
    name: 'Chan-Lam coupling',
    source: march('chapter 13, arylation of amines by boronic acids'),
    likelihood: 'possible',
    underReagent: 'usual',
    transform: '[n;+0;r5:1]-!@[CX4;r3;H1:2]>>[nH:1].[CH:2]B([OH])[OH]',
    reagent: 'copper(II) acetate',
    example: 'c1ccc2[nH]ccc2c1.OB(O)C1CC1>>c1ccc2c(c1)ccn2C1CC1',
  },
  {
    // The imine stands for ammonia, and base leaves it.
    name: 'Buchwald-Hartwig amination',
    source: march('chapter 13, amination of aryl halides'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform:
      '[c:1]-!@[NX2:2]=[CX3:3]([c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1)[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1>>[c:1]Br.[NH:2]=[C:3]([c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1)[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1',
    reagent: 'Pd2(dba)3',
    example: 'Brc1ccccc1.N=C(c1ccccc1)c1ccccc1>>c1ccc(N=C(c2ccccc2)c2ccccc2)cc1',
  },
  borylation(
    `[c;${PARA_OF_DISUBSTITUTED_PYRIDINE}:1]`,
    ['diboron', DIBORON],
    'Cc1cccc(C)n1.CC1(C)OB(B2OC(C)(C)C(C)(C)O2)OC1(C)C>>Cc1cc(B2OC(C)(C)C(C)(C)O2)cc(C)n1',
  ),
  borylation(
    `[c;${PARA_OF_DISUBSTITUTED_PYRIDINE}:1]`,
    ['borane', BORANE],
    'Cc1cccc(C)n1.CC1(C)OBOC1(C)C>>Cc1cc(B2OC(C)(C)C(C)(C)O2)cc(C)n1',
  ),
  // The Boc group shuts the place beside nitrogen.
  borylation(
    '[c;r5;$(c1cn(C(=O)O)cc1),$(c1cn(C(=O)O)c2aaaac12):1]',
    ['diboron', DIBORON],
    'CC(C)(C)OC(=O)n1ccc2ccccc21.CC1(C)OB(B2OC(C)(C)C(C)(C)O2)OC1(C)C>>CC(C)(C)OC(=O)n1cc(B2OC(C)(C)C(C)(C)O2)c2ccccc21',
  ),
  borylation(
    '[c;r5;$(c1cn(C(=O)O)cc1),$(c1cn(C(=O)O)c2aaaac12):1]',
    ['borane', BORANE],
    'CC(C)(C)OC(=O)n1ccc2ccccc21.CC1(C)OBOC1(C)C>>CC(C)(C)OC(=O)n1cc(B2OC(C)(C)C(C)(C)O2)c2ccccc21',
  ),
  {
    name: 'Deoxyfluorination of a phenol',
    source: march('chapter 13, fluorination of arenes'),
    // Aminosulfur trifluorides leave phenols: they are drawn for PhenoFluor, which nobody would think of whom a fluoroarene is sold.
    likelihood: 'seldom',
    underReagent: 'characteristic',
    transform: `[c:1]-!@[F:2]>>[c:1][OH].${DAST}`,
    reagent: 'PhenoFluor',
    example: 'Oc1ccc(C#N)cc1.CCN(CC)S(F)(F)F>>N#Cc1ccc(F)cc1',
  },
  pmbRemoval('[nH:1]', `[n:1]${PMB}`, 'COc1ccc(Cn2cccn2)cc1>>c1cc[nH]n1'),
  pmbRemoval('[NX3;H1;R;$(NC=O):1]', `[N;H0:1]${PMB}`, 'COc1ccc(CN2CCCC2=O)cc1>>O=C1CCCN1'),
  pmbRemoval('[NX3;H2;$(NS(=O)=O):1]', `[NH:1]${PMB}`, 'COc1ccc(CNS(=O)(=O)c2ccccc2)cc1>>NS(=O)(=O)c1ccccc1'),
  ...(
    [
      ['[NX3;H1:1]([#6:3])[CX4:4]', '[NX3:1]([#6:3])([C:4])', 'CN(Cc1ccccc1)S(=O)(=O)c1ccccc1[N+](=O)[O-]>>CNCc1ccccc1'],
      ['[NX3;H2:1][CX4:4]', '[NH:1]([C:4])', 'O=S(=O)(NCc1ccccc1)c1ccccc1[N+](=O)[O-]>>NCc1ccccc1'],
    ] as const
  ).map(
    // The thiolate adds to the carbon that holds sulfur, and sulfur dioxide goes.
    ([amine, bound, example]): TextbookTransform => ({
      name: 'N-Sulfonyl deprotection',
      source: `${PROTECTIVE_GROUPS}, 2-nitrobenzenesulfonamides`,
      likelihood: 'possible',
      underReagent: 'characteristic',
      transform: `${amine}>>${bound}S(=O)(=O)c1[cH][cH][cH][cH]c1[N+](=O)[O-]`,
      reagent: 'thiophenol',
      example,
    }),
  ),
  ...(
    [
      ['[NX3;H1:1]([#6:3])[CH3:2]', '[NH:1]([#6:3])', 'CC(C)(C)OC(=O)NC1CCCCC1>>CNC1CCCCC1'],
      ['[NX3;H0:1]([CX4:3])([CX4:4])[CH3:2]', '[N:1]([C:3])([C:4])', 'CC(C)(C)OC(=O)N1CCCCC1>>CN1CCCCC1'],
    ] as const
  ).map(
    ([amine, bound, example]): TextbookTransform => ({
      name: 'Carbamate to methylamine',
      source: march('chapter 19, reduction of carbamates'),
      likelihood: 'possible',
      underReagent: 'characteristic',
      transform: `${amine}>>${bound}[C:2](=O)OC([CH3])([CH3])[CH3]`,
      reagent: 'lithium aluminium hydride',
      example,
    }),
  ),
  ...(
    [
      ['[S:2](=[O:3])([Cl:5])Cl.[OH2:4]', 'O=S(Cl)Cl.O'],
      ['[S:2](=[O:3])=[O:4].[ClH:5]', 'O=S=O.Cl'],
    ] as const
  ).map(
    ([donors, given]): TextbookTransform => ({
      name: 'Sulfonyl chloride from an aniline',
      source: march('chapter 14, sulfonyl chlorides from diazonium salts'),
      likelihood: 'possible',
      underReagent: 'characteristic',
      transform: `[c:1]-!@[S:2](=[O:3])(=[O:4])[Cl:5]>>[c:1][NH2].${donors}`,
      reagent: 'sodium nitrite',
      example: `Nc1ccc(C#N)cc1.${given}>>N#Cc1ccc(S(=O)(=O)Cl)cc1`,
    }),
  ),
  ...[OF_PRIMARY, OF_SECONDARY].flatMap(([nitrogen, bare, example]) =>
    [PHOSGENE, CDI].map((donor) => carbamate(nitrogen, bare, donor, example)),
  ),
  ...(
    [
      ['([O][CH2][CH3])([O][CH2][CH3])[O][CH2][CH3]', 'CCOC(OCC)OCC'],
      ['([O][CH3])([O][CH3])[O][CH3]', 'COC(OC)OC'],
    ] as const
  ).map(
    ([alkoxides, orthoformate]): TextbookTransform => ({
      name: '1,3,4-Oxadiazole synthesis',
      source: joule('1,3,4-oxadiazoles'),
      likelihood: 'usual',
      transform: `[cH:1]1:[n:2]:[n:3]:[c:4](-!@[#6:6]):[o:5]:1>>[CH:1]${alkoxides}.[NH2:2][NH:3][C:4](=[O:5])[#6:6]`,
      example: `NNC(=O)c1ccccc1.${orthoformate}>>c1ccc(-c2nnco2)cc1`,
    }),
  ),
  {
    name: 'Indazole synthesis from a fluoroaldehyde',
    source: joule('indazoles'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[nH:1]1:[n:2]:[cH:3]:[c:4]:[c:5]:1>>[NH2:1][NH2:2].[CH:3](=O)-[c:4]:[c:5]F',
    reagent: 'hydrazine',
    example: 'NN.O=Cc1cnccc1F>>c1cc2[nH]ncc2cn1',
  },
  {
    name: 'Debus-Radziszewski imidazole synthesis',
    source: joule('imidazoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[cH:2]:[cH:3]:[n:4]:[c:5]:1-!@[#6:6]>>[NH3:1].[NH3:4].[CH:2](=O)-[CH:3]=O.[CH:5](=O)[#6:6]',
    example: 'N.N.O=CC=O.CC=O>>Cc1ncc[nH]1',
  },
];
