import type { Site } from './sites.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rings of a site over a drawing, and where its number stands. */
export interface SiteRings {
  readonly site: Site;
  readonly rings: readonly (Point & { readonly atom: number })[];
  /** `from` is the edge of the ring that the leader starts at. */
  readonly tag: Point & { readonly from: Point };
}

/** Pixels of the drawing. */
export const RING_PX = 13;
export const TAG_PX = 9;
const LEADER_PX = 32;
/** Room round the atoms for labels, rings and numbers. */
const MARGIN_PX = 50;
const LEAST_VIEW_PX = { width: 210, height: 160 } as const;
/** From a number to any atom, and to another number: neither a ring nor a label is touched. */
const CLEAR_PX = RING_PX + TAG_PX + 2;
/** Directions that are tried for a number. */
const DIRECTIONS = 24;
/** The best direction, in radians from straight outwards: there hydrogens are written. */
const BESIDE_LABEL = 0.9;

/** The part of a drawing that its atoms fill, with room round them: the `viewBox`. */
export function viewOf(atoms: readonly Point[]): string {
  const xs = atoms.map(({ x }) => x);
  const ys = atoms.map(({ y }) => y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const width = Math.max(LEAST_VIEW_PX.width, Math.max(...xs) - Math.min(...xs) + 2 * MARGIN_PX);
  const height = Math.max(LEAST_VIEW_PX.height, Math.max(...ys) - Math.min(...ys) + 2 * MARGIN_PX);
  return [middle.x - width / 2, middle.y - height / 2, width, height].map((value) => value.toFixed(1)).join(' ');
}

/** Rings of sites; each number stands beside one of its atoms, where it covers no atom, ring or other number. */
export function ringsOf(sites: readonly Site[], atoms: readonly Point[]): readonly SiteRings[] {
  const centre = { x: mean(atoms.map(({ x }) => x)), y: mean(atoms.map(({ y }) => y)) };
  const tags: Point[] = [];
  return sites.flatMap((site) => {
    const rings = site.atoms.flatMap((atom) => {
      const place = atoms[atom - 1];
      return place === undefined ? [] : [{ atom, x: place.x, y: place.y }];
    });
    const places = rings.flatMap((ring) => placesBeside(ring, centre));
    const costs = places.map(({ tag, turn }) => crowding(tag, [...atoms, ...tags]) + turn);
    const best = places[costs.indexOf(Math.min(...costs))];
    if (best === undefined) return [];
    tags.push(best.tag);
    return [{ site, rings, tag: { ...best.tag, from: best.from } }];
  });
}

/** Where a number may stand beside an atom, and how far its direction is from the best, in radians. */
function placesBeside(atom: Point, centre: Point) {
  const outwards = Math.atan2(atom.y - centre.y, atom.x - centre.x);
  return Array.from({ length: DIRECTIONS }, (_, index) => {
    const off = (index / DIRECTIONS - 0.5) * 2 * Math.PI;
    const at = (distance: number) => ({
      x: atom.x + distance * Math.cos(outwards + off),
      y: atom.y + distance * Math.sin(outwards + off),
    });
    return { tag: at(LEADER_PX), from: at(RING_PX), turn: Math.abs(Math.abs(off) - BESIDE_LABEL) };
  });
}

/** How much too near a number is to what it must not cover; far more than any turn costs. */
function crowding(tag: Point, others: readonly Point[]): number {
  return 100 * others.reduce((sum, { x, y }) => sum + Math.max(0, CLEAR_PX - Math.hypot(x - tag.x, y - tag.y)), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
