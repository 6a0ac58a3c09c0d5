import { type AtomIndex, BOND, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { neighboursAcross } from '../atoms.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { isPlainNucleophile } from '../saturated-substitution.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

const EPOXIDE = '[CX4]1[CX4][OX2]1';

/** Sizes of ring, by its atoms, that close readily from the nearer carbon of an epoxide. */
const READY: ReadonlySet<number> = new Set([3, 5, 6]);

/** New bonds from nitrogen, oxygen or sulfur within one molecule: its reactant atoms, and how many atoms the ring has that closes. */
function closures(
  view: ReactionView,
): readonly { readonly nucleophile: AtomIndex; readonly electrophile: AtomIndex; readonly size: number }[] {
  const { sourceOf, moleculeOf, reactants, product } = view.mapped;
  return view.made.flatMap((bond) =>
    [bond, [bond[1], bond[0]]].flatMap(([a, b]) => {
      const [nucleophile, electrophile] = [sourceOf[a], sourceOf[b]];
      if (!isPlainNucleophile(reactants, nucleophile) || reactants.atomicNumber[electrophile] !== ELEMENT.carbon) return [];
      if (moleculeOf[nucleophile] !== moleculeOf[electrophile]) return [];
      const size = ringPath(product, a, b)?.length;
      return size === undefined ? [] : [{ nucleophile, electrophile, size }];
    }),
  );
}

export const epoxidesCloseNear: MechanismRule = {
  id: 'F8',
  statement:
    'A nucleophile in the chain opens an epoxide at its nearer carbon: the exo ring of five or six, not the endo ring with one atom more.',
  source: TEXTBOOKS.regioselectivity,
  judge: (view) =>
    closures(view).flatMap(({ nucleophile, electrophile, size }): readonly Finding[] => {
      const { reactants, product, becomes } = view.mapped;
      const ring = view.places('reactants', EPOXIDE).find((place) => place.slice(0, 2).includes(electrophile));
      const near = ring?.slice(0, 2).find((atom) => atom !== electrophile);
      if (near === undefined || !READY.has(size - 1) || becomes[near] < 0) return [];
      // Endo: the other carbon of the epoxide is part of the ring that closes.
      const isEndo = ringPath(product, becomes[nucleophile], becomes[electrophile])?.includes(becomes[near]) ?? false;
      const holdsCharge = neighboursOf(reactants, electrophile).some(
        (atom) => reactants.isAromatic[atom] === 1 || neighboursAcross(reactants, atom, BOND.double).length > 0,
      );
      const isTertiary = reactants.hydrogenCount[electrophile] === 0 && reactants.hydrogenCount[near] > 0;
      if (!isEndo || holdsCharge || isTertiary) return [];
      const text =
        'The chain reaches the nearer carbon of the epoxide first: the ring with one atom fewer results, with the carbinol outside it.';
      return [{ verdict: 'never', chip: 'Exo before endo', text, wanted: [electrophile], rivals: [near] }];
    }),
};

export const noFiveEndoTrig: MechanismRule = {
  id: 'F9',
  statement: 'A nucleophile in the chain does not add to a double bond that becomes part of the ring of five: 5-endo-trig is not allowed.',
  source: TEXTBOOKS.regioselectivity,
  judge: (view) =>
    closures(view).flatMap(({ nucleophile, electrophile, size }): readonly Finding[] => {
      const { reactants, product, becomes } = view.mapped;
      if (size !== 5 || reactants.atomicNumber[nucleophile] === ELEMENT.sulfur) return [];
      const across = neighboursAcross(reactants, electrophile, BOND.double).find((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon);
      if (across === undefined || becomes[across] < 0 || view.made.some((bond) => bond.includes(becomes[across]))) return [];
      const isEndo = ringPath(product, becomes[nucleophile], becomes[electrophile])?.includes(becomes[across]) ?? false;
      const isSaturated =
        neighboursAcross(product, becomes[electrophile], BOND.single).length === neighboursOf(product, becomes[electrophile]).length;
      if (!isEndo || !isSaturated) return [];
      const text = 'The lone pair cannot reach the p orbital of this double bond from within the chain (5-endo-trig, Baldwin).';
      return [{ verdict: 'never', chip: 'Baldwin', text, wanted: [electrophile], rivals: [] }];
    }),
};
