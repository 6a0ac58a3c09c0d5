import type { Depiction } from './depiction.ts';
import type { DrawingColours } from './drawing-style.ts';
import { type Box, boxAround, type Point, px, unite } from './geometry.ts';
import type { AtomRing } from './rdkit.ts';

/** Radius of the ring round an atom and of its number's disc, in px. Source: the design's section on ringed atoms. */
const RING_PX = 10.5;
const TAG_PX = 8;
const TEXT_PX = 11;

/**
 * Rings over atoms, with their number on a small disc beside them: solid for the wanted site, dashed for a rival. Neighbours of one number
 * show it once.
 *
 * @returns SVG elements; empty without rings
 */
export function ringsOver(depiction: Depiction, rings: readonly AtomRing[], colours: DrawingColours): string {
  const numbered = new Set(numberedOf(depiction, rings));
  return rings.map((ring) => ringOver(depiction, ring, colours, numbered.has(ring))).join('');
}

/** What the drawing covers with its rings. */
export function boxWithRings(box: Box, depiction: Depiction, rings: readonly AtomRing[]): Box {
  if (rings.length === 0) return box;
  const around = boxAround(
    rings.map(({ atom }) => depiction.atoms[atom]),
    RING_PX + 1,
  );
  const tags = boxAround(
    numberedOf(depiction, rings).map((ring) => tagPlace(depiction, ring)),
    TAG_PX + 1,
  );
  return unite(box, unite(around, tags));
}

/** Rings beside which their number stands: the first of those that are bonded to each other and have one number. */
function numberedOf({ bonds }: Depiction, rings: readonly AtomRing[]): readonly AtomRing[] {
  const areBonded = (a: number, b: number) => bonds.some(([from, to]) => (from === a && to === b) || (from === b && to === a));
  return rings.filter((ring, place) => !rings.slice(0, place).some((other) => other.tag === ring.tag && areBonded(other.atom, ring.atom)));
}

function ringOver(depiction: Depiction, ring: AtomRing, colours: DrawingColours, isNumbered: boolean): string {
  const { x, y } = depiction.atoms[ring.atom];
  const stroke = ring.isRival ? colours.rival : colours.wanted;
  const dashes = ring.isRival ? ';stroke-dasharray:4 3' : '';
  const fill = ring.isRival ? colours.rivalTag : colours.tag;
  const circle = `<circle cx='${px(x)}' cy='${px(y)}' r='${RING_PX}' style='fill:none;stroke:${stroke};stroke-width:1.6${dashes}'/>`;
  if (!isNumbered) return circle;
  const tag = tagPlace(depiction, ring);
  return [
    circle,
    `<circle cx='${px(tag.x)}' cy='${px(tag.y)}' r='${TAG_PX}' style='fill:${fill};stroke:${stroke};stroke-width:1.2'/>`,
    `<text x='${px(tag.x)}' y='${px(tag.y + 3.9)}' style='font:650 ${TEXT_PX}px "IBM Plex Sans",sans-serif;text-anchor:middle;fill:${colours.carbon}'>`,
    `${ring.tag}</text>`,
  ].join('');
}

/** Directions that are tried for a number, and how near to one another two things may come. */
const DIRECTIONS = 12;
const CLEAR_PX = TAG_PX + 8;

/** Beside the ring, away from what the atom is bonded to, and aside from there where another atom lies. */
function tagPlace(depiction: Depiction, ring: AtomRing): Point {
  const at = depiction.atoms[ring.atom];
  const away = outwards(depiction, ring.atom);
  const others = depiction.atoms.filter((_, atom) => atom !== ring.atom);
  const places = Array.from({ length: DIRECTIONS }, (_, index) => {
    // 0, 1, -1, 2, -2 ...: the least turn first.
    const turn = (index % 2 === 0 ? -1 : 1) * Math.ceil(index / 2) * ((2 * Math.PI) / DIRECTIONS);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const direction = { x: away.x * cos - away.y * sin, y: away.x * sin + away.y * cos };
    return { x: at.x + direction.x * (RING_PX + TAG_PX - 2), y: at.y + direction.y * (RING_PX + TAG_PX - 2) };
  });
  const crowding = places.map((place) =>
    others.reduce((sum, { x, y }) => sum + Math.max(0, CLEAR_PX - Math.hypot(x - place.x, y - place.y)), 0),
  );
  return places[crowding.indexOf(Math.min(...crowding))];
}

function outwards(depiction: Depiction, atom: number): Point {
  const at = depiction.atoms[atom];
  const neighbours = depiction.bonds.flatMap(([a, b]) => (a === atom ? [b] : b === atom ? [a] : [])).map((other) => depiction.atoms[other]);
  const towards = neighbours.reduce((sum, { x, y }) => ({ x: sum.x + x - at.x, y: sum.y + y - at.y }), { x: 0, y: 0 });
  const length = Math.hypot(towards.x, towards.y);
  // An atom in the middle of its neighbours has no free side: to the upper right then.
  return length < 1e-3 ? { x: Math.SQRT1_2, y: -Math.SQRT1_2 } : { x: -towards.x / length, y: -towards.y / length };
}
