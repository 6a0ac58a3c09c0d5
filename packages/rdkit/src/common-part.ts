import { type AtomPair, connectedParts, pairKey, ringBondKeys } from './structure-graph.ts';

/** What is needed of a structure to compare it with another. */
export interface Skeleton {
  readonly atomCount: number;
  readonly bonds: readonly AtomPair[];
  /** Atoms drawn with two bonds in one line, such as those of a triple bond. */
  readonly linearAtoms: ReadonlySet<number>;
}

/**
 * Sets of atoms of `child` that can be expected to lie as they lie in `parent`, the most promising first.
 *
 * A bond counts as common if the parent has it too and it lies in a ring in both or in neither: a chain must not keep the shape of
 * the ring it was cut from. Nor may an isocyanate keep the bend of the urea it becomes: both ends must be drawn in one line, or
 * neither, in both structures. First all atoms at common bonds, then the largest connected part of them, then the largest system of
 * common rings in that. Sets that would only repeat an earlier one are left out.
 *
 * @param parentAtom - for every atom of the child its atom of the parent, or -1
 */
export function commonParts(child: Skeleton, parent: Skeleton, parentAtom: readonly number[]): readonly (readonly number[])[] {
  const parentBonds = new Set(parent.bonds.map(([begin, end]) => pairKey(begin, end)));
  const parentRings = ringBondKeys(parent.atomCount, parent.bonds);
  const childRings = ringBondKeys(child.atomCount, child.bonds);
  const bends = (atom: number) => child.linearAtoms.has(atom) !== parent.linearAtoms.has(parentAtom[atom]);
  const common = child.bonds.filter(([begin, end]) => {
    if (parentAtom[begin] < 0 || parentAtom[end] < 0) return false;
    if (bends(begin) || bends(end)) return false;
    const key = pairKey(parentAtom[begin], parentAtom[end]);
    return parentBonds.has(key) && parentRings.has(key) === childRings.has(pairKey(begin, end));
  });
  const connected = connectedParts(child.atomCount, common);
  if (connected.length === 0) return [];
  const largest = new Set(connected[0]);
  const ringBonds = common.filter(([begin, end]) => largest.has(begin) && childRings.has(pairKey(begin, end)));
  const rings = connectedParts(child.atomCount, ringBonds);
  const parts = [connected.flat().sort((a, b) => a - b), connected[0], ...rings.slice(0, 1)];
  return parts.filter((part, index) => index === 0 || part.length < parts[index - 1].length);
}
