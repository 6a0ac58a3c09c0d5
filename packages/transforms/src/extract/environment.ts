import type { CondensedGraph, NodeIndex } from './condensed-graph.ts';
import type { ReactionCentre } from './reaction-centre.ts';

/** Bonds from the reaction centre by node of the product, 0 to `LEVEL_COUNT - 1`; `BEYOND` further away. */
export type CentreDistances = Uint8Array;

/** Levels a reaction gives transforms of; see docs/GLOSSARY.md, precision. */
const LEVEL_COUNT = 3;
const BEYOND = 255;

/** Distances in bonds of either side; leaving atoms are no way through, and count as `BEYOND`. */
export function distancesFromCentre(graph: CondensedGraph, centre: ReactionCentre): CentreDistances {
  const productAtoms = graph.reaction.product.atomCount;
  const distances = new Uint8Array(graph.nodeCount).fill(BEYOND);
  let border: NodeIndex[] = [];
  for (let node = 0; node < productAtoms; node++) {
    if (!centre.isChanged[node]) continue;
    distances[node] = 0;
    border.push(node);
  }
  for (let distance = 1; distance < LEVEL_COUNT; distance++) {
    const next: NodeIndex[] = [];
    for (const node of border) {
      for (let k = graph.edgeStart[node]; k < graph.edgeStart[node + 1]; k++) {
        const neighbour = graph.edgeNode[k];
        if (neighbour >= productAtoms || distances[neighbour] !== BEYOND) continue;
        distances[neighbour] = distance;
        next.push(neighbour);
      }
    }
    border = next;
  }
  return distances;
}

/** Neighbours without which the stereo marks of the centre mean nothing; they belong to every level. */
function stereoNeighbours(centre: ReactionCentre): Set<NodeIndex> {
  const needed = new Set<NodeIndex>();
  for (const side of ['product', 'reactants'] as const) {
    for (const mark of centre.stated.tetrahedral[side].values()) for (const node of mark.neighbours) if (node >= 0) needed.add(node);
    for (const mark of centre.stated.doubleBonds[side]) needed.add(mark.beginReference).add(mark.endReference);
  }
  return needed;
}

/** Nodes of the template of each level, ascending: the centre, `level - 1` shells around it, and all leaving atoms. */
export function nodesByLevel(graph: CondensedGraph, centre: ReactionCentre, distances: CentreDistances): NodeIndex[][] {
  const needed = stereoNeighbours(centre);
  const productAtoms = graph.reaction.product.atomCount;
  return Array.from({ length: LEVEL_COUNT }, (_, radius) => {
    const nodes: NodeIndex[] = [];
    for (let node = 0; node < graph.nodeCount; node++) {
      if (node >= productAtoms || distances[node] <= radius || needed.has(node)) nodes.push(node);
    }
    return nodes;
  });
}
