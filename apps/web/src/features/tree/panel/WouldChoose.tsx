import type { EnsembleNode } from '@retron/contract';
import { useMemo } from 'react';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import * as texts from '../../../texts/tree/evidence.ts';
import { shareText } from '../model/share-text.ts';
import { variantLabels } from '../model/variant-label.ts';
import { ratingOf } from '../model/words.ts';
import { Judgement } from './Judgement.tsx';
import classes from './WouldChoose.module.css';

export interface WouldChooseProps {
  readonly suggestion: EnsembleNode;
  /** All suggestions of its disconnection, best first, itself included. */
  readonly variants: readonly EnsembleNode[];
  /** What they make, as SMILES. */
  readonly target: string;
  readonly onOpen: (ensid: number) => void;
}

/** How often chemists choose this disconnection, and which of its variants; the variants also where that was not estimated. */
export function WouldChoose({ suggestion, variants, target, onOpen }: WouldChooseProps) {
  const { choice } = suggestion;
  const labels = useMemo(() => variantLabels(variants, target), [variants, target]);
  if (choice === null && variants.length < 2) return null;
  const place = variants.findIndex(({ ensid }) => ensid === suggestion.ensid);
  return (
    <Judgement
      id={`chosen-${suggestion.ensid}`}
      title={texts.wouldChemistChooseIt}
      answer={choice === null ? '' : shareText(choice.disconnection)}
      meaning={choice === null ? texts.notEstimated : texts.ofDisconnections}
    >
      {choice !== null && (
        <div className={classes.track} aria-hidden>
          <i style={{ width: `${100 * choice.disconnection}%` }} />
        </div>
      )}
      {variants.length > 1 && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that choose one of several, no form */}
          <div className={classes.variants} role="group" aria-label={texts.variants}>
            {variants.map((variant) => (
              <button
                key={variant.ensid}
                type="button"
                aria-pressed={variant.ensid === suggestion.ensid}
                onClick={() => onOpen(variant.ensid)}
              >
                <b>{labels.get(variant.ensid)}</b>
                <RatingPips rating={ratingOf(variant)} isBare />
              </button>
            ))}
          </div>
          <p className={classes.foot}>
            <span>
              {texts.variantOf(place + 1, variants.length)}
              {choice !== null && texts.andDisconnection(shareText(choice.disconnection * choice.variant), shareText(choice.disconnection))}
            </span>
            <span>
              <kbd>,</kbd> <kbd>.</kbd>
            </span>
          </p>
        </>
      )}
    </Judgement>
  );
}
