import type { QuerySummary } from '@retron/contract';
import type { QueryState } from '../../api/use-query-progress.ts';
import { elapsedText } from '../../components/text/dates.ts';
import { QueryProgressLine } from '../../shared/queries/QueryProgressLine.tsx';
import classes from './QueryCard.module.css';
import { useElapsed } from './use-elapsed.ts';

export interface QueryRunStateProps {
  readonly query: QuerySummary;
  readonly state: QueryState;
}

/** How far a Busy query is, or why one failed; nothing for the others. */
export function QueryRunState({ query, state }: QueryRunStateProps) {
  if (state.status === 'Busy') return <RunningState query={query} state={state} />;
  if (state.status !== 'Error' || state.message === null) return null;
  return (
    <p className={classes.failure} title={state.message}>
      {state.message}
    </p>
  );
}

function RunningState({ query, state }: QueryRunStateProps) {
  const elapsedMs = useElapsed(query.created, state.isConnectionLost === true);
  return <QueryProgressLine name={query.sessionid} state={state} elapsed={elapsedText(elapsedMs)} />;
}
