import { type AtomIndex, BOND, bondBetween, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { neighboursAcross } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const SMALLEST = 8;
const LARGEST = 11;

/** Whether nothing brings the ends of the chain together: no second ring, no quaternary carbon, no double bond but that which the step makes. */
function isOpen(product: Molecule, ring: readonly AtomIndex[], made: readonly AtomIndex[]): boolean {
  return ring.every((atom) => {
    const around = neighboursOf(product, atom);
    if (made.includes(atom)) return true;
    const outside = around.filter((each) => !ring.includes(each));
    return (
      neighboursAcross(product, atom, BOND.single).length === around.length &&
      outside.length < 2 &&
      outside.every((each) => ringPath(product, atom, each) === null && neighboursAcross(product, each, BOND.double).length === 0)
    );
  });
}

/** What F11 says of rings of three and four. */
export const noMediumRingByMetathesis: MechanismRule = {
  id: 'F90',
  statement: 'Metathesis closes no ring of eight to eleven from an open saturated chain: dimers and polymers result.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    if (!view.names.includes('olefin-metathesis')) return [];
    const { product, sourceOf, moleculeOf } = view.mapped;
    return view.made.flatMap((pair): readonly Finding[] => {
      const isDouble = product.bondOrder[bondBetween(product, pair[0], pair[1])] === BOND.double;
      if (!isDouble || moleculeOf[sourceOf[pair[0]]] !== moleculeOf[sourceOf[pair[1]]]) return [];
      const ring = ringPath(product, pair[0], pair[1], LARGEST);
      if (ring === null || ring.length < SMALLEST || !isOpen(product, ring, pair)) return [];
      const text = 'Strain across a ring of this size opens it again, and a chain that nothing bends meets other molecules first.';
      return [{ verdict: 'never', chip: 'Medium ring', text, wanted: pair.map((atom) => sourceOf[atom]), rivals: [] }];
    });
  },
};
