import { type AtomIndex, bondBetween, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ACIDIC_CARBON, DOUBLY_ACIDIC_CARBON } from '../acidic-carbon.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

const TERMINAL_ALKYNE = '[CX2;H1]#[CX2]';
/** Hydrogens that a base strong enough for an acetylide or a simple enolate takes first; those of amines are another rule's. */
const MORE_ACIDIC = '[$([OX2H]),$([SX2H]),$([NX3;!H0;+0;$(N[CX3]=[OX1]),$(N[SX4](=O)=O)])]';

/** Lithium and magnesium, whose carbon takes the proton of an alcohol. */
const ACTIVE_METALS: ReadonlySet<number> = new Set([3, ELEMENT.magnesium]);

/** Sizes of the rings that a chain with a charge at one end closes at once. */
const CLOSED_AT_ONCE: ReadonlySet<number> = new Set([3, 5, 6]);

/** Bonds from one atom to another along open chains and rings alike; the ring that closes between them has as many atoms and one more. */
function bondsBetween(molecule: Molecule, from: AtomIndex, to: AtomIndex): number {
  const distance = new Map([[from, 0]]);
  for (const [atom, bonds] of distance) {
    if (atom === to) return bonds;
    for (const next of neighboursOf(molecule, atom)) if (!distance.has(next)) distance.set(next, bonds + 1);
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether a strong base or a metal makes the carbon a nucleophile. */
function isStrongCarbanion(view: ReactionView, carbon: AtomIndex): boolean {
  const { reactants } = view.mapped;
  if (reactants.atomicNumber[carbon] !== ELEMENT.carbon) return false;
  if (view.atoms('reactants', TERMINAL_ALKYNE).has(carbon)) return true;
  const isOnMetal = neighboursOf(reactants, carbon).some((each) => ACTIVE_METALS.has(reactants.atomicNumber[each]));
  if (isOnMetal) return true;
  return view.atoms('reactants', ACIDIC_CARBON).has(carbon) && !view.atoms('reactants', DOUBLY_ACIDIC_CARBON).has(carbon);
}

export const carbanionsFreeHydroxyHalides: MechanismRule = {
  id: 'T153',
  statement:
    'A strong carbanion takes the O-H, S-H or acylated N-H of a haloalkyl partner, which then closes its own ring of three, five or six.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const acidic = view.atoms('reactants', MORE_ACIDIC);
    const found = substitutions(view).flatMap(({ carbon, incoming, by }): readonly Finding[] => {
      if (by !== 'halide' || moleculeOf[carbon] === moleculeOf[incoming] || !isStrongCarbanion(view, incoming)) return [];
      const rivals = [...acidic].filter((atom) => moleculeOf[atom] === moleculeOf[carbon] && bondBetween(reactants, atom, carbon) < 0);
      if (rivals.length === 0) return [];
      const closes = rivals.filter((atom) => CLOSED_AT_ONCE.has(bondsBetween(reactants, atom, carbon) + 1));
      const text =
        closes.length > 0
          ? 'The base takes the more acidic hydrogen of this halide, whose chain closes to the ring at once: protect that group first.'
          : 'The more acidic hydrogen of this halide takes the base first: protect that group, or take a portion of base for each.';
      return [
        {
          verdict: closes.length > 0 ? 'never' : 'risk',
          chip: closes.length > 0 ? 'Closes on itself' : 'Acidic hydrogen first',
          text,
          wanted: [carbon],
          rivals: closes.length > 0 ? closes : rivals,
        },
      ];
    });
    return found.slice(0, 1);
  },
};
