import type { AtomPlaces, RouteWishes } from '@retron/contract';
import { parseSmiles, symbolOf } from '@retron/molecule';

/** What is asked of a bond; `free`: nothing. */
export type BondWish = 'free' | 'break' | 'keep';

/** A bond of the target that can be asked for. */
export interface TargetBond {
  /** Its atoms from 1, lower first, such as `4-7`: as the wire names it. */
  readonly name: string;
  /** With the elements, such as `C4–N7`. */
  readonly text: string;
  /** Atoms from 0. */
  readonly atoms: readonly [number, number];
}

/** Bonds of a structure between its heavy atoms; none where it cannot be read. */
export function bondsOfTarget(smiles: string): readonly TargetBond[] {
  const read = parseSmiles(smiles);
  if (!read.ok) return [];
  const { bondCount, bondBegin, bondEnd, atomicNumber } = read.value;
  const label = (atom: number) => `${symbolOf(atomicNumber[atom] ?? 0)}${atom + 1}`;
  return Array.from({ length: bondCount }, (_, bond) => {
    const [a = 0, b = 0] = [bondBegin[bond], bondEnd[bond]].map(Number).sort((x, y) => x - y);
    return { name: `${a + 1}-${b + 1}`, text: `${label(a)}–${label(b)}`, atoms: [a, b] as const };
  }).sort((one, other) => one.atoms[0] - other.atoms[0] || one.atoms[1] - other.atoms[1]);
}

type BondWishes = Pick<RouteWishes, 'break' | 'keep'>;

export function wishOfBond({ break: breaks, keep }: BondWishes, name: string): BondWish {
  return breaks.includes(name) ? 'break' : keep.includes(name) ? 'keep' : 'free';
}

const NEXT: Readonly<Record<BondWish, BondWish>> = { free: 'break', break: 'keep', keep: 'free' };

/** The wishes after a press on a bond: nothing, break, keep, and from the beginning. */
export function afterPress(wishes: BondWishes, name: string): BondWishes {
  return withWish(wishes, name, NEXT[wishOfBond(wishes, name)]);
}

export function withWish({ break: breaks, keep }: BondWishes, name: string, wish: BondWish): BondWishes {
  const set = (names: readonly string[], isIn: boolean) => [...names.filter((each) => each !== name), ...(isIn ? [name] : [])];
  return { break: set(breaks, wish === 'break'), keep: set(keep, wish === 'keep') };
}

/** Where a bond is drawn, in pixels; null where the picture does not have its atoms. */
export function lineOf({ atoms: places }: AtomPlaces, { atoms: [a, b] }: TargetBond) {
  const [from, to] = [places[a], places[b]];
  return from === undefined || to === undefined ? null : { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}
