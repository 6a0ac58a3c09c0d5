import type { FunctionalGroup } from './functional-group.ts';

/** Nitrogen whose lone pair is not drawn away: no acyl, sulfonyl, cyano, vinyl or aromatic neighbour, no heteroatom. */
const BASIC = '!$(N[#6,S,P]=[O,S,N,C]);!$(NC#N);!$(N[!C])';
/** The same for nitrogen on one arene: two hold the lone pair, and a diarylamine is a group of its own. */
const ARYL_AMINE = '!$(N(c)c);!$(N[C,S,P]=[O,S,N]);!$(NC#N);!$(N[!#6])';

/** Nucleophiles: what is acylated, alkylated, arylated, and what quenches an organometal. */
const NUCLEOPHILES = [
  {
    id: 'aliphatic-amine',
    name: 'a free aliphatic amine',
    pattern: `[NX3;!H0;+0;${BASIC}]`,
    ranks: { acylation: 5, alkylation: 5 },
  },
  {
    id: 'hydrazine',
    name: 'a free hydrazine',
    pattern: '[NX3;H2;+0;$(N[NX3]);!$(N[#6,S,P]=[O,S,N])]',
    ranks: { acylation: 5, alkylation: 5 },
  },
  {
    id: 'aniline',
    name: 'a free aniline',
    pattern: `[NX3;!H0;+0;$(Nc);!$(Nc:[n,o,s]);${ARYL_AMINE}]`,
    ranks: { acylation: 4, alkylation: 3 },
  },
  {
    id: 'heteroarylamine',
    name: 'a free heteroarylamine',
    pattern: `[NX3;!H0;+0;$(Nc:[n,o,s]);${ARYL_AMINE}]`,
    ranks: { acylation: 3, alkylation: 2 },
  },
  {
    id: 'diarylamine',
    name: 'a free N-H of a diarylamine',
    pattern: '[NX3;H1;+0;$(N(c)c)]',
    ranks: { acylation: 1, alkylation: 1 },
  },
  { id: 'thiol', name: 'a free thiol', pattern: '[SX2H;$(S[#6])]', ranks: { acylation: 4, alkylation: 6 } },
  { id: 'phenol', name: 'a free phenol', pattern: '[OX2H;$(Oc)]', ranks: { acylation: 2, alkylation: 4 } },
  {
    id: 'carboxylic-acid',
    name: 'a free carboxylic acid',
    pattern: '[CX3](=[OX1])[OX2H]',
    ranks: { acylation: 0, alkylation: 4 },
  },
  { id: 'primary-alcohol', name: 'a free primary alcohol', pattern: '[OX2H;$(O[CX4;H2,H3])]', ranks: { acylation: 1, alkylation: 1 } },
  { id: 'secondary-alcohol', name: 'a free secondary alcohol', pattern: '[OX2H;$(O[CX4;H1])]', ranks: { acylation: 1, alkylation: 1 } },
  { id: 'activated-alcohol', name: 'a free benzylic or allylic alcohol', pattern: '[OX2H;$(O[CX4;!H0][c,$([CX3]=[CX3])])]' },
  { id: 'tertiary-alcohol', name: 'a free tertiary alcohol', pattern: '[OX2H;$(O[CX4;H0])]', ranks: { acylation: 0, alkylation: 0 } },
  { id: 'tetrazole', name: 'a free tetrazole', pattern: '[nX3;H1;$(n1nnnc1),$(n1nncn1)]', ranks: { acylation: 0, alkylation: 4 } },
  {
    id: 'azole-nh',
    name: 'a free N-H of an azole',
    pattern: '[nX3;H1;+0;!$(n1nnnc1);!$(n1nncn1)]',
    ranks: { acylation: 1, alkylation: 3 },
  },
  {
    id: 'amide-nh',
    name: 'a free N-H of an amide',
    pattern: '[NX3;!H0;+0;$(N[#6,S,P]=[O,S,N])]',
    ranks: { acylation: 1, alkylation: 1 },
  },
  { id: 'terminal-alkyne', name: 'a terminal alkyne', pattern: '[CX2H]#C' },
] as const satisfies readonly FunctionalGroup[];

/** Electrophiles: carbonyl compounds, their relatives, and what is substituted. */
const ELECTROPHILES = [
  { id: 'aldehyde', name: 'an aldehyde', pattern: '[CX3;H1,H2;!$(C[N,O,S])]=[OX1]', ranks: { carbonyl: 3 } },
  { id: 'ketone', name: 'a ketone', pattern: '[CX3;$(C([#6])[#6]);!$(C(=O)C=C[N,O]);!$(C=,:[!O])]=[OX1]', ranks: { carbonyl: 2 } },
  { id: 'ester', name: 'an ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2;D2;!$(O(C=O)C=O);!$(OC(C)(C)C)]', ranks: { carbonyl: 1 } },
  { id: 'acid-halide', name: 'an acid halide', pattern: '[CX3](=[OX1])[Cl,Br,I]' },
  { id: 'anhydride', name: 'an anhydride', pattern: '[CX3](=[OX1])[OX2][CX3]=[OX1]' },
  { id: 'sulfonyl-halide', name: 'a sulfonyl halide', pattern: '[SX4](=[OX1])(=[OX1])[Cl,Br]' },
  { id: 'isocyanate', name: 'an isocyanate', pattern: '[CX2](=[NX2])=[OX1,SX1]' },
  { id: 'nitrile', name: 'a nitrile', pattern: '[CX2;$(C[#6])]#[NX1]' },
  { id: 'epoxide', name: 'an epoxide', pattern: '[OX2r3]1[CX4][CX4]1' },
  { id: 'alkyl-iodide', name: 'an alkyl iodide', pattern: '[CX4;!$(C(F)F)]I', ranks: { substitution: 3 } },
  { id: 'alkyl-bromide', name: 'an alkyl bromide', pattern: '[CX4;!$(C(F)F)]Br', ranks: { substitution: 2 } },
  { id: 'alkyl-chloride', name: 'an alkyl chloride', pattern: '[CX4;!$(C(F)F);!$(C(Cl)Cl)]Cl', ranks: { substitution: 1 } },
  { id: 'halo-ester', name: 'an alpha-halo ester', pattern: '[CX4;$(C[CX3](=[OX1])[OX2])][Cl,Br,I]' },
  {
    id: 'halo-acid',
    name: 'an alpha- or beta-halo acid',
    pattern: '[CX4;$(C[CX3](=[OX1])[OX2H]),$(C[CX4][CX3](=[OX1])[OX2H])][Cl,Br,I]',
  },
  { id: 'alkyl-sulfonate', name: 'an alkyl sulfonate', pattern: '[CX4][OX2][SX4](=[OX1])=[OX1]', ranks: { substitution: 2 } },
  { id: 'aryl-iodide', name: 'an aryl iodide', pattern: '[c]I', ranks: { coupling: 5 } },
  { id: 'activated-bromide', name: 'a heteroaryl bromide', pattern: '[c;$(c:n)]Br', ranks: { coupling: 4 } },
  { id: 'aryl-bromide', name: 'an aryl bromide', pattern: '[c;!$(c:n)]Br', ranks: { coupling: 3 } },
  { id: 'aryl-triflate', name: 'an aryl triflate', pattern: '[c][OX2]S(=O)(=O)C(F)(F)F', ranks: { coupling: 3 } },
  { id: 'activated-chloride', name: 'a heteroaryl chloride', pattern: '[c;$(c:n)]Cl', ranks: { coupling: 2 } },
  { id: 'aryl-chloride', name: 'an aryl chloride', pattern: '[c;!$(c:n)]Cl', ranks: { coupling: 1 } },
  { id: 'quaternary-ammonium', name: 'a quaternary ammonium ion', pattern: '[NX4;+;H0;$(N([CX4])([CX4])([CX4])[CX4])]' },
  { id: 'boronic-acid', name: 'a boronic acid or ester', pattern: '[BX3;$(B[#6]);!$(BOC(=O)CN)]([OX2])[OX2]' },
] as const satisfies readonly FunctionalGroup[];

/** Groups that redox chemistry changes. */
const REDOX = [
  { id: 'nitro', name: 'a nitro group', pattern: '[NX3+;$(N[#6])](=[OX1])[OX1-]' },
  { id: 'azide', name: 'an azide', pattern: '[NX2]=[NX2+]=[NX1-]' },
  { id: 'alkene', name: 'an alkene', pattern: '[CX3;!$(C[N,O,S,F]);!$(C=CC[#7,#8]=,:*)]=[CX3;!$(C[N,O,S,F])]' },
  { id: 'alkyne', name: 'an alkyne', pattern: '[CX2]#[CX2]' },
  { id: 'sulfide', name: 'a sulfide', pattern: '[SX2;$(S([#6;!$(C=*)])[#6;!$(C=*)])]' },
] as const satisfies readonly FunctionalGroup[];

/** Protecting groups, each with the conditions that take it off. */
const PROTECTING_GROUPS = [
  { id: 'boc', name: 'a Boc group', pattern: '[NX3;!$(N(C=O)C=O)][CX3](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3]' },
  { id: 'tert-butyl-ester', name: 'a tert-butyl ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3]' },
  {
    id: 'tert-butyl-carbonate',
    name: 'a tert-butyl carbonate',
    pattern: '[CX3](=[OX1])([OX2][#6;!$(C(C)(C)C)])[OX2][CX4]([CH3])([CH3])[CH3]',
  },
  { id: 'trityl', name: 'a trityl group', pattern: '[CX4;$(C([N,n,O])(c)(c)c)][N,n,O]' },
  { id: 'acetal', name: 'an acetal', pattern: '[CX4;H1,H0;!$(C[F,Cl,N,n])]([OX2;$(O[CX4])])[OX2;$(O[CX4])]' },
  { id: 'silyl-ether', name: 'a silyl ether', pattern: '[SiX4][OX2;$(O[#6])]' },
  { id: 'cbz', name: 'a Cbz group', pattern: '[NX3][CX3](=[OX1])[OX2][CX4;H2][c;$(c1ccccc1)]' },
  { id: 'benzyl-ester', name: 'a benzyl ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2][CX4;H2][c;$(c1ccccc1)]' },
  { id: 'aryl-ester', name: 'an ester of a phenol', pattern: '[CX3;$(C[#6])](=[OX1])[OX2;D2;$(Oc)]' },
  { id: 'benzhydryl-ester', name: 'a benzhydryl or trityl ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2][CX4;$(C(c)c)]' },
  { id: 'benzyl-ether', name: 'a benzyl ether', pattern: '[OX2;D2;!$(OC=O)][CX4;H2][c;$(c1ccccc1)]' },
  { id: 'fmoc', name: 'an Fmoc group', pattern: '[NX3][CX3](=[OX1])[OX2][CX4;H2][CX4;H1;r5;$(C(c)c)]' },
  { id: 'phthalimide', name: 'a phthalimide', pattern: '[NX3]1[CX3](=[OX1])c2ccccc2[CX3]1=[OX1]' },
  { id: 'n-acyl-azole', name: 'an acyl group on the nitrogen of an indole or azole', pattern: '[nX3;r5][CX3](=[OX1])[#6]' },
  { id: 'trifluoroacetamide', name: 'a trifluoroacetamide', pattern: '[NX3][CX3](=[OX1])[CX4](F)(F)F' },
] as const satisfies readonly FunctionalGroup[];

const ALL = [...NUCLEOPHILES, ...ELECTROPHILES, ...REDOX, ...PROTECTING_GROUPS] as const;

/** Id of a group that the tables have; anything else does not compile. */
export type FunctionalGroupId = (typeof ALL)[number]['id'];

/** Every functional group that the tables of incompatible groups speak of, or that decides what competes. */
export const FUNCTIONAL_GROUPS: readonly FunctionalGroup<FunctionalGroupId>[] = ALL;
