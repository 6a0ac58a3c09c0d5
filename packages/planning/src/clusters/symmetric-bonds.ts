import { type AtomIndex, atomClasses, type Molecule } from '@retron/molecule';
import type { BondPair } from '@retron/tree';

/** Something that happens at a bond of a molecule, or at an atom, written as a pair of itself. */
export interface LabelledSite {
  readonly atoms: BondPair;
  /** What happens there; empty where there is only one thing that could. */
  readonly label: string;
}

/**
 * Keys of bond sets of one molecule: equal for sets that a symmetry of the molecule carries into each other.
 *
 * A bond is known by the symmetry classes of its atoms, a set by its bonds and by how far each lies from each other one. Symmetric
 * sets always have equal keys; the reverse holds but for rare cages (see `atomClasses`). Stereo is not looked at: a disconnection on
 * either side of a mirror plane is the same idea. Keys do not depend on the numbering of the atoms.
 */
export function disconnectionKeys(molecule: Molecule): (bonds: readonly BondPair[]) => string {
  const keyOf = siteKeys(molecule);
  return (bonds) => keyOf(bonds.map((atoms) => ({ atoms, label: '' })));
}

/** As `disconnectionKeys`, for sets of sites that are alike only where the same happens. */
export function siteKeys(molecule: Molecule): (sites: readonly LabelledSite[]) => string {
  const classes = atomClasses(molecule);
  const distancesFrom = new Map<AtomIndex, Int16Array>();
  const distance = (a: AtomIndex, b: AtomIndex) => {
    const known = distancesFrom.get(a) ?? distances(molecule, a);
    distancesFrom.set(a, known);
    return known[b];
  };
  const siteClass = ({ atoms: [a, b], label }: LabelledSite) =>
    classes[a] < classes[b] ? `${classes[a]}-${classes[b]}${label}` : `${classes[b]}-${classes[a]}${label}`;
  const relate = (from: BondPair, to: BondPair) => {
    const pairs: string[] = [];
    for (const a of from) for (const b of to) pairs.push(`${classes[a]}:${classes[b]}:${distance(a, b)}`);
    return pairs.sort().join('/');
  };
  // Hundreds of sets are made of the same few sites.
  const relations = new Map<number, Map<number, string>>();
  const numberOf = ([a, b]: BondPair) => a * molecule.atomCount + b;
  const relation = ({ atoms: from }: LabelledSite, { atoms: to }: LabelledSite) => {
    const ofFrom = relations.get(numberOf(from)) ?? new Map<number, string>();
    relations.set(numberOf(from), ofFrom);
    const known = ofFrom.get(numberOf(to)) ?? relate(from, to);
    ofFrom.set(numberOf(to), known);
    return known;
  };
  return (sites) =>
    sites
      .map((site) => {
        const others = sites.filter((other) => other !== site).map((other) => `${siteClass(other)}@${relation(site, other)}`);
        return [siteClass(site), ...others.sort()].join(' ');
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
