import type { Reagent } from '../reagent.ts';

/** Uronium and phosphonium salts, triazines and what else makes an active ester. */
export const MORE_COUPLING_REAGENTS: readonly Reagent[] = [
  {
    name: 'TCFH',
    aliases: ['chloro-N,N,N′,N′-tetramethylformamidinium hexafluorophosphate'],
    smiles: 'CN(C)C(Cl)=[N+](C)C.F[P-](F)(F)(F)(F)F',
    inchiKey: 'CUKNPSDEURGZCO-UHFFFAOYSA-N',
    knownBy: 'CN(C)C(Cl)=[N+](C)C',
  },
  {
    name: 'PyAOP',
    smiles: 'F[P-](F)(F)(F)(F)F.c1cnc2c(c1)nnn2O[P+](N1CCCC1)(N1CCCC1)N1CCCC1',
    inchiKey: 'CBZAHNDHLWAZQC-UHFFFAOYSA-N',
    knownBy: 'c1cnc2c(c1)nnn2O[P+](N1CCCC1)(N1CCCC1)N1CCCC1',
  },
  {
    name: 'PyBroP',
    smiles: 'Br[P+](N1CCCC1)(N1CCCC1)N1CCCC1.F[P-](F)(F)(F)(F)F',
    inchiKey: 'CYKRMWNZYOIJCH-UHFFFAOYSA-N',
    knownBy: 'Br[P+](N1CCCC1)(N1CCCC1)N1CCCC1',
  },
  {
    name: 'HCTU',
    smiles: 'CN(C)C(On1nnc2ccc(Cl)cc21)=[N+](C)C.F[P-](F)(F)(F)(F)F',
    inchiKey: 'ZHHGTMQHUWDEJF-UHFFFAOYSA-N',
    knownBy: 'CN(C)C(On1nnc2ccc(Cl)cc21)=[N+](C)C',
  },
  {
    name: 'TSTU',
    smiles: 'CN(C)C(ON1C(=O)CCC1=O)=[N+](C)C.F[B-](F)(F)F',
    inchiKey: 'YEBLHMRPZHNTEK-UHFFFAOYSA-N',
    knownBy: 'CN(C)C(ON1C(=O)CCC1=O)=[N+](C)C',
  },
  { name: 'EEDQ', smiles: 'CCOC(=O)N1c2ccccc2C=CC1OCC', inchiKey: 'GKQLYSROISKDLL-UHFFFAOYSA-N' },
  {
    name: 'CDMT',
    aliases: ['2-chloro-4,6-dimethoxy-1,3,5-triazine'],
    smiles: 'COc1nc(Cl)nc(OC)n1',
    inchiKey: 'GPIQOFWTZXXOOV-UHFFFAOYSA-N',
  },
  {
    name: 'DMTMM',
    smiles: 'COc1nc(OC)nc([N+]2(C)CCOCC2)n1.[Cl-]',
    inchiKey: 'BMTZEAOGFDXDAD-UHFFFAOYSA-M',
    knownBy: 'COc1nc(OC)nc([N+]2(C)CCOCC2)n1',
  },
  {
    name: 'BOP-Cl',
    aliases: ['BOPCl', 'bis(2-oxo-3-oxazolidinyl)phosphinic chloride'],
    smiles: 'O=C1OCCN1P(=O)(Cl)N1CCOC1=O',
    inchiKey: 'KLDLRDSRCMJKGM-UHFFFAOYSA-N',
  },
];

/** What makes an acyl chloride without acid. */
export const CHLOROENAMINES: readonly Reagent[] = [
  {
    name: "Ghosez's reagent",
    aliases: ['Ghosez reagent', '1-chloro-N,N,2-trimethyl-1-propenylamine'],
    smiles: 'CC(C)=C(Cl)N(C)C',
    inchiKey: 'GQIRIWDEZSKOCN-UHFFFAOYSA-N',
  },
];

/** What brings the carbonyl group of a urea, carbamate or carbonate, and leaves nothing of itself: records draw phosgene. */
export const CARBONYL_DONORS: readonly Reagent[] = [
  {
    name: 'DSC',
    aliases: ["N,N'-disuccinimidyl carbonate", 'disuccinimidyl carbonate'],
    smiles: 'O=C(ON1C(=O)CCC1=O)ON1C(=O)CCC1=O',
    inchiKey: 'PFYXSUNOLOJMDX-UHFFFAOYSA-N',
    givesAs: ['O=C(Cl)Cl'],
  },
  {
    name: '4-nitrophenyl chloroformate',
    aliases: ['p-nitrophenyl chloroformate', 'PNPCOCl'],
    smiles: 'O=C(Cl)Oc1ccc([N+](=O)[O-])cc1',
    inchiKey: 'NXLNNXIXOYSCMB-UHFFFAOYSA-N',
    givesAtoms: true,
    givesAs: ['O=C(Cl)Cl'],
  },
  {
    name: 'phenyl chloroformate',
    aliases: ['PhOCOCl', 'ClCO2Ph'],
    smiles: 'O=C(Cl)Oc1ccccc1',
    inchiKey: 'AHWALFGBDFAJAI-UHFFFAOYSA-N',
    givesAtoms: true,
  },
  {
    name: 'diphosgene',
    aliases: ['trichloromethyl chloroformate'],
    smiles: 'O=C(Cl)OC(Cl)(Cl)Cl',
    inchiKey: 'HCUYBXPSSCRKRF-UHFFFAOYSA-N',
    givesAs: ['O=C(Cl)Cl'],
  },
];

/** Fluoride that is mild, or dry. */
export const FLUORIDE_SALTS: readonly Reagent[] = [
  {
    name: 'triethylamine trihydrofluoride',
    aliases: ['Et3N·3HF', '3HF·Et3N', 'TEA·3HF', 'TREAT-HF', 'NEt3·3HF'],
    smiles: 'CCN(CC)CC.F.F.F',
    inchiKey: 'IKGLACJFEHSFNN-UHFFFAOYSA-N',
    knownBy: 'CCN(CC)CC.F',
  },
  {
    name: 'TBAT',
    aliases: ['tetrabutylammonium difluorotriphenylsilicate'],
    smiles: 'CCCC[N+](CCCC)(CCCC)CCCC.F[Si-](F)(c1ccccc1)(c1ccccc1)c1ccccc1',
    inchiKey: 'RQBKGJOQACIQDG-UHFFFAOYSA-N',
    knownBy: 'F[Si-](F)(c1ccccc1)(c1ccccc1)c1ccccc1',
  },
  { name: 'silver fluoride', aliases: ['AgF'], smiles: '[Ag+].[F-]', inchiKey: 'REYHXKZHIMGNSE-UHFFFAOYSA-M', knownBy: '[Ag+].[F-]' },
];

/** What puts fluorine for hydroxyl. */
export const MORE_DEOXYFLUORINATING_AGENTS: readonly Reagent[] = [
  {
    name: 'XtalFluor-M',
    smiles: 'FS(F)=[N+]1CCOCC1.F[B-](F)(F)F',
    inchiKey: 'SOCYGFRGCVLCSU-UHFFFAOYSA-N',
    knownBy: 'FS(F)=[N+]1CCOCC1',
    givesAtoms: true,
  },
  {
    name: 'PyFluor',
    aliases: ['2-pyridinesulfonyl fluoride', 'pyridine-2-sulfonyl fluoride'],
    smiles: 'O=S(=O)(F)c1ccccn1',
    inchiKey: 'FCFXLXGZHDHJLB-UHFFFAOYSA-N',
    givesAs: ['CCN(CC)S(F)(F)F'],
  },
  { name: 'sulfur tetrafluoride', aliases: ['SF4'], smiles: 'FS(F)(F)F', inchiKey: 'QHMQWEPBXSHHLH-UHFFFAOYSA-N', givesAtoms: true },
];

/** Amine boranes, which leave aldehydes alone in water and methanol and take imines, and their like. */
export const AMINE_BORANES: readonly Reagent[] = [
  {
    name: '2-picoline borane',
    aliases: [
      'α-picoline borane',
      'alpha-picoline borane',
      'picoline borane',
      'pic-BH3',
      '2-methylpyridine borane',
      '2-picoline borane complex',
    ],
    smiles: '[BH3-][n+]1ccccc1C',
    inchiKey: 'JWXUMNOOAYRPKH-UHFFFAOYSA-N',
  },
  {
    name: 'pyridine borane',
    aliases: ['borane pyridine', 'borane-pyridine', 'BH3·pyridine', 'BH3·py', 'pyridine-borane', 'borane pyridine complex'],
    smiles: '[BH3-][n+]1ccccc1',
    inchiKey: 'LPGWNCNRGQANGC-UHFFFAOYSA-N',
  },
  {
    name: 'tetramethylammonium triacetoxyborohydride',
    aliases: ['Me4NBH(OAc)3'],
    smiles: 'CC(=O)O[BH-](OC(C)=O)OC(C)=O.C[N+](C)(C)C',
    inchiKey: 'LCFZZOGKVOTFPU-UHFFFAOYSA-N',
    knownBy: 'CC(=O)O[BH-](OC(C)=O)OC(C)=O',
  },
];

/** What brings bromine by weight. */
export const BROMINE_CARRIERS: readonly Reagent[] = [
  {
    name: '1,3-dibromo-5,5-dimethylhydantoin',
    aliases: ['DBDMH', 'dibromantin'],
    smiles: 'CC1(C)C(=O)N(Br)C(=O)N1Br',
    inchiKey: 'VRLDVERQJMEPIF-UHFFFAOYSA-N',
    givesAs: ['BrBr'],
  },
  {
    name: 'pyridinium tribromide',
    aliases: ['pyridinium bromide perbromide', 'PyHBr3', 'pyridine hydrobromide perbromide'],
    smiles: 'BrBr.[Br-].c1cc[nH+]cc1',
    inchiKey: 'VDCLSGXZVUDARN-UHFFFAOYSA-N',
    knownBy: 'BrBr.[Br-]',
    givesAs: ['BrBr'],
  },
  {
    name: 'phenyltrimethylammonium tribromide',
    aliases: ['PTAB', 'PhNMe3Br3', 'PTT', 'trimethylphenylammonium tribromide'],
    smiles: 'BrBr.C[N+](C)(C)c1ccccc1.[Br-]',
    inchiKey: 'COWLJVGUJFXIFR-UHFFFAOYSA-M',
    knownBy: 'BrBr.[Br-]',
    givesAs: ['BrBr'],
  },
  {
    name: 'tetrabutylammonium tribromide',
    aliases: ['TBABr3', 'Bu4NBr3', 'TBATB'],
    smiles: 'BrBr.CCCC[N+](CCCC)(CCCC)CCCC.[Br-]',
    inchiKey: 'ZBPMMGPLWHIUJQ-UHFFFAOYSA-M',
    knownBy: 'BrBr.[Br-]',
    givesAs: ['BrBr'],
  },
];

/** What brings chlorine by weight. */
export const CHLORINE_CARRIERS: readonly Reagent[] = [
  {
    name: '1,3-dichloro-5,5-dimethylhydantoin',
    aliases: ['DCDMH', 'dichlorodimethylhydantoin'],
    smiles: 'CC1(C)C(=O)N(Cl)C(=O)N1Cl',
    inchiKey: 'KEQGZUUPPQEDPF-UHFFFAOYSA-N',
    givesAs: ['ClCl'],
  },
];

/** Cyanide that is not poisonous before palladium has it. */
export const FERROCYANIDES: readonly Reagent[] = [
  {
    name: 'potassium ferrocyanide',
    aliases: ['K4[Fe(CN)6]', 'K4Fe(CN)6', 'potassium hexacyanoferrate(II)'],
    smiles: '[C-]#N.[C-]#N.[C-]#N.[C-]#N.[C-]#N.[C-]#N.[Fe+2].[K+].[K+].[K+].[K+]',
    inchiKey: 'XOGGUFAVLNCTRS-UHFFFAOYSA-N',
    knownBy: '[C-]#N',
    givesAtoms: true,
  },
];

/** Amines that take a proton, or carry an acyl group. */
export const MORE_WEAK_BASES: readonly Reagent[] = [
  { name: 'N-methylimidazole', aliases: ['NMI', '1-methylimidazole'], smiles: 'Cn1ccnc1', inchiKey: 'MCTWTZJPVLRJOU-UHFFFAOYSA-N' },
  { name: 'quinuclidine', smiles: 'C1CN2CCC1CC2', inchiKey: 'SBYHFKPVCBCYGV-UHFFFAOYSA-N' },
  {
    name: 'proton sponge',
    aliases: ['1,8-bis(dimethylamino)naphthalene'],
    smiles: 'CN(C)c1cccc2cccc(N(C)C)c12',
    inchiKey: 'GJFNRSDCSTVPCJ-UHFFFAOYSA-N',
  },
];

/** Silanes that are siloxanes. */
export const SILOXANES: readonly Reagent[] = [
  { name: '1,1,3,3-tetramethyldisiloxane', aliases: ['TMDS'], smiles: 'C[SiH](C)O[SiH](C)C', inchiKey: 'NVYQDQZEMGUESH-UHFFFAOYSA-N' },
];

/** Boron without a diol. */
export const DIBORONIC_ACIDS: readonly Reagent[] = [
  {
    name: 'tetrahydroxydiboron',
    aliases: ['B2(OH)4', 'hypodiboric acid', 'bisboronic acid'],
    smiles: 'OB(O)B(O)O',
    inchiKey: 'SKOWZLGOFVSKLB-UHFFFAOYSA-N',
  },
];

/** In wet acetonitrile it gives acid and fluoride slowly. */
export const LITHIUM_FLUOROBORATE: readonly Reagent[] = [
  {
    name: 'lithium tetrafluoroborate',
    aliases: ['LiBF4'],
    smiles: 'F[B-](F)(F)F.[Li+]',
    inchiKey: 'UFXJWFBILHTTET-UHFFFAOYSA-N',
    knownBy: 'F[B-](F)(F)F.[Li+]',
  },
];

/** What puts fluorine for the hydroxyl group of phenols as well; records draw what they know for it. */
export const PHENOL_FLUORINATING_AGENTS: readonly Reagent[] = [
  {
    name: 'PhenoFluor',
    aliases: ['1,3-bis(2,6-diisopropylphenyl)-2,2-difluoro-2,3-dihydro-1H-imidazole'],
    smiles: 'CC(C)c1cccc(C(C)C)c1N1C=CN(c2c(C(C)C)cccc2C(C)C)C1(F)F',
    inchiKey: 'FQXXWTOSPDVNSG-UHFFFAOYSA-N',
    givesAs: ['CCN(CC)S(F)(F)F'],
  },
];

/** Thiols whose anions add to arenes with a nitro group; else they are materials. */
export const AROMATIC_THIOLS: readonly Reagent[] = [
  { name: 'thiophenol', aliases: ['PhSH', 'benzenethiol'], smiles: 'Sc1ccccc1', inchiKey: 'RMVRSNDYEFQCLF-UHFFFAOYSA-N', givesAtoms: true },
  {
    name: 'thioglycolic acid',
    aliases: ['mercaptoacetic acid', 'HSCH2CO2H'],
    smiles: 'O=C(O)CS',
    inchiKey: 'CWERGRDVMFNCDR-UHFFFAOYSA-N',
    givesAtoms: true,
  },
];
