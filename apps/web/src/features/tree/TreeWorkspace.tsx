import { MESSAGES } from '@retron/contract';
import { useLiveProject } from '../../api/use-live-project.ts';
import { useQueryProgress } from '../../api/use-query-progress.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { useSeenEnd } from '../../shared/notices/use-seen-end.ts';
import * as texts from '../../texts/tree/page.ts';
import { useStatusFailure } from './api/use-status-failure.ts';
import { useGrowthReader } from './api/use-tree-growth.ts';
import { LoadedWorkspace, type LoadedWorkspaceProps } from './LoadedWorkspace.tsx';
import { TreeHeader } from './TreeHeader.tsx';
import classes from './TreePage.module.css';

export type TreeWorkspaceProps = Pick<LoadedWorkspaceProps, 'query' | 'address' | 'onAddress'>;

/** Header, toolbar and the view of a loaded query; without suggestions it says so. */
export function TreeWorkspace(props: TreeWorkspaceProps) {
  const { query } = props;
  const state = useQueryProgress(query.id, query, useGrowthReader(query));
  const isBusy = state.status === 'Busy';
  useStatusFailure(query.id);
  useLiveProject(query.projectid);
  useSeenEnd(query);
  return (
    <>
      <TreeHeader query={query} state={state} />
      {query.tree ? (
        <LoadedWorkspace {...props} target={query.tree} state={state} />
      ) : (
        <div className={classes.centre}>
          {isBusy ? (
            <p role="status">{texts.waitingForFirstSuggestions}</p>
          ) : (
            <ErrorState message={MESSAGES.suggestionsLoad(state.message ?? MESSAGES.noStructures)} />
          )}
        </div>
      )}
    </>
  );
}
