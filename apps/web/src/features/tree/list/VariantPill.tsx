import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import * as texts from '../../../texts/tree/list.ts';
import classes from './VariantPill.module.css';

export interface VariantPillProps {
  /** Of the suggestion that is shown, such as `R2`. */
  readonly no: string;
  /** Of the one that is shown, from 1. */
  readonly position: number;
  readonly total: number;
  readonly isUnfolded: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onUnfold: () => void;
}

const ICON = { size: 12, stroke: 1.75, 'aria-hidden': true } as const;

/** Which variant of a disconnection is shown: arrows step through them, the number unfolds them; nothing where there is one alone. */
export function VariantPill({ no, position, total, isUnfolded, onStep, onUnfold }: VariantPillProps) {
  if (total < 2) return null;
  const handle = (act: () => void) => (event: MouseEvent) => {
    event.stopPropagation();
    act();
  };
  return (
    <span className={classes.pill} data-unfolded={isUnfolded || undefined}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={texts.previousVariantOf(no)}
        disabled={position === 1}
        onClick={handle(() => onStep(-1))}
      >
        <IconChevronLeft {...ICON} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={classes.number}
        aria-expanded={isUnfolded}
        aria-label={texts.variantOf(position, total, no)}
        onClick={handle(onUnfold)}
      >
        {position}/{total}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={texts.nextVariantOf(no)}
        disabled={position === total}
        onClick={handle(() => onStep(1))}
      >
        <IconChevronRight {...ICON} />
      </button>
    </span>
  );
}
