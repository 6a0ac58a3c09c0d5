import type { Mol } from '@rdkit/rdkit';
import { failure, type Result, success } from '@retron/molecule';
import { commonParts, type Skeleton } from './common-part.ts';
import { distance, median, type Point } from './geometry.ts';
import { isAsTidyAs, pointsOf, showsMolecule } from './layout-check.ts';
import { massesOf, symbolsOf, templateMolfile, withMasses } from './molfile-atoms.ts';
import { ALL_ATOMS, placeStructure, USUAL_BOND_LENGTH } from './placing.ts';
import type { ChemistryFailure, LayoutRequest } from './rdkit.ts';
import { bondsOf, neighboursOf } from './structure-graph.ts';
import { withoutAtomMaps } from './structure-reading.ts';
import type { ToolkitSession } from './toolkit.ts';

/** A drawing to align to and, for every atom of the structure to be laid out, its atom there (from 0) or -1. */
export interface Alignment {
  readonly parent: Mol;
  readonly parentAtom: readonly number[];
}

/** A molfile with flat coordinates (V2000, or V3000 where that cannot hold the molecule), aligned to a parent's if one is given. */
export function layout(session: ToolkitSession, request: LayoutRequest): Result<string, ChemistryFailure> {
  const { smiles, alignTo } = request;
  let placed: Result<Mol, ChemistryFailure>;
  if (alignTo === undefined) {
    placed = placeStructure(session, { smiles });
  } else {
    const parent = placeStructure(session, { molfile: alignTo.molfile });
    if (!parent.ok) return parent;
    placed = placeAligned(session, smiles, { parent: parent.value, parentAtom: alignTo.parentAtom });
  }
  return placed.ok ? success(placed.value.get_molblock()) : placed;
}

/**
 * The molecule with coordinates in the plane; what it has in common with the parent lies as it lies there.
 *
 * Every aligned drawing is read back: one that shows another molecule (an E double bond turned Z) or is untidy is dropped, and a
 * smaller common part tried, then turning the free layout as a whole, then the free layout itself.
 */
export function placeAligned(session: ToolkitSession, smiles: string, alignment: Alignment): Result<Mol, ChemistryFailure> {
  const placed = placeStructure(session, { smiles });
  if (!placed.ok) return placed;
  const free = placed.value;
  const child = skeletonOf(free);
  const parent = skeletonOf(alignment.parent);
  const { parentAtom } = alignment;
  if (parentAtom.length !== child.atomCount || parentAtom.some((atom) => atom < -1 || atom >= parent.atomCount)) {
    return failure({ kind: 'invalid-chemistry', message: 'The atoms to align do not fit the structure.' });
  }

  const parts = commonParts(child, parent, parentAtom);
  const attempts = parts.map((part) => ({ part, alignOnly: false }));
  if (parts.length > 0) attempts.push({ part: parts[parts.length - 1], alignOnly: true });
  const unmapped = withoutAtomMaps(smiles.trim());
  for (const { part, alignOnly } of attempts) {
    const aligned = alignedCopy(session, free, part, usualPoints(alignment.parent), parentAtom, alignOnly);
    if (aligned !== null && isAsTidyAs(aligned, [free, alignment.parent]) && showsMolecule(session, aligned, unmapped)) {
      return success(aligned);
    }
  }
  return success(free);
}

/**
 * A copy of `free` with the atoms of `part` where the parent has them, the rest placed round them by the toolkit; or, if
 * `alignOnly`, the whole drawing moved and turned to come as near to that as it can. Null where the toolkit finds no way.
 *
 * The toolkit aligns by substructure and would pick any symmetric match, so each atom of the part gets a mass number of its own
 * for the time being.
 */
function alignedCopy(
  session: ToolkitSession,
  free: Mol,
  part: readonly number[],
  parentPoints: readonly Point[],
  parentAtom: readonly number[],
  alignOnly: boolean,
): Mol | null {
  const molfile = free.get_v3Kmolblock();
  const masses = massesOf(molfile);
  const symbols = symbolsOf(molfile);
  const labels = masses.map(() => 0);
  part.forEach((atom, index) => {
    labels[atom] = index + 1;
  });
  const labelled = session.read(withMasses(molfile, labels), ALL_ATOMS);
  const template = session.read(
    templateMolfile(
      part.map((atom) => ({ symbol: symbols[atom], label: labels[atom], position: parentPoints[parentAtom[atom]] })),
      bondsOf(free)
        .filter(([begin, end]) => labels[begin] > 0 && labels[end] > 0)
        .map(([begin, end]) => [labels[begin] - 1, labels[end] - 1]),
    ),
    { ...ALL_ATOMS, sanitize: false },
  );
  if (labelled === null || template === null) return null;
  const match = labelled.generate_aligned_coords(template, JSON.stringify({ useCoordGen: false, acceptFailure: false, alignOnly }));
  return match === '' ? null : session.read(withMasses(labelled.get_v3Kmolblock(), masses), ALL_ATOMS);
}

/** The drawing's points at the scale of RDKit's own layouts. */
function usualPoints(molecule: Mol): readonly Point[] {
  const points = pointsOf(molecule);
  const length = median(bondsOf(molecule).map(([begin, end]) => distance(points[begin], points[end])));
  const scale = length === undefined || length < 1e-3 ? 1 : USUAL_BOND_LENGTH / length;
  return points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
}

/** Cosine of the angle at an atom from which on its two bonds count as one line: 170 degrees. */
const STRAIGHT_COSINE = Math.cos((170 * Math.PI) / 180);

function skeletonOf(molecule: Mol): Skeleton {
  const points = pointsOf(molecule);
  const bonds = bondsOf(molecule);
  const isStraight = (atom: number, [first, second]: readonly number[]) => {
    const [a, b] = [first, second].map((end) => ({ x: points[end].x - points[atom].x, y: points[end].y - points[atom].y }));
    return (a.x * b.x + a.y * b.y) / (Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y)) < STRAIGHT_COSINE;
  };
  const linear = [...neighboursOf(points.length, bonds).entries()].filter(([atom, ends]) => ends.length === 2 && isStraight(atom, ends));
  return { atomCount: points.length, bonds, linearAtoms: new Set(linear.map(([atom]) => atom)) };
}
