import { type AtomIndex, BOND, bondBetween, ELEMENT, type Molecule } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { rememberedOfProduct } from '../remembered-of-view.ts';
import { isFreedByAcid } from './freed-by-acid.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

const HALOGENS: ReadonlySet<number> = new Set([ELEMENT.chlorine, ELEMENT.bromine, ELEMENT.iodine]);

const FREE = '+0;!$(N[!#6]);!$(N~[#6,S,P]=,#[O,S,N,C]);!$(NCC(F)F)';
export const AMINE = `[NX3;!H0;${FREE};!$(Nc)]`;
/** Not one between two bromine or iodine atoms, as of the triiodoisophthaloyl chlorides that contrast agents are made from. */
const ANILINE = '[NX3;!H0;+0;$(N[c;!$(c(c[Br,I])c[Br,I])]);!$(Nc:[n,o,s]);!$(N[!#6]);!$(N[#6,S,P]=,#[O,S,N])]';
const ALCOHOL = '[OX2H;$(O[CX4])]';
export const THIOL = '[SX2H;$(S[#6;!$(C=[N,O,S])])]';
const PHENOL = '[OX2H;$(Oc)]';
/** A phenol that nothing shields or holds: hydrogen at both sides of it. */
const OPEN_PHENOL = '[OX2H;$(O[c;$(c([cH])[cH])])]';
/** A sulfonyl or carbonyl group. */
const ACCEPTOR = '[$([SX4](=[OX1])=[OX1]),$([CX3]=[OX1])]';
/**
 * An aniline that nothing shields or weakens: no second arene on nitrogen, a hydrogen beside it, no nitro group, no two sulfonyl or carbonyl groups
 * ortho and para to it, as of the aminobenzenedisulfonyl chlorides that diuretics are made from.
 */
const OPEN_ANILINE = `[NX3;!H0;+0;$(N[c;$(c[cH]);!$(c:[n,o,s])]);!$(N(c)c);!$(N[#6,S,P]=,#[O,S,N]);!$(N[!#6]);!$(Nc:c[N+](=O));!$(Nc:c:c:c[N+](=O));!$(Nc1c(${ACCEPTOR})cc(${ACCEPTOR})cc1);!$(Nc1c(${ACCEPTOR})cccc1${ACCEPTOR})]`;
const ACYL_HALIDE = '[CX3;!$(Cc(c[Br,I])c[Br,I])](=[OX1])[Cl,Br,I]';
/** Between two bromine or iodine atoms, as those that contrast agents are made from: amines take it, alcohols hardly do. */
const SHIELDED_ACYL_HALIDE = '[CX3;$(Cc(c[Br,I])c[Br,I])](=[OX1])[Cl,Br,I]';
const ISOCYANATE = '[CX2](=[OX1])=[NX2]';
const ISOTHIOCYANATE = '[CX2](=[SX1])=[NX2]';
const OPEN_ALCOHOL = '[OX2H;$(O[CX4;H1,H2])]';
const CARBOXYLIC_ACID = '[OX2H;$(O[CX3;$(C[#6])]=[OX1])]';
const SULFONYL_CHLORIDE = '[SX4](=[OX1])(=[OX1])Cl';
/** Of a hydroxamic acid, an oxime or a hydroxylamine: its oxygen is a better nucleophile than that of an alcohol, and more acidic. */
const N_HYDROXYL = '[OX2H;$(O[NX3]),$(O[NX2]=[CX3])]';
/** Made to meet amines. */
const SUCCINIMIDYL_ESTER = '[CX3;$(C[#6])](=[OX1])[OX2][NX3]([CX3]=[OX1])[CX3]=[OX1]';
const NITROPHENYL_ESTER = '[CX3;$(C[#6])](=[OX1])[OX2;$(Oc:c[N+](=O)[O-]),$(Oc:c:c:c[N+](=O)[O-])]';
/** A xanthate or its like, which hands its thiocarbonyl group to an amine. */
const THIONOCARBONATE = '[CX3;$(C[OX2][#6])](=[SX1])[SX2,Cl,nX3,$([OX2]c)]';
const ANHYDRIDE = '[CX3;$(C[#6])](=[OX1])[OX2][CX3;$(C[#6])]=[OX1]';

/** Amines that reach an alkyl bromide or iodide over four or five carbons, and hydrazines that reach a halide on the next carbon. */
export const CLOSING_AMINES = [
  ...['[CX4][CX4][CX4]', '[CX4][CX4][CX4][CX4]'].map((chain) => `${AMINE}[CX4]${chain}[Br,I]`),
  '[NX3;!H0;+0;$(N[NX3;!$(N[#6,S]=[O,S,N])]);!$(N[#6,S]=[O,S,N])][CX4][CX4;!H0][Cl,Br,I]',
];

/**
 * Thiols with a bromide, iodide or sulfonate at the other end of two to five carbons: they close the thiirane or the larger ring; a chloride
 * on the next carbon closes the thiirane, too.
 */
const CLOSING_THIOLS = ['', '[CX4]', '[CX4][CX4]', '[CX4][CX4][CX4]'].map(
  (chain) => `[SX2H][CX4]${chain}[CX4;!$(CF)][Br,I,${chain === '' ? 'Cl,' : ''}$([OX2]S(=[OX1])(=[OX1])[#6])]`,
);

/** Amines that condense with an aldehyde or displace a halide of their own kind; those that carry a carboxyl group are zwitterions. */
export const PRIMARY_AMINE = '[NX3;H2;+0;$(N[CX4;H1,H2]);!$(NCC(F)F);!$(NCC(=O)[OX2H]);!$(NCCC(=O)[OX2H])]';
export const SECONDARY_AMINE = '[NX3;H1;+0;$(N([CX4;H1,H2,H3])[CX4;H1,H2,H3]);!$(NCC(F)F);!$(N[!#6])]';
export const FREE_ALDEHYDE = '[CX3;H1;$(C[#6]);!$(C(=O)C=C[N,O]);!$(Cc:[nH]);!$(Cc:c[NX3])]=[OX1]';
export const ENOLISABLE_ALDEHYDE = '[CX3;H1;$(C[CX4;!H0])]=[OX1]';
/** With a methyl group, or between two open carbons: it is quaternised in the cold. */
const OPEN_TERTIARY_AMINE = '[NX3;H0;+0;$(N([CH3])([CX4;H2,H3])[CX4;H2,H3]);!$(NC[!#6]);!$(NCC(F)F)]';
/** Free hydrazines and hydrazides. */
export const HYDRAZINE = '[NX3;H2;+0;$(N[NX3])]';
/** Halides that an amine displaces in the cold. */
const FAST_HALIDE = '[CX4;H2;$(Cc),$(C[CX3]=[OX1]),$(C[CX3]=[CX3])][Br,I]';
/** A chloride beside a carbonyl group or on an arene's methyl group, and the sulfonate of a primary alcohol: an amine displaces them within hours. */
const LEISURELY = [
  '[CX4;H2;$(C[CX3;$(C[#6,#7])]=[OX1])]Cl',
  '[CX4;H2;$(Cc)]Cl',
  '[CX4;H2,H3;!$(CC(F)F)][OX2;$(OS(=[OX1])(=[OX1])[#6])]',
] as const;
/** Not a hydrazide, whose nitrogen is a poor nucleophile. */
const ALKYLHYDRAZINE = '[NX3;H2;+0;$(N[NX3;!$(N[#6,S]=[O,S,N])])]';
/** A chloride or bromide on the carbon of an ether, as of chloromethyl ethers; esters with one are far slower. */
const HALO_ETHER = '[CX4;$(C[OX2;$(O([CX4])[CX4])]);!$(C(F)F);!R][Cl,Br,I]';
/** The alkylated nitrogen of a hydrazide, as basic as an aniline. */
const HYDRAZIDE_NITROGEN = '[NX3;H1;+0;$(N([CX4])[NX3][CX3]=[OX1]);!$(N[#6,S]=[O,S,N])]';
const OPEN_HALIDE = '[CX4;H2,H3;!$(CC(F)F)][Br,I]';
/** Of an imine, an oxime or a hydrazone: what nitrile imines and nitrile oxides come of. */
const IMIDOYL_CHLORIDE = '[CX3;!R;$(C(=[NX2])[#6])][Cl,Br]';

interface SelfReactive {
  readonly electrophile: string;
  readonly never: readonly string[];
  readonly risk: readonly string[];
  /** An acid derivative, for which there is a quick look. */
  readonly isAcyl: boolean;
  /** What acid sets free is a salt, which lasts. */
  readonly lastsAsSalt?: boolean;
  /** What happens, as the end of a sentence. */
  readonly fate: string;
}

const ACYLATES = 'the free amine, alcohol, thiol or acid takes up the reactive acid derivative of the next molecule.';

/** Pairs that react with each other without any help. */
const SELF_REACTIVE: readonly SelfReactive[] = [
  {
    electrophile: ACYL_HALIDE,
    never: [AMINE, ANILINE, HYDRAZIDE_NITROGEN, THIOL, ALCOHOL, OPEN_PHENOL, CARBOXYLIC_ACID, N_HYDROXYL],
    risk: [PHENOL],
    isAcyl: true,
    fate: ACYLATES,
  },
  {
    electrophile: SHIELDED_ACYL_HALIDE,
    never: [AMINE, ANILINE, HYDRAZIDE_NITROGEN, THIOL],
    risk: [ALCOHOL, OPEN_PHENOL, CARBOXYLIC_ACID, N_HYDROXYL],
    isAcyl: true,
    fate: ACYLATES,
  },
  {
    electrophile: ISOCYANATE,
    never: [AMINE, ANILINE, OPEN_ALCOHOL, CARBOXYLIC_ACID, N_HYDROXYL],
    risk: [THIOL, ALCOHOL, PHENOL],
    isAcyl: true,
    fate: ACYLATES,
  },
  { electrophile: ISOTHIOCYANATE, never: [AMINE], risk: [ANILINE], isAcyl: true, fate: ACYLATES },
  // A tertiary alcohol, as that of chlortalidone, is too crowded for a sulfonyl group.
  {
    electrophile: SULFONYL_CHLORIDE,
    never: [AMINE, OPEN_ANILINE, N_HYDROXYL],
    risk: [ANILINE, OPEN_ALCOHOL, THIOL, PHENOL],
    isAcyl: true,
    fate: ACYLATES,
  },
  { electrophile: SUCCINIMIDYL_ESTER, never: [AMINE, THIOL], risk: [], isAcyl: false, fate: ACYLATES },
  { electrophile: NITROPHENYL_ESTER, never: [AMINE, THIOL], risk: [], isAcyl: false, fate: ACYLATES },
  {
    electrophile: THIONOCARBONATE,
    never: [PRIMARY_AMINE, SECONDARY_AMINE],
    risk: [],
    isAcyl: false,
    fate: 'the free amine takes the thiocarbonyl group, to the thiocarbamate: protect it before the alcohol is made a xanthate.',
  },
  { electrophile: ANHYDRIDE, never: [AMINE], risk: [THIOL, ALCOHOL, ANILINE], isAcyl: true, fate: ACYLATES },
  {
    electrophile: ENOLISABLE_ALDEHYDE,
    never: [PRIMARY_AMINE, SECONDARY_AMINE],
    risk: [],
    isAcyl: false,
    fate: 'the free amine condenses with the aldehyde of the next molecule, to an imine or enamine: protect one of them.',
  },
  {
    electrophile: FREE_ALDEHYDE,
    never: [PRIMARY_AMINE, HYDRAZINE],
    risk: [SECONDARY_AMINE],
    isAcyl: false,
    fate: 'the free amine condenses with the aldehyde of the next molecule: protect one of them.',
  },
  {
    electrophile: FAST_HALIDE,
    never: [PRIMARY_AMINE, SECONDARY_AMINE, OPEN_TERTIARY_AMINE, THIOL],
    risk: [],
    isAcyl: false,
    fate: 'the free amine or thiol displaces the halide of the next molecule: keep it as a salt, or protect it.',
  },
  ...LEISURELY.map((electrophile) => ({
    electrophile,
    never: [PRIMARY_AMINE, SECONDARY_AMINE],
    risk: [],
    isAcyl: false,
    lastsAsSalt: true,
    fate: 'the free amine displaces the chloride or sulfonate of its own or of the next molecule: keep it as a salt, or protect it.',
  })),
  {
    electrophile: IMIDOYL_CHLORIDE,
    never: [PRIMARY_AMINE, SECONDARY_AMINE, THIOL],
    risk: [],
    isAcyl: false,
    fate: 'the free amine or thiol takes the place of the halogen on the imidoyl carbon: protect it until the cycloaddition is done.',
  },
  {
    electrophile: OPEN_HALIDE,
    never: [ALKYLHYDRAZINE],
    risk: [],
    isAcyl: false,
    fate: 'the hydrazine displaces the halide of its own or of the next molecule.',
  },
  {
    electrophile: HALO_ETHER,
    never: [PRIMARY_AMINE, SECONDARY_AMINE, OPEN_TERTIARY_AMINE, ALCOHOL, THIOL, CARBOXYLIC_ACID],
    risk: [],
    isAcyl: false,
    fate: 'the halide beside an oxygen is as quick as an acid chloride: protect the free amine, alcohol, thiol or acid.',
  },
  {
    electrophile: '[CX3;!R;$(C([CX4,c])[CX4]);!$(C([CX4])C(F)F)]=[OX1]',
    never: [ALKYLHYDRAZINE],
    risk: [],
    isAcyl: false,
    lastsAsSalt: true,
    fate: 'the hydrazine condenses with the ketone of its own or of the next molecule.',
  },
  {
    electrophile: '[SiX4;$([Si][OX2][CX3]=[CX3])]',
    never: ['[OX2H;$(O[PX4]=[OX1]),$(O[SX4](=[OX1])=[OX1])]'],
    risk: [CARBOXYLIC_ACID],
    isAcyl: false,
    fate: 'the free acid takes the silyl group off the enol ether: make it an ester first.',
  },
  {
    electrophile: '[OX2r3]1[CX4][CX4]1',
    never: [PRIMARY_AMINE, SECONDARY_AMINE],
    risk: [],
    isAcyl: false,
    fate: 'the free amine opens the epoxide of the next molecule.',
  },
];

export const selfReactive: MechanismRule = {
  id: 'R5',
  statement:
    'An acid halide, isocyanate, sulfonyl chloride, anhydride or active ester does not last in one molecule with a free amine, alcohol or thiol, nor an aldehyde, an epoxide, a xanthate or a benzylic bromide with a free amine, nor an alkyl bromide with an amine or thiol that reaches it.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { atomicNumber } = view.mapped.reactants;
    const hasHalogen = atomicNumber.some((element) => HALOGENS.has(element));
    const near = hasHalogen ? CLOSING_AMINES.flatMap((pattern) => view.places('reactants', pattern)) : [];
    const closing = near.filter((place) => !closesRing(view, place));
    if (closing.length > 0) {
      const text = 'This precursor closes to the cyclic amine: use its salt, or a protected amine.';
      const wanted = closing.map((place) => place[place.length - 1]);
      return [{ verdict: 'never', chip: 'Closes to ring', text, wanted, rivals: closing.map(([amine]) => amine) }];
    }
    const hasSulfur = atomicNumber.includes(ELEMENT.sulfur);
    const thiols = hasSulfur ? CLOSING_THIOLS.flatMap((pattern) => view.places('reactants', pattern)) : [];
    const made = hasSulfur ? CLOSING_THIOLS.flatMap((pattern) => view.places('product', pattern)) : [];
    const { sourceOf } = view.mapped;
    const shut = [...thiols.filter((place) => !closesRing(view, place)), ...made.map((place) => place.map((atom) => sourceOf[atom]))];
    if (shut.length > 0) {
      const text = 'The thiol displaces the leaving group of its own chain, to the cyclic sulfide: protect it, or bring it in afterwards.';
      const wanted = shut.map((place) => place[place.length - 2]);
      return [{ verdict: 'never', chip: 'Closes to ring', text, wanted, rivals: shut.map(([thiol]) => thiol) }];
    }
    return pairsThatReact(view, 'reactants') ?? pairsThatReact(view, 'product') ?? [];
  },
};

/** Whether the step is the closure itself: the nitrogen or sulfur, first in the place, meets the carbon last but one. */
function closesRing(view: ReactionView, place: readonly AtomIndex[]): boolean {
  return areJoined(view, place[0], place[place.length - 2]);
}

/** Whether a bond of the product joins two atoms of the reactants. */
export function areJoined({ mapped: { product, becomes } }: ReactionView, one: AtomIndex, other: AtomIndex): boolean {
  const [a, b] = [becomes[one], becomes[other]];
  return a >= 0 && b >= 0 && bondBetween(product, a, b) >= 0;
}

/** Groups of one molecule on one side that react with each other, told by reactant atoms; `null` where there are none. */
function pairsThatReact(view: ReactionView, side: 'reactants' | 'product'): readonly Finding[] | null {
  const { component } = view[side];
  const source = (atom: AtomIndex) => (side === 'product' ? view.mapped.sourceOf[atom] : atom);
  for (const { electrophile, never, risk, lastsAsSalt, fate } of side === 'product' ? thoseOfProduct(view) : thoseOn(view, side)) {
    if (lastsAsSalt && side === 'product' && isFreedByAcid(view)) continue;
    const electrophiles = [...view.atoms(side, electrophile)];
    for (const [verdict, patterns] of [
      ['never', never],
      // What is made may be used at once where it lasts for hours.
      ['risk', side === 'product' ? [] : risk],
    ] as const) {
      for (const pattern of patterns) {
        const rivals = [...view.atoms(side, pattern)].filter((atom) => electrophiles.some((each) => component[each] === component[atom]));
        if (rivals.length === 0) continue;
        const wanted = electrophiles.filter((each) => rivals.some((atom) => component[each] === component[atom]));
        const text = `This ${side === 'product' ? 'structure' : 'precursor'} reacts with itself: ${fate}`;
        return [{ verdict, chip: 'Reacts with itself', text, wanted: wanted.map(source), rivals: rivals.map(source) }];
      }
    }
  }
  return null;
}

/** Those of the table whose electrophile is there. */
function thoseOn(view: ReactionView, side: 'reactants' | 'product'): readonly SelfReactive[] {
  const isAcylating = hasAcylatingAtom(view[side].molecule);
  return SELF_REACTIVE.filter(({ electrophile, isAcyl }) => (isAcylating || !isAcyl) && view.atoms(side, electrophile).size > 0);
}

const thoseOfProduct = rememberedOfProduct((view) => thoseOn(view, 'product'));

/** Carbon or sulfur with a double bond and a halogen, two double bonds, or an oxygen between two of them: a quick look before patterns. */
function hasAcylatingAtom(molecule: Molecule): boolean {
  const { bondCount, bondBegin, bondEnd, bondOrder, atomicNumber } = molecule;
  const doubleBonds = new Uint8Array(molecule.atomCount);
  for (let bond = 0; bond < bondCount; bond++) {
    if (bondOrder[bond] !== BOND.double) continue;
    if (++doubleBonds[bondBegin[bond]] > 1 || ++doubleBonds[bondEnd[bond]] > 1) return true;
  }
  const acylsAt = new Uint8Array(molecule.atomCount);
  for (let bond = 0; bond < bondCount; bond++) {
    const [a, b] = [bondBegin[bond], bondEnd[bond]];
    const [acyl, other] = doubleBonds[a] > 0 ? [a, b] : [b, a];
    if (bondOrder[bond] !== BOND.single || doubleBonds[acyl] === 0) continue;
    if (HALOGENS.has(atomicNumber[other])) return true;
    if (atomicNumber[other] === ELEMENT.oxygen && ++acylsAt[other] > 1) return true;
  }
  return false;
}
