import {
  type AtomIndex,
  BOND,
  bondBetween,
  CHIRALITY,
  DOUBLE_BOND,
  ELEMENT,
  IMPLICIT_HYDROGEN,
  type Molecule,
  neighboursOf,
} from '@retron/molecule';
import { compareConfigurations } from '@retron/transforms';
import type { ReactionView } from './reaction-view.ts';

/** Two atoms added to the two carbons of a double bond. */
export interface AlkeneAddition {
  /** Product atoms that were the alkene. */
  readonly carbons: readonly [AtomIndex, AtomIndex];
  /** Product atom bound to each of them, -1 for hydrogen. */
  readonly added: readonly [AtomIndex, AtomIndex];
}

/** Largest ring whose double bonds are cis unless drawn otherwise. */
const LARGEST_CIS_RING = 7;

/** C=C that become single bonds while each carbon gets one new neighbour, which may be a hydrogen. In the order of the product's bonds. */
export function alkeneAdditions({ mapped, made, reordered }: ReactionView): readonly AlkeneAddition[] {
  const { product, reactants, sourceOf } = mapped;
  const newNeighbour = (atom: AtomIndex): AtomIndex | null => {
    const bonds = made.filter((bond) => bond.includes(atom));
    const hydrogens = product.hydrogenCount[atom] - reactants.hydrogenCount[sourceOf[atom]];
    if (bonds.length === 1 && hydrogens === 0) return bonds[0][0] === atom ? bonds[0][1] : bonds[0][0];
    return bonds.length === 0 && hydrogens === 1 ? IMPLICIT_HYDROGEN : null;
  };
  return reordered.flatMap(([a, b]): readonly AlkeneAddition[] => {
    const before = reactants.bondOrder[bondBetween(reactants, sourceOf[a], sourceOf[b])];
    const after = product.bondOrder[bondBetween(product, a, b)];
    const areCarbons = product.atomicNumber[a] === ELEMENT.carbon && product.atomicNumber[b] === ELEMENT.carbon;
    if (!areCarbons || before !== BOND.double || after !== BOND.single) return [];
    const [first, second] = [newNeighbour(a), newNeighbour(b)];
    return first === null || second === null ? [] : [{ carbons: [a, b], added: [first, second] }];
  });
}

/** Whether both atoms come from one side of the alkene; `null` where the alkene or the product does not state its geometry. */
export function additionSense(view: ReactionView, { carbons: [a, b], added }: AlkeneAddition): 'syn' | 'anti' | null {
  const { product, sourceOf, becomes } = view.mapped;
  if (product.chirality[a] === CHIRALITY.none || product.chirality[b] === CHIRALITY.none) return null;
  const alkene = alkeneGeometry(view, sourceOf[a], sourceOf[b]);
  if (alkene === null) return null;
  const senseAt = (centre: AtomIndex, other: AtomIndex, kept: AtomIndex, gained: AtomIndex): -1 | 0 | 1 => {
    const around = [...product.chiralNeighbours.subarray(4 * centre, 4 * centre + 4)];
    const rest = around.filter((each) => each !== other && each !== kept && each !== gained);
    if (rest.length !== 1) return 0;
    return compareConfigurations(product.chirality[centre], around, CHIRALITY.clockwise, [other, kept, gained, rest[0]]);
  };
  // Seen along the bond from opposite ends, substituents that eclipse each other run in opposite directions.
  const senses = senseAt(a, b, becomes[alkene.begin], added[0]) * senseAt(b, a, becomes[alkene.end], added[1]);
  if (senses === 0) return null;
  return (senses === -1) === alkene.isCis ? 'syn' : 'anti';
}

/** A substituent at each end of a double bond of the reactants and how they lie; `null` where nothing says it. */
function alkeneGeometry(
  { mapped, reactants: { bondInRing, molecule } }: ReactionView,
  a: AtomIndex,
  b: AtomIndex,
): { readonly begin: AtomIndex; readonly end: AtomIndex; readonly isCis: boolean } | null {
  const bond = bondBetween(molecule, a, b);
  const isKept = (atom: AtomIndex) => atom >= 0 && mapped.becomes[atom] >= 0;
  if (molecule.doubleBondStereo[bond] !== DOUBLE_BOND.none) {
    const [begin, end] = [molecule.stereoBeginReference[bond], molecule.stereoEndReference[bond]];
    const isCis = molecule.doubleBondStereo[bond] === DOUBLE_BOND.cis;
    if (!isKept(begin) || !isKept(end)) return null;
    return molecule.bondBegin[bond] === a ? { begin, end, isCis } : { begin: end, end: begin, isCis };
  }
  if (bondInRing[bond] === 0) return null;
  const path = ringPath(molecule, a, b);
  if (path === null || path.length > LARGEST_CIS_RING) return null;
  const [begin, end] = [path[1], path[path.length - 2]];
  return isKept(begin) && isKept(end) ? { begin, end, isCis: true } : null;
}

/** Atoms of the smallest ring through the bond, from `a` to `b`; `null` where it has more than `largest` atoms. */
export function ringPath(molecule: Molecule, a: AtomIndex, b: AtomIndex, largest = LARGEST_CIS_RING): readonly AtomIndex[] | null {
  let paths: readonly (readonly AtomIndex[])[] = [[a]];
  const seen = new Set([a]);
  for (let length = 1; length < largest; length++) {
    const longer: (readonly AtomIndex[])[] = [];
    for (const path of paths) {
      const last = path[path.length - 1];
      for (const next of neighboursOf(molecule, last)) {
        if (next === b && last !== a) return [...path, b];
        if (next === b || seen.has(next)) continue;
        seen.add(next);
        longer.push([...path, next]);
      }
    }
    paths = longer;
  }
  return null;
}
