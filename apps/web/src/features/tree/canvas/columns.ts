import { NODE_SIZE_PX } from '@retron/contract';

/** World units. Source: docs/look, "Tree", Layout. */
export const COLUMN_PITCH = 252;
export const ROW_PITCH = 128;
/** From the centre of a structure to the centres of the suggestions that make it. */
const SUGGESTION_OFFSET = 140;
/** Between the rows of a fan of several columns: the edges to the further columns run there. */
export const GUTTER = 26;
/** World units that the pill right of a structure takes. */
export const PILL = 40;

/** The centre of a node, in world units. @param level - structures and suggestions count in turn, the root is 0 */
export function columnAt(level: number): number {
  return NODE_SIZE_PX.structure / 2 + Math.floor(level / 2) * COLUMN_PITCH + (level % 2) * SUGGESTION_OFFSET;
}
