import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { neighboursAcross } from './atoms.ts';

/** Aromatic rings of this size through an atom, each from that atom on around the ring; the direction with the lower neighbour first. */
export function aromaticRings(molecule: Molecule, atom: AtomIndex, size: 5 | 6): readonly (readonly AtomIndex[])[] {
  const found: AtomIndex[][] = [];
  const walk = (path: readonly AtomIndex[]) => {
    const last = path[path.length - 1];
    const next = neighboursAcross(molecule, last, BOND.aromatic);
    if (path.length === size) {
      if (next.includes(atom) && path[1] < last) found.push([...path]);
      return;
    }
    for (const each of next) if (!path.includes(each)) walk([...path, each]);
  };
  walk([atom]);
  return found;
}

/** All atoms of the fused aromatic system of an atom, itself included, ascending. */
export function aromaticSystem(molecule: Molecule, atom: AtomIndex): readonly AtomIndex[] {
  const system = new Set([atom]);
  for (const each of system) for (const next of neighboursAcross(molecule, each, BOND.aromatic)) system.add(next);
  return [...system].sort((a, b) => a - b);
}

/**
 * Atoms of the fused aromatic system that carry charge once a nucleophile has added to `atom`, or an electrophile: those at an odd
 * number of bonds around the rings. Where the system has rings of five, every atom may be reached either way and counts.
 */
export function conjugatedWith(molecule: Molecule, atom: AtomIndex): ReadonlySet<AtomIndex> {
  const reached: readonly [Set<AtomIndex>, Set<AtomIndex>] = [new Set([atom]), new Set()];
  let front: AtomIndex[] = [atom];
  for (let parity = 1; front.length > 0; parity = 1 - parity) {
    const next = new Set<AtomIndex>();
    for (const each of front) {
      for (const beside of neighboursAcross(molecule, each, BOND.aromatic)) if (!reached[parity].has(beside)) next.add(beside);
    }
    for (const each of next) reached[parity].add(each);
    front = [...next];
  }
  return reached[1];
}

/** The neighbour of a ring atom outside the aromatic system, or undefined where it has none. */
export function substituentOf(molecule: Molecule, ringAtom: AtomIndex): AtomIndex | undefined {
  const inSystem = neighboursAcross(molecule, ringAtom, BOND.aromatic);
  return neighboursOf(molecule, ringAtom).find((each) => !inSystem.includes(each));
}

/** A ring nitrogen with a lone pair in the plane, as in pyridine, or a positive one. */
export function isAzineNitrogen({ atomicNumber, hydrogenCount, charge, neighbourStart, isAromatic }: Molecule, atom: AtomIndex): boolean {
  if (atomicNumber[atom] !== ELEMENT.nitrogen || isAromatic[atom] === 0) return false;
  return charge[atom] > 0 || (hydrogenCount[atom] === 0 && neighbourStart[atom + 1] - neighbourStart[atom] === 2);
}
