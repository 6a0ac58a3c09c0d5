import { bondBetween, type Molecule } from '@retron/molecule';
import type { MappedReaction } from './mapped-reaction.ts';

/** An atom of the condensed graph, from 0. Below `product.atomCount` it is that product atom; from there on, a reactant atom that leaves. */
export type NodeIndex = number;

/**
 * Reactants and product laid over each other: the condensed graph of a reaction.
 * Holds every product atom, and every leaving atom of the reactants that give an atom to the product.
 */
export interface CondensedGraph {
  readonly reaction: MappedReaction;
  readonly nodeCount: number;
  /** Node -> atom of `reaction.reactants`. */
  readonly reactantAtom: Int32Array;
  /** Atom of `reaction.reactants` -> node; -1 in molecules that give nothing. */
  readonly nodeOfReactant: Int32Array;
  /** Neighbours of node `n`, on either side, stand at `edgeStart[n]` up to, not including, `edgeStart[n + 1]`. */
  readonly edgeStart: Int32Array;
  readonly edgeNode: Int32Array;
  /** Bond order (`BOND`) in the product; 0 where there is no bond. */
  readonly productOrder: Uint8Array;
  /** Bond order (`BOND`) in the reactants; 0 where there is no bond. */
  readonly reactantOrder: Uint8Array;
}

interface Edge {
  readonly a: NodeIndex;
  readonly b: NodeIndex;
  readonly product: number;
  readonly reactant: number;
}

function orderBetween(molecule: Molecule, a: number, b: number): number {
  const bond = bondBetween(molecule, a, b);
  return bond < 0 ? 0 : molecule.bondOrder[bond];
}

function collectEdges(reaction: MappedReaction, nodeOfReactant: Int32Array): Edge[] {
  const { product, reactants, sourceOf, becomes } = reaction;
  const edges: Edge[] = [];
  for (let bond = 0; bond < product.bondCount; bond++) {
    const a = product.bondBegin[bond];
    const b = product.bondEnd[bond];
    edges.push({ a, b, product: product.bondOrder[bond], reactant: orderBetween(reactants, sourceOf[a], sourceOf[b]) });
  }
  for (let bond = 0; bond < reactants.bondCount; bond++) {
    const begin = reactants.bondBegin[bond];
    const end = reactants.bondEnd[bond];
    if (nodeOfReactant[begin] < 0) continue;
    const inProduct = becomes[begin] >= 0 && becomes[end] >= 0 && bondBetween(product, becomes[begin], becomes[end]) >= 0;
    if (inProduct) continue;
    edges.push({ a: nodeOfReactant[begin], b: nodeOfReactant[end], product: 0, reactant: reactants.bondOrder[bond] });
  }
  return edges;
}

export function condense(reaction: MappedReaction): CondensedGraph {
  const { product, reactants, sourceOf, becomes, moleculeOf, moleculeCount } = reaction;
  const gives = new Uint8Array(moleculeCount);
  for (let atom = 0; atom < product.atomCount; atom++) gives[moleculeOf[sourceOf[atom]]] = 1;
  const reactantAtom: number[] = Array.from(sourceOf);
  const nodeOfReactant = new Int32Array(reactants.atomCount).fill(-1);
  for (let atom = 0; atom < reactants.atomCount; atom++) {
    if (becomes[atom] >= 0) nodeOfReactant[atom] = becomes[atom];
    else if (gives[moleculeOf[atom]]) nodeOfReactant[atom] = reactantAtom.push(atom) - 1;
  }
  const nodeCount = reactantAtom.length;
  const edges = collectEdges(reaction, nodeOfReactant);
  const edgeStart = new Int32Array(nodeCount + 1);
  for (const { a, b } of edges) {
    edgeStart[a + 1]++;
    edgeStart[b + 1]++;
  }
  for (let node = 0; node < nodeCount; node++) edgeStart[node + 1] += edgeStart[node];
  const next = edgeStart.slice();
  const edgeNode = new Int32Array(2 * edges.length);
  const productOrder = new Uint8Array(2 * edges.length);
  const reactantOrder = new Uint8Array(2 * edges.length);
  for (const edge of edges) {
    for (const [from, to] of [
      [edge.a, edge.b],
      [edge.b, edge.a],
    ]) {
      const place = next[from]++;
      edgeNode[place] = to;
      productOrder[place] = edge.product;
      reactantOrder[place] = edge.reactant;
    }
  }
  return {
    reaction,
    nodeCount,
    reactantAtom: Int32Array.from(reactantAtom),
    nodeOfReactant,
    edgeStart,
    edgeNode,
    productOrder,
    reactantOrder,
  };
}
