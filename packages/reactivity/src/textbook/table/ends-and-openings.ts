import { clayden, joule, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const ADDITIONS = march('chapter 15, additions to carbon-carbon multiple bonds');

/** Additions whose ends an arene decides, rings of three and five that a nucleophile opens, and alkyl groups on the better atom of an ambident anion. */
export const ENDS_AND_OPENINGS: readonly TextbookTransform[] = [
  ...(['Cl', 'Br'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Hydrohalogenation of an alkyne',
      source: clayden(19),
      likelihood: 'usual',
      transform: `[CH2:1]=[CX3:2]([c:3])-!@[${halogen}:4]>>[CH:1]#[C:2][c:3].[${halogen}H:4]`,
      example: `C#Cc1ccccc1.${halogen}>>C=C(${halogen})c1ccccc1`,
    }),
  ),
  {
    name: 'Addition of an interhalogen to an alkene',
    source: ADDITIONS,
    likelihood: 'characteristic',
    transform: '[I:1][CH2:2]-[CX4;H1:3]([c:4])[Cl,Br:5]>>[C:2]=[C:3][c:4].[I:1][*:5]',
    example: 'C=Cc1ccccc1.ClI>>ClC(CI)c1ccccc1',
  },
  {
    name: 'Addition of a sulfenyl chloride to an alkene',
    source: ADDITIONS,
    likelihood: 'characteristic',
    transform: '[SX2;$(Sc):1]-!@[CH2:2]-[CX4;H1:3]([c:4])[Cl:5]>>[C:2]=[C:3][c:4].[S:1][Cl:5]',
    example: 'C=Cc1ccccc1.ClSc1ccccc1>>ClC(CSc1ccccc1)c1ccccc1',
  },
  {
    name: 'Ketene cycloaddition',
    source: clayden(34),
    likelihood: 'characteristic',
    transform: '[CX4:1]1[CX4:2][CX4:3]([Cl:6])([Cl:7])[C:4]1=[O:5]>>[C:1]=[C:2].[CH:3]([Cl:6])([Cl:7])[C:4](=[O:5])Cl',
    reagent: 'triethylamine',
    example: 'C1=CCCC1.O=C(Cl)C(Cl)Cl>>O=C1C2CCCC2C1(Cl)Cl',
  },
  {
    name: 'Chromene synthesis from an aryl propargyl ether',
    source: march('chapter 18, the Claisen rearrangement'),
    likelihood: 'usual',
    transform: '[OX2:1]1-@[CX4:2]-@[CH:3]=[CH:4]-@[c:5]:[c:6]1>>[O:1]([C:2][C:3]#[CH:4])[c:6]:[cH:5]',
    example: 'C#CCOc1ccccc1>>C1=Cc2ccccc2OC1',
  },
  {
    name: 'Allylic oxidation by selenium dioxide',
    source: kurti('Riley Selenium Dioxide Oxidation'),
    likelihood: 'usual',
    transform: '[OX2H:1][CH2:2]/[CX3:3]([CH3:4])=[CH:5]/[CX4:6]>>[CH3:2][C:3]([CH3:4])=[CH:5][C:6].[OH2:1]',
    reagent: 'selenium dioxide',
    example: 'CC(=O)OCC=C(C)C.O>>CC(=O)OC/C=C(\\C)CO',
  },
  {
    name: 'Oxidation of an anthracene to the anthraquinone',
    source: march('chapter 19, oxidation of aromatic hydrocarbons to quinones'),
    likelihood: 'possible',
    transform: '[O:1]=[C:2]1-@[c:3]:[c:4]-@[C:5](=[O:6])-@[c:7]:[c:8]-@1>>[cH:2]1:[c:3]:[c:4]:[cH:5]:[c:7]:[c:8]:1.[OH2:1].[OH2:6]',
    reagent: 'chromium(VI) oxide',
    example: 'Cc1ccc2cc3ccccc3cc2c1.O.O>>Cc1ccc2c(c1)C(=O)c1ccccc1C2=O',
  },
  {
    name: 'Deconjugative alkylation of an enoate',
    source: clayden(24),
    likelihood: 'usual',
    transform: '[CH2:1]=[CH:2]-!@[CX4;H1:3](-!@[CX4;H2,H3:6])[C:4](=[O:5])[OX2:7]>>[CH3:1][CH:2]=[CH:3][C:4](=[O:5])[O:7].[C:6]Br',
    reagent: 'lithium diisopropylamide',
    example: 'BrCc1ccccc1.CCOC(=O)C=CC>>C=CC(Cc1ccccc1)C(=O)OCC',
  },
  ...(['Cl', 'Br'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Opening of a cyclopropyl ketone by a hydrogen halide',
      source: ADDITIONS,
      likelihood: 'possible',
      transform: `[${halogen}:1][CH2:2]-[CH2:3]-[CH2:4]-[C:5](=[O:6])[#6:7]>>[${halogen}H:1].[C:2]1[C:3][CH:4]1[C:5](=[O:6])[#6:7]`,
      example: `${halogen}.O=C(c1ccccc1)C1CC1>>O=C(CCC${halogen})c1ccccc1`,
    }),
  ),
  {
    name: 'Opening of an N-carboxyanhydride by an amine',
    source: march('chapter 16, acylation of amines by anhydrides'),
    likelihood: 'possible',
    transform: '[NX3;H2:1][CX4:2]-[C:3](=[O:4])-!@[NX3;$(N[CX4]);!$(NC[OX2]):5]>>[NH:1]1[C:2][C:3](=[O:4])OC1=O.[N;!H0:5]',
    example: 'NCc1ccccc1.O=C1NC(Cc2ccccc2)C(=O)O1>>NC(Cc1ccccc1)C(=O)NCc1ccccc1',
  },
  {
    name: 'Alkylation of a hydroxamic acid',
    source: march('chapter 10, alkylation of ambident nucleophiles'),
    likelihood: 'usual',
    transform: '[NX3;H1:1]([C:2]=[O:3])-[OX2:4]-!@[CX4;H2,H3:5]>>[N:1]([C:2]=[O:3])[OH:4].[C:5]Br',
    reagent: 'potassium carbonate',
    example: 'BrCC1CC1.O=C(NO)c1ccccc1>>O=C(NOCC1CC1)c1ccccc1',
  },
  ...(['I', 'Br'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Alkylation of an aminothiazole or aminopyridine at the ring nitrogen',
      source: joule('aminopyridines and aminothiazoles'),
      likelihood: 'characteristic',
      transform: `[NX2;H1:1]=[c:2]:[n:3]-!@[CX4;${halogen === 'I' ? 'H3' : 'H2'}:4]>>[NH2:1]-[cH0:2]:[nH0:3].[C:4]${halogen}`,
      example: halogen === 'I' ? 'CI.Nc1nccs1>>CN1C=CSC1=N' : 'BrCc1ccccc1.Nc1ccccn1>>N=c1ccccn1Cc1ccccc1',
    }),
  ),
  {
    name: 'Japp-Klingemann hydrazone synthesis',
    source: li('Japp–Klingemann hydrazone synthesis'),
    likelihood: 'usual',
    transform: '[c:1][NH:2][N:3]=[C:4]([CX4:5])[C:6](=[O:7])[OX2:8]>>[c:1][NH2:2].[OH][N:3]=O.[CH3]C(=O)[CH:4]([C:5])[C:6](=[O:7])[O:8]',
    example: 'Nc1ccccc1.O=NO.CCOC(=O)C(C)C(C)=O>>CCOC(=O)C(C)=NNc1ccccc1',
  },
];
