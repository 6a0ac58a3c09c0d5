import type { Mol } from '@rdkit/rdkit';
import { failure, type Result, success } from '@retron/molecule';
import { type DepictionStyle, depict } from './depiction.ts';
import { DRAWING_COLOURS, drawingSize, haloWidthPx } from './drawing-style.ts';
import { type Drawn, fit } from './fit.ts';
import { heightOf, px, widthOf } from './geometry.ts';
import { boxWithHalo, haloPath } from './halo.ts';
import { placeAligned } from './layout.ts';
import { centreOf } from './molecule-drawing.ts';
import { placeStructure } from './placing.ts';
import type { ChemistryFailure, DrawReactionRequest } from './rdkit.ts';
import { forwardArrow, plusSign, retroArrow } from './reaction-signs.ts';
import type { ToolkitSession } from './toolkit.ts';

/** A molecule of the reaction, laid out, with its part of the reaction centre. */
interface Participant {
  readonly molecule: Mol;
  readonly centre: ReadonlySet<number>;
}

/** Free space between neighbours in a row, in bonds. */
const GAP_BONDS = 0.6;

/** Draws a reaction in one row, all molecules with bonds of the same length, nothing clipped. */
export function drawReaction(session: ToolkitSession, request: DrawReactionRequest): Result<string, ChemistryFailure> {
  const { arrow, theme, widthPx, heightPx } = request;
  const product = participant(placeStructure(session, request.product), request.product.centre);
  if (!product.ok) return product;
  const reactants: Participant[] = [];
  for (const { smiles, centre, productAtom } of request.reactants) {
    const placed =
      productAtom === undefined
        ? placeStructure(session, { smiles })
        : placeAligned(session, smiles, { parent: product.value.molecule, parentAtom: productAtom });
    const reactant = participant(placed, centre);
    if (!reactant.ok) return reactant;
    reactants.push(reactant.value);
  }
  if (reactants.length === 0) return failure({ kind: 'empty', message: 'The reaction has no reactants.' });

  const style = { theme, ...drawingSize(widthPx, heightPx) };
  const ink = DRAWING_COLOURS[theme].carbon;
  const draw = (bondPx: number) => {
    const plus = plusSign(bondPx, style.bondLineWidthPx, ink);
    const drawnReactants = reactants.flatMap((reactant, index) => {
      const drawn = drawParticipant(reactant, bondPx, style);
      return index === 0 ? [drawn] : [plus, drawn];
    });
    const drawnProduct = drawParticipant(product.value, bondPx, style);
    const row =
      arrow === 'forward'
        ? [...drawnReactants, forwardArrow(bondPx, style.bondLineWidthPx, ink), drawnProduct]
        : [drawnProduct, retroArrow(bondPx, style.bondLineWidthPx, ink), ...drawnReactants];
    return inRow(row, GAP_BONDS * bondPx);
  };
  return success(fit(draw, style.longestBondPx, widthPx, heightPx).svg);
}

function participant(placed: Result<Mol, ChemistryFailure>, centre: readonly number[]): Result<Participant, ChemistryFailure> {
  if (!placed.ok) return placed;
  const atoms = centreOf(placed.value, centre);
  return atoms.ok ? success({ molecule: placed.value, centre: atoms.value }) : atoms;
}

function drawParticipant({ molecule, centre }: Participant, bondPx: number, style: DepictionStyle): Drawn {
  const depiction = depict(molecule, bondPx, style);
  const halo = haloPath(depiction, centre, haloWidthPx(bondPx), DRAWING_COLOURS[style.theme].halo);
  return { svg: `${halo}${depiction.paths}`, box: boxWithHalo(depiction, centre, haloWidthPx(bondPx)) };
}

/** Parts side by side from left to right, their middles at the same height. */
function inRow(parts: readonly Drawn[], gapPx: number): Drawn {
  let left = 0;
  let halfHeight = 0;
  const groups = parts.map(({ svg, box }) => {
    const shiftX = left - box.left;
    const shiftY = -(box.top + box.bottom) / 2;
    left += widthOf(box) + gapPx;
    halfHeight = Math.max(halfHeight, heightOf(box) / 2);
    return `<g transform='translate(${px(shiftX)} ${px(shiftY)})'>${svg}</g>`;
  });
  return { svg: groups.join('\n'), box: { left: 0, top: -halfHeight, right: left - gapPx, bottom: halfHeight } };
}
