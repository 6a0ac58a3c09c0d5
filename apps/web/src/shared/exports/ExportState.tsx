import { Button, Loader } from '@mantine/core';
import type { ExportJob } from '@retron/contract';
import { IconAlertCircle, IconCheck, IconPlayerStop, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { deleteExport, exportAgain, exportFileAddress } from '../../api/exports.ts';
import { keys } from '../../api/keys.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/shared/exports.ts';
import { DownloadLink } from './DownloadLink.tsx';
import classes from './exports.module.css';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** What is known of an export beside what the list tells of it. */
export interface KnownFailure {
  readonly jobid: number | null;
  readonly message: string;
}

export interface ExportActionsProps {
  readonly job: ExportJob;
  readonly isNewest?: boolean;
  /** A failure that the page noticed itself. */
  readonly failure?: KnownFailure | null;
}

/** The state of an export in words. */
export function ExportStateMark({ job, failure = null }: ExportActionsProps) {
  if (failure?.jobid === job.jobid && job.status !== 'READY') return <Failed message={failure.message} />;
  if (job.status === 'BUSY') {
    return (
      <span className={classes.state}>
        <Loader size={12} aria-hidden /> {texts.busyWithProgress(job.progress === 0 ? '' : `, ${job.progress} %`)}
      </span>
    );
  }
  if (job.status === 'READY') {
    return (
      <span className={classes.done}>
        <IconCheck {...ICON} />
        {common.ready}
      </span>
    );
  }
  return <Failed message={job.message} />;
}

function Failed({ message }: { readonly message: string }) {
  return (
    <span className={classes.failed}>
      <IconAlertCircle {...ICON} />
      {message}
    </span>
  );
}

/** Download, stop, try again, delete: what the state allows. */
export function ExportActions({ job, isNewest = false }: ExportActionsProps) {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: keys.exports }) };
  const again = useMutation({ mutationFn: exportAgain, onError: (error) => toasts.error(reasonOf(error)), ...settled });
  const remove = useMutation({ mutationFn: deleteExport, onError: (error) => toasts.error(reasonOf(error)), ...settled });
  const isBusy = job.status === 'BUSY';
  return (
    <span className={classes.actions}>
      {job.status === 'READY' ? (
        <DownloadLink address={exportFileAddress(job.jobid, job.filename)} filename={job.filename} isNewest={isNewest} />
      ) : null}
      {!isBusy && job.status !== 'READY' ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh {...ICON} />}
          loading={again.isPending}
          onClick={() => again.mutate(job.jobid)}
        >
          {common.tryAgain}
        </Button>
      ) : null}
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        aria-label={texts.stopOrDelete(isBusy, job.filename)}
        leftSection={isBusy ? <IconPlayerStop {...ICON} /> : <IconTrash {...ICON} />}
        loading={remove.isPending}
        onClick={() => remove.mutate(job.jobid)}
      >
        {isBusy ? common.stop : common.deleteIt}
      </Button>
    </span>
  );
}
