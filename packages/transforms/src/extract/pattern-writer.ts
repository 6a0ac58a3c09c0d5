import { BOND, CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN, isOddPermutation } from '@retron/molecule';
import type { DoubleBondMark, TetrahedralMark } from './stereo-marks.ts';

/** One side of a template, ready to be written. Node numbers are local, from 0. */
export interface PatternGraph {
  /** Nodes on this side. */
  readonly nodes: readonly number[];
  /** Neighbours on this side, by node. */
  readonly neighbours: readonly (readonly { readonly node: number; readonly order: number }[])[];
  readonly tetrahedral: ReadonlyMap<number, TetrahedralMark>;
  readonly doubleBonds: readonly DoubleBondMark[];
  /** The atom's text with its tetrahedral mark (`''`, `@` or `@@`) put in. */
  readonly atomText: (node: number, mark: string) => string;
}

const BOND_TEXT: Readonly<Record<number, string>> = {
  [BOND.single]: '-',
  [BOND.double]: '=',
  [BOND.triple]: '#',
  [BOND.quadruple]: '$',
  [BOND.aromatic]: ':',
};

/** Whether a bond's order has a place in template text. */
export function isWritableBond(order: number): boolean {
  return order in BOND_TEXT;
}

/** Directed bond `from -> to` -> whether it points up (`/` when written from `from` to `to`). */
type BondDirections = Map<string, boolean>;

const directed = (from: number, to: number) => `${from}>${to}`;

function singleNeighbours(pattern: PatternGraph, node: number): number[] {
  return pattern.neighbours[node].filter((n) => n.order === BOND.single).map((n) => n.node);
}

/** Whether the bond from `node` to its reference points up, as far as directions given so far tell. */
function knownDirection(pattern: PatternGraph, directions: BondDirections, node: number, reference: number): boolean | null {
  for (const neighbour of singleNeighbours(pattern, node)) {
    const isUp = directions.get(directed(node, neighbour));
    if (isUp !== undefined) return neighbour === reference ? isUp : !isUp;
  }
  return null;
}

function setDirection(directions: BondDirections, from: number, to: number, isUp: boolean): void {
  directions.set(directed(from, to), isUp);
  directions.set(directed(to, from), !isUp);
}

/** The same mark with the lower-ranked atom first and, at each end, the lowest-ranked single-bonded neighbour as reference. */
function normaliseMark(pattern: PatternGraph, mark: DoubleBondMark, rank: Int32Array): DoubleBondMark {
  const isTurned = rank[mark.end] < rank[mark.begin];
  const [begin, end] = isTurned ? [mark.end, mark.begin] : [mark.begin, mark.end];
  const lowest = (node: number) => singleNeighbours(pattern, node).reduce((a, b) => (a < 0 || rank[b] < rank[a] ? b : a), -1);
  const beginReference = lowest(begin);
  const endReference = lowest(end);
  const isFlipped =
    (beginReference !== (isTurned ? mark.endReference : mark.beginReference)) !==
    (endReference !== (isTurned ? mark.beginReference : mark.endReference));
  const stereo = isFlipped ? DOUBLE_BOND.cis + DOUBLE_BOND.trans - mark.stereo : mark.stereo;
  return { begin, end, stereo, beginReference, endReference };
}

/** Directions that state every cis or trans mark, or `null` when a mark contradicts those of its neighbours. */
function bondDirections(pattern: PatternGraph, rank: Int32Array): BondDirections | null {
  const directions: BondDirections = new Map();
  const waiting = pattern.doubleBonds
    .map((mark) => normaliseMark(pattern, mark, rank))
    .sort((a, b) => rank[a.begin] - rank[b.begin] || rank[a.end] - rank[b.end]);
  const isTouched = (mark: DoubleBondMark) =>
    knownDirection(pattern, directions, mark.begin, mark.beginReference) !== null ||
    knownDirection(pattern, directions, mark.end, mark.endReference) !== null;
  while (waiting.length > 0) {
    const [mark] = waiting.splice(Math.max(0, waiting.findIndex(isTouched)), 1);
    if (mark.beginReference < 0 || mark.endReference < 0) return null;
    let begin = knownDirection(pattern, directions, mark.begin, mark.beginReference);
    let end = knownDirection(pattern, directions, mark.end, mark.endReference);
    const isCis = mark.stereo === DOUBLE_BOND.cis;
    if (begin !== null && end !== null && (begin === end) !== isCis) return null;
    begin ??= end === null ? true : end === isCis;
    end ??= begin === isCis;
    setDirection(directions, mark.begin, mark.beginReference, begin);
    setDirection(directions, mark.end, mark.endReference, end);
  }
  return directions;
}

/** The walk in which atoms are written: for each node its ring closures and the nodes written behind it. */
interface Walk {
  readonly closures: number[][];
  readonly branches: number[][];
  readonly previous: Int32Array;
}

function walkFrom(pattern: PatternGraph, start: number, rank: Int32Array, walk: Walk, isSeen: Uint8Array): void {
  isSeen[start] = 1;
  const next = pattern.neighbours[start].map((n) => n.node).sort((a, b) => rank[a] - rank[b]);
  for (const node of next) {
    if (node === walk.previous[start] || walk.closures[start].includes(node) || walk.branches[start].includes(node)) continue;
    if (isSeen[node]) {
      walk.closures[start].push(node);
      walk.closures[node].push(start);
    } else {
      walk.previous[node] = start;
      walk.branches[start].push(node);
      walkFrom(pattern, node, rank, walk, isSeen);
    }
  }
}

function tetrahedralText(mark: TetrahedralMark | undefined, walk: Walk, node: number): string {
  if (!mark) return '';
  const written: number[] = [];
  if (walk.previous[node] >= 0) written.push(walk.previous[node]);
  written.push(...walk.closures[node], ...walk.branches[node]);
  // A hydrogen in the brackets stands right behind the atom before; a lone pair is read behind the first neighbour.
  const unwrittenPlace = mark.hasHydrogen && walk.previous[node] < 0 ? 0 : 1;
  if (mark.neighbours.includes(IMPLICIT_HYDROGEN)) written.splice(unwrittenPlace, 0, IMPLICIT_HYDROGEN);
  const isSame = !isOddPermutation(mark.neighbours, written);
  return (mark.chirality === CHIRALITY.anticlockwise) === isSame ? '@' : '@@';
}

function ringNumberText(number: number): string {
  return number > 9 ? `%${number}` : String(number);
}

/**
 * Writes each connected part of one side, parts and neighbours in the order of `rank`, or `null` when stereo marks contradict each
 * other. All bonds are explicit.
 */
export function writePattern(pattern: PatternGraph, rank: Int32Array): string[] | null {
  const directions = bondDirections(pattern, rank);
  if (!directions) return null;
  const size = pattern.neighbours.length;
  const lists = () => Array.from({ length: size }, (): number[] => []);
  const walk: Walk = { closures: lists(), branches: lists(), previous: new Int32Array(size).fill(-1) };
  const isSeen = new Uint8Array(size);
  const ringNumbers = new Map<string, number>();
  const freeNumbers: number[] = [];
  let highestNumber = 0;

  const bondText = (from: number, to: number) => {
    const isUp = directions.get(directed(from, to));
    if (isUp !== undefined) return isUp ? '/' : '\\';
    return BOND_TEXT[pattern.neighbours[from].find((n) => n.node === to)?.order ?? 0];
  };
  const closureText = (node: number, partner: number) => {
    const opened = ringNumbers.get(directed(partner, node));
    if (opened !== undefined) {
      freeNumbers.push(opened);
      freeNumbers.sort((a, b) => b - a);
      return ringNumberText(opened);
    }
    const number = freeNumbers.pop() ?? ++highestNumber;
    ringNumbers.set(directed(node, partner), number);
    return bondText(node, partner) + ringNumberText(number);
  };
  const write = (node: number): string => {
    let text = pattern.atomText(node, tetrahedralText(pattern.tetrahedral.get(node), walk, node));
    for (const partner of walk.closures[node]) text += closureText(node, partner);
    walk.branches[node].forEach((next, i) => {
      const branch = bondText(node, next) + write(next);
      text += i < walk.branches[node].length - 1 ? `(${branch})` : branch;
    });
    return text;
  };

  const parts: string[] = [];
  for (const start of [...pattern.nodes].sort((a, b) => rank[a] - rank[b])) {
    if (isSeen[start]) continue;
    walkFrom(pattern, start, rank, walk, isSeen);
    parts.push(write(start));
  }
  return parts;
}
