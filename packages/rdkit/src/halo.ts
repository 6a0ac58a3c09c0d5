import type { Depiction } from './depiction.ts';
import { type Box, boxAround, px, unite } from './geometry.ts';

/**
 * The halo of a reaction centre, or the band of a match: a disc behind every one of the atoms and a band behind every bond between two of them.
 *
 * @returns one SVG path; empty without atoms
 */
export function haloPath(depiction: Depiction, marked: ReadonlySet<number>, widthPx: number, colour: string): string {
  if (marked.size === 0) return '';
  // A line of no length with round ends is a disc.
  const lines = [...marked].sort((a, b) => a - b).map((atom) => [atom, atom]);
  for (const [begin, end] of depiction.bonds) if (marked.has(begin) && marked.has(end)) lines.push([begin, end]);
  const at = (atom: number) => `${px(depiction.atoms[atom].x)},${px(depiction.atoms[atom].y)}`;
  const d = lines.map(([begin, end]) => `M${at(begin)}L${at(end)}`).join('');
  return `<path d='${d}' style='fill:none;stroke:${colour};stroke-width:${px(widthPx)};stroke-linecap:round'/>`;
}

/** What the drawing covers with its halo. */
export function boxWithHalo(depiction: Depiction, marked: ReadonlySet<number>, widthPx: number): Box {
  if (marked.size === 0) return depiction.box;
  return unite(
    depiction.box,
    boxAround(
      [...marked].map((atom) => depiction.atoms[atom]),
      widthPx / 2,
    ),
  );
}
