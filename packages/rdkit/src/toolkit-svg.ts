import { distance, type Point, px } from './geometry.ts';

/** What RDKit writes into an SVG: ellipses that mark atoms, and paths for everything seen. */
const ELLIPSE = /<ellipse cx='([-\d.]+)' cy='([-\d.]+)'[^>]*class='atom-(\d+)'/g;
const PATH = /<path (?:class='[^']*' )?d='([^']*)' (?:style='([^']*)'|fill='([^']*)')\s*\/>/g;
/** One dash of a bond that points away from the reader: a short thin line of the bond's class. */
const DASH =
  /<path class='(bond-\d+ atom-\d+ atom-\d+)' d='M (-?[\d.]+),(-?[\d.]+) L (-?[\d.]+),(-?[\d.]+)' style='([^']*stroke:(#[0-9A-Fa-f]{6});stroke-width:([\d.]+)px[^']*)' \/>\n?/g;
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

/** Dashes thinner than this share of a bond's line belong to a hashed wedge. */
const THIN = 0.8;
/** Pixels from dash to dash, and how many there are at least and at most. */
const DASH_STEP_PX = 2.2;
const DASHES = { least: 4, most: 9 } as const;
/** Half the width of the wide end: in bonds, and at least in pixels. */
const WEDGE = { share: 0.13, leastPx: 1.9 } as const;

interface Dash {
  readonly text: string;
  readonly middle: Point;
  readonly colour: string;
}

/**
 * The toolkit's SVG with hashed wedges drawn anew: its own has so few and short dashes where bonds are short that it reads as dots.
 *
 * @param atoms - where the atoms lie
 */
export function withHashedWedges(svg: string, atoms: readonly Point[], bondPx: number, lineWidthPx: number): string {
  const wedges = new Map<string, Dash[]>();
  for (const [text, bond, x1, y1, x2, y2, , colour, width] of svg.matchAll(DASH)) {
    if (Number(width) >= THIN * lineWidthPx) continue;
    const dash = { text, middle: { x: (Number(x1) + Number(x2)) / 2, y: (Number(y1) + Number(y2)) / 2 }, colour };
    const known = wedges.get(bond);
    if (known === undefined) wedges.set(bond, [dash]);
    else known.push(dash);
  }
  let drawn = svg;
  for (const [bond, dashes] of wedges) {
    const from = atoms[Number(/atom-(\d+)/.exec(bond)?.[1])];
    if (from === undefined) continue;
    const [first, ...others] = dashes;
    drawn = drawn.replace(first.text, () => hashedWedge(from, dashes, bondPx, lineWidthPx));
    for (const { text } of others) drawn = drawn.replace(text, '');
  }
  return drawn;
}

/** From the atom it starts at, widening, to where the toolkit's last dash lies. */
function hashedWedge(from: Point, dashes: readonly Dash[], bondPx: number, lineWidthPx: number): string {
  const end = dashes.reduce((far, { middle }) => (distance(middle, from) > distance(far, from) ? middle : far), from);
  const length = distance(end, from);
  if (length < 1e-3) return '';
  const along = { x: (end.x - from.x) / length, y: (end.y - from.y) / length };
  const count = Math.min(DASHES.most, Math.max(DASHES.least, Math.round(length / DASH_STEP_PX)));
  const widest = Math.max(WEDGE.leastPx, WEDGE.share * bondPx);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    const middle = { x: from.x + along.x * length * share, y: from.y + along.y * length * share };
    const half = Math.max(0.5, widest * share);
    const d = `M ${px(middle.x - along.y * half)},${px(middle.y + along.x * half)} L ${px(middle.x + along.y * half)},${px(middle.y - along.x * half)}`;
    const { colour } = dashes[Math.min(dashes.length - 1, Math.floor(share * dashes.length))];
    return `<path d='${d}' style='fill:none;stroke:${colour};stroke-width:${px(Math.min(lineWidthPx, DASH_STEP_PX / 2))}px' />`;
  }).join('\n');
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
