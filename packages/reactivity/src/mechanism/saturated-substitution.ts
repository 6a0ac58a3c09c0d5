import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { hasDoubleBondedOxygen, isFreeOxygen, isHalogen, isSaturatedCarbon, isSulfonateOxygen, neighboursAcross } from './atoms.ts';
import type { ReactionView } from './reaction-view.ts';
import { rememberedOfView } from './remembered-of-view.ts';
import { type Replacement, replacements } from './replacement.ts';

/** What leaves a saturated carbon: a halide or sulfonate by itself, a hydroxyl group once it is activated. */
type Leaving = 'halide' | 'hydroxyl';

/** A saturated carbon at which a nucleophile takes the place of a leaving group. */
export interface Substitution extends Replacement {
  readonly by: Leaving;
}

/** Every substitution at a saturated carbon by a step, in the order of its new bonds. */
export const substitutions = rememberedOfView(findSubstitutions);

function findSubstitutions(view: ReactionView): readonly Substitution[] {
  const { reactants } = view.mapped;
  return replacements(view).flatMap((each) => {
    if (!isSaturatedCarbon(reactants, each.carbon)) return [];
    const by = leavingKind(reactants, each.leaving);
    return by === null ? [] : [{ ...each, by }];
  });
}

function leavingKind(reactants: Molecule, leaving: AtomIndex): Leaving | null {
  const isHalide = isHalogen(reactants, leaving) && reactants.atomicNumber[leaving] !== ELEMENT.fluorine;
  if (isHalide || isSulfonateOxygen(reactants, leaving)) return 'halide';
  return isFreeOxygen(reactants, leaving) ? 'hydroxyl' : null;
}

/** Whether a heteroatom beside the carbon takes over its charge when a group leaves, as at an anomeric carbon. */
export function isBesideHeteroatom({ mapped: { reactants } }: ReactionView, { carbon, leaving }: Replacement): boolean {
  return neighboursOf(reactants, carbon).some(
    (each) => each !== leaving && reactants.atomicNumber[each] !== ELEMENT.carbon && !isHalogen(reactants, each),
  );
}

/** Whether a neighbouring π system carries the charge of a cation at the carbon, or activates it for attack. */
export function isBesidePi({ mapped: { reactants } }: ReactionView, { carbon }: Replacement): boolean {
  return neighboursOf(reactants, carbon).some(
    (each) =>
      reactants.isAromatic[each] === 1 ||
      neighboursAcross(reactants, each, BOND.double).length > 0 ||
      neighboursAcross(reactants, each, BOND.triple).length > 0,
  );
}

/** An oxygen of a carboxylic acid: it takes the acyl group along, so that an alcohol it meets keeps its own oxygen. */
export function isAcidOxygen(reactants: Molecule, atom: AtomIndex): boolean {
  return isFreeOxygen(reactants, atom) && neighboursOf(reactants, atom).some((each) => hasDoubleBondedOxygen(reactants, each));
}

/** Carbon of a cyanide, an acetylide or an enolate, drawn with its hydrogen or its charge. */
export function isCarbanionWithoutMetal(reactants: Molecule, atom: AtomIndex): boolean {
  if (reactants.isAromatic[atom] === 1) return false;
  if (neighboursAcross(reactants, atom, BOND.triple).length > 0) return true;
  return isSaturatedCarbon(reactants, atom) && reactants.hydrogenCount[atom] > 0;
}

/** Nitrogen, oxygen or sulfur. */
export function isPlainNucleophile({ atomicNumber }: Molecule, atom: AtomIndex): boolean {
  const element = atomicNumber[atom];
  return element === ELEMENT.nitrogen || element === ELEMENT.oxygen || element === ELEMENT.sulfur;
}

/** Whether the atom is part of an arene or bound to one. */
export function isOnArene(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.isAromatic[atom] === 1 || neighboursOf(molecule, atom).some((each) => molecule.isAromatic[each] === 1);
}

/** Carbon neighbours, or null where another element but hydrogen and `leaving` is bonded too. */
export function carbonNeighbours(reactants: Molecule, { carbon, leaving }: Replacement): readonly AtomIndex[] | null {
  const others = neighboursOf(reactants, carbon).filter((each) => each !== leaving);
  return others.every((each) => reactants.atomicNumber[each] === ELEMENT.carbon) ? others : null;
}
