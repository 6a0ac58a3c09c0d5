import type { PictureRequest } from '../export-file.ts';

/** Sizes of pictures in a workbook, in px; rows are 130 px high. Source: the mock-up of the export. */
export const ROW_HEIGHT = 130;
const MARGIN = 3;
export const STRUCTURE_WIDTH = 180;
export const REACTION_WIDTH = 460;

export function structurePicture(smiles: string): PictureRequest {
  return { smiles, widthPx: STRUCTURE_WIDTH - 2 * MARGIN, heightPx: ROW_HEIGHT - 2 * MARGIN };
}

export function reactionPicture(reactants: readonly string[], product: string): PictureRequest {
  return { reactants, product, widthPx: REACTION_WIDTH - 2 * MARGIN, heightPx: ROW_HEIGHT - 2 * MARGIN };
}

/** Width of a column in characters that is so many px wide: 7 px a character and 5 px beside them in the usual font of workbooks. */
export function charactersOf(widthPx: number): number {
  return (widthPx - 5) / 7;
}

export const PICTURE_MARGIN = MARGIN;
