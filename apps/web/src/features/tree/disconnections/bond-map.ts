import type { DisconnectionSummary, WireCluster } from '@retron/contract';
import { ELEMENT, parseSmiles } from '@retron/molecule';

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Drawing = DisconnectionSummary['data']['drawing'];

/** One bond of a cluster over the drawing, clear of the atoms' labels. */
export interface BondMark {
  readonly from: Point;
  readonly to: Point;
}

/** Everything a cluster has on the map: its bonds, and its number beside them. None for a cluster that makes no bond. */
export interface ClusterMark {
  readonly no: number;
  readonly bonds: readonly BondMark[];
  /** Pixels. */
  readonly width: number;
  readonly anchor: Point;
  readonly tag: Point;
}

/** Share of a bond that a mark leaves free at an atom: with a label, and without. */
const CLEAR_OF_LABEL = 0.34;
const CLEAR_OF_CORNER = 0.14;
/** Pixels from a bond to its cluster's number: as near as there is room. Source: docs/look, "Bond map", and two more for crowds. */
const LEADERS = [30, 37, 45, 60, 80] as const;
/** Bond lengths from one side of a six-membered ring to the other, and a little more. */
const ACROSS_A_RING = 2.15;
/** Pixels round the middle of a number that are room enough. */
const ROOM_ENOUGH = 27;
/** Pixels that two numbers stand further apart, as the chosen one has a ring round it. */
const CHOSEN_RING = 7;
const DIRECTIONS = 24;
/** Pixels from the edge of the map to the middle of a number. */
const MARGIN = 20;

/** Width of a bond by the precedents behind it. Source: docs/look, "Bond map". */
export function markWidth(precedents: number): number {
  return 3 + 4.2 * Math.log10(1 + precedents);
}

/**
 * Where each cluster is drawn over the target, in the order of `clusters`: each number where there is most room near its bonds.
 *
 * @param smiles - of the target, in whose order `drawing.atoms` stand
 */
export function clusterMarks(smiles: string, drawing: Drawing, clusters: readonly WireCluster[]): readonly ClusterMark[] {
  const hasLabel = labelled(smiles);
  const placed: Point[] = [];
  const middles = clusters.map((cluster) => endsOf(cluster, drawing).map(([a, b]) => middle(pointOf(drawing, a), pointOf(drawing, b))));
  const obstacles = [...drawing.atoms, ...labelEnds(smiles, drawing), ...middles.flat(), ...gaps(drawing)];
  return clusters.flatMap((cluster, index) => {
    const ownMiddles = middles[index] ?? [];
    if (ownMiddles.length === 0) return [];
    const bonds = endsOf(cluster, drawing).map(([a, b]) => markOf(drawing, a, b, hasLabel));
    const anchor = nearest(centre(ownMiddles), ownMiddles);
    const tag = roomiest(anchor, obstacles, placed, drawing);
    placed.push(tag);
    return [{ no: cluster.no, bonds, width: markWidth(cluster.precedents), anchor, tag }];
  });
}

/** Atom indices of a cluster's bonds; `4-7` counts from 1. Bonds the drawing does not have are left out. */
function endsOf({ bonds }: Pick<WireCluster, 'bonds'>, { atoms }: Drawing): readonly (readonly [number, number])[] {
  return bonds.flatMap((bond) => {
    const [a, b] = bond.split('-').map((number) => Number(number) - 1);
    return a !== undefined && b !== undefined && atoms[a] && atoms[b] ? [[a, b] as const] : [];
  });
}

/** Middles between atoms that lie near each other: the inside of rings and of bends, where a number would hide what is drawn. */
function gaps({ atoms }: Drawing): readonly Point[] {
  const bond = Math.min(
    ...atoms.map((atom, index) =>
      leastDistance(
        atom,
        atoms.filter((_, other) => other !== index),
      ),
    ),
  );
  return atoms.flatMap((atom, index) =>
    atoms
      .slice(index + 1)
      .filter((other) => Math.hypot(atom.x - other.x, atom.y - other.y) < ACROSS_A_RING * bond)
      .map((other) => middle(atom, other)),
  );
}

/** Pixels from the middle of an atom to the far end of a label that has hydrogens. */
const LABEL_REACH = 24;

/** Where the hydrogens of a label may stand: on the side away from the atom's neighbours, as NH beside a chain or H above N. */
function labelEnds(smiles: string, { atoms }: Drawing): readonly Point[] {
  const read = parseSmiles(smiles);
  if (!read.ok) return [];
  const { atomicNumber, hydrogenCount, neighbourStart, neighbourAtom } = read.value;
  return atoms.flatMap((at, atom) => {
    if (atomicNumber[atom] === ELEMENT.carbon || (hydrogenCount[atom] ?? 0) === 0) return [];
    const neighbours = [...neighbourAtom.slice(neighbourStart[atom], neighbourStart[atom + 1])].flatMap((other) => atoms[other] ?? []);
    const middleOf = neighbours.length === 0 ? { x: at.x - 1, y: at.y } : centre(neighbours);
    const away = { x: at.x - middleOf.x, y: at.y - middleOf.y };
    // Letters stand beside or above and below an atom, never askew.
    return Math.abs(away.x) > Math.abs(away.y)
      ? [{ x: at.x + LABEL_REACH * Math.sign(away.x), y: at.y }]
      : [{ x: at.x, y: at.y + LABEL_REACH * Math.sign(away.y || 1) }];
  });
}

/** Whether an atom is drawn with letters: all but carbon, and carbon with a charge or isotope or alone. */
function labelled(smiles: string): (atom: number) => boolean {
  const read = parseSmiles(smiles);
  if (!read.ok) return () => true;
  const { atomicNumber, charge, isotope } = read.value;
  return (atom) => atomicNumber[atom] !== ELEMENT.carbon || charge[atom] !== 0 || isotope[atom] !== 0;
}

function markOf(drawing: Drawing, a: number, b: number, hasLabel: (atom: number) => boolean): BondMark {
  const from = pointOf(drawing, a);
  const to = pointOf(drawing, b);
  const clear = (atom: number) => (hasLabel(atom) ? CLEAR_OF_LABEL : CLEAR_OF_CORNER);
  return { from: between(from, to, clear(a)), to: between(from, to, 1 - clear(b)) };
}

/** The nearest place round `anchor` with room enough, in the direction that has most of it; where there is none, the roomiest. */
function roomiest(anchor: Point, obstacles: readonly Point[], placed: readonly Point[], { width, height }: Drawing): Point {
  let best: Point = anchor;
  let bestRoom = Number.NEGATIVE_INFINITY;
  for (const leader of LEADERS) {
    if (bestRoom >= ROOM_ENOUGH) break;
    for (let step = 0; step < DIRECTIONS; step += 1) {
      const angle = (2 * Math.PI * step) / DIRECTIONS;
      const place = { x: anchor.x + leader * Math.cos(angle), y: anchor.y + leader * Math.sin(angle) };
      if (place.x < MARGIN || place.y < MARGIN || place.x > width - MARGIN || place.y > height - MARGIN) continue;
      const room = Math.min(leastDistance(place, obstacles), leastDistance(place, placed) - CHOSEN_RING);
      if (room > bestRoom + 1e-6) {
        best = place;
        bestRoom = room;
      }
    }
  }
  return best;
}

function leastDistance(place: Point, others: readonly Point[]): number {
  return others.reduce((least, other) => Math.min(least, Math.hypot(place.x - other.x, place.y - other.y)), Number.POSITIVE_INFINITY);
}

function nearest(place: Point, points: readonly Point[]): Point {
  return points.reduce((best, point) => (leastDistance(place, [point]) < leastDistance(place, [best]) ? point : best));
}

function centre(points: readonly Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const middle = (a: Point, b: Point): Point => between(a, b, 0.5);

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function pointOf({ atoms }: Drawing, atom: number): Point {
  return atoms[atom] ?? { x: 0, y: 0 };
}
