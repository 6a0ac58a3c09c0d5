import type { Mol } from '@rdkit/rdkit';
import { failure, type Result, success } from '@retron/molecule';
import { withAtomNumbers } from './atom-numbers.ts';
import { type Depiction, depict } from './depiction.ts';
import { DRAWING_COLOURS, drawingSize, haloWidthPx, matchWidthPx } from './drawing-style.ts';
import { fit } from './fit.ts';
import { unite } from './geometry.ts';
import { boxWithHalo, haloPath } from './halo.ts';
import { placeStructure } from './placing.ts';
import type { ChemistryFailure, DrawMoleculeRequest, MoleculeDrawing } from './rdkit.ts';
import { boxWithRings, ringsOver } from './rings.ts';
import type { ToolkitSession } from './toolkit.ts';

/** Draws one molecule: transparent ground, RDKit's lines and labels in our colours, the reaction-centre halo or the band of a match behind them. */
export function drawMolecule(session: ToolkitSession, request: DrawMoleculeRequest): Result<MoleculeDrawing, ChemistryFailure> {
  const { theme, widthPx, heightPx } = request;
  const placed = placeStructure(session, request.structure);
  if (!placed.ok) return placed;
  const centre = centreOf(placed.value, request.centre ?? []);
  if (!centre.ok) return centre;
  const match = centreOf(placed.value, request.match ?? []);
  if (!match.ok) return match;
  const rings = request.rings ?? [];
  const ringed = centreOf(
    placed.value,
    rings.map(({ atom }) => atom),
  );
  if (!ringed.ok) return ringed;

  const style = { theme, ...drawingSize(widthPx, heightPx) };
  const numbered = request.showAtomNumbers === true ? withAtomNumbers(session, placed.value) : undefined;
  const draw = (bondPx: number) => {
    const depiction =
      numbered === undefined
        ? depict(placed.value, bondPx, style)
        : inInputOrder(depict(numbered.molecule, bondPx, style), numbered.inputAtom);
    const colours = DRAWING_COLOURS[theme];
    const band = haloPath(depiction, match.value, matchWidthPx(bondPx), colours.match);
    const halo = haloPath(depiction, centre.value, haloWidthPx(bondPx), colours.halo);
    const marked = unite(
      boxWithHalo(depiction, match.value, matchWidthPx(bondPx)),
      boxWithHalo(depiction, centre.value, haloWidthPx(bondPx)),
    );
    const svg = `${band}${halo}${depiction.paths}${ringsOver(depiction, rings, colours)}`;
    return { svg, box: boxWithRings(marked, depiction, rings), atoms: depiction.atoms };
  };
  const { svg, drawn, placement } = fit(draw, style.longestBondPx, widthPx, heightPx);
  const { scale, shiftX, shiftY } = placement;
  return success({ svg, atoms: drawn.atoms.map(({ x, y }) => ({ x: x * scale + shiftX, y: y * scale + shiftY })) });
}

/** The atoms of the reaction centre, if the molecule has them all. */
export function centreOf(molecule: Mol, centre: readonly number[]): Result<ReadonlySet<number>, ChemistryFailure> {
  const atomCount = molecule.get_num_atoms();
  const stray = centre.find((atom) => !Number.isInteger(atom) || atom < 0 || atom >= atomCount);
  return stray === undefined
    ? success(new Set(centre))
    : failure({ kind: 'invalid-chemistry', message: `The structure has no atom ${stray + 1}.` });
}

/** The depiction as if it had been made of the input, not of its numbered copy. */
function inInputOrder(depiction: Depiction, inputAtom: readonly number[]): Depiction {
  const atoms = [...depiction.atoms];
  depiction.atoms.forEach((point, atom) => {
    atoms[inputAtom[atom]] = point;
  });
  return { ...depiction, atoms, bonds: depiction.bonds.map(([begin, end]) => [inputAtom[begin], inputAtom[end]]) };
}
