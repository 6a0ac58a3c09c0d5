import type { AtomIndex, Molecule } from './molecule.ts';

/** The connected components: each a list of ascending atoms, in the order of their lowest atom. */
export function connectedComponents(molecule: Molecule): AtomIndex[][] {
  const { atomCount, neighbourStart, neighbourAtom } = molecule;
  const componentOf = new Int32Array(atomCount).fill(-1);
  const queue = new Int32Array(atomCount);
  const components: AtomIndex[][] = [];
  for (let root = 0; root < atomCount; root++) {
    if (componentOf[root] >= 0) continue;
    let head = 0;
    let tail = 0;
    queue[tail++] = root;
    componentOf[root] = components.length;
    while (head < tail) {
      const atom = queue[head++];
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        const neighbour = neighbourAtom[k];
        if (componentOf[neighbour] >= 0) continue;
        componentOf[neighbour] = components.length;
        queue[tail++] = neighbour;
      }
    }
    components.push([]);
  }
  for (let atom = 0; atom < atomCount; atom++) components[componentOf[atom]].push(atom);
  return components;
}
