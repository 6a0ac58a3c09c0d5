import { Progress } from '@mantine/core';
import type { QueryProgress, QueryWaiting } from '@retron/contract';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/shared/queries.ts';
import classes from './QueryProgressLine.module.css';

export interface QueryProgressLineProps {
  /** Name of the query, for readers who cannot see where the line stands. */
  readonly name: string;
  readonly progress: QueryProgress;
  /** Time since the start, where there is room for it. */
  readonly elapsed?: string;
  /** Only while it waits to be planned. */
  readonly waiting?: QueryWaiting | undefined;
  /** Only percentage and suggestions. */
  readonly isShort?: boolean;
}

/** How far a running query is: percentage, what is done, bar. */
export function QueryProgressLine({ name, progress, elapsed, waiting, isShort = false }: QueryProgressLineProps) {
  const percent = Math.round(progress.percent);
  const found = counts.suggestions(progress.suggestionsFound);
  const expanded = texts.structuresExpanded(progress.structuresExpanded);
  const done = waiting === undefined ? [expanded, found] : [waitingText(waiting)];
  const facts = isShort ? [found] : [...done, ...(elapsed === undefined ? [] : [elapsed])];
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <b>{percent} %</b>
        <span>{facts.join(' · ')}</span>
      </div>
      <Progress.Root>
        <Progress.Section value={percent} aria-label={texts.progressOf(name)} />
      </Progress.Root>
    </div>
  );
}

function waitingText({ before, note }: QueryWaiting): string {
  return note ?? (before === 0 ? texts.waitsAndIsNext : texts.waitsBehind(before));
}
