import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon, neighboursAcross } from '../atoms.ts';
import type { ReactionView } from '../reaction-view.ts';
import { rememberedOfView } from '../remembered-of-view.ts';
import { type Replacement, replacements } from '../replacement.ts';

export const LITHIUM = 3;

export const MAGNESIUM = 12;

/** A carbon that a metal or, made into an organometal on the way, a halogen leaves for its partner. Reactant atoms. */
interface OrganometalStep {
  readonly nucleophile: AtomIndex;
  readonly electrophile: AtomIndex;
  /** Whether the organometal itself is drawn. */
  readonly isDrawn: boolean;
}

function isStrongMetal({ atomicNumber }: Molecule, atom: AtomIndex): boolean {
  return atomicNumber[atom] === LITHIUM || atomicNumber[atom] === MAGNESIUM;
}

/** Whether lithium or magnesium takes the place of the halogen on the way. */
function isMetalated(molecule: Molecule, carbon: AtomIndex, halogen: AtomIndex): boolean {
  const isMetalatedHalide = isHalogen(molecule, halogen) && molecule.atomicNumber[halogen] !== ELEMENT.fluorine;
  return isMetalatedHalide && becomesStrongOrganometal(molecule, carbon);
}

/** Steps of organometals that add to a carbonyl or nitrile carbon. */
export const additions = rememberedOfView(findAdditions);

function findAdditions(view: ReactionView): readonly OrganometalStep[] {
  const { reactants } = view.mapped;
  return replacements(view).flatMap(({ carbon, incoming, leaving }: Replacement) => {
    const isDrawn = isStrongMetal(reactants, leaving);
    if (!isDrawn && !isMetalated(reactants, carbon, leaving)) return [];
    if (reactants.atomicNumber[incoming] !== ELEMENT.carbon || electrophileRank(reactants, incoming) === 0) return [];
    // Cyanide brings its carbon along: it is no electrophile.
    if (
      !neighboursOf(reactants, incoming).some((each) => reactants.atomicNumber[each] === ELEMENT.carbon) &&
      isNitrile(reactants, incoming)
    )
      return [];
    return [{ nucleophile: carbon, electrophile: incoming, isDrawn }];
  });
}

/** An ester of boric acid, or a silyl or stannyl halide: takes up an organometal, where a diboron, a borane or a distannane needs palladium. */
const METALLOID = '[$([#5;!$([#5][#5]);H0;!$([#5][#6])][OX2]),$([Si][Cl,Br,I]),$([Sn][Cl,Br,I])]';

/** The same that take a group to boron, silicon or tin; those of halides by way of lithium or magnesium. */
export function transmetalations(view: ReactionView): readonly OrganometalStep[] {
  const { reactants } = view.mapped;
  return replacements(view).flatMap(({ carbon, incoming, leaving }: Replacement) => {
    const isDrawn = isStrongMetal(reactants, leaving);
    if (!isDrawn && !isMetalated(reactants, carbon, leaving)) return [];
    return view.atoms('reactants', METALLOID).has(incoming) ? [{ nucleophile: carbon, electrophile: incoming, isDrawn }] : [];
  });
}

/** Sulfur of a disulfide or of sulfur dioxide: takes up an organometal, and no halide without one. */
const SULFUR = '[$([SX2]([#6])[SX2][#6]),$([SX2](=[OX1])=[OX1])]';

/** Halides of an arene that take up sulfur by way of lithium or magnesium. */
export function sulfurations(view: ReactionView): readonly OrganometalStep[] {
  const { reactants } = view.mapped;
  return replacements(view).flatMap(({ carbon, incoming, leaving }: Replacement) => {
    const isDrawn = isStrongMetal(reactants, leaving);
    if (!isDrawn && !isMetalated(reactants, carbon, leaving)) return [];
    return view.atoms('reactants', SULFUR).has(incoming) ? [{ nucleophile: carbon, electrophile: incoming, isDrawn }] : [];
  });
}

/** An alkene conjugated with an acceptor, at its far end. */
const FAR_END = '[CX3;$(C=[CX3][$([CX3]=[OX1]),$(C#N),$(S(=O)=O),$([N+](=O)[O-])])]';

/** Organomagnesium and organolithium reagents that add to the far end of an acceptor, as cuprates. */
export function conjugateAdditions(view: ReactionView): readonly OrganometalStep[] {
  const { reactants } = view.mapped;
  return replacements(view).flatMap(({ carbon, incoming, leaving }: Replacement) =>
    isStrongMetal(reactants, leaving) && view.atoms('reactants', FAR_END).has(incoming)
      ? [{ nucleophile: carbon, electrophile: incoming, isDrawn: true }]
      : [],
  );
}

/** Couplings of an organomagnesium or organolithium reagent that is drawn with a halide or an epoxide: what is slower than a carbonyl group waits for it. */
export function strongCouplings(view: ReactionView): readonly OrganometalStep[] {
  const { reactants } = view.mapped;
  const exchanges = replacements(view);
  return exchanges.flatMap(({ carbon, incoming, leaving }: Replacement) => {
    if (!isStrongMetal(reactants, leaving) || electrophileRank(reactants, incoming) > 0) return [];
    const isReached = exchanges.some(
      (each) => each.carbon === incoming && (isHalogen(reactants, each.leaving) || isEpoxideOxygen(reactants, each.leaving)),
    );
    return isReached ? [{ nucleophile: carbon, electrophile: incoming, isDrawn: true }] : [];
  });
}

function isEpoxideOxygen(molecule: Molecule, atom: AtomIndex): boolean {
  const [one, other] = neighboursOf(molecule, atom);
  return molecule.atomicNumber[atom] === ELEMENT.oxygen && other !== undefined && neighboursOf(molecule, one).includes(other);
}

/**
 * Whether a halide is turned into a reagent that stands no acid: aryl and plain alkyl halides are. Allyl, vinyl and α-halo carbonyl compounds
 * react with zinc, indium or chromium too, which do.
 */
function becomesStrongOrganometal(molecule: Molecule, carbon: AtomIndex): boolean {
  if (molecule.isAromatic[carbon] === 1) return true;
  const isBesidePi = neighboursOf(molecule, carbon).some(
    (each) =>
      molecule.isAromatic[each] === 0 &&
      neighboursAcross(molecule, each, BOND.double).length + neighboursAcross(molecule, each, BOND.triple).length > 0,
  );
  return isSaturatedCarbon(molecule, carbon) && !isBesidePi;
}

/** A Weinreb amide binds the metal and goes before an ester. */
export const RANK_OF_WEINREB_AMIDE = 2.5;

/** Order in which organometals add: aldehyde, acid chloride, ketone, Weinreb amide, ester, nitrile and amide; 0 where they do not. */
export function electrophileRank(molecule: Molecule, carbon: AtomIndex): number {
  if (molecule.isAromatic[carbon] === 1 || molecule.atomicNumber[carbon] !== ELEMENT.carbon) return 0;
  if (isNitrile(molecule, carbon)) return 1;
  if (!hasDoubleBondedOxygen(molecule, carbon)) return 0;
  // Carbon dioxide and isocyanates.
  if (neighboursAcross(molecule, carbon, BOND.double).length === 2) return 4;
  const single = neighboursAcross(molecule, carbon, BOND.single);
  if (molecule.hydrogenCount[carbon] > 0)
    return single.some((each) => molecule.atomicNumber[each] !== ELEMENT.carbon) ? 1 : RANK_OF_ALDEHYDE;
  if (single.some((each) => isHalogen(molecule, each))) return 4;
  const nitrogen = single.find((each) => molecule.atomicNumber[each] === ELEMENT.nitrogen);
  if (nitrogen !== undefined) {
    const isWeinreb = neighboursOf(molecule, nitrogen).some((each) => molecule.atomicNumber[each] === ELEMENT.oxygen);
    // The nitrogen of an azole keeps its lone pair for the ring.
    return isWeinreb ? RANK_OF_WEINREB_AMIDE : molecule.isAromatic[nitrogen] === 1 ? 2 : 1;
  }
  if (single.length === 2 && single.every((each) => molecule.atomicNumber[each] === ELEMENT.carbon)) return 3;
  const oxygen = single.find((each) => molecule.atomicNumber[each] === ELEMENT.oxygen);
  if (oxygen === undefined || single.length === 1) return 0;
  return neighboursOf(molecule, oxygen).length > 1 &&
    single.length === 2 &&
    single.some((each) => molecule.atomicNumber[each] === ELEMENT.carbon)
    ? 2
    : 0;
}

export function isNitrile(molecule: Molecule, carbon: AtomIndex): boolean {
  return neighboursAcross(molecule, carbon, BOND.triple).some((each) => molecule.atomicNumber[each] === ELEMENT.nitrogen);
}

export const RANK_OF_ALDEHYDE = 5;
