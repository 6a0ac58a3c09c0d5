import { type Box, boxAround, type Point } from '../geometry.ts';

/** Elements of a drawing of ours with the shift and scale they are drawn under. */
interface PlacedPath {
  readonly points: readonly Point[];
  readonly style: string;
}

const TAG = /<g transform='translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([\d.]+)\))?'>|<\/g>|<path d='([^']*)' style='([^']*)'\/>/g;
const COMMAND = /([MLQCHVZ])([^MLQCHVZ]*)/g;

/** Every path of a drawing, in px of the picture. */
export function placedPaths(svg: string): PlacedPath[] {
  const frames = [{ x: 0, y: 0, scale: 1 }];
  const paths: PlacedPath[] = [];
  for (const [tag, x, y, scale, d, style] of svg.matchAll(TAG)) {
    const frame = frames[frames.length - 1];
    if (tag === '</g>') frames.pop();
    else if (d === undefined) {
      const inner = { x: frame.x + frame.scale * Number(x), y: frame.y + frame.scale * Number(y) };
      frames.push({ ...inner, scale: frame.scale * Number(scale ?? 1) });
    } else {
      const place = (point: Point) => ({ x: frame.x + frame.scale * point.x, y: frame.y + frame.scale * point.y });
      paths.push({ points: pointsOfPath(d).map(place), style });
    }
  }
  return paths;
}

/** The box round everything a drawing shows, line widths included. */
export function inkBox(svg: string): Box {
  const corners: Point[] = [];
  for (const { points, style } of placedPaths(svg)) {
    const reach = style.includes('fill:none') ? Number(/stroke-width:([\d.]+)/.exec(style)?.[1] ?? 0) / 2 : 0;
    const box = boxAround(points, reach);
    corners.push({ x: box.left, y: box.top }, { x: box.right, y: box.bottom });
  }
  return boxAround(corners);
}

function pointsOfPath(d: string): Point[] {
  const points: Point[] = [{ x: 0, y: 0 }];
  for (const [, command, text] of d.matchAll(COMMAND)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const last = points[points.length - 1];
    if (command === 'H') points.push({ x: numbers[0], y: last.y });
    else if (command === 'V') points.push({ x: last.x, y: numbers[0] });
    else for (let i = 0; i + 1 < numbers.length; i += 2) points.push({ x: numbers[i], y: numbers[i + 1] });
  }
  return points.slice(1);
}
