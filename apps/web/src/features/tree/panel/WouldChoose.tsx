import type { EnsembleNode } from '@retron/contract';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { shareText } from '../model/share-text.ts';
import { variantLabel } from '../model/variant-label.ts';
import { ratingOf } from '../model/words.ts';
import classes from './WouldChoose.module.css';

export interface WouldChooseProps {
  readonly suggestion: EnsembleNode;
  readonly choice: NonNullable<EnsembleNode['choice']>;
  /** All suggestions of its disconnection, best first, itself included. */
  readonly variants: readonly EnsembleNode[];
  readonly onOpen: (ensid: number) => void;
}

/** How often chemists choose this disconnection, and which of its variants. */
export function WouldChoose({ suggestion, choice, variants, onOpen }: WouldChooseProps) {
  const place = variants.findIndex(({ ensid }) => ensid === suggestion.ensid);
  return (
    <section className={classes.block} aria-labelledby={`chosen-${suggestion.ensid}`}>
      <header>
        <h3 id={`chosen-${suggestion.ensid}`}>Would a chemist choose it</h3>
        <b className={classes.number}>{shareText(choice.disconnection)}</b>
        <span className={classes.dim}>of the disconnections</span>
      </header>
      <div className={classes.track} aria-hidden>
        <i style={{ width: `${100 * choice.disconnection}%` }} />
      </div>
      {variants.length > 1 && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that choose one of several, no form */}
          <div className={classes.variants} role="group" aria-label="Variants">
            {variants.map((variant) => (
              <button
                key={variant.ensid}
                type="button"
                aria-pressed={variant.ensid === suggestion.ensid}
                onClick={() => onOpen(variant.ensid)}
              >
                <b>{variantLabel(variant, variants)}</b>
                <RatingPips rating={ratingOf(variant)} isBare />
              </button>
            ))}
          </div>
          <p className={classes.foot}>
            <span>
              Variant {place + 1} of {variants.length}: {shareText(choice.disconnection * choice.variant)} of the{' '}
              {shareText(choice.disconnection)}
            </span>
            <span>
              <kbd>,</kbd> <kbd>.</kbd>
            </span>
          </p>
        </>
      )}
    </section>
  );
}
