import { Button } from '@mantine/core';
import * as common from '../../../texts/common.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/list.ts';
import classes from './SuggestionList.module.css';
import type { WholeTreeState } from './workbench.ts';

export interface ListStatusProps {
  readonly shown: number;
  readonly total: number;
  /** In the plural. */
  /** What is counted, such as `1 disconnection`. */
  readonly counted: (count: number) => string;
  readonly whole: WholeTreeState;
}

/** How many of how many are shown, and whether the deeper levels are still being read. */
export function ListStatus({ shown, total, counted, whole }: ListStatusProps) {
  return (
    <span className={classes.status} role="status">
      {shown === total ? counted(total) : texts.shownOfTotal(numberText(shown), counted(total))}
      {whole.isLoading && texts.readingDeeperLevels}
      {whole.isError && (
        <>
          {texts.andNotAllLevels}
          <Button size="compact-xs" variant="subtle" onClick={whole.retry}>
            {common.retry}
          </Button>
        </>
      )}
    </span>
  );
}
