import type { ReactNode } from 'react';
import classes from './states.module.css';

export interface EmptyStateProps {
  /** One sentence. */
  readonly sentence: string;
  /** A line drawing of at most 96 px. */
  readonly picture?: ReactNode;
  /** A button; two where there are two ways to begin. */
  readonly action?: ReactNode;
}

/** What stands where there is nothing yet: what it is, and how to begin. */
export function EmptyState({ sentence, picture, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {picture === undefined ? null : (
        <div className={classes.picture} aria-hidden>
          {picture}
        </div>
      )}
      <p>{sentence}</p>
      {action}
    </div>
  );
}
