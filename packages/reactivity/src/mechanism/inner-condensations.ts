import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { hasDoubleBondedOxygen, isSaturatedCarbon, neighboursAcross } from './atoms.ts';
import type { AtomPair, ReactionView } from './reaction-view.ts';

/** A bond that the carbon beside one carbonyl or cyano group makes to another of the same molecule. */
export interface InnerCondensation {
  /** Product atoms: the carbon that gives its hydrogen, and the one it meets. */
  readonly bond: AtomPair;
  /** The same atoms among the reactants. */
  readonly enol: AtomIndex;
  readonly met: AtomIndex;
}

/** Claisen, Dieckmann, Thorpe and aldol reactions within one molecule. */
export function innerCondensations(view: ReactionView): readonly InnerCondensation[] {
  const { reactants, product, sourceOf, moleculeOf } = view.mapped;
  return view.made.flatMap((pair) =>
    [pair, [pair[1], pair[0]] as const].flatMap(([a, b]): readonly InnerCondensation[] => {
      const [enol, met] = [sourceOf[a], sourceOf[b]];
      if (moleculeOf[enol] !== moleculeOf[met] || reactants.atomicNumber[met] !== ELEMENT.carbon) return [];
      const isEnol =
        isSaturatedCarbon(reactants, enol) &&
        product.hydrogenCount[a] < reactants.hydrogenCount[enol] &&
        neighboursAcross(reactants, enol, BOND.single).some((each) => isAcceptor(reactants, each));
      return isEnol && isAcceptor(reactants, met) ? [{ bond: [a, b], enol, met }] : [];
    }),
  );
}

function isAcceptor(molecule: Molecule, atom: AtomIndex): boolean {
  if (hasDoubleBondedOxygen(molecule, atom)) return true;
  return neighboursAcross(molecule, atom, BOND.triple).some((each) => molecule.atomicNumber[each] === ELEMENT.nitrogen);
}
