import { type AtomIndex, atomClasses, type Molecule } from '@retron/molecule';
import type { BondPair } from '@retron/tree';

/**
 * Keys of bond sets of one molecule: equal for sets that a symmetry of the molecule carries into each other.
 *
 * A bond is known by the symmetry classes of its atoms, a set by its bonds and by how far each lies from each other one. Symmetric
 * sets always have equal keys; the reverse holds but for rare cages (see `atomClasses`). Stereo is not looked at: a disconnection on
 * either side of a mirror plane is the same idea. Keys do not depend on the numbering of the atoms.
 */
export function disconnectionKeys(molecule: Molecule): (bonds: readonly BondPair[]) => string {
  const classes = atomClasses(molecule);
  const distancesFrom = new Map<AtomIndex, Int16Array>();
  const distance = (a: AtomIndex, b: AtomIndex) => {
    const known = distancesFrom.get(a) ?? distances(molecule, a);
    distancesFrom.set(a, known);
    return known[b];
  };
  const bondClass = ([a, b]: BondPair) => (classes[a] < classes[b] ? `${classes[a]}-${classes[b]}` : `${classes[b]}-${classes[a]}`);
  const relation = (from: BondPair, to: BondPair) =>
    from
      .flatMap((a) => to.map((b) => `${classes[a]}:${classes[b]}:${distance(a, b)}`))
      .sort()
      .join('/');
  return (bonds) =>
    bonds
      .map((bond) => {
        const others = bonds.filter((other) => other !== bond).map((other) => `${bondClass(other)}@${relation(bond, other)}`);
        return [bondClass(bond), ...others.sort()].join(' ');
      })
      .sort()
      .join(', ');
}

/** Bonds on the shortest way from `from` to every atom; -1 where there is none. */
function distances({ atomCount, neighbourStart, neighbourAtom }: Molecule, from: AtomIndex): Int16Array {
  const distance = new Int16Array(atomCount).fill(-1);
  distance[from] = 0;
  const queue = [from];
  for (const atom of queue) {
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
      const neighbour = neighbourAtom[k];
      if (distance[neighbour] >= 0) continue;
      distance[neighbour] = distance[atom] + 1;
      queue.push(neighbour);
    }
  }
  return distance;
}
