import { Button } from '@mantine/core';
import { MESSAGES, type QuerySummary } from '@retron/contract';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/numbers.ts';
import * as texts from '../../texts/project/project.ts';
import { FirstQueryPicture } from './FirstQueryPicture.tsx';
import classes from './ProjectPage.module.css';
import { QueryBar } from './QueryBar.tsx';
import { QueryCard } from './QueryCard.tsx';
import { QueryTable } from './QueryTable.tsx';
import { useShownNames } from './shown-names.ts';
import type { QueryPages } from './use-query-pages.ts';
import type { ProjectView } from './view-state.ts';

export interface QueryAreaProps {
  readonly projectId: number;
  readonly pages: QueryPages;
  readonly view: ProjectView;
  readonly onView: (view: ProjectView) => void;
}

/** The queries that pass the filters, or what stands in their place. */
export function QueryArea({ projectId, pages, view, onView }: QueryAreaProps) {
  const { openNewQuery } = useShellActions();
  const { queries, counts } = pages;
  const names = useShownNames(projectId);
  if (pages.isPending) {
    return (
      <>
        <QueryBar view={view} names={names} onView={onView} shown={null} total={0} />
        <LoadingRows count={4} height={236} grid={classes.grid} label={common.loadingQueries} />
      </>
    );
  }
  if (pages.isError && counts === null) {
    return <ErrorState message={MESSAGES.results} error={pages.error} onRetry={pages.refetch} />;
  }
  if (counts === null || counts.all === 0) {
    return (
      <EmptyState
        sentence={texts.noQueryYet}
        picture={<FirstQueryPicture />}
        action={
          <Button size="lg" onClick={() => openNewQuery({ projectId })}>
            {texts.startFirstQuery}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <QueryBar view={view} names={names} onView={onView} shown={pages.total} total={counts.all} />
      {pages.total === 0 ? (
        <EmptyState
          sentence={texts.noQueryFits}
          action={
            <Button variant="default" onClick={() => onView({ ...view, filters: {}, term: '' })}>
              {common.clearFilters}
            </Button>
          }
        />
      ) : null}
      {view.layout === 'table' ? <QueryTable queries={queries} /> : <QueryGrid queries={queries} />}
      {pages.loadMore === null ? null : <MoreQueries pages={pages} onMore={pages.loadMore} />}
    </>
  );
}

function QueryGrid({ queries }: { readonly queries: readonly QuerySummary[] }) {
  return (
    <ul className={classes.grid} aria-label={common.queries}>
      {queries.map((query) => (
        <li key={query.id}>
          <QueryCard query={query} />
        </li>
      ))}
    </ul>
  );
}

function MoreQueries({ pages, onMore }: { readonly pages: QueryPages; readonly onMore: () => void }) {
  return (
    <div className={classes.more}>
      <span className={classes.dim}>{texts.firstOfQueries(numberText(pages.queries.length), numberText(pages.total))}</span>
      <Button variant="default" loading={pages.isLoadingMore} onClick={onMore}>
        {common.showMore}
      </Button>
    </div>
  );
}
