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

/** Stereo marks of both sides. */
export interface StereoMarks {
  readonly tetrahedral: Readonly<Record<Side, ReadonlyMap<NodeIndex, TetrahedralMark>>>;
  readonly doubleBonds: Readonly<Record<Side, readonly DoubleBondMark[]>>;
}

/** What changes in a reaction, and what its templates have to say about stereo. */
export interface ReactionCentre {
  /** 1 for nodes of the product whose bonds, charge, hydrogens, aromaticity or stereo change. */
  readonly isChanged: Uint8Array;
  readonly changedCount: number;
  /** Marks that copying the target's would not give: written at every level. */
  readonly stated: StereoMarks;
  /** Marks that are carried along, though a bond, hydrogen or charge of their atoms changes: written where the template holds what they refer to. */
  readonly carried: StereoMarks;
}

/** 1 for nodes of the product whose bonds, charge, hydrogens or aromaticity change. */
function constitutionalChanges(graph: CondensedGraph): Uint8Array {
  const isChanged = new Uint8Array(graph.nodeCount);
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
  return isChanged;
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

/** Marks while they are being collected. */
interface DraftMarks extends StereoMarks {
  readonly tetrahedral: Record<Side, Map<NodeIndex, TetrahedralMark>>;
  readonly doubleBonds: Record<Side, DoubleBondMark[]>;
}

function noMarks(): DraftMarks {
  return { tetrahedral: { product: new Map(), reactants: new Map() }, doubleBonds: { product: [], reactants: [] } };
}

const bondKey = (mark: DoubleBondMark) => Math.min(mark.begin, mark.end) * 65536 + Math.max(mark.begin, mark.end);

/** Sorts the tetrahedral marks; atoms of stated ones join the centre (rules s1, s2, s4). */
function sortTetrahedral(
  graph: CondensedGraph,
  isConstitutional: Uint8Array,
  isChanged: Uint8Array,
  stated: DraftMarks,
  carried: DraftMarks,
): void {
  const productAtoms = graph.reaction.product.atomCount;
  const isNear = nearChange(graph, isConstitutional);
  for (let node = 0; node < graph.nodeCount; node++) {
    const inReactants = tetrahedralMark(graph, 'reactants', node);
    if (node >= productAtoms) {
      if (inReactants) stated.tetrahedral.reactants.set(node, inReactants);
      continue;
    }
    const inProduct = tetrahedralMark(graph, 'product', node);
    if (!isNear[node] || (!inProduct && !inReactants)) continue;
    const isCarried = inProduct !== null && inReactants !== null && isTetrahedralCopy(inProduct, inReactants);
    if (isCarried && !isConstitutional[node]) continue;
    const marks = isCarried ? carried : stated;
    if (inProduct) marks.tetrahedral.product.set(node, inProduct);
    if (inReactants) marks.tetrahedral.reactants.set(node, inReactants);
    isChanged[node] = 1;
  }
}

/** Sorts the cis and trans marks; atoms of stated ones join the centre (rules s3, s4). */
function sortDoubleBonds(
  graph: CondensedGraph,
  isConstitutional: Uint8Array,
  isChanged: Uint8Array,
  stated: DraftMarks,
  carried: DraftMarks,
): void {
  const productAtoms = graph.reaction.product.atomCount;
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
      if (!leaves && !touchesChange) continue;
      if (copied.has(bondKey(mark))) {
        if (hasConstitutional) carried.doubleBonds[side].push(mark);
        continue;
      }
      stated.doubleBonds[side].push(mark);
      if (mark.begin < productAtoms) isChanged[mark.begin] = 1;
      if (mark.end < productAtoms) isChanged[mark.end] = 1;
    }
  }
}

/** Finds the reaction centre and sorts the stereo marks; the rules are lettered in docs/chemistry/extraction.md. */
export function findReactionCentre(graph: CondensedGraph): ReactionCentre {
  const isConstitutional = constitutionalChanges(graph);
  const isChanged = isConstitutional.slice();
  const stated = noMarks();
  const carried = noMarks();
  sortTetrahedral(graph, isConstitutional, isChanged, stated, carried);
  sortDoubleBonds(graph, isConstitutional, isChanged, stated, carried);
  let changedCount = 0;
  for (let node = 0; node < graph.reaction.product.atomCount; node++) changedCount += isChanged[node];
  return { isChanged, changedCount, stated, carried };
}
