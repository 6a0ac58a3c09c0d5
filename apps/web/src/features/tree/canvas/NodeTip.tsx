import { PRICE_CATEGORIES, RATING_WORDS } from '@retron/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { CanvasStructure, CanvasSuggestion } from '../model/canvas-tree.ts';
import { priceCategoryOf, ratingOf, STOCK_WORDS, sentence, stockOf } from '../model/words.ts';
import { useIsForward } from '../parts/direction-context.ts';
import type { Box, Size } from './geometry.ts';
import classes from './Overlays.module.css';

export interface SuggestionTipProps {
  readonly node: CanvasSuggestion;
  /** Screen pixels. */
  readonly around: Box;
  readonly canvas: Size;
}

/** On hover and focus: the rating, its first two reasons and the first warning. */
export function SuggestionTip({ node: { suggestion }, around, canvas }: SuggestionTipProps) {
  const [warning] = suggestion.messages.warning;
  return (
    <div role="tooltip" className={classes.tip} style={above(around, canvas)}>
      <p className={classes.tipHead}>{sentence(RATING_WORDS[ratingOf(suggestion)])}</p>
      {suggestion.reasons.slice(0, 2).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {warning !== undefined && (
        <p className={classes.tipWarning}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          {warning}
        </p>
      )}
    </div>
  );
}

/** Pixels of a magnified structure. Source: docs/look, "Molecules". */
export const MAGNIFIED_SIZE: Size = { width: 320, height: 260 };

export interface MagnifierProps {
  readonly node: CanvasStructure;
  readonly picture: string;
  readonly around: Box;
  readonly canvas: Size;
}

/** A structure large enough to read every label. */
export function Magnifier({ node: { structure }, picture, around, canvas }: MagnifierProps) {
  const price = priceCategoryOf(structure);
  const isForward = useIsForward();
  return (
    <div role="tooltip" className={classes.magnified} style={beside(around, canvas, { width: 336, height: 300 })}>
      <img src={picture} width={MAGNIFIED_SIZE.width} height={MAGNIFIED_SIZE.height} alt={`Structure ${structure.no}, magnified`} />
      <div className={classes.magnifiedFoot}>
        <span>Structure {structure.no}</span>
        {!isForward && (
          <span>
            {STOCK_WORDS[stockOf(structure)]}
            {price !== null && ` · ${PRICE_CATEGORIES[price].sign}`}
          </span>
        )}
      </div>
    </div>
  );
}

const GAP_PX = 10;
const TIP_WIDTH_PX = 300;
/** Room a tooltip needs above a node; below that it hangs under it. */
const TIP_ROOM_PX = 120;

/** Above the node where there is room, else below it: beside it would hide what it leads to. */
function above(around: Box, canvas: Size): CSSProperties {
  const left = Math.min(Math.max(4, around.left), Math.max(4, canvas.width - TIP_WIDTH_PX - 4));
  return around.top > TIP_ROOM_PX ? { left, bottom: canvas.height - around.top + GAP_PX } : { left, top: around.bottom + 2 * GAP_PX };
}

/** Right of the node where there is room, else left of it; never beyond the canvas. */
function beside(around: Box, canvas: Size, size: Size): CSSProperties {
  const isRoomy = around.right + GAP_PX + size.width <= canvas.width;
  const left = isRoomy ? around.right + GAP_PX : around.left - GAP_PX - size.width;
  const top = (around.top + around.bottom) / 2 - size.height / 2;
  return { left: Math.max(4, left), top: Math.min(Math.max(4, top), Math.max(4, canvas.height - size.height - 4)) };
}
