import { BOND, CHIRALITY, DOUBLE_BOND } from '@retron/molecule';
import type { CondensedGraph, NodeIndex } from './condensed-graph.ts';
import type { ReactionCentre, StereoMarks } from './reaction-centre.ts';
import type { DoubleBondMark, Side, TetrahedralMark } from './stereo-marks.ts';

const SIDES = ['product', 'reactants'] as const satisfies readonly Side[];

/** A single-bonded neighbour of `node` in the template other than `partner`, lowest first; -1 when there is none. */
function otherReference(graph: CondensedGraph, side: Side, node: NodeIndex, isInTemplate: (node: NodeIndex) => boolean): NodeIndex {
  const order = side === 'product' ? graph.productOrder : graph.reactantOrder;
  let found = -1;
  for (let k = graph.edgeStart[node]; k < graph.edgeStart[node + 1]; k++) {
    const neighbour = graph.edgeNode[k];
    if (order[k] === BOND.single && isInTemplate(neighbour) && (found < 0 || neighbour < found)) found = neighbour;
  }
  return found;
}

/** The mark with references that stand in the template, or `null` where one end has none. */
function fitDoubleBond(
  graph: CondensedGraph,
  side: Side,
  mark: DoubleBondMark,
  isInTemplate: (node: NodeIndex) => boolean,
): DoubleBondMark | null {
  if (!isInTemplate(mark.begin) || !isInTemplate(mark.end)) return null;
  const fit = (node: NodeIndex, reference: NodeIndex) =>
    isInTemplate(reference) ? reference : otherReference(graph, side, node, isInTemplate);
  const beginReference = fit(mark.begin, mark.beginReference);
  const endReference = fit(mark.end, mark.endReference);
  if (beginReference < 0 || endReference < 0) return null;
  const isFlipped = (beginReference !== mark.beginReference) !== (endReference !== mark.endReference);
  const stereo = isFlipped ? DOUBLE_BOND.cis + DOUBLE_BOND.trans - mark.stereo : mark.stereo;
  return { ...mark, stereo, beginReference, endReference };
}

/** Marks that the template on some nodes writes: all stated ones, and those carried along whose neighbours it holds on both sides. */
export function marksOfTemplate(graph: CondensedGraph, centre: ReactionCentre, isInTemplate: (node: NodeIndex) => boolean): StereoMarks {
  const { stated, carried } = centre;
  const isWhole = (mark: TetrahedralMark | undefined) => mark?.neighbours.every((node) => node < 0 || isInTemplate(node)) === true;
  const tetrahedral = { product: new Map(stated.tetrahedral.product), reactants: new Map(stated.tetrahedral.reactants) };
  for (const node of carried.tetrahedral.product.keys()) {
    if (!SIDES.every((side) => isWhole(carried.tetrahedral[side].get(node)))) continue;
    for (const side of SIDES) tetrahedral[side].set(node, carried.tetrahedral[side].get(node) as TetrahedralMark);
  }
  const doubleBonds = { product: [...stated.doubleBonds.product], reactants: [...stated.doubleBonds.reactants] };
  for (const side of SIDES) {
    for (const mark of carried.doubleBonds[side]) {
      const fitted = fitDoubleBond(graph, side, mark, isInTemplate);
      if (fitted) doubleBonds[side].push(fitted);
    }
  }
  return { tetrahedral, doubleBonds };
}

/** The same marks in the mirror: centres inverted, double bonds as they are. */
export function mirrored({ tetrahedral, doubleBonds }: StereoMarks): StereoMarks {
  const invert = (marks: ReadonlyMap<NodeIndex, TetrahedralMark>) =>
    new Map(
      [...marks].map(([node, mark]) => [node, { ...mark, chirality: CHIRALITY.anticlockwise + CHIRALITY.clockwise - mark.chirality }]),
    );
  return { tetrahedral: { product: invert(tetrahedral.product), reactants: invert(tetrahedral.reactants) }, doubleBonds };
}
