import { Progress } from '@mantine/core';
import type { QueryWaiting } from '@retron/contract';
import type { QueryState } from '../../api/use-query-progress.ts';
import * as texts from '../../texts/shared/progress.ts';
import classes from './QueryProgressLine.module.css';

export interface QueryProgressLineProps {
  /** Name of the query, for readers who cannot see where the line stands. */
  readonly name: string;
  readonly state: Pick<QueryState, 'progress' | 'waiting' | 'message' | 'isConnectionLost'>;
  /** Time since the start, where there is room for it. */
  readonly elapsed?: string;
  /** Only percentage and suggestions, or that it waits; as much is said while the connection is lost. */
  readonly isShort?: boolean;
}

/** How far a running query is: percentage, what is done, bar. */
export function QueryProgressLine({ name, state, elapsed, isShort = false }: QueryProgressLineProps) {
  const { progress, waiting, message, isConnectionLost = false } = state;
  const percent = Math.round(progress.percent);
  const found = texts.suggestionsFound(progress.suggestionsFound);
  const expanded = texts.structuresExpanded(progress.structuresExpanded);
  const done = waiting === undefined ? [expanded, found] : [waitingText(waiting)];
  const short = waiting === undefined || isConnectionLost ? [found] : done;
  const facts = isShort || isConnectionLost ? short : [...done, ...(elapsed === undefined ? [] : [elapsed])];
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <b>{percent} %</b>
        <span>{facts.join(' · ')}</span>
        {/* There before it is needed, so that it is read out when it comes. */}
        <span role="status" className={classes.lost}>
          {isConnectionLost ? texts.connectionLost : message}
        </span>
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
