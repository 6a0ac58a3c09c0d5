import { Button, Pagination, SegmentedControl, Table } from '@mantine/core';
import type { Job } from '@retron/contract';
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { jobsOptions, retryJob, stopJob } from '../../api/operation.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/backoffice/jobs.ts';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';
import { JobState } from './JobState.tsx';

const PAGE_SIZE = 50;
const STATES = ['running', 'waiting', 'failed'] as const;

/** Queries that are planned and exports that are made, of all users; told anew every few seconds. */
export function JobsPage() {
  const [search, changeSearch] = useUrlSearch();
  const state = STATES.find((each) => each === search.get('state'));
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const jobs = useQuery(jobsOptions({ page, per_page: PAGE_SIZE, ...(state === undefined ? {} : { state }) }));
  const { total = 0, counts = { running: 0, waiting: 0, failed: 0 } } = jobs.data ?? {};
  const all = counts.running + counts.waiting + counts.failed;
  const put = (name: string, value: string | null) =>
    changeSearch((parameters) => {
      if (name !== 'page') parameters.delete('page');
      if (value === null || value === '') parameters.delete(name);
      else parameters.set(name, value);
    });
  return (
    <BackofficeFrame section={texts.jobs}>
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>{texts.jobs}</h1>
          <span className={classes.dim} role="status">
            {jobs.data ? texts.countsByState(counts.running, counts.waiting, counts.failed) : ''}
          </span>
        </div>
        <div className={classes.head}>
          <SegmentedControl
            size="xs"
            aria-label={common.state}
            value={state ?? ''}
            data={[
              { value: '', label: texts.allInState(all) },
              ...STATES.map((value) => ({ value, label: `${texts.JOB_STATES[value]} ${counts[value]}` })),
            ]}
            onChange={(value) => put('state', value)}
          />
        </div>
        {jobs.isPending ? <LoadingRows count={4} height={36} label={texts.loadingJobs} /> : null}
        {jobs.isError && !jobs.data ? (
          <ErrorState message={texts.jobsNotLoaded} error={jobs.error} onRetry={() => void jobs.refetch()} />
        ) : null}
        {jobs.data && total === 0 ? <EmptyState sentence={state === undefined ? texts.noJob : texts.noJobInState(state)} /> : null}
        {jobs.data && total > 0 ? <JobTable jobs={jobs.data.jobs} /> : null}
        {total > PAGE_SIZE ? (
          <Pagination total={Math.ceil(total / PAGE_SIZE)} value={page} onChange={(next) => put('page', String(next))} />
        ) : null}
      </div>
    </BackofficeFrame>
  );
}

function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: keys.jobs });
  const onError = (error: unknown) => toasts.error(reasonOf(error));
  const stop = useMutation({ mutationFn: stopJob, onSettled, onError });
  const retry = useMutation({ mutationFn: retryJob, onSettled, onError });
  return (
    <StackingTable label={texts.jobs} className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th miw={180}>{texts.job}</Table.Th>
          <Table.Th>{texts.user}</Table.Th>
          <Table.Th>{common.state}</Table.Th>
          <Table.Th>{texts.worker}</Table.Th>
          <Table.Th ta="right">{texts.askedFor}</Table.Th>
          <Table.Th ta="right">{texts.action}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {jobs.map((job) => (
          <Table.Tr key={`${job.kind} ${job.id}`}>
            <Table.Td className={classes.breaks}>
              <b>{job.name}</b> <span className={classes.dim}>{job.kind}</span>
              {job.reason === null ? null : <div className={classes.dim}>{job.reason}</div>}
            </Table.Td>
            <Table.Td data-head={texts.user}>
              {job.realname} <span className={classes.dim}>{job.username}</span>
            </Table.Td>
            <Table.Td data-head={common.state}>
              <JobState job={job} />
            </Table.Td>
            <Table.Td className={classes.when} data-head={texts.worker}>
              {job.worker ?? '–'}
            </Table.Td>
            <Table.Td ta="right" className={classes.when} data-head={texts.askedFor}>
              {dateTimeText(job.created)}
            </Table.Td>
            <Table.Td ta="right">
              {job.state === 'failed' ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconRefresh size={14} stroke={1.75} />}
                  aria-label={texts.tryJobAgain(job.name)}
                  disabled={retry.isPending}
                  onClick={() => retry.mutate(job)}
                >
                  {common.tryAgain}
                </Button>
              ) : (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconPlayerStop size={14} stroke={1.75} />}
                  aria-label={texts.stopJob(job.name)}
                  disabled={stop.isPending || job.isStopping}
                  onClick={() => stop.mutate(job)}
                >
                  {job.isStopping ? texts.stopping : common.stop}
                </Button>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StackingTable>
  );
}
