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
/** Two numbers of one atom stand this far apart, in radians. */
const TURN = 0.8;

/** The part of a drawing that its atoms fill, with room round them: the `viewBox`. */
export function viewOf(atoms: readonly Point[]): string {
  const xs = atoms.map(({ x }) => x);
  const ys = atoms.map(({ y }) => y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const width = Math.max(LEAST_VIEW_PX.width, Math.max(...xs) - Math.min(...xs) + 2 * MARGIN_PX);
  const height = Math.max(LEAST_VIEW_PX.height, Math.max(...ys) - Math.min(...ys) + 2 * MARGIN_PX);
  return [middle.x - width / 2, middle.y - height / 2, width, height].map((value) => value.toFixed(1)).join(' ');
}

/** Rings of sites; each number stands outside the molecule beside the site's first atom, those of one atom beside each other. */
export function ringsOf(sites: readonly Site[], atoms: readonly Point[]): readonly SiteRings[] {
  const centre = { x: mean(atoms.map(({ x }) => x)), y: mean(atoms.map(({ y }) => y)) };
  const tagged = new Map<number, number>();
  return sites.flatMap((site) => {
    const rings = site.atoms.flatMap((atom) => {
      const place = atoms[atom - 1];
      return place === undefined ? [] : [{ atom, x: place.x, y: place.y }];
    });
    const [first] = rings;
    if (first === undefined) return [];
    const turns = tagged.get(first.atom) ?? 0;
    tagged.set(first.atom, turns + 1);
    const angle = Math.atan2(first.y - centre.y, first.x - centre.x) + TURN * turns;
    const at = (distance: number) => ({ x: first.x + distance * Math.cos(angle), y: first.y + distance * Math.sin(angle) });
    return [{ site, rings, tag: { ...at(LEADER_PX), from: at(RING_PX) } }];
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
