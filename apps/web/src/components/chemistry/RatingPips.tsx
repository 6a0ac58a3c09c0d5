import { RATING_WORDS } from '@retron/contract';
import type { Rating } from '@retron/tree';
import * as texts from '../../texts/components.ts';
import classes from './RatingPips.module.css';

export interface RatingPipsProps {
  readonly rating: Rating;
  /** Only the pips, where the word stands beside them anyway. */
  readonly isBare?: boolean;
}

const ALL: readonly Rating[] = [1, 2, 3, 4];

/** A rating by colour, by number of filled pips, and by word. */
export function RatingPips({ rating, isBare = false }: RatingPipsProps) {
  const word = RATING_WORDS[rating];
  return (
    <span
      className={isBare ? classes.bare : classes.chip}
      data-rating={word}
      {...(isBare ? { role: 'img', 'aria-label': texts.ratingLabel(word) } : {})}
    >
      <span className={classes.pips} aria-hidden>
        {ALL.map((pip) => (
          <i key={pip} data-filled={pip <= rating || undefined} />
        ))}
      </span>
      {isBare ? null : capitalised(word)}
    </span>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
