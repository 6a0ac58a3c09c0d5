import { BOND } from '@retron/molecule';

/**
 * A bond query is the set of bond classes it accepts: six orders, each outside rings (bits 0-5) and in rings (bits 6-11).
 * Any expression over `- = # : ~ @ !` is such a set, so matching a bond is one `&`.
 */
const BOND_CLASS_COUNT = 12;
const ORDER_COUNT = 6;
const RING_SHIFT = ORDER_COUNT;

const bothRings = (order: number) => (1 << order) | (1 << (order + RING_SHIFT));

/** Orders by their place in a set. */
const ORDERS = [BOND.single, BOND.double, BOND.triple, BOND.quadruple, BOND.aromatic, BOND.dative] as const;

/** Sets of bond classes. */
export const BOND_SET = {
  single: bothRings(0),
  double: bothRings(1),
  triple: bothRings(2),
  quadruple: bothRings(3),
  aromatic: bothRings(4),
  any: (1 << BOND_CLASS_COUNT) - 1,
  ring: ((1 << ORDER_COUNT) - 1) << RING_SHIFT,
  singleOrAromatic: bothRings(0) | bothRings(4),
} as const;

/** The class of a bond of a molecule, as a set of one. */
export function bondClass(order: number, isInRing: boolean): number {
  // `BOND` numbers the orders from 1 in the order of `ORDERS`.
  return 1 << (order - 1 + (isInRing ? RING_SHIFT : 0));
}

/** The only bond order the set admits, or 0 where it admits several. */
export function onlyOrder(set: number): number {
  const orders = (set | (set >> RING_SHIFT)) & ((1 << ORDER_COUNT) - 1);
  return ORDERS.find((order) => orders === 1 << (order - 1)) ?? 0;
}
