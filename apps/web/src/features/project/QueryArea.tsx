import { Button } from '@mantine/core';
import { MESSAGES, type QuerySummary } from '@retron/contract';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { FirstQueryPicture } from './FirstQueryPicture.tsx';
import classes from './ProjectPage.module.css';
import { QueryBar } from './QueryBar.tsx';
import { QueryCard } from './QueryCard.tsx';
import { QueryTable } from './QueryTable.tsx';
import { applyFilters } from './query-filters.ts';
import { type ProjectView, sorted } from './view-state.ts';

export interface QueryAreaProps {
  readonly projectId: number;
  /** All queries of the project. */
  readonly queries: readonly QuerySummary[];
  readonly list: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
  readonly view: ProjectView;
  readonly onView: (view: ProjectView) => void;
}

/** The queries that pass the filters, or what stands in their place. */
export function QueryArea({ projectId, queries, list, view, onView }: QueryAreaProps) {
  const { openNewQuery } = useShellActions();
  if (list.isPending) {
    return (
      <>
        <QueryBar view={view} onView={onView} shown={null} total={0} />
        <LoadingRows count={2} height={236} gap={14} label="Loading queries" />
      </>
    );
  }
  if (list.isError && queries.length === 0) {
    return <ErrorState message={MESSAGES.results} error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (queries.length === 0) {
    return (
      <EmptyState
        sentence="This project has no query yet."
        picture={<FirstQueryPicture />}
        action={
          <Button size="lg" onClick={() => openNewQuery({ projectId })}>
            Start First Query
          </Button>
        }
      />
    );
  }
  const shown = sorted(applyFilters(queries, view.filters, view.term), view.sort);
  return (
    <>
      <QueryBar view={view} onView={onView} shown={shown.length} total={queries.length} />
      {shown.length === 0 ? (
        <EmptyState
          sentence="No query of this project fits the filters."
          action={
            <Button variant="default" onClick={() => onView({ ...view, filters: {}, term: '' })}>
              Clear filters
            </Button>
          }
        />
      ) : null}
      {view.layout === 'table' ? <QueryTable queries={shown} /> : <QueryGrid queries={shown} />}
    </>
  );
}

function QueryGrid({ queries }: { readonly queries: readonly QuerySummary[] }) {
  return (
    <ul className={classes.grid} aria-label="Queries">
      {queries.map((query) => (
        <li key={query.id}>
          <QueryCard query={query} />
        </li>
      ))}
    </ul>
  );
}
