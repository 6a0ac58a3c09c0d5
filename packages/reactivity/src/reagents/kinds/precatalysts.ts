import type { Reagent } from '../reagent.ts';

/** What palladium is bought as for couplings, by trade names and abbreviations. */
export const PALLADIUM_PRECATALYSTS: readonly Reagent[] = [
  {
    name: 'Pd(dba)2',
    aliases: ['bis(dibenzylideneacetone)palladium(0)'],
    smiles: 'O=C(/C=C/c1ccccc1)/C=C/c1ccccc1.O=C(/C=C/c1ccccc1)/C=C/c1ccccc1.[Pd]',
    inchiKey: 'UKSZBOKPHAQOMP-SVLSSHOZSA-N',
    knownBy: 'O=C(/C=C/c1ccccc1)/C=C/c1ccccc1',
  },
  {
    name: 'Pd(TFA)2',
    aliases: ['Pd(OCOCF3)2', 'palladium(II) trifluoroacetate'],
    smiles: 'O=C([O-])C(F)(F)F.O=C([O-])C(F)(F)F.[Pd+2]',
    inchiKey: 'PBDBXAQKXCXZCJ-UHFFFAOYSA-L',
    knownBy: '[Pd+2]',
  },
  {
    name: '[Pd(allyl)Cl]2',
    aliases: ['allylpalladium(II) chloride dimer', '[PdCl(allyl)]2', '[Pd(C3H5)Cl]2', '[(allyl)PdCl]2'],
    smiles: 'C=C[CH2][Pd][Cl]',
    inchiKey: 'AGCFWJXPBNCIGL-UHFFFAOYSA-M',
  },
  {
    name: 'Pd(MeCN)2Cl2',
    aliases: ['PdCl2(MeCN)2', 'bis(acetonitrile)palladium(II) dichloride', 'bis(acetonitrile)dichloropalladium(II)'],
    smiles: 'CC#N.CC#N.[Cl][Pd][Cl]',
    inchiKey: 'RBYGDVHOECIAFC-UHFFFAOYSA-L',
    knownBy: '[Cl][Pd][Cl]',
  },
  {
    name: 'Pd(dtbpf)Cl2',
    aliases: ['PdCl2(dtbpf)', "[1,1'-bis(di-tert-butylphosphino)ferrocene]dichloropalladium(II)", 'Pd-118'],
    smiles: 'CC(C)(C)P([c-]1cccc1)C(C)(C)C.CC(C)(C)P([c-]1cccc1)C(C)(C)C.[Cl][Pd][Cl].[Fe+2]',
    inchiKey: 'LZWLLMFYVGUUAL-UHFFFAOYSA-L',
    knownBy: 'CC(C)(C)P([c-]1cccc1)C(C)(C)C.[Cl][Pd][Cl]',
  },
  {
    name: 'Pd(amphos)2Cl2',
    aliases: ['Pd(amphos)Cl2', 'PdCl2(amphos)2', 'Pd-132', 'bis(di-tert-butyl(4-dimethylaminophenyl)phosphine)dichloropalladium(II)'],
    smiles: 'CN(C)c1ccc(P(C(C)(C)C)C(C)(C)C)cc1.CN(C)c1ccc(P(C(C)(C)C)C(C)(C)C)cc1.[Cl][Pd][Cl]',
    inchiKey: 'DWOZNANUEDYIOF-UHFFFAOYSA-L',
    knownBy: 'CN(C)c1ccc(P(C(C)(C)C)C(C)(C)C)cc1.[Cl][Pd][Cl]',
  },
  {
    name: 'XPhos Pd G4',
    smiles: 'CC(C)c1cc(C(C)C)c(-c2ccccc2P(C2CCCCC2)C2CCCCC2)c(C(C)C)c1.CNc1ccccc1-c1cccc[c]1[Pd][O]S(C)(=O)=O',
    inchiKey: 'LJYHQNMVCGMPIU-UHFFFAOYSA-M',
    knownBy: 'CNc1ccccc1-c1cccc[c]1[Pd][O]S(C)(=O)=O',
  },
];

/** Copper for couplings and cycloadditions. */
export const COPPER_PRECATALYSTS: readonly Reagent[] = [
  { name: 'copper(I) oxide', aliases: ['Cu2O'], smiles: '[Cu][O][Cu]', inchiKey: 'BERDEBHAJNAUOM-UHFFFAOYSA-N' },
  { name: 'copper(II) oxide', aliases: ['CuO'], smiles: '[O]=[Cu]', inchiKey: 'QPLDLSVMHZLSFG-UHFFFAOYSA-N' },
  {
    name: 'copper(I) thiophene-2-carboxylate',
    aliases: ['CuTC'],
    smiles: 'O=C([O-])c1cccs1.[Cu+]',
    inchiKey: 'SFJMFSWCBVEHBA-UHFFFAOYSA-M',
    knownBy: '[Cu+]',
  },
  {
    name: 'copper(II) triflate',
    aliases: ['Cu(OTf)2'],
    smiles: 'O=S(=O)([O-])C(F)(F)F.O=S(=O)([O-])C(F)(F)F.[Cu+2]',
    inchiKey: 'SBTSVTLGWRLWOD-UHFFFAOYSA-L',
    knownBy: '[Cu+2]',
  },
  {
    name: 'Cu(MeCN)4PF6',
    aliases: ['Cu(CH3CN)4PF6', '[Cu(MeCN)4]PF6', 'tetrakis(acetonitrile)copper(I) hexafluorophosphate'],
    smiles: 'CC#N.CC#N.CC#N.CC#N.F[P-](F)(F)(F)(F)F.[Cu+]',
    inchiKey: 'GNQXUMGHBSAQBV-UHFFFAOYSA-N',
    knownBy: '[Cu+]',
  },
];

/** Nickel for couplings under light or a reductant. */
export const NICKEL_BROMIDES: readonly Reagent[] = [
  { name: 'nickel(II) bromide', aliases: ['NiBr2'], smiles: '[Br][Ni][Br]', inchiKey: 'IPLJNQFXJUCRNH-UHFFFAOYSA-L' },
  {
    name: 'nickel(II) bromide glyme',
    aliases: ['NiBr2 glyme', 'NiBr2·glyme', 'NiBr2(glyme)', 'NiBr2(dme)', 'NiBr2·dme', 'NiBr2 dme'],
    smiles: 'COCCOC.[Br][Ni][Br]',
    inchiKey: 'VHSVJTYBTJCDFL-UHFFFAOYSA-L',
    knownBy: '[Br][Ni][Br]',
  },
];

/** Complexes of iridium that light excites. */
export const MORE_PHOTOCATALYSTS: readonly Reagent[] = [
  {
    name: 'Ir[dF(CF3)ppy]2(bpy)PF6',
    aliases: ['Ir[dFCF3ppy]2(bpy)PF6', '[Ir(dF(CF3)ppy)2(bpy)]PF6', '[Ir{dF(CF3)ppy}2(bpy)]PF6', '[Ir(dFCF3ppy)2bpy]PF6'],
    smiles: 'F[P-](F)(F)(F)(F)F.Fc1c[c-]c(-c2ccc(C(F)(F)F)cn2)c(F)c1.Fc1c[c-]c(-c2ccc(C(F)(F)F)cn2)c(F)c1.[Ir+3].c1ccc(-c2ccccn2)nc1',
    inchiKey: 'ZCNUFCYLERNPGN-UHFFFAOYSA-N',
    knownBy: 'Fc1c[c-]c(-c2ccc(C(F)(F)F)cn2)c(F)c1.[Ir+3]',
  },
  {
    name: '[Ir(ppy)2(dtbbpy)]PF6',
    aliases: ['Ir(ppy)2(dtbbpy)PF6'],
    smiles: 'CC(C)(C)c1ccnc(-c2cc(C(C)(C)C)ccn2)c1.F[P-](F)(F)(F)(F)F.[Ir+3].[c-]1ccccc1-c1ccccn1.[c-]1ccccc1-c1ccccn1',
    inchiKey: 'VCIVELSSYHAWGC-UHFFFAOYSA-N',
    knownBy: '[Ir+3].[c-]1ccccc1-c1ccccn1',
  },
];
