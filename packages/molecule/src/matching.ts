/** Stands for "no partner" in a matching. */
export const UNMATCHED = -1;

/**
 * Edmonds' search for an augmenting path: tries to give `root` a partner, rearranging other pairs if it must.
 *
 * @param neighbours - for every vertex the vertices it may be paired with
 * @param mate - the matching so far, changed in place if a path is found
 * @param isBlocked - vertices that must be left alone, together with their partners
 * @returns whether `root` has a partner now
 */
export function augmentMatching(
  neighbours: readonly (readonly number[])[],
  mate: Int32Array,
  isBlocked: Uint8Array,
  root: number,
): boolean {
  const size = neighbours.length;
  /** The vertex from which an inner vertex was reached. */
  const parent = new Int32Array(size).fill(-1);
  /** Base of the contracted odd cycle (blossom) a vertex belongs to. */
  const base = Int32Array.from({ length: size }, (_, vertex) => vertex);
  const isOuter = new Uint8Array(size);
  const queue = [root];
  isOuter[root] = 1;

  const commonBase = (a: number, b: number): number => {
    const isOnPath = new Uint8Array(size);
    let vertex = base[a];
    for (;;) {
      isOnPath[vertex] = 1;
      if (mate[vertex] === UNMATCHED) break;
      vertex = base[parent[mate[vertex]]];
    }
    vertex = base[b];
    while (isOnPath[vertex] === 0) vertex = base[parent[mate[vertex]]];
    return vertex;
  };
  const markPath = (from: number, stop: number, child: number, isInBlossom: Uint8Array): void => {
    let vertex = from;
    let next = child;
    while (base[vertex] !== stop) {
      isInBlossom[base[vertex]] = isInBlossom[base[mate[vertex]]] = 1;
      parent[vertex] = next;
      next = mate[vertex];
      vertex = parent[next];
    }
  };

  for (let head = 0; head < queue.length; head++) {
    const vertex = queue[head];
    for (const next of neighbours[vertex]) {
      if (isBlocked[next] === 1 || base[vertex] === base[next] || mate[vertex] === next) continue;
      if (next === root || (mate[next] !== UNMATCHED && parent[mate[next]] !== -1)) {
        const stop = commonBase(vertex, next);
        const isInBlossom = new Uint8Array(size);
        markPath(vertex, stop, next, isInBlossom);
        markPath(next, stop, vertex, isInBlossom);
        for (let k = 0; k < size; k++) {
          if (isInBlossom[base[k]] === 0) continue;
          base[k] = stop;
          if (isOuter[k] === 0) {
            isOuter[k] = 1;
            queue.push(k);
          }
        }
      } else if (parent[next] === -1) {
        parent[next] = vertex;
        if (mate[next] === UNMATCHED) {
          flipPath(mate, parent, next);
          return true;
        }
        isOuter[mate[next]] = 1;
        queue.push(mate[next]);
      }
    }
  }
  return false;
}

function flipPath(mate: Int32Array, parent: Int32Array, end: number): void {
  let vertex = end;
  while (vertex !== -1) {
    const previous = parent[vertex];
    const following = mate[previous];
    mate[vertex] = previous;
    mate[previous] = vertex;
    vertex = following;
  }
}
