import type { Mol } from '@rdkit/rdkit';

/** One `[x, y, z]` per atom, in the unit of the molfile. */
export type Coordinates = readonly (readonly [number, number, number])[];

/** Two bonded atoms. */
export type AtomPair = readonly [number, number];

/** The pairs of bonded atoms, in the toolkit's order. */
export function bondsOf(molecule: Mol): readonly AtomPair[] {
  const { molecules } = JSON.parse(molecule.get_json()) as { molecules: [{ bonds?: { atoms: AtomPair }[] }] };
  return (molecules[0].bonds ?? []).map(({ atoms }) => atoms);
}

/** A key for a pair of atoms, whichever comes first. */
export function pairKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** Neighbours of each atom across the given bonds. */
export function neighboursOf(atomCount: number, bonds: readonly AtomPair[]): readonly (readonly number[])[] {
  const neighbours: number[][] = Array.from({ length: atomCount }, () => []);
  for (const [begin, end] of bonds) {
    neighbours[begin].push(end);
    neighbours[end].push(begin);
  }
  return neighbours;
}

/** Connected sets of two or more atoms, the largest first, equally large ones by their first atom; atoms ascending. */
export function connectedParts(atomCount: number, bonds: readonly AtomPair[]): number[][] {
  const neighbours = neighboursOf(atomCount, bonds);
  const isSeen = new Uint8Array(atomCount);
  const parts: number[][] = [];
  for (let start = 0; start < atomCount; start++) {
    if (isSeen[start] || neighbours[start].length === 0) continue;
    isSeen[start] = 1;
    const part = [start];
    for (const atom of part) {
      for (const next of neighbours[atom]) {
        if (isSeen[next]) continue;
        isSeen[next] = 1;
        part.push(next);
      }
    }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts.sort((a, b) => b.length - a.length || a[0] - b[0]);
}

/** Keys of the bonds that lie in a ring: all but those whose loss would cut the structure in two. */
export function ringBondKeys(atomCount: number, bonds: readonly AtomPair[]): ReadonlySet<string> {
  const neighbours = neighboursOf(atomCount, bonds);
  const depth = new Int32Array(atomCount).fill(-1);
  /** Smallest depth that an atom's branch of the search tree reaches by a bond outside the tree. */
  const reach = new Int32Array(atomCount);
  const keys = new Set<string>();
  for (let root = 0; root < atomCount; root++) {
    if (depth[root] >= 0) continue;
    depth[root] = 0;
    const path = [{ atom: root, from: -1, next: 0 }];
    while (path.length > 0) {
      const step = path[path.length - 1];
      const { atom, from } = step;
      if (step.next < neighbours[atom].length) {
        const neighbour = neighbours[atom][step.next++];
        if (neighbour === from) continue;
        if (depth[neighbour] >= 0) {
          reach[atom] = Math.min(reach[atom], depth[neighbour]);
          keys.add(pairKey(atom, neighbour));
        } else {
          depth[neighbour] = reach[neighbour] = depth[atom] + 1;
          path.push({ atom: neighbour, from: atom, next: 0 });
        }
      } else {
        path.pop();
        if (from < 0) continue;
        reach[from] = Math.min(reach[from], reach[atom]);
        if (reach[atom] <= depth[from]) keys.add(pairKey(from, atom));
      }
    }
  }
  return keys;
}
