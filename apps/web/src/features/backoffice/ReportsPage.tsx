import { Pagination, Select } from '@mantine/core';
import type { WireReport } from '@retron/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { changeReport, reportsOptions } from '../../api/house.ts';
import { keys } from '../../api/keys.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/backoffice/reports.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';
import { ReportedReaction } from './ReportedReaction.tsx';

const PAGE_SIZE = 50;
const STATES = [
  { value: 'open', label: common.open },
  { value: 'accepted', label: texts.accepted },
  { value: 'declined', label: texts.declined },
] as const;

/** Precedents that users found wrong, and what became of each report. */
export function ReportsPage() {
  const client = useQueryClient();
  const [search, changeSearch] = useUrlSearch();
  const state = STATES.find(({ value }) => value === search.get('state'))?.value;
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const reports = useQuery(reportsOptions({ page, per_page: PAGE_SIZE, ...(state === undefined ? {} : { state }) }));
  const change = useMutation({
    mutationFn: ({ id, next }: { readonly id: number; readonly next: WireReport['state'] }) => changeReport(id, next),
    onSettled: () => client.invalidateQueries({ queryKey: keys.reports }),
    onError: (error) => toasts.error(reasonOf(error)),
  });
  const put = (name: string, value: string | null) =>
    changeSearch((parameters) => {
      if (name !== 'page') parameters.delete('page');
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
    });
  return (
    <BackofficeFrame section={texts.reports}>
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>{texts.reports}</h1>
          <span className={classes.dim} role="status">
            {reports.data ? counts.reports(reports.data.total) : ''}
          </span>
          <span className={classes.grow} />
          <Select
            aria-label={common.state}
            placeholder={texts.everyState}
            clearable
            data={[...STATES]}
            value={state ?? null}
            onChange={(value) => put('state', value)}
          />
        </div>
        {reports.isPending ? <LoadingRows count={4} height={60} label={texts.loadingReports} /> : null}
        {reports.isError ? (
          <ErrorState message={texts.reportsNotLoaded} error={reports.error} onRetry={() => void reports.refetch()} />
        ) : null}
        {reports.data?.total === 0 ? <EmptyState sentence={texts.nobodyHasReportedPrecedent} /> : null}
        <ul className={classes.rows}>
          {(reports.data?.reports ?? []).map((report) => (
            <li key={report.id}>
              <div className={classes.grow}>
                <b>{report.precedent}</b>
                <span className={classes.dim}>
                  {' '}
                  {report.realname} ({report.username}), {dateTimeText(report.created)}
                </span>
                <p>{report.comment}</p>
                <ReportedReaction report={report} />
              </div>
              <Select
                w={130}
                aria-label={texts.stateOfReportOn(report.precedent)}
                allowDeselect={false}
                data={[...STATES]}
                value={report.state}
                onChange={(next) => next && change.mutate({ id: report.id, next: next as WireReport['state'] })}
              />
            </li>
          ))}
        </ul>
        {(reports.data?.total ?? 0) > PAGE_SIZE ? (
          <Pagination
            total={Math.ceil((reports.data?.total ?? 0) / PAGE_SIZE)}
            value={page}
            onChange={(next) => put('page', String(next))}
          />
        ) : null}
      </div>
    </BackofficeFrame>
  );
}
