import type { Mol } from '@rdkit/rdkit';
import { distance, median, type Point } from './geometry.ts';
import { type AtomPair, bondsOf, type Coordinates } from './structure-graph.ts';
import { readWithoutShapes } from './structure-reading.ts';
import type { ToolkitSession } from './toolkit.ts';

/** Atoms closer than this, in bonds, cover each other. */
const CLASH_BONDS = 0.4;
/** Bonds of an orderly drawing, by their median. */
const SHORTEST_BOND = 0.6;
const LONGEST_BOND = 1.5;

/**
 * Whether a drawing still shows the molecule it was made of: read back, it must give the same canonical SMILES.
 *
 * Only tetrahedral and double-bond stereo counts: in a flat sulphonamide RDKit may see `@SP3`, which nobody drew.
 */
export function showsMolecule(session: ToolkitSession, drawing: Mol, smiles: string): boolean {
  const drawn = readWithoutShapes(session, drawing.get_molblock());
  const meant = readWithoutShapes(session, smiles);
  return drawn !== null && meant !== null && drawn.get_smiles() === meant.get_smiles();
}

/** Whether a drawing has no bonds out of proportion, and no more clashing atoms and crossing bonds than any of the others. */
export function isAsTidyAs(drawing: Mol, others: readonly Mol[]): boolean {
  const disorder = disorderOf(drawing);
  if (disorder.oddBonds > 0) return false;
  return disorder.clashes + disorder.crossings <= Math.max(...others.map(disorderOf).map((other) => other.clashes + other.crossings));
}

function disorderOf(molecule: Mol): { oddBonds: number; clashes: number; crossings: number } {
  const points = pointsOf(molecule);
  const bonds = bondsOf(molecule);
  const lengths = bonds.map(([begin, end]) => distance(points[begin], points[end]));
  const usual = median(lengths) ?? 1;
  let clashes = 0;
  for (let a = 0; a < points.length; a++) {
    for (let b = a + 1; b < points.length; b++) if (distance(points[a], points[b]) < CLASH_BONDS * usual) clashes++;
  }
  let crossings = 0;
  for (let i = 0; i < bonds.length; i++) for (let j = i + 1; j < bonds.length; j++) if (cross(points, bonds[i], bonds[j])) crossings++;
  const oddBonds = lengths.filter((length) => length < SHORTEST_BOND * usual || length > LONGEST_BOND * usual).length;
  return { oddBonds, clashes, crossings };
}

export function pointsOf(molecule: Mol): Point[] {
  return (molecule.get_coords() as Coordinates).map(([x, y]) => ({ x, y }));
}

/** Whether two bonds without a common atom cross. */
function cross(points: readonly Point[], [a, b]: AtomPair, [c, d]: AtomPair): boolean {
  if (a === c || a === d || b === c || b === d) return false;
  const side = (from: Point, to: Point, point: Point) =>
    Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
  const [p, q, r, s] = [points[a], points[b], points[c], points[d]];
  return side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0;
}
