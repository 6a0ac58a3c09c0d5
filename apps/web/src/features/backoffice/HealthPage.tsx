import { Table } from '@mantine/core';
import type { InstallationAnswer } from '@retron/contract';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { installationOptions } from '../../api/operation.ts';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { bytesText } from '../../components/text/bytes.ts';
import { dateTimeText } from '../../components/text/dates.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';
import health from './HealthPage.module.css';

const CHECKS = {
  database: 'Database',
  connections: 'Connections',
  schema: 'Tables',
  queue: 'Queue',
  worker: 'Workers',
  disk: 'Disk',
} as const;

const seconds = (value: number | null) => (value === null ? 'none begun lately' : `${value < 10 ? value.toFixed(1) : Math.round(value)} s`);

/** How the installation is: what the signals for machines tell, for people; told anew every few seconds. */
export function HealthPage() {
  const { data, isPending, isError, error, refetch } = useQuery(installationOptions);
  return (
    <BackofficeFrame section="Health">
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>Health</h1>
          <span className={classes.dim} role="status">
            {data ? (data.isReady ? 'Everything is as it should be.' : 'Something is not as it should be.') : ''}
          </span>
        </div>
        {isPending ? <LoadingRows count={4} height={60} label="Loading health" /> : null}
        {isError && !data ? <ErrorState message="Unable to load health." error={error} onRetry={() => void refetch()} /> : null}
        {data ? <State installation={data} /> : null}
      </div>
    </BackofficeFrame>
  );
}

function State({ installation }: { readonly installation: InstallationAnswer }) {
  const { checks, processes, queue, queries, databaseBytes, disk, sendsMail, singleSignOn, build } = installation;
  return (
    <>
      <ul className={health.checks} aria-label="Checks">
        {Object.entries(CHECKS).map(([name, label]) => {
          const { ok, message } = checks[name as keyof typeof CHECKS];
          const Icon = ok ? IconCircleCheck : IconAlertTriangle;
          return (
            <li key={name} data-ok={ok}>
              <Icon size={18} stroke={1.75} aria-label={ok ? 'All right' : 'Not all right'} role="img" />
              <div>
                <b>{label}</b>
                <span>{message}</span>
              </div>
            </li>
          );
        })}
      </ul>
      <section className={health.card} aria-label="Figures">
        <dl className={health.figures}>
          <dt>Longest wait now</dt>
          <dd>{queue.waiting === 0 ? 'nothing waits' : seconds(queue.oldestWaitSeconds)}</dd>
          <dt>Waits of late</dt>
          <dd>
            {queue.medianWaitSeconds === null
              ? seconds(null)
              : `half below ${seconds(queue.medianWaitSeconds)}, 95 of 100 below ${seconds(queue.p95WaitSeconds)}`}
          </dd>
          <dt>Queries</dt>
          <dd>{queries.length === 0 ? 'none' : queries.map(({ status, count }) => `${count} ${status}`).join(', ')}</dd>
          <dt>Database</dt>
          <dd>{bytesText(databaseBytes)}</dd>
          <dt>Disk of the data folder</dt>
          <dd>{disk === null ? 'cannot be read' : `${bytesText(disk.freeBytes)} free of ${bytesText(disk.totalBytes)}`}</dd>
          <dt>Mail</dt>
          <dd>{sendsMail ? 'is sent' : 'no mail server is set'}</dd>
          <dt>Single sign-on</dt>
          <dd>{singleSignOn ?? 'no provider is set'}</dd>
          <dt>Build</dt>
          <dd>{build}</dd>
        </dl>
      </section>
      <StackingTable label="Processes" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Process</Table.Th>
            <Table.Th>Machine</Table.Th>
            <Table.Th ta="right">Planning threads</Table.Th>
            <Table.Th>Build</Table.Th>
            <Table.Th ta="right">Started</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {processes.map(({ role, host, pid, threads, build: its, started }) => (
            <Table.Tr key={`${host} ${pid} ${started}`}>
              <Table.Td>
                <b>{role === 'web' ? 'Web' : 'Worker'}</b> <span className={classes.dim}>{pid}</span>
              </Table.Td>
              <Table.Td data-head="Machine">{host}</Table.Td>
              <Table.Td ta="right" data-head="Planning threads">
                {role === 'web' ? '–' : threads}
              </Table.Td>
              <Table.Td className={classes.dim} data-head="Build">
                {its}
              </Table.Td>
              <Table.Td ta="right" className={classes.when} data-head="Started">
                {dateTimeText(started)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </StackingTable>
    </>
  );
}
