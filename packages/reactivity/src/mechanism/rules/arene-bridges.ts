import { type AtomIndex, bondBetween, type Molecule } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { aromaticRings } from '../aromatic-ring.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';

/**
 * Most atoms of a bridge that no usual closure makes, by how many atoms of the arene it spans: meta three, para four. The shortest
 * cyclophanes that are kept at all, [6]metacyclophane and [7]paracyclophane, bend their ring and are made otherwise.
 */
const LONGEST_FAILING_BRIDGE: ReadonlyMap<number, number> = new Map([
  [3, 5],
  [4, 6],
]);
const LARGEST_RING = 10;

/** How many atoms of one aromatic ring a ring runs through at most: two where it is fused to it, more where it bridges it. */
function spanOfArene(product: Molecule, ring: readonly AtomIndex[]): number {
  const spans = ring
    .filter((atom) => product.isAromatic[atom] === 1)
    .flatMap((atom) => [...aromaticRings(product, atom, 6), ...aromaticRings(product, atom, 5)])
    .filter((arene) => !ring.every((atom) => arene.includes(atom)))
    .map((arene) => arene.filter((atom) => ring.includes(atom)).length);
  return Math.max(0, ...spans);
}

export const noShortBridge: MechanismRule = {
  id: 'R60',
  statement: 'No ring closes with a short bridge over the meta or para positions of an arene: it would bend the arene.',
  source: TEXTBOOKS.strain,
  judge: (view) => {
    const { product, sourceOf } = view.mapped;
    return view.made.flatMap(([a, b]): readonly Omit<MechanismFinding, 'rule'>[] => {
      if (view.product.bondInRing[bondBetween(product, a, b)] === 0) return [];
      const ring = ringPath(product, a, b, LARGEST_RING);
      if (ring === null) return [];
      const span = spanOfArene(product, ring);
      if (ring.length - span > (LONGEST_FAILING_BRIDGE.get(span) ?? -1)) return [];
      const text =
        'A bridge as short as this between positions of an arene that are not neighbours would bend it: two molecules join instead.';
      return [{ verdict: 'never', chip: 'Strained bridge', text, wanted: [sourceOf[a], sourceOf[b]], rivals: [] }];
    });
  },
};
