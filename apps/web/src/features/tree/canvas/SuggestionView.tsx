import { RATING_WORDS } from '@retron/contract';
import { memo } from 'react';
import { RatingDisc } from '../../../components/chemistry/RatingDisc.tsx';
import { numberText } from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/canvas.ts';
import type { CanvasSuggestion } from '../model/canvas-tree.ts';
import { ratingOf } from '../model/words.ts';
import { useIsForward } from '../parts/direction-context.ts';
import { VariantCounter } from './AlternativeCounter.tsx';
import { NodeCheckbox } from './NodeCheckbox.tsx';
import { Pill, pillWidth } from './Pill.tsx';
import { TagMark } from './TagMark.tsx';
import classes from './TreeCanvas.module.css';

export interface SuggestionViewProps {
  readonly node: CanvasSuggestion;
  /** Its evidence is in the panel. */
  readonly isOpen: boolean;
  readonly isActive: boolean;
  /** False where only the disc would be seen. */
  readonly isDetailed: boolean;
}

/** Far away a disc is drawn larger than life, to be seen. */
export const FAR_RADIUS = 26;

/** A reaction: a 30 px disc around the origin with its number of precedents below and a triangle where there is a warning. */
export const SuggestionView = memo(function SuggestionView({ node, isOpen, isActive, isDetailed }: SuggestionViewProps) {
  const { suggestion } = node;
  const hidden = suggestion.children.length;
  const made = useIsForward() ? 'products' : 'precursors';
  return (
    <>
      {isOpen && <circle r="19.5" className={classes.openRing} />}
      {isDetailed ? (
        <RatingDisc rating={ratingOf(suggestion)} label={suggestion.no} />
      ) : (
        <circle r={FAR_RADIUS} className={classes[RATING_WORDS[ratingOf(suggestion)]]} />
      )}
      {isDetailed && (
        <>
          <text y={isOpen ? 33 : 29} className={classes.precedentCount}>
            {numberText(suggestion.numPrecedents)}
          </text>
          {node.variant !== null && <VariantCounter {...node.variant} />}
          {suggestion.messages.warning.length > 0 && <WarningMark />}
          {suggestion.comments > 0 && <CommentMark count={suggestion.comments} />}
          {node.isCollapsed && hidden > 0 && (
            <>
              <path d="M15 0H26" className={classes.edge} />
              <Pill part="expand" name={texts.showMade(hidden, made)} x={26} width={pillWidth(`+${hidden}`)}>
                {`+${hidden}`}
              </Pill>
            </>
          )}
          {isActive && !node.isCollapsed && (
            <Pill isTool part="collapse" name={texts.hideMade(made)} x={21} y={22} width={26}>
              <path d="M9 0h8" className={classes.pillSign} />
            </Pill>
          )}
          {node.tag !== null && <TagMark tag={node.tag} x={0} y={-24} />}
          {(node.isSelected || isActive) && <NodeCheckbox x={-29} y={-29} isChecked={node.isSelected} />}
        </>
      )}
    </>
  );
});

/** Clear of the ring at the upper right. */
function WarningMark() {
  return (
    <g transform="translate(16 -14)" className={classes.warning}>
      <circle r="8" />
      <path d="M0 -6.2 6.4 5H-6.4Z" className={classes.triangle} />
      <path d="M0 -2.2V1.4M0 3.2v.1" className={classes.exclamation} />
    </g>
  );
}

/** Clear of the ring at the lower left: a speech bubble with how many comments there are. */
function CommentMark({ count }: { readonly count: number }) {
  return (
    <g transform="translate(-21 15)" className={classes.comments}>
      <path d="M-6 -5.5H6a2 2 0 0 1 2 2V2.5a2 2 0 0 1 -2 2H1L-2.5 8V4.5H-6a2 2 0 0 1 -2 -2V-3.5a2 2 0 0 1 2 -2Z" />
      <text y="2.5">{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</text>
    </g>
  );
}

/** More do not fit into the bubble. */
const MOST_COUNTED = 9;
