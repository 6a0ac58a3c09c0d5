import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/list.ts';
import classes from './VariantsButton.module.css';

export interface VariantsButtonProps {
  /** The suggestion's number, such as `R2`. */
  readonly no: string;
  readonly count: number;
  /** They stand below it. */
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

/** Unfolds the variants of a suggestion's disconnection below its row; nothing where there are none. */
export function VariantsButton({ no, count, isUnfolded, onUnfold }: VariantsButtonProps) {
  if (count === 0) return null;
  const text = counts.variants(count);
  return (
    <button
      type="button"
      className={classes.variants}
      aria-expanded={isUnfolded}
      aria-label={texts.textOfNumber(text, no)}
      onClick={(event) => {
        event.stopPropagation();
        onUnfold();
      }}
    >
      {text}
    </button>
  );
}
