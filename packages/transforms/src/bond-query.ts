import { BOND } from '@retron/molecule';

/**
 * A bond query is the set of bond classes it accepts: five orders, each outside rings (bits 0-4) and in rings (bits 5-9).
 * Any expression over `- = # : ~ @ !` is such a set, so matching a bond is one `&`.
 */
export const BOND_CLASS_COUNT = 10;
const ORDER_COUNT = 5;
const RING_SHIFT = ORDER_COUNT;

const bothRings = (order: number) => (1 << order) | (1 << (order + RING_SHIFT));

/** Sets of bond classes. `other` stands for quadruple and dative bonds. */
export const BOND_SET = {
  single: bothRings(0),
  double: bothRings(1),
  triple: bothRings(2),
  aromatic: bothRings(3),
  other: bothRings(4),
  any: (1 << BOND_CLASS_COUNT) - 1,
  ring: ((1 << ORDER_COUNT) - 1) << RING_SHIFT,
  singleOrAromatic: bothRings(0) | bothRings(3),
} as const;

/** The class of a bond of a molecule, as a set of one. */
export function bondClass(order: number, isInRing: boolean): number {
  const position = order === BOND.aromatic ? 3 : order <= BOND.triple ? order - 1 : 4;
  return 1 << (position + (isInRing ? RING_SHIFT : 0));
}

/** The only bond order the set admits, or 0 where it admits several. */
export function onlyOrder(set: number): number {
  const orders = (set | (set >> RING_SHIFT)) & ((1 << ORDER_COUNT) - 1);
  switch (orders) {
    case 1:
      return BOND.single;
    case 2:
      return BOND.double;
    case 4:
      return BOND.triple;
    case 8:
      return BOND.aromatic;
    default:
      return 0;
  }
}
