import { PRICE_CATEGORIES, RATING_WORDS } from '@retron/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as texts from '../../../texts/tree/canvas.ts';
import { STOCK_WORDS } from '../../../texts/tree/model.ts';
import type { CanvasStructure, CanvasSuggestion } from '../model/canvas-tree.ts';
import { stepName } from '../model/step-name.ts';
import { priceCategoryOf, ratingOf, sentence, stockOf } from '../model/words.ts';
import { useIsForward } from '../parts/direction-context.ts';
import type { Box, Point, Size } from './geometry.ts';
import classes from './Overlays.module.css';
import { type Obstacle, placeTip } from './tip-place.ts';

/** What a tip stands at; all in screen pixels. */
export interface TipPlace {
  readonly around: Box;
  readonly canvas: Size;
  readonly obstacles: readonly Obstacle[];
}

export interface SuggestionTipProps {
  readonly node: CanvasSuggestion;
  /** What it makes. */
  readonly structure: CanvasStructure | null;
  readonly place: TipPlace;
}

/** On hover and focus: what the step is, its rating with the first two reasons and the first warning. */
export function SuggestionTip({ node: { suggestion }, structure, place }: SuggestionTipProps) {
  const [warning] = suggestion.messages.warning;
  return (
    <Placed className={classes.tip} place={place}>
      <p className={classes.tipHead}>{stepName(suggestion, structure?.structure ?? null)}</p>
      <p className={classes.tipRating}>{sentence(RATING_WORDS[ratingOf(suggestion)])}</p>
      {suggestion.reasons.slice(0, 2).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {warning !== undefined && (
        <p className={classes.tipWarning}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          {warning}
        </p>
      )}
    </Placed>
  );
}

/** Pixels of a magnified structure. Source: docs/look, "Molecules". */
export const MAGNIFIED_SIZE: Size = { width: 320, height: 260 };

export interface MagnifierProps {
  readonly node: CanvasStructure;
  readonly picture: string;
  readonly place: TipPlace;
}

/** A structure large enough to read every label. */
export function Magnifier({ node: { structure }, picture, place }: MagnifierProps) {
  const price = priceCategoryOf(structure);
  const isForward = useIsForward();
  return (
    <Placed className={classes.magnified} place={place}>
      <img src={picture} width={MAGNIFIED_SIZE.width} height={MAGNIFIED_SIZE.height} alt={texts.structureMagnified(structure.no)} />
      {structure.name === undefined ? null : <p className={classes.magnifiedName}>{structure.name}</p>}
      <div className={classes.magnifiedFoot}>
        <span>{texts.structureNumber(structure.no)}</span>
        {!isForward && (
          <span>
            {STOCK_WORDS[stockOf(structure)]}
            {price !== null && ` · ${PRICE_CATEGORIES[price].sign}`}
          </span>
        )}
      </div>
    </Placed>
  );
}

interface PlacedProps {
  readonly className: string | undefined;
  readonly place: TipPlace;
  readonly children: ReactNode;
}

/** Measured first, then put where it covers the least; not seen in between. */
function Placed({ className, place, children }: PlacedProps) {
  const element = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<Point | null>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    const { offsetWidth: width, offsetHeight: height } = element.current;
    setCorner(placeTip(place.around, { width, height }, place.canvas, place.obstacles));
  }, [place]);
  const style: CSSProperties = corner === null ? { visibility: 'hidden', left: 0, top: 0 } : { left: corner.x, top: corner.y };
  return (
    <div ref={element} role="tooltip" className={className} style={style}>
      {children}
    </div>
  );
}
