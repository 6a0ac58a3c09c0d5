/** Groups that stand by while others are reduced, oxidised, hydrolysed or taken off. All atoms written belong to the group. */
export const GROUPS = {
  /** Not that of an ylide, which is an enolate. */
  aldehyde: { name: 'aldehyde', pattern: '[CX3;H1;$(C[#6]);!$(C[CX3]=[PX4])]=[OX1]' },
  // Not a vinylogous amide, ester or quinone; not flanked by what makes it an acid derivative.
  ketone: {
    name: 'ketone',
    pattern: '[CX3;$(C([#6;!$(C=C[N,O,S])])[#6;!$(C=C[N,O,S])]);!$(C(=O)C=CC=O);!$(C(c[n,o,s])c);!$(C(c)c)]=[OX1]',
  },
  diarylKetone: { name: 'ketone', pattern: '[CX3;!R;$(C(c)c);!$(C(c[n,o,s])c)]=[OX1]' },
  /** Conjugated with an alkene or an arene, and neither. */
  enone: { name: 'enone', pattern: '[CX3;$(C([#6])[CX3]=[CX3]),$(C([#6])c)]=[OX1]' },
  /** In a ring, with two groups at the far end of its alkene. */
  crowdedEnone: { name: 'enone', pattern: '[CX3;R;$(C([CX4])[CX3]=[CX3;H0;R])]=[OX1]' },
  saturatedKetone: { name: 'saturated ketone', pattern: '[CX3;$(C([CX4])[CX4]);!$(C([CX4;H0])[CX4;H0])]=[OX1]' },
  acidHalide: { name: 'acid halide', pattern: '[CX3;$(C[#6])](=[OX1])[Cl,Br]' },
  anhydride: { name: 'anhydride', pattern: '[CX3;$(C[#6])](=[OX1])[OX2][CX3;$(C[#6])]=[OX1]' },
  ester: { name: 'ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2;D2;$(O[CX4;!$(C(C)(C)C)])]' },
  methylEster: { name: 'methyl ester', pattern: '[CX3;$(C[CX4])](=[OX1])[OX2;D2;$(O[CH3])]' },
  alkylEster: { name: 'ester of an alcohol', pattern: '[CX3;$(C[#6])](=[OX1])[OX2;D2;$(O[CX4;H1])]' },
  arylEster: { name: 'ester of a phenol', pattern: '[CX3;$(C[CX4,c])](=[OX1])[OX2;D2;$(Oc)]' },
  openArylEster: {
    name: 'ester of a phenol',
    pattern: '[CX3;$(C[CX4;H1,H2,H3]),$(C[c;$(c([cH])[cH])])](=[OX1])[OX2;D2;$(O[c;!$(c(:c[CX4;H0]):c[CX4;H0])])]',
  },
  acetate: { name: 'acetate', pattern: '[CX3;$(C[CH3])](=[OX1])[OX2;D2;$(O[CX4,c])]' },
  acetanilide: { name: 'acetanilide', pattern: '[CH3][CX3](=[OX1])[NX3;$(Nc)]' },
  formate: { name: 'formate', pattern: '[CX3;H1](=[OX1])[OX2;D2]' },
  alkyne: { name: 'alkyne', pattern: '[CX2;$(C[#6,#1]),H1]#[CX2]' },
  terminalAlkene: { name: 'less substituted alkene', pattern: '[CX3;H2]=[CX3;H1;$(C[CX4])]' },
  azo: { name: 'azo group', pattern: '[NX2;$(N[#6])]=[NX2;$(N[#6])]' },
  azide: { name: 'azide', pattern: '[NX2]=[NX2+]=[NX1-]' },
  nitro: { name: 'nitro group', pattern: '[NX3+;$(N[#6])](=[OX1])[OX1-]' },
  peroxide: { name: 'peroxide', pattern: '[OX2;$(O[#6])][OX2;$(O[#6])]' },
  /** Of purines and pyrimidines, without a hydroxyl group beside the bond to the base. */
  deoxynucleoside: { name: 'bond of the deoxynucleoside', pattern: '[CX4;H1;$(C([OX2;R])(n)[CX4;H2])]' },
  /** Of a purine or imidazole: acid takes it off as it takes no other. */
  purineDeoxynucleoside: { name: 'bond of the deoxynucleoside', pattern: '[CX4;H1;$(C([OX2;R])([n;r5])[CX4;H2])]' },
  carbapenem: { name: 'beta-lactam of the penem', pattern: '[CX3;r4](=O)[NX3;r4;$(N1[CX3]=[CX3][#6,#16][CX4]1)]' },
  /** Of which base takes water. */
  betaHydroxyKetone: {
    name: 'hydroxyl group two carbons from a ketone',
    pattern: '[OX2H][CX4;!H0][CX4;!H0][CX3;$(C([#6])[#6]);!$(C[N,O,S])]=[OX1]',
  },
  tertiaryAlcohol: { name: 'tertiary alcohol', pattern: '[OX2H;$(O[CX4;H0;$(C([#6])([#6])[#6])])]' },
  isoxazole: { name: 'N-O bond of the isoxazole or oxadiazole', pattern: '[o;$(o:[n;X2]:c)]' },
  /** Of a pyrimidine or purine: nitrous acid takes these too, though later than those of benzene. */
  azineAmine: { name: 'amino group of an azine', pattern: '[NX3;H2;+0;$(N[c;r6;$(c:[n;+0])])]' },
  arylNitro: { name: 'nitro group', pattern: '[NX3+;$(Nc)](=[OX1])[OX1-]' },
  /** Nothing beside it that a hydride or a metal hydride adds to. */
  plainAlkene: { name: 'alkene', pattern: '[CX3;!$(C[#6,N+,S]=,#[O,N])]=[CX3;!$(C[#6,N+,S]=,#[O,N])]' },
  /** With three substituents or four, and with one or with two on the same carbon. */
  crowdedAlkene: {
    name: 'alkene',
    pattern: '[CX3;H0;!$(C[#6,N+,S]=,#[O,N])]=[CX3;H0,H1;$(C[CX4]);!$(C[#6,N+,S]=,#[O,N]);!$(C[O,N])]',
  },
  /** Conjugated with an acid, an ester or an amide, which hydrides without a catalyst hardly reach. */
  enoate: { name: 'alkene', pattern: '[CX3]=[CX3;$(C[CX3](=[OX1])[OX2,NX3,OX1-])]' },
  /** Gives its cation to a phenol under conditions that leave other alkenes alone. */
  allylicAlcohol: { name: 'allylic alcohol', pattern: '[CX4;$(C[OX2H]);$(C[CX3]=[CX3])]' },
  /** What moves in a Claisen rearrangement. */
  ownHaloethylamine: {
    name: 'halide of an arylethylamine',
    pattern: '[CX4;$(C[Cl,Br]);$(C[CX4][NX3;H1;+0][CX4][CX4]c)]',
  },
  allylOfPhenol: { name: 'allyl group of a phenol', pattern: '[CX4;$(C[OX2]c);$(C[CX3]=[CX3])]' },
  enoneAlkene: { name: 'double bond of the enone', pattern: '[CX3;H1,H2;!R]=[CX3;!R;$(C[CX3](=[OX1])[#6])]' },
  openAlkene: { name: 'less substituted alkene', pattern: '[CX3;H2]=[CX3;$(C[CX4]);!$(CC=[O,N]);!$(CC#N)]' },
  arylIodide: { name: 'aryl iodide', pattern: 'cI' },
  arylBromide: { name: 'aryl bromide', pattern: 'cBr' },
  arylHalide: { name: 'aryl halide', pattern: '[Cl,Br,I;$(*c)]' },
  alkylHalide: { name: 'alkyl halide', pattern: '[CX4][Cl,Br,I]' },
  epoxide: { name: 'epoxide', pattern: '[OX2r3]1[CX4][CX4]1' },
  benzylEther: { name: 'benzyl ether', pattern: '[OX2;D2;!$(OC=[O,N,S])][CX4;H2;$(Cc1[cH][cH][cH][cH][cH]1)]' },
  alkylBenzylEther: { name: 'benzyl ether', pattern: '[OX2;D2;$(O([CX4][#6])[CX4][#6])][CX4;H2;$(Cc1[cH][cH][cH][cH][cH]1)]' },
  /** Not one that acid or an oxidant takes off, as that of 4-methoxybenzyl. */
  benzylamine: { name: 'benzylamine', pattern: '[NX3;!$(N[#6,S]=[O,S])][CX4;H1,H2;$(C(c1[cH]c[c;!$(c[OX2])]c[cH]1))]' },
  /** Of benzyl groups with an alkyl group or fluorine on their ring, which hydrogen takes as well. */
  substitutedBenzylEther: {
    name: 'substituted benzyl ether',
    pattern: '[OX2;D2;!$(OC=[O,N,S]);!R][CX4;H2;$(Cc1[c;!$(c[OX2])][c;!$(c[OX2])][c;!$(c[OX2])]cc1);!$(Cc1[cH][cH][cH][cH][cH]1)]',
  },
  benzylEster: { name: 'benzyl ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2][CX4;H2;$(Cc1[cH][cH][cH][cH][cH]1)]' },
  cbz: { name: 'Cbz group', pattern: '[NX3][CX3](=[OX1])[OX2][CX4;H2;$(Cc1[cH][cH][cH][cH][cH]1)]' },
  thiol: { name: 'thiol', pattern: '[SX2H;$(S[#6;!$(C=[N,O,S])])]' },
  sulfide: { name: 'sulfide', pattern: '[SX2;$(S([CX4;!$(C([S,O])[S,O]);!$(C[F])])[CX4,c;!$(C([S,O])[S,O]);!$(C[F]);!$(c:[n,o,s])])]' },
  /** On a heteroarene too, whose own nitrogen takes oxygen later still. */
  anySulfide: { name: 'sulfide', pattern: '[SX2;$(S([CX4;!$(C([S,O])[S,O]);!$(CF)])[CX4,c;!$(C([S,O])[S,O]);!$(CF)])]' },
  tertiaryAmine: { name: 'tertiary amine', pattern: '[NX3;H0;+0;$(N([CX4])([CX4])[CX4]);!$(NC[F,O,N,S,P])]' },
  primaryAlcohol: { name: 'primary alcohol', pattern: '[CX4;H2;$(C[#6])][OX2H]' },
  secondaryAlcohol: { name: 'secondary alcohol', pattern: '[CX4;H1;$(C([#6])[#6])][OX2H]' },
  /** But for that between two angular methyl groups, as carbon 11 of steroids. */
  unshieldedAlcohol: {
    name: 'secondary alcohol',
    pattern: '[CX4;H1;$(C([#6])[#6]);!$(C(@[CX4]@[CX4;H0]-!@[CH3])@[CX4;H2]@[CX4;H0]-!@[CH3])][OX2H]',
  },
  phosphoricAcid: { name: 'phosphoric acid', pattern: '[PX4;$(P[#6,#8])](=[OX1])[OX2H]' },
  electronRichAlkene: { name: 'more substituted alkene', pattern: '[CX3;H0;$(C([CX4])[CX4])]=[CX3;$(C[CX4]);!$(CC=[O,N]);!$(CC#N)]' },
  azineMethoxy: { name: 'methoxy group of an azine', pattern: '[CH3][OX2;$(Oc:[nX2]),$(Oc:c:c:[nX2])]' },
  guidedMethoxy: { name: 'methoxy group beside a carbonyl group', pattern: '[CH3][OX2;$(Oc:c[CX3]=[OX1])]' },
  boc: { name: 'Boc group', pattern: '[NX3;!$(N(C=O)C=O)][CX3](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3]' },
  tertButylEster: { name: 'tert-butyl ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3]' },
  fmoc: { name: 'Fmoc group', pattern: '[NX3][CX3](=[OX1])[OX2][CX4;H2][CX4;H1;r5;$(C(c)c)]' },
  trityl: { name: 'trityl group', pattern: '[CX4;$(C(c1ccccc1)(c1ccccc1)c1ccccc1)][N,n,O]' },
  /** Acid makes the charge of an imidazole before it takes this one off, which the second charge then holds back. */
  imidazoleTrityl: { name: 'trityl group of the imidazole', pattern: '[CX4;$(C(c1ccccc1)(c1ccccc1)c1ccccc1)][nX3;$(n1c[nX2]cc1)]' },
  openTrityl: { name: 'trityl group', pattern: '[CX4;$(C(c1ccccc1)(c1ccccc1)c1ccccc1)][N,O,n;!$([nX3]1c[nX2]cc1)]' },
  // Not a glycoside, whose other oxygens keep the acid off.
  thp: { name: 'THP ether', pattern: '[OX2;D2;$(O[#6]);!$(O1CCCCC1)][CX4;H1;$(C1[CX4;H2][CX4;H2][CX4;H2][CX4;H2]O1)]' },
  labileSilyl: {
    name: 'trimethylsilyl or triethylsilyl ether',
    pattern: '[OX2;$(O[#6])][Si;$([Si]([CH3])([CH3])[CH3]),$([Si]([CH2][CH3])([CH2][CH3])[CH2][CH3])]',
  },
  trimethylsilyl: { name: 'trimethylsilyl ether', pattern: '[OX2;$(O[#6])][Si;$([Si]([CH3])([CH3])[CH3])]' },
  tbs: { name: 'TBS ether', pattern: '[OX2;$(O[CX4])][Si;$([Si]([CH3])([CH3])C([CH3])([CH3])[CH3])]' },
  phenolicTbs: { name: 'TBS ether of the phenol', pattern: '[OX2;$(Oc)][Si;$([Si]([CH3])([CH3])C([CH3])([CH3])[CH3])]' },
  primaryTbs: { name: 'TBS ether of the primary alcohol', pattern: '[OX2;$(O[CX4;H2,H3])][Si;$([Si]([CH3])([CH3])C([CH3])([CH3])[CH3])]' },
  /** Not one between two quaternary carbons, as that of tetramethylpiperidine. */
  freeAmine: {
    name: 'free amine',
    pattern: '[NX3;H1,H2;+0;$(N[CX4]);!$(N~[#6,S,P]=,#[O,S,N]);!$(Nc);!$(N[!#6]);!$(N([CX4;H0])[CX4;H0])]',
  },
  activatedAlcohol: { name: 'benzylic or allylic alcohol', pattern: '[CX4;!H0;$(C[#6]=,:[#6])][OX2H]' },
  acetal: { name: 'acetal', pattern: '[CX4;H1,H0;$(C[#6])]([OX2;$(O[CX4])])[OX2;$(O[CX4])]' },
  /** Of a 1,2-diol that a ring holds, such as that of 1 and 2 of a furanose. */
  fusedAcetonide: { name: 'acetonide of the ring', pattern: '[CX4;$(C([CH3])[CH3])]1[OX2][CX4;$(C(@*)(@*)@*)][CX4;$(C(@*)(@*)@*)][OX2]1' },
  /** Of the last two carbons of a chain. */
  terminalAcetonide: { name: 'acetonide at the end of the chain', pattern: '[CX4;$(C([CH3])[CH3])]1[OX2][CX4;H2][CX4;H1][OX2]1' },
  /** Not one that a ring with its oxygen makes a glycoside or spiroketal. */
  plainAcetal: {
    name: 'acetal',
    pattern: '[CX4;H1,H0;$(C[#6]);!$(C1OCCC1);!$(C1OCCCC1)]([OX2;$(O[CX4;!$(C(O)O)])])[OX2;$(O[CX4;!$(C(O)O)])]',
  },
  robustSilyl: {
    name: 'silyl ether with three large groups',
    pattern: '[OX2;$(O[#6])][Si;$([Si]([CH]([CH3])[CH3])([CH]([CH3])[CH3])[CH]([CH3])[CH3]),$([Si](c)(c)C([CH3])([CH3])[CH3])]',
  },
  /** Cations of secondary and tertiary alkyl groups leave oxygen before it gives up a methyl group. */
  branchedArylEther: { name: 'ether of a branched alcohol', pattern: '[OX2;D2;$(Oc)][CX4;H0,H1;$(C([CX4])[CX4])]' },
  arylMethylEther: { name: 'methyl ether', pattern: '[CH3][OX2;$(Oc)]' },
  straightArylEther: { name: 'ether of a primary alcohol', pattern: '[OX2;D2;$(Oc)][CX4;H2;$(C[CX4])]' },
  allylEther: { name: 'allyl ether', pattern: '[OX2;D2;$(Oc)][CX4;H2][CX3]=[CX3]' },
  nitrile: { name: 'nitrile', pattern: '[CX2;$(C[#6])]#[NX1]' },
  // Below: groups that conditions harm, whatever is meant to react.
  alkene: { name: 'alkene', pattern: '[CX3;!$(C[N,O,S,F]);!$(C~[#6,N+,S]=,#[O,N])]=[CX3;!$(C[N,O,S,F]);!$(C~[#6,N+,S]=,#[O,N])]' },
  haloacetamide: { name: 'haloacetamide', pattern: '[NX3;$(N[#6])][CX3](=[OX1])[CX4;H2][Cl,Br]' },
  fusedBetaLactam: { name: 'beta-lactam of a penicillin or cephalosporin', pattern: '[CX3;r4](=O)[NX3;r4;$(N(@[#6])(@[#6])@[#6])]' },
  enolEther: { name: 'enol ether', pattern: '[CX3;!$(C~[#6]=[O,N]);!$(C#N)]=[CX3;!$(C=O)][OX2;$(O[CX4,Si])]' },
  /** The enolate of a beta-dicarbonyl or formyl compound leaves its alkyl group sooner than a phenolate does. */
  vinylogousEster: {
    name: 'enol ether of the acceptor',
    pattern: '[OX2;D2;$(O[CX4])][CX3;!$(C[CX3]=[OX1])]=[CX3;$(C[CX3]=[OX1]),$(CC#N)]',
  },
  sulfonylHalide: { name: 'sulfonyl chloride', pattern: '[SX4;$(S[#6])](=[OX1])(=[OX1])[Cl,Br]' },
  isocyanate: { name: 'isocyanate', pattern: '[CX2](=[NX2;$(N[#6])])=[OX1,SX1]' },
  carboxylicAcid: { name: 'carboxylic acid', pattern: '[CX3;$(C[#6])](=[OX1])[OX2H]' },
  fixedAldehyde: { name: 'aldehyde', pattern: '[CX3;H1;$(C[#6;X3,X2]),$(C[CX4;H0])]=[OX1]' },
  enolisableAldehyde: { name: 'aldehyde', pattern: '[CX3;H1;$(C[CX4;!H0])]=[OX1]' },
  enolisableKetone: { name: 'ketone', pattern: '[CX3;$(C([#6])[CX4;!H0]);!$(C[N,O,S]);!$(C(=O)C=C[N,O])]=[OX1]' },
  primaryAmine: { name: 'primary amine', pattern: '[NX3;H2;+0;$(N[CX4]);!$(NCC(F)F)]' },
  openAniline: { name: 'free aniline', pattern: '[NX3;!H0;+0;$(N[c;!$(c:[n,o,s])]);!$(N[!#6]);!$(N[#6,S,P]=,#[O,S,N])]' },
  /** On the carbon beside that of an acid, its amide or hydroxamate, so that it meets the isocyanate. */
  amineBesideAcyl: {
    name: 'amine beside it',
    pattern: '[NX3;!H0;+0;$(Na:a[CX3](=[OX1])[$([OX2H]),$([NX3;H2]),$([NX3;H1][OX2])]);!$(N[#6,S]=[O,S])]',
  },
  /** Of an anthranilamide, whose diazonium salt it closes to the triazinone. */
  amideBesideAniline: { name: 'amide beside the aniline', pattern: '[NX3;!H0;$(N[CX3](=[OX1])c:c[NX3;H2;+0])]' },
  phosphoramidate: { name: 'nitrogen on phosphorus', pattern: '[NX3;+0;$(N[PX4]=[OX1]);$(N[CX4,c])]' },
  /** Of triarylmethyl, phenothiazine and other dyes. */
  dyeCation: { name: 'cation of the dye', pattern: '[NX3+;$([N+]([CX4])([CX4])=[#6;R])]' },
  /** Without its hydrogens it is a pyridine. */
  dihydropyridine: { name: 'dihydropyridine', pattern: '[NX3;R;$(N1[CX3]=[CX3][CX4;!H0][CX3]=[CX3]1)]' },
  /** With a hydrogen at 3 and an acyl group at 4: base opens it to the cyano ketone. */
  openIsoxazole: { name: 'isoxazole without a group at 3', pattern: '[cH;$(c1[nX2]occ1[CX3]=[OX1])]' },
  /** With a place for an electrophile beside or across from it, on a ring that nothing but it decides. */
  reactiveAniline: {
    name: 'ring of a free aniline',
    pattern: '[NX3;!H0;+0;$(N[c;!$(c:[n,o,s]);$(c:[cH]),$(c:c:c:[cH])]);!$(N[!#6]);!$(N[#6,S,P]=,#[O,S,N]);!$(Nc:c[N+]);!$(Nc:c:c:c[N+])]',
  },
  /** A position that nitrogen or oxygen, or the hetero atom of a ring of five, makes as rich as an alkene. */
  richRing: {
    name: 'electron-rich ring',
    pattern: '[c;H1;$(c:c[NX3,OX2H]),$(c:c:c:c[NX3,OX2H]),$(c:[nX3,o,s]),$(c:c:[nX3,o,s])]',
  },
  hydroxylamine: { name: 'free hydroxylamine', pattern: '[NX3;H1,H2;+0;$(N[OX2]);!$(N~[#6,S]=[O,S,N])]' },
  hydrazine: { name: 'free hydrazine', pattern: '[NX3;H2;+0;$(N[NX3]);!$(NN~[#6,S]=[O,S,N])]' },
  /** A free hydroquinone, catechol or aminophenol, which gives the quinone. */
  hydroquinone: {
    name: 'hydroquinone or catechol',
    pattern: '[OX2H;$(Oc:c[OX2H]),$(Oc:c:c:c[OX2H]),$(Oc:c:c:c[NX3;H2]),$(Oc:c[NX3;H2])]',
  },
  openVinyl: { name: 'second alkene with an open end', pattern: '[CX3;H2]=[CX3]' },
  propargylBromide: { name: 'propargylic bromide', pattern: '[CX4;H2;$(CC#[CX2])][Br,I]' },
  /** Of two alcohols in no ring with each other. */
  openAcetal: { name: 'open acetal', pattern: '[CX4;H1,H0;$(C[#6])]([OX2;!R;$(O[CX4])])[OX2;!R;$(O[CX4])]' },
  ringAcetal: { name: 'cyclic acetal', pattern: '[CX4;H1,H0;R;$(C[#6])]([OX2;R;$(O[CX4])])[OX2;R;$(O[CX4])]' },
  /** Taken in excess, with a drop of acid. */
  solventAlcohol: {
    name: 'alcohol of the solvent',
    pattern: '[OX2H][CX4;$([CH3]),$([CH2][CH3]),$([CH2][CH2][CH3]),$([CH2][CH2][CH2][CH3]),$([CH]([CH3])[CH3])]',
  },
  phenol: { name: 'free phenol', pattern: '[OX2H;$(Oc)]' },
  openAlcohol: { name: 'free alcohol', pattern: '[OX2H;$(O[CX4;H1,H2,H3])]' },
  terminalAlkyne: { name: 'terminal alkyne', pattern: '[CX2H]#[CX2]' },
  primaryAcetate: { name: 'acetate', pattern: '[CX3;$(C[CH3])](=[OX1])[OX2;D2;$(O[CX4;H2,H1;!$(C[CX4;H0])])]' },
  /** The carbon beside one ester, amide or nitrile and no other acceptor; not that of a halo ester, which takes a carbanion. */
  plainEsterAlpha: {
    name: 'carbon beside an ester',
    pattern:
      '[CX4;!H0;!$(C[Cl,Br,I,$(OS(=O)=O)]);!$(C[CX3;$(C([#6])[#6])]=O);!$(C([CX3]=O)[CX3]=O);!$(C([CX3]=O)C#N);!$(C(C#N)C#N);!$(CN(=O)~O)]-[$([CX3](=[OX1])[OX2,NX3]),$([CX2]#[NX1])]',
  },
  mom: { name: 'MOM ether', pattern: '[OX2;D2;$(O[#6;!$(C=O)])][CH2][OX2][CH3]' },
  pmbEther: { name: 'PMB ether', pattern: '[OX2;D2;$(O[#6;!$(C=O)])][CX4;H2;$(Cc1ccc([OX2][CH3])cc1)]' },
  benzylBromide: { name: 'benzylic bromide', pattern: '[CX4;H2;$(Cc)][Br,I]' },
  // Two arenes carry the cation that an acid leaves behind.
  benzhydrylEther: { name: 'benzhydryl ether', pattern: '[OX2;D2;$(O[CX4])][CX4;H1;$(C(c)c)]' },
  tertButylEther: { name: 'tert-butyl ether', pattern: '[OX2;D2;!$(OC=O)][CX4]([CH3])([CH3])[CH3]' },
  silylAlkyne: { name: 'trimethylsilyl group of an alkyne', pattern: '[Si;$([Si]([CH3])([CH3])[CH3])][CX2;$(C#[CX2])]' },
  /** Peroxides and peracids make the alcohol or phenol of it. */
  boron: { name: 'boronic acid or ester', pattern: '[#5X3;$([#5][#6])]' },
  thioester: { name: 'thioester', pattern: '[CX3;$(C[#6])](=[OX1])[SX2;$(S[#6])]' },
  alkylSulfonate: { name: 'sulfonate', pattern: '[OX2;$(O[CX4;H2,H3;!$(CCF)])][SX4;$(S[#6])](=[OX1])=[OX1]' },
  acylAzole: { name: 'acyl group on the nitrogen of an azole', pattern: '[CX3;$(C[CX4,c])](=[OX1])[nX3]' },
  indole: { name: 'indole', pattern: '[c;r5;$(c1[nX3]c2ccccc2c1)]' },
  activeEster: { name: 'active ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2;$(O[NX3]([CX3]=[OX1])[CX3]=[OX1]),$(On)]' },
  simpleCarbamate: { name: 'methyl or ethyl carbamate', pattern: '[NX3][CX3](=[OX1])[OX2][CH3,$([CH2][CH3])]' },
  azoleBoc: { name: 'Boc group of an azole', pattern: '[nX3][CX3](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3]' },
  haloketone: { name: 'halide beside the ketone', pattern: '[CX4;!H0;$(C[CX3;$(C([#6])[#6])]=[OX1])][Cl,Br,I]' },
  openBromide: { name: 'alkyl bromide or iodide', pattern: '[CX4;H2;!$(C[CX4;H0])][Br,I]' },
  openEpoxide: { name: 'epoxide', pattern: '[CX4;H2]1[OX2][CX4]1' },
  lactone: { name: 'lactone', pattern: '[CX3;R;$(C[#6]);!$(C=,:[#6])](=[OX1])[OX2;R;$(O[CX4])]' },
  trifluoroacetamide: { name: 'trifluoroacetamide', pattern: '[NX3][CX3](=[OX1])[CX4](F)(F)F' },
  // Below: groups that acid, an electrophile, a base or a metal does not leave alone, and twins that the same reagent takes.
  /** Of a thioamide or thiourea, also where the ring is drawn aromatic. */
  thiocarbonyl: { name: 'thiocarbonyl group', pattern: '[SX1;$(S=[#6][#7])]' },
  /** With or without nitrogen on its carbon: oxidants take the sulfur of each. */
  thione: { name: 'thiocarbonyl group', pattern: '[SX1;$(S=[#6])]' },
  selenide: { name: 'selenide', pattern: '[SeX2;$([Se][#6])]' },
  /** Also where the ring is benzo-fused: hydride adds to it. */
  alkylpyridinium: { name: 'N-alkylpyridinium ion', pattern: '[n+;X3;r6;$([n+][CX4])]' },
  aziridine: { name: 'aziridine', pattern: '[NX3;r3]1[CX4][CX4]1' },
  stannane: { name: 'stannane', pattern: '[Sn;$([Sn][c,$(C=C)])]' },
  hydrazide: { name: 'hydrazide', pattern: '[NX3;H2;+0;$(N[NX3][#6,S]=[OX1])]' },
  oxime: { name: 'oxime', pattern: '[OX2H;$(O[NX2]=[CX3;!$(C[NX3])])]' },
  ringNOxide: { name: 'N-oxide', pattern: '[OX1-;$([O-][n+])]' },
  /** The open end of an acrylate or a vinyl ketone. */
  openAcceptor: { name: 'acrylate or vinyl ketone', pattern: '[CX3;H2;$(C=[CX3][CX3]=[OX1])]' },
  phthalimide: { name: 'phthalimide', pattern: '[NX3;r5;$(N1C(=O)c2ccccc2C1=O)]' },
  betaLactam: { name: 'beta-lactam', pattern: '[CX3;r4](=[OX1])[NX3;r4]' },
  plainAmide: { name: 'amide', pattern: '[CX3;$(C[#6;!$(C(F)F)])](=[OX1])[NX3;!$(N([CX3]=O)[CX3]=O);!$(N[!#6])]' },
  amideWithHydrogen: { name: 'amide', pattern: '[CX3;$(C[#6])](=[OX1])[NX3;!H0;!$(N[!#6;!#1])]' },
  tertiaryAmide: { name: 'tertiary amide', pattern: '[CX3;$(C[#6;!$(C(F)F)])](=[OX1])[NX3;H0;$(N([CX4])[CX4])]' },
  weinrebAmide: { name: 'Weinreb amide', pattern: '[CX3;$(C[#6])](=[OX1])[NX3;$(N([CH3])O[CH3])]' },
  /** That a palladium catalyst takes up: of an arene or alkene, not masked. */
  openBoron: { name: 'boronic acid or ester', pattern: '[#5X3;$([#5][c,$(C=C)]);$([#5]([OX2])[OX2]);!$([#5]OC(=O)CN)]' },
  ketoneAndAlpha: { name: 'ketone', pattern: '[CX3;$(C([#6])[#6]);!$(C[N,O,S]);!$(C(=O)C=C[N,O])](=[OX1])[CX4;!H0]' },
  benzeneAniline: {
    name: 'free aniline',
    pattern: '[NX3;!H0;+0;$(N[c;$(c1ccccc1)]);!$(N[!#6]);!$(N[#6,S,P]=,#[O,S,N]);!$(N(c)c)]',
  },
  openAcid: { name: 'carboxylic acid', pattern: '[CX3;$(C[CX4;H2,H1;!$(C[N,O])])](=[OX1])[OX2H]' },
  /** Between two ester groups on a carbon without hydrogen. */
  quaternaryMalonate: {
    name: 'ester of the malonate',
    pattern: '[CX3;!R;$(C[CX4;H0]C(=O)O)](=[OX1])[OX2;$(O[CX4;H2,H3])]',
  },
  /** On an open carbon that nothing makes more reactive, of a primary alcohol. */
  benzhydrylEster: { name: 'ester', pattern: '[CX3](=[OX1])[OX2][CX4;$(C(c)c)]' },
  openEster: {
    name: 'ester',
    pattern: '[CX3;!R;$(C[CX4;H2][#6;!$(C=O)])](=[OX1])[OX2;$(O[CX4;H2,H3;!$(Cc)])]',
  },
  plainEster: {
    name: 'ester',
    pattern: '[CX3;!R;$(C[c;!$(c:[n,o,s])]),$(C[CX4;!$(C[N,O,F,Cl,Br,I]);!$(C(C=O)C=O)])](=[OX1])[OX2;$(O[CX4;H2,H3])]',
  },
  openChainKetone: { name: 'ketone', pattern: '[CX3;!R;$(C([CX4])[CX4])]=[OX1]' },
  arylKetone: { name: 'aryl ketone', pattern: '[CX3;$(C([CX4])c)]=[OX1]' },
  /** An alkene with a free end that no hydroxyl group beside it guides a reagent to. */
  unguidedAlkene: {
    name: 'alkene',
    pattern: '[CX3;H2]=[CX3;H1;$(C[CX4;!$(C[OX2H])]);!$(CC=[O,N]);!$(CC#N)]',
  },
  /** On a carbon that nothing beside the arene makes more or less reactive: with hydrogen beside it on a ring of six. */
  openBenzoate: {
    name: 'other ester',
    pattern: '[CX3;!R;$(C[c;r6;$(c:[cH]);!$(c:[n,o,s])])](=[OX1])[OX2;$(O[CX4;H2,H3])]',
  },
  carbamate: { name: 'carbamate', pattern: '[CX3;$(C([NX3])[OX2][#6])]=[OX1]' },
  /** Hydrazine and base, and zinc and acid, take it off the carbon beside the carbonyl group. */
  ketoneNitrogen: { name: 'nitrogen beside the ketone', pattern: '[NX3;+0;$(N[CX4][CX3](=[OX1])[#6])]' },
  /** Of an amide that bears it. */
  acylCarbamate: { name: 'carbamate on the nitrogen of the amide', pattern: '[CX3;$(C([NX3][CX3](=[OX1])[#6])[OX2][#6])]=[OX1]' },
  /** With hydrogen beside a ring nitrogen, so that a hydride adds to the double bond. */
  benzodiazine: {
    name: 'ring of the quinoxaline, quinazoline or phthalazine',
    pattern: '[cH;$(c1cnc2ccccc2n1),$(c1ncnc2ccccc12),$(c1nncc2ccccc12)]',
  },
  /** Of an anthracyclinone: its reduced quinone pushes the sugar out, and hydrogen takes it. */
  quinonylGlycoside: {
    name: 'benzylic bond of the glycoside',
    pattern: '[CX4;H1;$(C([OX2][CX4][OX2;R])c(:c[OX2H]):c:c[OX2H])]',
  },
  plainKetoneAlpha: {
    name: 'carbon beside a ketone',
    pattern: '[CX4;!H0;!$(C([CX3]=O)[CX3]=O);!$(C([CX3]=O)C#N);!$(CS(=O)=O)]-[CX3;$(C([#6])[#6])]=[OX1]',
  },
} as const;
/** Id of such a group. */
export type GroupId = keyof typeof GROUPS;
