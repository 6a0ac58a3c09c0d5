import type { CondensedGraph, NodeIndex } from './condensed-graph.ts';
import {
  type DoubleBondMark,
  doubleBondMarks,
  isDoubleBondCopy,
  isTetrahedralCopy,
  type Side,
  type TetrahedralMark,
  tetrahedralMark,
} from './stereo-marks.ts';

/** What changes in a reaction, and which stereo marks a template must state because copying the target's would not give them. */
export interface ReactionCentre {
  /** 1 for nodes of the product whose bonds, charge, hydrogens, aromaticity or stereo change. */
  readonly isChanged: Uint8Array;
  readonly changedCount: number;
  /** Tetrahedral marks to write, by node, for each side. */
  readonly tetrahedral: Readonly<Record<Side, ReadonlyMap<NodeIndex, TetrahedralMark>>>;
  /** Double-bond marks to write, for each side. */
  readonly doubleBonds: Readonly<Record<Side, readonly DoubleBondMark[]>>;
}

function markConstitutionalChanges(graph: CondensedGraph, isChanged: Uint8Array): void {
  const { product, reactants } = graph.reaction;
  for (let node = 0; node < product.atomCount; node++) {
    const source = graph.reactantAtom[node];
    let changed =
      product.hydrogenCount[node] !== reactants.hydrogenCount[source] ||
      product.charge[node] !== reactants.charge[source] ||
      product.isAromatic[node] !== reactants.isAromatic[source];
    for (let k = graph.edgeStart[node]; !changed && k < graph.edgeStart[node + 1]; k++) {
      changed = graph.productOrder[k] !== graph.reactantOrder[k];
    }
    if (changed) isChanged[node] = 1;
  }
}

/** The changed nodes and their neighbours: where a stereo mark that differs is chemistry rather than a careless record. */
function nearChange(graph: CondensedGraph, isChanged: Uint8Array): Uint8Array {
  if (!isChanged.includes(1)) return new Uint8Array(graph.nodeCount).fill(1);
  const isNear = isChanged.slice();
  for (let node = 0; node < graph.reaction.product.atomCount; node++) {
    if (!isChanged[node]) continue;
    for (let k = graph.edgeStart[node]; k < graph.edgeStart[node + 1]; k++) isNear[graph.edgeNode[k]] = 1;
  }
  return isNear;
}

const bondKey = (mark: DoubleBondMark) => Math.min(mark.begin, mark.end) * 65536 + Math.max(mark.begin, mark.end);

/**
 * Finds the reaction centre.
 *
 * Stereo that the rules of copying carry over (docs/chemistry/extraction.md, rules s1-s4) is not part of the centre; what they do
 * not explain makes its atoms part of it. Marks inside leaving groups are always kept.
 */
export function findReactionCentre(graph: CondensedGraph): ReactionCentre {
  const productAtoms = graph.reaction.product.atomCount;
  const isChanged = new Uint8Array(graph.nodeCount);
  markConstitutionalChanges(graph, isChanged);
  const isNear = nearChange(graph, isChanged);
  const isConstitutional = isChanged.slice();

  const tetrahedral = { product: new Map<NodeIndex, TetrahedralMark>(), reactants: new Map<NodeIndex, TetrahedralMark>() };
  for (let node = 0; node < graph.nodeCount; node++) {
    const inReactants = tetrahedralMark(graph, 'reactants', node);
    if (node >= productAtoms) {
      if (inReactants) tetrahedral.reactants.set(node, inReactants);
      continue;
    }
    if (!isNear[node]) continue;
    const inProduct = tetrahedralMark(graph, 'product', node);
    if (!inProduct && !inReactants) continue;
    if (inProduct && inReactants && isTetrahedralCopy(inProduct, inReactants)) continue;
    if (inProduct) tetrahedral.product.set(node, inProduct);
    if (inReactants) tetrahedral.reactants.set(node, inReactants);
    isChanged[node] = 1;
  }

  const doubleBonds: Record<Side, DoubleBondMark[]> = { product: [], reactants: [] };
  const marks = { product: doubleBondMarks(graph, 'product'), reactants: doubleBondMarks(graph, 'reactants') };
  const productMark = new Map(marks.product.map((mark) => [bondKey(mark), mark]));
  const copied = new Set<number>();
  for (const mark of marks.reactants) {
    const other = productMark.get(bondKey(mark));
    if (other && isDoubleBondCopy(graph, other, mark)) copied.add(bondKey(mark));
  }
  const hasConstitutional = isConstitutional.includes(1);
  for (const side of ['product', 'reactants'] as const) {
    for (const mark of marks[side]) {
      const leaves = mark.begin >= productAtoms || mark.end >= productAtoms;
      const touchesChange = !hasConstitutional || isConstitutional[mark.begin] || isConstitutional[mark.end];
      if (copied.has(bondKey(mark)) || !(leaves || touchesChange)) continue;
      doubleBonds[side].push(mark);
      if (mark.begin < productAtoms) isChanged[mark.begin] = 1;
      if (mark.end < productAtoms) isChanged[mark.end] = 1;
    }
  }
  let changedCount = 0;
  for (let node = 0; node < productAtoms; node++) changedCount += isChanged[node];
  return { isChanged, changedCount, tetrahedral, doubleBonds };
}
