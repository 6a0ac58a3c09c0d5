import { clayden, kurti, li, march, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const WITTIG = kurti('Wittig Reaction');
const ORGANOMETALS = march('chapter 12, aliphatic electrophilic substitution');
const PHOSPHINES = march('chapter 10, alkylation of phosphines');
const THIOLS = march('chapter 19, oxidation of thiols');

/** Chains between two phosphorus atoms: pattern, halide, example. */
const CHAINS = [
  ['[CH2:7][CH2:8]', 'Cl[C:7][C:8]Cl', 'ClCCCl', 'CC'],
  ['[CH2:7][CH2:8][CH2:9]', 'Cl[C:7][C:8][C:9]Cl', 'ClCCCCl', 'CCC'],
  ['[CH2:7][CH2:8][CH2:9][CH2:10]', 'Cl[C:7][C:8][C:9][C:10]Cl', 'ClCCCCCl', 'CCCC'],
] as const;

/** Compounds of phosphorus, sulfur, silicon, tin, boron and magnesium. */
export const MAIN_GROUP: readonly TextbookTransform[] = [
  ...(['Br', 'I', 'Cl'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Phosphonium salt formation',
      source: WITTIG,
      likelihood: 'characteristic',
      transform: `[P+:1]([c:2])([c:3])([c:4])-!@[CX4;H1,H2,H3:5]>>[P+0:1]([c:2])([c:3])[c:4].[C:5]${halogen}`,
      example: `c1ccc(P(c2ccccc2)c2ccccc2)cc1.${halogen}CC=C>>C=CC[P+](c1ccccc1)(c1ccccc1)c1ccccc1`,
    }),
  ),
  {
    name: 'Phosphonium ylide formation',
    source: WITTIG,
    likelihood: 'characteristic',
    transform: '[P+0:1]([c:2])([c:3])([c:4])=[CX3:5]>>[P+:1]([c:2])([c:3])([c:4])[C;!H0:5]',
    reagent: 'sodium hydride',
    example: 'CCOC(=O)C[P+](c1ccccc1)(c1ccccc1)c1ccccc1>>CCOC(=O)C=P(c1ccccc1)(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Phosphine formation from a chlorophosphine',
    source: ORGANOMETALS,
    likelihood: 'usual',
    transform: '[PX3;H0:1]([#6:2])([#6:3])-!@[c:4]>>[P:1]([#6:2])([#6:3])Cl.[c:4]Br',
    reagent: 'n-butyllithium',
    example: 'ClP(c1ccccc1)c1ccccc1.Brc1ccccc1-c1ccccc1>>c1ccc(-c2ccccc2P(c2ccccc2)c2ccccc2)cc1',
  },
  {
    name: 'Phosphine formation from a chlorophosphine',
    source: ORGANOMETALS,
    likelihood: 'usual',
    transform: '[PX3;H0:1]([#6:2])([#6:3])-!@[c:4]>>[P:1]([#6:2])([#6:3])Cl.[c:4]-[Mg]Br',
    example: 'ClP(c1ccccc1)c1ccccc1.Cc1ccccc1[Mg]Br>>Cc1ccccc1P(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Bisphosphonate synthesis from a carboxylic acid',
    source: 'Kieczykowski et al., J. Org. Chem. 1995, 60, 8310',
    likelihood: 'characteristic',
    transform:
      '[OX2H:1][CX4:2]([#6:3])([P:4](=[O:5])([OH:6])[OH:7])[P:8](=[O:9])([OH:10])[OH:11]>>[#6:3][C:2](=[O:1])[OH].[PH:4](=[O:5])([OH:6])[OH:7].[PH:8](=[O:9])([OH:10])[OH:11]',
    reagent: 'phosphorus trichloride',
    example: 'O=C(O)Cn1ccnc1.O=[PH](O)O.O=[PH](O)O>>O=P(O)(O)C(O)(Cn1ccnc1)P(=O)(O)O',
  },
  {
    name: 'Phosphorylation of an alcohol with phosphoryl chloride',
    source: march('chapter 10, esters of inorganic acids'),
    likelihood: 'usual',
    transform: '[#6;!$(C=[O,N,S]):1][OX2:2]-!@[PX4:3](=[O:4])([OH:5])[OH:6]>>[#6:1][OH:2].[P:3](=[O:4])(Cl)(Cl)Cl.[OH2:5].[OH2:6]',
    reagent: 'pyridine',
    example: 'OCC(Cl)(Cl)Cl.O=P(Cl)(Cl)Cl.O.O>>O=P(O)(O)OCC(Cl)(Cl)Cl',
  },
  {
    name: 'Removal of two benzyl groups of a phosphate',
    source: march('chapter 19, hydrogenolysis of benzyl ethers and esters'),
    likelihood: 'usual',
    transform:
      '[#6;!$(C=[O,N,S]):1][OX2:2]-!@[PX4:3](=[O:4])([OH:5])[OH:6]>>[#6:1][O:2][P:3](=[O:4])([O:5][CH2]c1ccccc1)[O:6][CH2]c1ccccc1',
    reagent: 'hydrogen',
    example: 'CCOP(=O)(OCc1ccccc1)OCc1ccccc1>>CCOP(=O)(O)O',
  },
  {
    name: 'Phosphoric triamide formation',
    source: vardanyan('antineoplastics'),
    likelihood: 'usual',
    transform: '[NX3;H0;$(N([CX4])[CX4]):1]-[PX4:2](=[O,S:3])([NX3;H0:4])[NX3;H0:5]>>[NH:1].[P:2](=[*:3])(Cl)(Cl)Cl.[NH:4].[NH:5]',
    example: 'C1CN1.C1CN1.C1CN1.S=P(Cl)(Cl)Cl>>S=P(N1CC1)(N1CC1)N1CC1',
  },
  {
    name: 'Phosphoramidate formation',
    source: vardanyan('antineoplastics'),
    likelihood: 'characteristic',
    transform: `[PX4;$(P=[OX1]);$(P-[OX2]):1]-!@[NX3;!$(N[#6]=[O,N,S]);$(N[CX4]):2]>>[P:1]Cl.[N;!H0:2]`,
    example: 'O=P(Cl)(Oc1ccccc1)Oc1ccccc1.COC(=O)C(C)N>>COC(=O)C(C)NP(=O)(Oc1ccccc1)Oc1ccccc1',
  },
  {
    name: 'Alkylation of a phosphide',
    source: PHOSPHINES,
    likelihood: 'usual',
    transform: '[PX3;H0:1]([c:2])([c:3])-!@[CX4;H2,H3:4]>>[PH:1]([c:2])[c:3].[C:4]Cl',
    example: 'c1ccc(Pc2ccccc2)cc1.CCCCCl>>CCCCP(c1ccccc1)c1ccccc1',
  },
  ...CHAINS.map(
    ([chain, halide, given, made]): TextbookTransform => ({
      name: 'Alkylation of a phosphide',
      source: PHOSPHINES,
      likelihood: 'characteristic',
      transform: `[PX3:1]([c:2])([c:3])-!@${chain}-!@[PX3:4]([c:5])[c:6]>>[PH:1]([c:2])[c:3].[PH:4]([c:5])[c:6].${halide}`,
      example: `c1ccc(Pc2ccccc2)cc1.c1ccc(Pc2ccccc2)cc1.${given}>>c1ccc(P(${made}P(c2ccccc2)c2ccccc2)c2ccccc2)cc1`,
    }),
  ),
  {
    name: 'Phosphine oxidation',
    source: march('chapter 19, oxidation of tertiary phosphines'),
    likelihood: 'usual',
    transform: '[P:1](=[O:2])([#6:3])([#6:4])[#6:5]>>[PX3:1]([#6:3])([#6:4])[#6:5].[OH:2][OH]',
    example: 'CP(c1ccccc1)c1ccccc1.OO>>CP(=O)(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Secondary phosphine oxide formation',
    source: ORGANOMETALS,
    likelihood: 'characteristic',
    transform: '[PH:1](=[O:2])([#6:3])[#6:4]>>[PH:1](=[O:2])(O[CH2][CH3])O[CH2][CH3].[#6:3]-[Mg]Br.[#6:4]-[Mg]Br',
    example: 'CCO[PH](=O)OCC.Cc1ccc([Mg]Br)cc1.Cc1ccc([Mg]Br)cc1>>O=[PH](c1ccc(C)cc1)c1ccc(C)cc1',
  },
  {
    name: 'Hirao coupling',
    source: march('chapter 13, coupling of aryl halides with phosphites'),
    likelihood: 'usual',
    transform: '[P:1](=[O:2])([O:3][CX4:4])([O:5][CX4:6])-!@[c:7]>>[PH:1](=[O:2])([O:3][C:4])[O:5][C:6].[c:7]Br',
    reagent: 'Pd(PPh3)4',
    example: 'CCO[PH](=O)OCC.Brc1ccccc1>>CCOP(=O)(OCC)c1ccccc1',
  },
  {
    name: 'Thiol oxidation to disulfide',
    source: THIOLS,
    likelihood: 'characteristic',
    transform: '[SX2:1]([#6:3])-[SX2:2][#6:4]>>[SH:1][#6:3].[SH:2][#6:4]',
    reagent: 'iodine',
    ofTwoAlike: true,
    example: 'CCS.CCS>>CCSSCC',
  },
  {
    name: 'Sulfonyl chloride formation from a thiol',
    source: THIOLS,
    likelihood: 'usual',
    transform: '[S:1](=[O:2])(=[O:3])([Cl:4])[#6:5]>>[SH:1][#6:5].[OH2:2].[OH2:3].[Cl:4]Cl',
    example: 'SCc1ccccc1.O.O.ClCl>>O=S(=O)(Cl)Cc1ccccc1',
  },
  {
    name: 'Sulfonyl fluoride formation',
    source: march('chapter 16, nucleophilic substitution at a sulfonyl sulfur atom'),
    likelihood: 'characteristic',
    transform: '[S:1](=[O:2])(=[O:3])([F+0:4])[#6:5]>>[S:1](=[O:2])(=[O:3])(Cl)[#6:5].[F-:4]',
    example: 'O=S(=O)(Cl)c1ccccc1.[F-]>>O=S(=O)(F)c1ccccc1',
  },
  {
    name: 'Alkylation of a sulfide',
    source: kurti('Corey-Chaykovsky Epoxidation and Cyclopropanation'),
    likelihood: 'characteristic',
    transform: '[SX3+:1]([#6:2])([#6:3])-!@[CH3:4]>>[S+0:1]([#6:2])[#6:3].[C:4]I',
    example: 'CSC.CI>>C[S+](C)C',
  },
  {
    name: 'Alkylation of a sulfide',
    source: kurti('Corey-Chaykovsky Epoxidation and Cyclopropanation'),
    likelihood: 'characteristic',
    transform: '[SX3+:1]([#6:2])([#6:3])-!@[CX4;H2:4]>>[S+0:1]([#6:2])[#6:3].[C:4]Br',
    example: 'CSC.C=CCBr>>C=CC[S+](C)C',
  },
  {
    name: 'Alkylation of a sulfoxide',
    source: kurti('Corey-Chaykovsky Epoxidation and Cyclopropanation'),
    likelihood: 'characteristic',
    transform: '[SX4+:1](=[O:5])([#6:2])([#6:3])-!@[CH3:4]>>[S+0:1](=[O:5])([#6:2])[#6:3].[C:4]I',
    example: 'CS(C)=O.CI>>C[S+](C)(C)=O',
  },
  {
    name: 'Pummerer rearrangement',
    source: kurti('Pummerer Rearrangement'),
    likelihood: 'characteristic',
    transform: '[CH3:3][C:1](=[O:2])[O:4]-!@[CX4:5]-[SX2:6][#6:7]>>[CH3:3][C:1](=[O:2])[O:4]C(=O)[CH3].[C;!H0:5][S:6](=O)[#6:7]',
    example: 'CC(=O)OC(C)=O.CS(=O)c1ccccc1>>CC(=O)OCSc1ccccc1',
  },
  {
    name: 'Alkylation of a selenolate',
    source: kurti('Selenoxide elimination'),
    likelihood: 'usual',
    transform: '[SeX2:1]([c:2])-!@[CX4;H1,H2,H3:3]>>[SeH:1][c:2].[C:3]Br',
    example: '[SeH]c1ccccc1.BrCCC>>CCC[Se]c1ccccc1',
  },
  ...(['Br', 'Cl'] as const).flatMap((halogen): readonly TextbookTransform[] => [
    {
      name: 'Silane formation from a chlorosilane',
      source: ORGANOMETALS,
      likelihood: 'usual',
      transform: `[SiX4:1]([#6:2])([#6:3])([#6:4])-!@[CX4;H2;$(CC=C),$(Cc):5]>>[Si:1]([#6:2])([#6:3])([#6:4])Cl.[C:5]-[Mg]${halogen}`,
      example: `C[Si](C)(C)Cl.${halogen}[Mg]CC(C)=C>>C[Si](C)(C)CC(C)=C`,
    },
    {
      name: 'Stannane formation from a chlorostannane',
      source: kurti('Stille Cross-Coupling'),
      likelihood: 'characteristic',
      transform: `[SnX4:1]([CX4:2])([CX4:3])([CX4:4])-!@[#6;$(C=C),$(c),$(CC=C),$(C#C):5]>>[Sn:1]([C:2])([C:3])([C:4])Cl.[#6:5]-[Mg]${halogen}`,
      example: `CCCC[Sn](Cl)(CCCC)CCCC.${halogen}[Mg]C(C)=C>>C=C(C)[Sn](CCCC)(CCCC)CCCC`,
    },
  ]),
  {
    name: 'Trifluoroborate formation',
    source: kurti('Suzuki Cross-Coupling'),
    likelihood: 'characteristic',
    transform: '[B-:1]([F:2])([F:3])([F:4])[#6:5]>>[B+0:1]([OH])([OH])[#6:5].[FH:2].[FH:3].[FH:4]',
    example: 'OB(O)c1ccccc1.F.F.F>>F[B-](F)(F)c1ccccc1',
  },
  {
    name: 'MIDA boronate formation',
    source: li('Suzuki–Miyaura coupling'),
    likelihood: 'characteristic',
    transform:
      '[BX3:1]1([#6:10])[O:2][C:3](=[O:4])[CH2:5][NX3:6]([CH3:7])[CH2:8][C:9](=[O:11])[O:12]1>>[B:1]([OH])([OH])[#6:10].[OH:2][C:3](=[O:4])[CH2:5][N:6]([CH3:7])[CH2:8][C:9](=[O:11])[OH:12]',
    example: 'OB(O)c1ccccc1.CN(CC(=O)O)CC(=O)O>>CN1CC(=O)OB(c2ccccc2)OC(=O)C1',
  },
  {
    name: 'Benzoxaborole formation',
    source: ORGANOMETALS,
    likelihood: 'characteristic',
    transform:
      '[OX2H:1][B:2]1[O:3][CH2:4][c:5]:[c:6]1>>[O:1]([CH]([CH3])[CH3])[B:2](O[CH]([CH3])[CH3])O[CH]([CH3])[CH3].[OH:3][CH2:4][c:5]:[c:6]Br',
    reagent: 'n-butyllithium',
    example: 'CC(C)OB(OC(C)C)OC(C)C.OCc1ccccc1Br>>OB1OCc2ccccc21',
  },
  {
    name: 'Benzoxaborole formation',
    source: march('chapter 19, reduction of aldehydes'),
    likelihood: 'characteristic',
    transform: '[OX2H:1][B:2]1[O:3][CH2:4][c:5]:[c:6]1>>[OH:1][B:2]([OH])-[c:6]:[c:5]-[CH:4]=[O:3]',
    reagent: 'sodium borohydride',
    example: 'OB(O)c1ccccc1C=O>>OB1OCc2ccccc21',
  },
  {
    name: 'Grignard reagent formation',
    source: clayden(9),
    likelihood: 'characteristic',
    transform: '[#6:1]-[Mg:2][Br:3]>>[#6:1]-[Br:3].[Mg:2]',
    example: 'Brc1ccccc1.[Mg]>>Br[Mg]c1ccccc1',
  },
];
