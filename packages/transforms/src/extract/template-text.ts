import { type AtomText, centreAtomText, leavingAtomText, outerAtomText } from './atom-text.ts';
import { canonicalRanks, type LabelledGraph } from './canonical-ranks.ts';
import type { CondensedGraph, NodeIndex } from './condensed-graph.ts';
import { type PatternGraph, writePattern } from './pattern-writer.ts';
import type { ReactionCentre, StereoMarks } from './reaction-centre.ts';
import type { DoubleBondMark, Side, TetrahedralMark } from './stereo-marks.ts';
import { marksOfTemplate, mirrored } from './template-marks.ts';

/** The part of a condensed graph that makes one template; its nodes are numbered anew, from 0, in the order of `nodes`. */
interface TemplateGraph {
  readonly graph: CondensedGraph;
  readonly marks: StereoMarks;
  readonly nodes: readonly NodeIndex[];
  /** Node of the condensed graph -> place in `nodes`, or -1. */
  readonly placeOf: Int32Array;
  readonly texts: Readonly<Record<Side, readonly (AtomText | null)[]>>;
}

function atomTexts(graph: CondensedGraph, centre: ReactionCentre, nodes: readonly NodeIndex[], side: Side): (AtomText | null)[] {
  const { product, reactants } = graph.reaction;
  return nodes.map((node) => {
    const isLeaving = node >= product.atomCount;
    if (side === 'product' && isLeaving) return null;
    const molecule = side === 'product' ? product : reactants;
    const atom = side === 'product' ? node : graph.reactantAtom[node];
    if (isLeaving) return leavingAtomText(molecule, atom, centre.stated.tetrahedral.reactants.has(node));
    return centre.isChanged[node] ? centreAtomText(molecule, atom) : outerAtomText(molecule, atom);
  });
}

/** Which marks the node carries, so that a marked and an unmarked atom are never ranked alike. */
function stereoLabel(marks: StereoMarks, node: NodeIndex): string {
  return (marks.tetrahedral.product.has(node) ? 'p' : '') + (marks.tetrahedral.reactants.has(node) ? 'r' : '');
}

function labelledGraph(template: TemplateGraph): LabelledGraph {
  const { graph, marks, nodes, placeOf, texts } = template;
  const part = (text: AtomText | null) => (text ? `${text.before}${text.after}` : '');
  const labels = nodes.map((node, place) => `${part(texts.product[place])}>${part(texts.reactants[place])}>${stereoLabel(marks, node)}`);
  const edgeStart = new Int32Array(nodes.length + 1);
  const edgeNode: number[] = [];
  const edgeLabel: number[] = [];
  nodes.forEach((node, place) => {
    for (let k = graph.edgeStart[node]; k < graph.edgeStart[node + 1]; k++) {
      const neighbour = placeOf[graph.edgeNode[k]];
      if (neighbour < 0) continue;
      edgeNode.push(neighbour);
      edgeLabel.push(graph.productOrder[k] * 16 + graph.reactantOrder[k]);
    }
    edgeStart[place + 1] = edgeNode.length;
  });
  const isStereoRelevant = new Uint8Array(nodes.length);
  for (const side of ['product', 'reactants'] as const) {
    for (const [node, mark] of marks.tetrahedral[side]) {
      isStereoRelevant[placeOf[node]] = 1;
      for (const neighbour of mark.neighbours) if (neighbour >= 0) isStereoRelevant[placeOf[neighbour]] = 1;
    }
    for (const { begin, end, beginReference, endReference } of marks.doubleBonds[side]) {
      for (const node of [begin, end, beginReference, endReference]) isStereoRelevant[placeOf[node]] = 1;
    }
  }
  return {
    nodeCount: nodes.length,
    labels,
    edgeStart,
    edgeNode: Int32Array.from(edgeNode),
    edgeLabel: Uint8Array.from(edgeLabel),
    isStereoRelevant,
  };
}

/** One side as the writer wants it; `mapNumber` gives each atom that stays its number. */
function patternGraph(template: TemplateGraph, side: Side, mapNumber: (place: number) => number): PatternGraph {
  const { graph, marks, nodes, placeOf, texts } = template;
  const orders = side === 'product' ? graph.productOrder : graph.reactantOrder;
  const neighbours = nodes.map((node) => {
    const list: { node: number; order: number }[] = [];
    for (let k = graph.edgeStart[node]; k < graph.edgeStart[node + 1]; k++) {
      const neighbour = placeOf[graph.edgeNode[k]];
      if (neighbour >= 0 && orders[k] !== 0) list.push({ node: neighbour, order: orders[k] });
    }
    return list;
  });
  const place = (node: NodeIndex) => (node < 0 ? node : placeOf[node]);
  const tetrahedral = new Map<number, TetrahedralMark>();
  for (const [node, mark] of marks.tetrahedral[side]) {
    tetrahedral.set(placeOf[node], { ...mark, neighbours: mark.neighbours.map(place) });
  }
  const doubleBonds: DoubleBondMark[] = marks.doubleBonds[side].map((mark) => ({
    begin: place(mark.begin),
    end: place(mark.end),
    stereo: mark.stereo,
    beginReference: place(mark.beginReference),
    endReference: place(mark.endReference),
  }));
  const productAtoms = graph.reaction.product.atomCount;
  return {
    nodes: nodes.map((_, i) => i).filter((i) => texts[side][i] !== null),
    neighbours,
    tetrahedral,
    doubleBonds,
    atomText: (node, mark) => {
      const text = texts[side][node];
      if (!text) throw new Error('A leaving atom has no place on the product side.');
      return text.before + mark + text.after + (nodes[node] < productAtoms ? `:${mapNumber(node)}]` : '');
    },
  };
}

function writeTemplate(template: TemplateGraph, rank: Int32Array): string | null {
  const numbers = new Map<number, number>();
  const mapNumber = (place: number) => {
    const known = numbers.get(place) ?? numbers.size + 1;
    numbers.set(place, known);
    return known;
  };
  const retron = writePattern(patternGraph(template, 'product', mapNumber), rank);
  const precursors = retron && writePattern(patternGraph(template, 'reactants', mapNumber), rank);
  if (!retron || !precursors) return null;
  return `${retron.length > 1 ? `(${retron.join('.')})` : retron[0]}>>${precursors.join('.')}`;
}

/**
 * The canonical text of the template on `nodes`: product side `>>` precursor side; `null` when its stereo marks contradict each other.
 *
 * A retron in several parts is grouped in parentheses, as all of it lies in one molecule. A template and its mirror image share a text. Independent of how atoms are numbered or
 * mapped; see `canonicalRanks` for how far that is proven.
 */
export function templateText(graph: CondensedGraph, centre: ReactionCentre, nodes: readonly NodeIndex[]): string | null {
  const placeOf = new Int32Array(graph.nodeCount).fill(-1);
  nodes.forEach((node, place) => {
    placeOf[node] = place;
  });
  const texts = { product: atomTexts(graph, centre, nodes, 'product'), reactants: atomTexts(graph, centre, nodes, 'reactants') };
  const marks = marksOfTemplate(graph, centre, (node) => placeOf[node] >= 0);
  const template: TemplateGraph = { graph, marks, nodes, placeOf, texts };
  // The target decides between a template and its mirror image, so both are one: but only where the retron has a centre to compare.
  const images = marks.tetrahedral.product.size === 0 ? [template] : [template, { ...template, marks: mirrored(marks) }];
  let best: string | null = null;
  for (const rank of canonicalRanks(labelledGraph(template))) {
    for (const image of images) {
      const text = writeTemplate(image, rank);
      if (text === null) return null;
      if (best === null || text < best) best = text;
    }
  }
  return best;
}
