import type { Mol } from '@rdkit/rdkit';
import { atomPalette, channels, DRAWING_COLOURS, type DrawingSize } from './drawing-style.ts';
import { type Box, boxAround, distance, median, type Point, unite } from './geometry.ts';
import { USUAL_BOND_LENGTH } from './placing.ts';
import type { DrawingTheme } from './rdkit.ts';
import { type AtomPair, bondsOf, type Coordinates } from './structure-graph.ts';
import { compactPaths, ellipseCentres, pathPoints, withHashedWedges } from './toolkit-svg.ts';

/** A molecule drawn at a given bond length, somewhere in the plane; all lengths in px. */
export interface Depiction {
  /** SVG paths. */
  readonly paths: string;
  readonly atoms: readonly Point[];
  /** Pairs of atoms. */
  readonly bonds: readonly AtomPair[];
  /** What the paths cover, labels included. */
  readonly box: Box;
}

export interface DepictionStyle extends DrawingSize {
  readonly theme: DrawingTheme;
}

const SMALLEST_FONT_PX = 7;
/** Bonds from which hydrogens at stereocentres of rings have room. */
const ROOM_FOR_HYDROGENS_PX = 24;
/** Size of a label in the unit of the coordinates: half a bond. RDKit's own 0.6 is hard to read at the size of a tree node. */
const FONT_SIZE = 0.75;

/** Draws a molecule that has coordinates; its bonds are `bondPx` long (the median where they differ). */
export function depict(molecule: Mol, bondPx: number, style: DepictionStyle): Depiction {
  const coordinates = molecule.get_coords() as Coordinates;
  const bonds = bondsOf(molecule);
  const colours = DRAWING_COLOURS[style.theme];
  const carbon = channels(colours.carbon);
  const raw = molecule.get_svg_with_highlights(
    JSON.stringify({
      // A negative size: as large as the drawing needs.
      width: -1,
      height: -1,
      fixedBondLength: bondPx / medianBondLength(coordinates, bonds),
      bondLineWidth: style.bondLineWidthPx,
      baseFontSize: FONT_SIZE,
      minFontSize: SMALLEST_FONT_PX,
      padding: 0,
      // Hydrogens at ring fusions collide with what stands round them where bonds are short; the ring's own wedges say the same.
      addChiralHs: bondPx >= ROOM_FOR_HYDROGENS_PX,
      clearBackground: false,
      scaleBondWidth: false,
      atomColourPalette: atomPalette(colours),
      annotationColour: carbon,
      atomNoteColour: carbon,
      symbolColour: carbon,
      queryColour: carbon,
      // Invisible marks on all atoms tell where RDKit put them; they are left out of the drawing.
      atoms: coordinates.map((_, atom) => atom),
      bonds: [],
      highlightRadius: 0.001,
      atomHighlightsAreCircles: true,
      standardColoursForHighlightedAtoms: true,
    }),
  );
  const atoms = ellipseCentres(raw);
  if (atoms.length !== coordinates.length) throw new Error(`The toolkit marked ${atoms.length} of ${coordinates.length} atoms.`);
  const svg = withHashedWedges(raw, atoms, bondPx, style.bondLineWidthPx);
  const lines = boxAround(pathPoints(svg), style.bondLineWidthPx / 2);
  return { paths: compactPaths(svg), atoms, bonds, box: unite(lines, boxAround(atoms)) };
}

function medianBondLength(coordinates: Coordinates, bonds: readonly AtomPair[]): number {
  const at = (atom: number) => ({ x: coordinates[atom][0], y: coordinates[atom][1] });
  const length = median(bonds.map(([begin, end]) => distance(at(begin), at(end))));
  return length === undefined || length < 1e-3 ? USUAL_BOND_LENGTH : length;
}
