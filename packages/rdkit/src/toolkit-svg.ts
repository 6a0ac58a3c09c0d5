import type { Point } from './geometry.ts';

/** What RDKit writes into an SVG: ellipses that mark atoms, and paths for everything seen. */
const ELLIPSE = /<ellipse cx='([-\d.]+)' cy='([-\d.]+)'[^>]*class='atom-(\d+)'/g;
const PATH = /<path (?:class='[^']*' )?d='([^']*)' (?:style='([^']*)'|fill='([^']*)')\s*\/>/g;
const NUMBER_PAIR = /(-?[\d.]+)[ ,](-?[\d.]+)/g;

/** Style rules that say what SVG assumes anyway. */
const ASSUMED = new Set(['stroke-linecap:butt', 'stroke-linejoin:miter', 'stroke-miterlimit:10', 'stroke-opacity:1', 'fill-opacity:1', '']);

/** Centres of the ellipses by the atom they mark. */
export function ellipseCentres(svg: string): Point[] {
  const centres: Point[] = [];
  for (const [, x, y, atom] of svg.matchAll(ELLIPSE)) centres[Number(atom)] = { x: Number(x), y: Number(y) };
  return centres;
}

/** Every point that a path names; for curves this includes the control points, which lie outside. */
export function* pathPoints(svg: string): Generator<Point> {
  for (const [, d] of svg.matchAll(PATH)) for (const [, x, y] of d.matchAll(NUMBER_PAIR)) yield { x: Number(x), y: Number(y) };
}

/**
 * The paths alone, a fifth of what RDKit writes: without classes and default styles, neighbouring lines of one style as one path.
 *
 * The order is kept, and with it what lies above what. Filled shapes stay apart, as overlapping parts of one path would cut holes.
 */
export function compactPaths(svg: string): string {
  const drawn: { d: string; style: string }[] = [];
  for (const [, d, style, fill] of svg.matchAll(PATH)) {
    const rules = style === undefined ? [`fill:${fill}`] : style.split(';').filter((rule) => !ASSUMED.has(rule));
    const isLine = rules.includes('fill:none');
    const compact = rules.filter((rule) => !(isLine && rule === 'fill-rule:evenodd')).join(';');
    const last = drawn.at(-1);
    if (isLine && last?.style === compact) last.d += d;
    else drawn.push({ d, style: compact });
  }
  return drawn.map(({ d, style }) => `<path d='${d}' style='${style}'/>`).join('\n');
}
