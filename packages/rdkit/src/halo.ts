import type { Depiction } from './depiction.ts';
import { haloWidthPx } from './drawing-style.ts';
import { type Box, boxAround, px, unite } from './geometry.ts';

/**
 * The reaction-centre halo: a disc behind every atom of the centre and a band behind every bond between two of them.
 *
 * @returns one SVG path; empty without a centre
 */
export function haloPath(depiction: Depiction, centre: ReadonlySet<number>, bondPx: number, colour: string): string {
  if (centre.size === 0) return '';
  // A line of no length with round ends is a disc.
  const lines = [...centre].sort((a, b) => a - b).map((atom) => [atom, atom]);
  for (const [begin, end] of depiction.bonds) if (centre.has(begin) && centre.has(end)) lines.push([begin, end]);
  const at = (atom: number) => `${px(depiction.atoms[atom].x)},${px(depiction.atoms[atom].y)}`;
  const d = lines.map(([begin, end]) => `M${at(begin)}L${at(end)}`).join('');
  return `<path d='${d}' style='fill:none;stroke:${colour};stroke-width:${px(haloWidthPx(bondPx))};stroke-linecap:round'/>`;
}

/** What the drawing covers with its halo. */
export function boxWithHalo(depiction: Depiction, centre: ReadonlySet<number>, bondPx: number): Box {
  if (centre.size === 0) return depiction.box;
  return unite(
    depiction.box,
    boxAround(
      [...centre].map((atom) => depiction.atoms[atom]),
      haloWidthPx(bondPx) / 2,
    ),
  );
}
