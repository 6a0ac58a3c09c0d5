import { Button } from '@mantine/core';
import type { QuerySummary } from '@retron/contract';
import { IconArrowsExchange, IconChevronRight, IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { paths } from '../../addresses/paths.ts';
import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import { focusOnArrival } from '../../components/focus-on-arrival.ts';
import { returnFocusTo } from '../../components/focus-on-return.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { downloadText } from '../../components/text/download-text.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { queryFailureText } from '../../shared/queries/query-failure.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/compare-queries.ts';
import { queryGraphOptions } from './api/comparison.ts';
import classes from './ComparePage.module.css';
import { MergedQueriesView } from './MergedQueriesView.tsx';
import { comparisonCsv } from './model/comparison-csv.ts';
import { mergeQueries } from './model/merge-queries.ts';
import { PickQuery } from './PickQuery.tsx';

export interface ComparePageProps {
  readonly projectId: number;
  /** Query 1. */
  readonly queryId: number;
  /** Query 2; null while it is to be picked. */
  readonly otherId: number | null;
}

/** Compares two queries for the same target: a second one is picked first, then both are shown as one tree. Source: spec section 2, "Compare tool". */
export function ComparePage({ projectId, queryId, otherId }: ComparePageProps) {
  const router = useRouter();
  const first = useQuery(queryGraphOptions(queryId));
  const second = useQuery({ ...queryGraphOptions(otherId ?? queryId), enabled: otherId !== null });
  const objection = first.data && second.data && otherId !== null ? objectionTo(first.data.query, second.data.query) : null;
  const merged = useMemo(
    () => (first.data && second.data && otherId !== null && objection === null ? mergeQueries(first.data, second.data) : null),
    [first.data, second.data, otherId, objection],
  );
  const failed = [first, second].find(({ isError, data }) => isError && !data);

  // Of a query in another project the address is put right: what it shows there is the same.
  const ownProject = first.data?.query.projectid ?? projectId;
  useEffect(() => {
    if (ownProject !== projectId) router.history.replace(paths.compare(ownProject, queryId, otherId ?? undefined));
  }, [ownProject, projectId, queryId, otherId, router]);

  /** Steps of one page: closing leads back to where it was opened. */
  const goTo = (other: number | undefined) => router.history.replace(paths.compare(projectId, queryId, other));
  const handleClose = () => {
    // Where it was opened by its address, the card of the query is as good a place.
    returnFocusTo(paths.compare(projectId, queryId));
    if (router.history.canGoBack()) router.history.back();
    else router.history.push(paths.project(projectId));
  };
  const changeQuery = (
    <Button variant="subtle" leftSection={<IconArrowsExchange size={16} stroke={1.75} aria-hidden />} onClick={() => goTo(undefined)}>
      <span className={classes.toolWord}>{texts.changeQuery}</span>
    </Button>
  );
  return (
    <AppDialog
      isOpen
      hasAddress
      title={common.compare}
      subtitle={<Steps isMerged={otherId !== null} />}
      onClose={handleClose}
      tools={
        merged && first.data && second.data ? (
          <>
            {changeQuery}
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
              onClick={() =>
                downloadText(
                  fileName(first.data.query, second.data.query),
                  comparisonCsv(merged, namesOf(first.data.query, second.data.query)),
                )
              }
            >
              <span className={classes.toolWord}>{texts.exportCsv}</span>
            </Button>
          </>
        ) : undefined
      }
    >
      {failed?.error ? (
        <Centre key="failed">
          <ErrorState message={queryFailureText(failed.error)} error={failed.error} onRetry={() => void failed.refetch()} />
          {otherId === null ? null : changeQuery}
        </Centre>
      ) : first.data === undefined || (otherId !== null && second.data === undefined) ? (
        <Centre key="loading">
          <LoadingRows count={3} height={160} label={otherId === null ? texts.loadingQuery : texts.loadingBothQueries} />
        </Centre>
      ) : objection !== null ? (
        <Centre key="objection">
          <EmptyState sentence={objection} action={changeQuery} />
        </Centre>
      ) : merged && second.data ? (
        <MergedQueriesView key={`${queryId}-${otherId}`} first={first.data} second={second.data} merged={merged} />
      ) : (
        <PickQuery query={first.data.query} onPick={goTo} />
      )}
    </AppDialog>
  );
}

/** What stands in the place of a step; what the step before had is gone, and the cross of the dialog is no place to go on from. */
function Centre({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={focusOnArrival} tabIndex={-1} className={classes.centre}>
      {children}
    </div>
  );
}

function Steps({ isMerged }: { readonly isMerged: boolean }) {
  return (
    <ol className={classes.steps} aria-label={common.steps}>
      <li aria-current={isMerged ? undefined : 'step'}>
        {isMerged ? <IconCircleCheck size={16} stroke={1.75} aria-hidden /> : null}
        {texts.firstPickQuery}
      </li>
      <li aria-current={isMerged ? 'step' : undefined}>
        <IconChevronRight size={14} stroke={1.75} aria-hidden />
        {texts.thenMergedTree}
      </li>
    </ol>
  );
}

/** Why two queries of an address cannot be compared; null where they can. */
function objectionTo(first: QuerySummary, second: QuerySummary): string | null {
  const hash = ({ targethash }: QuerySummary) => targethash.replaceAll('_', '');
  if (first.id === second.id) return texts.sameQuery;
  if (hash(first) !== hash(second)) return texts.differentTargets;
  const busy = [first, second].find(({ status }) => status !== 'Ready');
  return busy === undefined ? null : texts.notReady(busy.sessionid);
}

const namesOf = (first: QuerySummary, second: QuerySummary) => [first.sessionid, second.sessionid] as const;

const fileName = (first: QuerySummary, second: QuerySummary): string =>
  `${namesOf(first, second)
    .map((name) => name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '-'))
    .join(' and ')}.csv`;
