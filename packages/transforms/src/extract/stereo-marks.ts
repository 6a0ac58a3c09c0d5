import { CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN, isOddPermutation, type Molecule } from '@retron/molecule';
import type { CondensedGraph, NodeIndex } from './condensed-graph.ts';

export type Side = 'product' | 'reactants';

/** A tetrahedral mark with its neighbours as nodes; `IMPLICIT_HYDROGEN` stands for the hydrogen or lone pair. */
export interface TetrahedralMark {
  readonly chirality: number;
  readonly neighbours: readonly NodeIndex[];
  /** Whether the place without a node is a hydrogen, not a lone pair. */
  readonly hasHydrogen: boolean;
}

/** A double bond with a cis or trans mark, by nodes. */
export interface DoubleBondMark {
  readonly begin: NodeIndex;
  readonly end: NodeIndex;
  readonly stereo: number;
  readonly beginReference: NodeIndex;
  readonly endReference: NodeIndex;
}

function moleculeOn(graph: CondensedGraph, side: Side): Molecule {
  return side === 'product' ? graph.reaction.product : graph.reaction.reactants;
}

/** The mark of `node` on one side, or `null` where it has none or is not on that side. */
export function tetrahedralMark(graph: CondensedGraph, side: Side, node: NodeIndex): TetrahedralMark | null {
  const molecule = moleculeOn(graph, side);
  if (side === 'product' && node >= molecule.atomCount) return null;
  const atom = side === 'product' ? node : graph.reactantAtom[node];
  if (molecule.chirality[atom] === CHIRALITY.none) return null;
  const neighbours: NodeIndex[] = [];
  for (let k = 4 * atom; k < 4 * atom + 4; k++) {
    const neighbour = molecule.chiralNeighbours[k];
    if (neighbour >= 0) neighbours.push(side === 'product' ? neighbour : graph.nodeOfReactant[neighbour]);
    else if (neighbour === IMPLICIT_HYDROGEN) neighbours.push(IMPLICIT_HYDROGEN);
  }
  return { chirality: molecule.chirality[atom], neighbours, hasHydrogen: molecule.hydrogenCount[atom] > 0 };
}

/** All marked double bonds of one side between nodes of the graph. */
export function doubleBondMarks(graph: CondensedGraph, side: Side): DoubleBondMark[] {
  const molecule = moleculeOn(graph, side);
  const node = (atom: number) => (side === 'product' ? atom : graph.nodeOfReactant[atom]);
  const marks: DoubleBondMark[] = [];
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.doubleBondStereo[bond] === DOUBLE_BOND.none) continue;
    const begin = node(molecule.bondBegin[bond]);
    const end = node(molecule.bondEnd[bond]);
    if (begin < 0) continue;
    marks.push({
      begin,
      end,
      stereo: molecule.doubleBondStereo[bond],
      beginReference: node(molecule.stereoBeginReference[bond]),
      endReference: node(molecule.stereoEndReference[bond]),
    });
  }
  return marks;
}

/**
 * Whether copying the product's tetrahedral mark gives the reactants' one: the neighbours are the same, or one (never a hydrogen)
 * stands in the place of another.
 */
export function isTetrahedralCopy(product: TetrahedralMark, reactants: TetrahedralMark): boolean {
  const lost = reactants.neighbours.filter((n) => !product.neighbours.includes(n));
  const gained = product.neighbours.filter((n) => !reactants.neighbours.includes(n));
  if (product.neighbours.length !== reactants.neighbours.length || lost.length > 1) return false;
  if (lost[0] === IMPLICIT_HYDROGEN || gained[0] === IMPLICIT_HYDROGEN) return false;
  const translated = product.neighbours.map((n) => (n === gained[0] ? lost[0] : n));
  return (product.chirality === reactants.chirality) !== isOddPermutation(translated, reactants.neighbours);
}

function neighboursOn(graph: CondensedGraph, side: Side, node: NodeIndex): NodeIndex[] {
  const order = side === 'product' ? graph.productOrder : graph.reactantOrder;
  const found: NodeIndex[] = [];
  for (let k = graph.edgeStart[node]; k < graph.edgeStart[node + 1]; k++) if (order[k] !== 0) found.push(graph.edgeNode[k]);
  return found;
}

/** The reactant-side neighbour that takes the place of the product-side neighbour `reference` of `node`, or -1. */
function standsFor(graph: CondensedGraph, node: NodeIndex, reference: NodeIndex): NodeIndex {
  const inProduct = neighboursOn(graph, 'product', node);
  const inReactants = neighboursOn(graph, 'reactants', node);
  if (inReactants.includes(reference)) return reference;
  const lost = inReactants.filter((n) => !inProduct.includes(n));
  const gained = inProduct.filter((n) => !inReactants.includes(n));
  return lost.length === 1 && gained.length === 1 ? lost[0] : -1;
}

/** Whether copying the product's cis or trans mark gives the reactants' one. Both marks are of the same double bond. */
export function isDoubleBondCopy(graph: CondensedGraph, product: DoubleBondMark, reactants: DoubleBondMark): boolean {
  const [beginReference, endReference] =
    product.begin === reactants.begin
      ? [reactants.beginReference, reactants.endReference]
      : [reactants.endReference, reactants.beginReference];
  const begin = standsFor(graph, product.begin, product.beginReference);
  const end = standsFor(graph, product.end, product.endReference);
  if (begin < 0 || end < 0) return false;
  const isFlipped = (begin !== beginReference) !== (end !== endReference);
  return (product.stereo === reactants.stereo) !== isFlipped;
}
