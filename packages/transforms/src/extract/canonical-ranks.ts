/** A small coloured graph to be put in an order that does not depend on how its nodes are numbered. */
export interface LabelledGraph {
  readonly nodeCount: number;
  /** What distinguishes a node by itself. */
  readonly labels: readonly string[];
  /** Neighbours of node `n` stand at `edgeStart[n]` up to, not including, `edgeStart[n + 1]`. */
  readonly edgeStart: Int32Array;
  readonly edgeNode: Int32Array;
  /** What distinguishes an edge, 0 to 255. */
  readonly edgeLabel: Uint8Array;
  /** 1 for nodes that carry a stereo mark or stand beside one: only there can the choice among equals change the written text. */
  readonly isStereoRelevant: Uint8Array;
}

/** Ways to break ties that are tried before the order among the rest is called arbitrary. Templates met so far need at most 8. */
const MAX_CANDIDATES = 64;

function ranksOfLabels(labels: readonly string[]): Int32Array {
  const sorted = labels.map((_, node) => node).sort((a, b) => (labels[a] < labels[b] ? -1 : labels[a] > labels[b] ? 1 : 0));
  return ranksOfSorted(sorted, (a, b) => labels[a] === labels[b]);
}

/** The rank of a node is the number of nodes in lower classes. */
function ranksOfSorted(sorted: readonly number[], isEqual: (a: number, b: number) => boolean): Int32Array {
  const ranks = new Int32Array(sorted.length);
  for (let i = 1; i < sorted.length; i++) ranks[sorted[i]] = isEqual(sorted[i - 1], sorted[i]) ? ranks[sorted[i - 1]] : i;
  return ranks;
}

function classCount(ranks: Int32Array): number {
  return new Set(ranks).size;
}

function compareLists(a: Int32Array, b: Int32Array): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}

/** Splits classes by the classes of neighbours until nothing splits (colour refinement). */
function refine(graph: LabelledGraph, start: Int32Array): Int32Array {
  const { nodeCount, edgeStart, edgeNode, edgeLabel } = graph;
  let ranks = start;
  let classes = classCount(ranks);
  while (classes < nodeCount) {
    const surroundings = Array.from({ length: nodeCount }, (_, node) => {
      const list = new Int32Array(edgeStart[node + 1] - edgeStart[node]);
      for (let k = edgeStart[node], i = 0; k < edgeStart[node + 1]; k++, i++) list[i] = edgeLabel[k] * 65536 + ranks[edgeNode[k]];
      return list.sort();
    });
    const current = ranks;
    const compare = (a: number, b: number) => current[a] - current[b] || compareLists(surroundings[a], surroundings[b]);
    const sorted = surroundings.map((_, node) => node).sort(compare);
    ranks = ranksOfSorted(sorted, (a, b) => compare(a, b) === 0);
    const refined = classCount(ranks);
    if (refined === classes) return current;
    classes = refined;
  }
  return ranks;
}

/** The tied class to break next: one where the choice may matter, else the lowest; `null` when there is no tie. */
function tiedClass(graph: LabelledGraph, ranks: Int32Array): { members: number[]; matters: boolean } | null {
  const members = new Map<number, number[]>();
  ranks.forEach((rank, node) => {
    const list = members.get(rank);
    if (list) list.push(node);
    else members.set(rank, [node]);
  });
  const tied = [...members.entries()].filter(([, list]) => list.length > 1).sort(([a], [b]) => a - b);
  if (tied.length === 0) return null;
  const relevant = tied.find(([, list]) => graph.isStereoRelevant[list[0]] === 1);
  return relevant ? { members: relevant[1], matters: true } : { members: tied[0][1], matters: false };
}

function individualise(graph: LabelledGraph, ranks: Int32Array, chosen: number): Int32Array {
  const split = ranks.map((rank, node) => (rank === ranks[chosen] && node !== chosen ? rank + 1 : rank));
  return refine(graph, split);
}

/**
 * Total orders of the nodes, each as rank by node; the caller writes each and keeps the smallest text.
 *
 * One order unless stereo makes equals unequal. That colour refinement separates all nodes which no symmetry exchanges is unproven
 * in general, and true of every template of the shipped libraries (tested by renumbering).
 */
export function canonicalRanks(graph: LabelledGraph): Int32Array[] {
  const finished: Int32Array[] = [];
  const open = [refine(graph, ranksOfLabels(graph.labels))];
  for (let ranks = open.pop(); ranks !== undefined; ranks = open.pop()) {
    const tie = tiedClass(graph, ranks);
    if (!tie) {
      finished.push(ranks);
      continue;
    }
    const isRoomLeft = finished.length + open.length + tie.members.length <= MAX_CANDIDATES;
    const choices = tie.matters && isRoomLeft ? tie.members : tie.members.slice(0, 1);
    for (const chosen of choices) open.push(individualise(graph, ranks, chosen));
  }
  return finished;
}
