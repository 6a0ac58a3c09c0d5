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
import * as texts from '../../texts/backoffice/health.ts';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';
import health from './HealthPage.module.css';

const seconds = (value: number | null) =>
  value === null ? texts.noneBegunLately : texts.inSeconds(value < 10 ? value.toFixed(1) : Math.round(value));

/** How the installation is: what the signals for machines tell, for people; told anew every few seconds. */
export function HealthPage() {
  const { data, isPending, isError, error, refetch } = useQuery(installationOptions);
  return (
    <BackofficeFrame section={texts.health}>
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>{texts.health}</h1>
          <span className={classes.dim} role="status">
            {data ? (data.isReady ? texts.allIsWell : texts.notAllIsWell) : ''}
          </span>
        </div>
        {isPending ? <LoadingRows count={4} height={60} label={texts.loadingHealth} /> : null}
        {isError && !data ? <ErrorState message={texts.healthNotLoaded} error={error} onRetry={() => void refetch()} /> : null}
        {data ? <State installation={data} /> : null}
      </div>
    </BackofficeFrame>
  );
}

function State({ installation }: { readonly installation: InstallationAnswer }) {
  const { checks, processes, queue, queries, databaseBytes, disk, sendsMail, singleSignOn, build } = installation;
  return (
    <>
      <ul className={health.checks} aria-label={texts.checks}>
        {Object.entries(texts.CHECKS).map(([name, label]) => {
          const { ok, message } = checks[name as keyof typeof texts.CHECKS];
          const Icon = ok ? IconCircleCheck : IconAlertTriangle;
          return (
            <li key={name} data-ok={ok}>
              <Icon size={18} stroke={1.75} aria-label={ok ? texts.allRight : texts.notAllRight} role="img" />
              <div>
                <b>{label}</b>
                <span>{message}</span>
              </div>
            </li>
          );
        })}
      </ul>
      <section className={health.card} aria-label={texts.figures}>
        <dl className={health.figures}>
          <dt>{texts.longestWaitNow}</dt>
          <dd>{queue.waiting === 0 ? texts.nothingWaits : seconds(queue.oldestWaitSeconds)}</dd>
          <dt>{texts.waitsOfLate}</dt>
          <dd>
            {queue.medianWaitSeconds === null
              ? seconds(null)
              : texts.waitsBelow(seconds(queue.medianWaitSeconds), seconds(queue.p95WaitSeconds))}
          </dd>
          <dt>{common.queries}</dt>
          <dd>{queries.length === 0 ? texts.none : queries.map(({ status, count }) => `${count} ${status}`).join(', ')}</dd>
          <dt>{texts.database}</dt>
          <dd>{bytesText(databaseBytes)}</dd>
          <dt>{texts.diskOfDataFolder}</dt>
          <dd>{disk === null ? texts.cannotBeRead : texts.diskFree(bytesText(disk.freeBytes), bytesText(disk.totalBytes))}</dd>
          <dt>{texts.mail}</dt>
          <dd>{sendsMail ? texts.isSent : texts.noMailServerIsSet}</dd>
          <dt>{texts.singleSignOn}</dt>
          <dd>{singleSignOn ?? texts.noProviderIsSet}</dd>
          <dt>{texts.build}</dt>
          <dd>{build}</dd>
        </dl>
      </section>
      <StackingTable label={texts.processes} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.process}</Table.Th>
            <Table.Th>{texts.machine}</Table.Th>
            <Table.Th ta="right">{texts.planningThreads}</Table.Th>
            <Table.Th>{texts.build}</Table.Th>
            <Table.Th ta="right">{texts.started}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {processes.map(({ role, host, pid, threads, build: its, started }) => (
            <Table.Tr key={`${host} ${pid} ${started}`}>
              <Table.Td>
                <b>{role === 'web' ? texts.web : texts.worker}</b> <span className={classes.dim}>{pid}</span>
              </Table.Td>
              <Table.Td data-head={texts.machine}>{host}</Table.Td>
              <Table.Td ta="right" data-head={texts.planningThreads}>
                {role === 'web' ? '–' : threads}
              </Table.Td>
              <Table.Td className={classes.dim} data-head={texts.build}>
                {its}
              </Table.Td>
              <Table.Td ta="right" className={classes.when} data-head={texts.started}>
                {dateTimeText(started)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </StackingTable>
    </>
  );
}
