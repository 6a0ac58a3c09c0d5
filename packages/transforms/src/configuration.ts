import { CHIRALITY } from '@retron/molecule';

/**
 * How two tetrahedral configurations relate: 1 the same, -1 mirror images, 0 not comparable.
 *
 * Both neighbour lists have four places in one numbering. At most one place may differ: what stands there in one list is taken to
 * have replaced what stands there in the other, and an unnamed place (`IMPLICIT_HYDROGEN`) may be any atom.
 */
export function compareConfigurations(markA: number, a: ArrayLike<number>, markB: number, b: ArrayLike<number>): -1 | 0 | 1 {
  if (markA === CHIRALITY.none || markB === CHIRALITY.none) return 0;
  let onlyInA = -1;
  for (let i = 0; i < 4; i++) {
    if (placeOf(b, a[i]) >= 0) continue;
    if (onlyInA >= 0) return 0;
    onlyInA = i;
  }
  let onlyInB = -1;
  for (let i = 0; i < 4; i++) {
    if (placeOf(a, b[i]) >= 0) continue;
    if (onlyInB >= 0) return 0;
    onlyInB = i;
  }
  if (onlyInA >= 0 !== onlyInB >= 0) return 0;
  // Permutation that takes each place of `a` to its place in `b`; odd if an odd number of pairs stands in the other order.
  let inversions = 0;
  for (let i = 0; i < 4; i++) {
    const atI = i === onlyInA ? onlyInB : placeOf(b, a[i]);
    for (let j = i + 1; j < 4; j++) {
      if (atI > (j === onlyInA ? onlyInB : placeOf(b, a[j]))) inversions++;
    }
  }
  return (markA === markB) === (inversions % 2 === 0) ? 1 : -1;
}

/** The other of the two tetrahedral marks. */
export function invertedMark(mark: number): number {
  return CHIRALITY.anticlockwise + CHIRALITY.clockwise - mark;
}

function placeOf(list: ArrayLike<number>, value: number): number {
  for (let i = 0; i < 4; i++) if (list[i] === value) return i;
  return -1;
}
