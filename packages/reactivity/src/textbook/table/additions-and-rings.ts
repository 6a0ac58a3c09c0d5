import { clayden, joule, kurti, li, march, warren } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { ACCEPTOR, AMINE, CATION, CUPRATE_END, METALLATED, OPEN_END } from './fragments.ts';

const ENONE = march('chapter 15, addition to conjugated carbonyl compounds');
const PROTECTION = clayden(11);
/** Carbon whose radical is nucleophilic and gives a single product: secondary or tertiary, without aryl, acceptor or heteroatom. */
const ALKYL_RADICAL = '$(C([CX4])[CX4]);!$(C[!#6])';

/** More carbon-carbon bonds: ene reactions, dipoles, conjugate additions, condensations; and acetals and what else two parts close. */
export const ADDITIONS_AND_RINGS: readonly TextbookTransform[] = [
  {
    name: 'Carbonyl-ene reaction',
    source: kurti('Alder (Ene) Reaction'),
    likelihood: 'usual',
    transform: '[CX3:3]=[CX3:2][CX4:1]-!@[CX4;H1:4]([OX2H:5])[C:6](=[O:7])[OX2:8]>>[C;!H0:3][C:2]=[C:1].[CH:4](=[O:5])[C:6](=[O:7])[O:8]',
    example: 'C=C1CCCCC1.COC(=O)C=O>>COC(=O)C(O)CC1=CCCCC1',
  },
  {
    name: 'Azomethine ylide cycloaddition',
    source: clayden(34),
    likelihood: 'usual',
    transform: `[NX3:1]1([CX4:6])[CH2:2][CX4:3][CX4;${ACCEPTOR}:4][CH2:5]1>>[NH:1]([C:6])[CH2:2]C(=O)[OH].[CH2:5]=O.[C:3]=[C;${ACCEPTOR}:4]`,
    example: 'CNCC(=O)O.C=O.O=C1C=CC(=O)N1C>>CN1CC2C(C1)C(=O)N(C)C2=O',
  },
  {
    name: 'Nitrone cycloaddition',
    source: clayden(34),
    likelihood: 'characteristic',
    transform: '[NX3+0:1]1([#6:7])[O+0:2][CX4:3][CX4:4][CX4:5]1>>[N+:1]([#6:7])([O-:2])=[C:5].[C:3]=[C:4]',
    example: 'C[N+]([O-])=Cc1ccccc1.C=CC#N>>CN1OC(C#N)CC1c1ccccc1',
  },
  {
    name: 'Diels-Alder reaction of an enal with an enol ether',
    source: clayden(34),
    likelihood: 'characteristic',
    transform: '[CX4;H1:1]1([OX2:7][CX4:8])[O:2][CH:3]=[C:4][CX4:5][CX4:6]1>>[CH:3](=[O:2])[C:4]=[C:5].[C:6]=[CH:1][O:7][C:8]',
    example: 'C=CC=O.C=COCC>>CCOC1CCC=CO1',
  },
  {
    name: 'Prins reaction',
    source: kurti('Prins Reaction'),
    likelihood: 'characteristic',
    transform: `[CX4;${CATION}:1]1[O:2][CH2:3][O:4][CH2:5][CX4:6]1>>[C:1]=[C:6].[CH2:5]=[O:4].[CH2:3]=[O:2]`,
    example: 'C=Cc1ccccc1.C=O.C=O>>c1ccc(C2CCOCO2)cc1',
  },
  {
    name: 'Stobbe condensation',
    source: li('Stobbe condensation'),
    likelihood: 'characteristic',
    transform:
      '[#6:12][C:1]([#6,H1:13])=[C:2]([C:3](=[O:4])[O:5][CH2:6][CH3:7])[CH2:8][C:9](=[O:10])[OX2H:11]>>[#6:12][C:1]([#6,H1:13])=O.[CH2:2]([C:3](=[O:4])[O:5][CH2:6][CH3:7])[CH2:8][C:9](=[O:10])[O:11][CH2][CH3]',
    example: 'O=C(c1ccccc1)c1ccccc1.CCOC(=O)CCC(=O)OCC>>CCOC(=O)C(CC(=O)O)=C(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Thorpe-Ziegler cyclisation',
    source: march('chapter 16, Thorpe reaction'),
    likelihood: 'characteristic',
    transform: '[NH2:1][C:2]=;@[C:3]-!@[C:4]#[N:5]>>[NH0:1]#[C:2].[CH2:3][C:4]#[N:5]',
    reagent: 'sodium hydride',
    example: 'N#CCCCCCC#N>>N#CC1=C(N)CCCC1',
  },
  {
    name: 'Claisen-Schmidt condensation',
    source: clayden(26),
    likelihood: 'characteristic',
    transform: '[c:1][CH:2]=[C:3][C:4](=[O:5])[C:6]=[CH:7][c:8]>>[c:1][CH:2]=O.[c:8][CH:7]=O.[C;H2,H3:3][C:4](=[O:5])[C;H2,H3:6]',
    example: 'O=Cc1ccccc1.O=Cc1ccccc1.O=C1CCCC1>>O=C1C(=Cc2ccccc2)CCC1=Cc1ccccc1',
  },
  {
    name: 'Nagata hydrocyanation',
    source: kurti('Nagata Hydrocyanation'),
    likelihood: 'usual',
    transform: '[C+0:1](#[N:2])-!@[CX4:3][CX4;!H0:4][C:5](=[O:6])[#6:7]>>[C-:1]#[N:2].[C:3]=[C:4][C:5](=[O:6])[#6:7]',
    example: '[C-]#N.CC1=CC(=O)CCC1>>CC1(C#N)CCCC(=O)C1',
  },
  {
    name: 'Conjugate addition of a boronic acid',
    source: ENONE,
    likelihood: 'usual',
    // A free acid brings the metal no nearer.
    transform: '[c:1]-!@[CX4:2][CX4;!H0:3][C;!$(C[OX2H]):4]=[O:5]>>[c:1]B([OH])[OH].[C:2]=[C:3][C;!$(C[OX2H]):4]=[O:5]',
    reagent: 'rhodium',
    example: 'OB(O)c1ccccc1.O=C1C=CCC1>>O=C1CCC(c2ccccc2)C1',
  },
  {
    name: 'Conjugate addition of a cuprate',
    source: clayden(22),
    likelihood: 'usual',
    transform: `[#6;${METALLATED}:1]-!@[CX4;${CUPRATE_END}:2][CX4;!H0:3][C:4](=[O:5])[#6:6]>>[#6:1]-[Mg]Br.[C;${OPEN_END}:2]=[C:3][C:4](=[O:5])[#6:6]`,
    reagent: 'copper(I) iodide',
    example: 'C=C[Mg]Br.O=C1C=CCC1>>C=CC1CCC(=O)C1',
  },
  {
    name: 'Minisci reaction',
    source: joule('pyridines'),
    likelihood: 'usual',
    transform: `[c;$(c:[nX2;r6]),$(c:c:c:[nX2;r6]):1]-!@[CX4;H0,H1;${ALKYL_RADICAL}:2]>>[cH:1].[C:2]C(=O)[OH]`,
    example: 'Cc1cccc2cccnc12.O=C(O)C1CCCCC1>>Cc1cccc2ccc(C3CCCCC3)nc12',
  },
  {
    name: 'Lateral lithiation',
    source: march('chapter 16, addition of organometallic compounds to aldehydes and ketones'),
    likelihood: 'usual',
    transform: '[CX4;$(C(c)c):1]-!@[CX4;$(C[#6]):2]([OX2H:3])>>[C;!H0:1].[C:2]=[O:3]',
    reagent: 'LDA',
    example: 'c1ccc(Cc2ccccn2)cc1.CC(C)=O>>CC(C)(O)C(c1ccccc1)c1ccccn1',
  },
  {
    name: 'Lateral lithiation',
    source: joule('pyridines'),
    likelihood: 'usual',
    transform: '[CX4;H2;$(Cc:[nX2;r6]),$(Cc:c:c:[nX2;r6]):1]-!@[CX4;$(C[#6]):2]([OX2H:3])>>[CH3:1].[C:2]=[O:3]',
    reagent: 'LDA',
    example: 'Cc1ccccn1.O=Cc1ccccc1>>OC(Cc1ccccn1)c1ccccc1',
  },
  {
    name: 'Enyne metathesis',
    source: kurti('Enyne Metathesis'),
    likelihood: 'characteristic',
    transform: '[C;R:1](-!@[CH:2]=[CH2:3])=;@[CH;R:4]>>[C:1]#[CH:2].[CH2:3]=[CH:4]',
    reagent: 'Grubbs catalyst, second generation',
    example: 'C#CCN(CC=C)C(C)=O>>C=CC1=CCN(C(C)=O)C1',
  },
  {
    name: 'Hantzsch dihydropyridine synthesis',
    source: kurti('Hantzsch Dihydropyridine Synthesis'),
    likelihood: 'characteristic',
    transform:
      '[NX3;H1:1]1[C:2]([#6:20])=[C:3]([C:4](=[O:5])[#6,O:21])[CH2:6][C:7]([C:8](=[O:9])[#6,O:23])=[C:10]1[#6:24]>>[NH3:1].[CH2:6]=O.[C:2](=O)([#6:20])[CH2:3][C:4](=[O:5])[#6,O:21].[C:10](=O)([#6:24])[CH2:7][C:8](=[O:9])[#6,O:23]',
    example: 'N.C=O.CC(=O)CC(=O)OC.CC(=O)CC(=O)OC>>COC(=O)C1=C(C)NC(C)=C(C(=O)OC)C1',
  },
  {
    name: 'Cyclic acetal formation',
    source: PROTECTION,
    likelihood: 'characteristic',
    transform:
      '[OX2:2]1-[CX4;$(C([#6])O),$([CH2](O)O);!$(C(O)(O)O):1]-[OX2:5]-[CX4;!$(C([OX2;R])[OX2;R]):3]-[CX4;!$(C([OX2;R])[OX2;R]):4]1>>[OH:2][C:4][C:3][OH:5].[C:1]=O',
    example: 'OCCO.O=Cc1ccccc1>>c1ccc(C2OCCO2)cc1',
  },
  {
    name: 'Cyclic acetal formation',
    source: PROTECTION,
    likelihood: 'characteristic',
    transform:
      '[OX2:2]1-[CX4;$(C([#6])O);!$(C(O)(O)O):1]-[OX2:5]-[CX4;!$(C([OX2;R])[OX2;R]):3]-[CX4:6]-[CX4;!$(C([OX2;R])[OX2;R]):4]1>>[OH:2][C:4][C:6][C:3][OH:5].[C:1]=O',
    example: 'OCCCO.O=Cc1ccccc1>>c1ccc(C2OCCCO2)cc1',
  },
  {
    name: 'Dialkyl acetal formation',
    source: PROTECTION,
    likelihood: 'usual',
    transform: '[CX4;H1:1]([#6:2])([OX2:3][CH3:4])[OX2:5][CH3:6]>>[CH:1](=O)[#6:2].[OH:3][CH3:4].[OH:5][CH3:6]',
    example: 'O=Cc1ccccc1.CO.CO>>COC(OC)c1ccccc1',
  },
  {
    name: 'Fischer glycosidation',
    source: kurti('Koenigs-Knorr Glycosidation'),
    likelihood: 'usual',
    transform:
      '[CX4;H1;$(C1OC(CO)CCC1),$(C1OC(CO)CC1):1](-;@[OX2:2])-!@[OX2:3]-!@[CH3,$([CH2][CH3]),$([CH2]c):4]>>[C:1]([O:2])[OH].[OH:3][C:4]',
    example: 'CO.OCC1OC(O)C(O)C(O)C1O>>COC1OC(CO)C(O)C(O)C1O',
  },
  {
    name: 'Acetal formation from a lactol',
    source: PROTECTION,
    likelihood: 'usual',
    transform: '[CX4;H1;$(C(-;@[OX2])-;@[CX4]):1](-;@[OX2:2])-!@[OX2:3]-!@[CH3,$([CH2][CH3]),$([CH2]c):4]>>[C:1]([O:2])[OH].[OH:3][C:4]',
    example: 'CO.OC1CCCCO1>>COC1CCCCO1',
  },
  {
    name: 'Koenigs-Knorr glycosidation',
    source: kurti('Koenigs-Knorr Glycosidation'),
    likelihood: 'characteristic',
    transform: '[CX4;H1;@@:1](-;@[CX4;$(C[OX2]C(C)=O):5])(-;@[OX2:2])-!@[OX2:3]-!@[#6:4]>>[CX4;H1;@:1]([C:5])([O:2])Br.[OH:3][#6:4]',
    example:
      'CO.CC(=O)OC[C@H]1O[C@H](Br)[C@H](OC(C)=O)[C@@H](OC(C)=O)[C@@H]1OC(C)=O>>CO[C@@H]1O[C@H](COC(C)=O)[C@@H](OC(C)=O)[C@H](OC(C)=O)[C@H]1OC(C)=O',
  },
  {
    name: 'Carbamate formation with chlorosulfonyl isocyanate',
    source: march('chapter 16, addition of alcohols to isocyanates'),
    likelihood: 'usual',
    transform: '[NH2:1][C:2](=[O:3])[O:4][CX4:5]>>[OH:4][C:5].[N:1](=[C:2]=[O:3])S(=O)(=O)Cl',
    example: 'OCCc1ccccc1.O=C=NS(=O)(=O)Cl>>NC(=O)OCCc1ccccc1',
  },
  {
    name: 'Wöhler urea synthesis',
    source: march('chapter 16, addition of amines to isocyanates'),
    likelihood: 'characteristic',
    transform: `[NH2:1][C:2](=[O+0:3])[NX3;${AMINE.replace('!$(N[#6,S,P]=[O,S,N])', '!$(N(C(N)=O)[#6,S,P]=[O,S,N])')}:4]>>[N:1]#[C:2][O-:3].[N;!H0:4]`,
    example: 'Nc1ccccc1.N#C[O-]>>NC(=O)Nc1ccccc1',
  },
  {
    name: 'Alkylation of an oxime',
    source: march('chapter 10, alkylation of oximes'),
    likelihood: 'usual',
    transform: '[C:1]=[NX2:2][OX2:3]-!@[CX4;H2,H3:4]>>[C:1]=[N:2][OH:3].[C:4]Br',
    example: 'CC(=NO)c1ccccc1.BrCc1ccccc1>>CC(=NOCc1ccccc1)c1ccccc1',
  },
  {
    name: 'Pinner amidine synthesis',
    source: march('chapter 16, amidines from imidates'),
    likelihood: 'usual',
    transform: '[NX3;!$(NC=[O,S]):1]-!@[CX3:2]([#6:4])=!@[NX2;H0:3]>>[N;!H0:1].[C:2]([#6:4])(=[N:3])O[CH2][CH3]',
    example: 'CCOC(C)=NC#N.CNCc1ccccc1>>CC(=NC#N)N(C)Cc1ccccc1',
  },
  {
    name: 'Aryl azide formation from a diazonium ion',
    source: march('chapter 13, replacement of a diazonium group by azide'),
    likelihood: 'characteristic',
    transform: '[c:4]-[N+0:1]=[N+:2]=[N-:3]>>[c:4][NH2].[N-:1]=[N+:2]=[N-:3]',
    reagent: 'sodium nitrite',
    example: 'Nc1ccccc1.[N-]=[N+]=[N-]>>[N-]=[N+]=Nc1ccccc1',
  },
  {
    name: 'Regitz diazo transfer',
    source: li('Regitz diazo synthesis'),
    likelihood: 'characteristic',
    transform: '[C:1]([C:2]=[O:3])([C:4]=[O:5])=[N+:6]=[N-:7]>>[CH2:1]([C:2]=[O:3])[C:4]=[O:5].[N-:7]=[N+:6]=NS(=O)(=O)c1ccc([CH3])cc1',
    example: 'COC(=O)CC(=O)OC.Cc1ccc(S(=O)(=O)N=[N+]=[N-])cc1>>COC(=O)C(=[N+]=[N-])C(=O)OC',
  },
  {
    name: 'Regitz diazo transfer',
    source: li('Regitz diazo synthesis'),
    likelihood: 'characteristic',
    transform:
      '[C:1]([C:2]=[O:3])([P:4](=[O:5])([O:8])[O:9])=[N+:6]=[N-:7]>>[CH2:1]([C:2]=[O:3])[P:4](=[O:5])([O:8])[O:9].[N-:7]=[N+:6]=NS(=O)(=O)c1ccc([CH3])cc1',
    example: 'COP(=O)(CC(C)=O)OC.Cc1ccc(S(=O)(=O)N=[N+]=[N-])cc1>>COP(=O)(OC)C(=[N+]=[N-])C(C)=O',
  },
  {
    name: 'Dialkylation to a small ring',
    source: warren('three-membered rings'),
    likelihood: 'usual',
    transform: '[CX4;$(C(c)C#N),$(C(C#N)C=O),$(C(C=O)C=O):1]1[CH2:2][CH2:3]1>>[CH2:1].Br[CH2:2][CH2:3]Br',
    example: 'N#CCc1ccccc1.BrCCBr>>N#CC1(c2ccccc2)CC1',
  },
  {
    name: 'Alpha-iminol rearrangement',
    source: march('chapter 18, alpha-ketol rearrangement'),
    likelihood: 'usual',
    transform: '[O:1]=[C;r6:2](-;@[C:6])-;@[CX4;H0:3]([c:4])([NX3;H1:5])-;@[CX4:7]>>[OH:1][C:2]([C:6])([C:7])[C:3]([c:4])=[N:5]',
    example: 'CN=C(c1ccccc1)C1(O)CCCC1>>CNC1(c2ccccc2)CCCCC1=O',
  },
  {
    name: 'Prins reaction',
    source: kurti('Prins Reaction'),
    likelihood: 'characteristic',
    transform:
      '[CX4;H1:1]1([OX2H:7])[CH2:2][CX4;H1;!$(C([O])[O,N]):3]([#6:8])[OX2:4][CH2:5][CH2:6]1>>[CH2:2]=[CH:1][CH2:6][CH2:5][OH:4].[CH:3](=[O:7])[#6:8]',
    reagent: 'sulfuric acid',
    example: 'C=CCCO.CC(C)CC=O>>CC(C)CC1CC(O)CCO1',
  },
];
