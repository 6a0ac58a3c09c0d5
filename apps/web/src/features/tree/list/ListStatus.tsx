import { Button } from '@mantine/core';
import { numberText } from '../../../texts/counts.ts';
import classes from './SuggestionList.module.css';
import type { WholeTreeState } from './workbench.ts';

export interface ListStatusProps {
  readonly shown: number;
  readonly total: number;
  /** In the plural. */
  readonly noun: string;
  readonly whole: WholeTreeState;
}

/** How many of how many are shown, and whether the deeper levels are still being read. */
export function ListStatus({ shown, total, noun, whole }: ListStatusProps) {
  return (
    <span className={classes.status} role="status">
      {shown === total ? numberText(total) : `${numberText(shown)} of ${numberText(total)}`} {noun}
      {whole.isLoading && ' · reading the deeper levels …'}
      {whole.isError && (
        <>
          {' · not all levels could be read '}
          <Button size="compact-xs" variant="subtle" onClick={whole.retry}>
            Retry
          </Button>
        </>
      )}
    </span>
  );
}
