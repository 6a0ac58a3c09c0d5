import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconFileExport, IconX } from '@tabler/icons-react';
import { counted } from '../../components/text/counts.ts';
import classes from './Molecules.module.css';
import type { ExportProgress } from './use-export.ts';

export interface ExportStripProps {
  readonly progress: ExportProgress;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Above the lower edge: how far an export is, and what it left out. */
export function ExportStrip({ progress, onStop, onClose }: ExportStripProps) {
  const { file, total, written, leftOut, state, reason } = progress;
  const isRunning = state === 'running' || state === 'waiting';
  const share = total === 0 ? 0 : Math.round(((written + leftOut) / total) * 100);
  return (
    <section className={classes.strip} aria-label="Export">
      <IconFileExport size={18} stroke={1.75} aria-hidden />
      <div className={classes.stripBody}>
        <p>
          <b>Export to {file}</b>{' '}
          <span role="status">
            {isRunning && total > 0 ? `${written.toLocaleString('en')} of ${total.toLocaleString('en')} written` : ''}
            {state === 'done' ? `${counted(written, 'molecule', 'molecules')} written` : ''}
            {leftOut === 0 ? '' : `, ${leftOut.toLocaleString('en')} left out: they cannot be drawn`}
            {state === 'waiting' ? ' · waiting: many requests in a minute' : ''}
            {state === 'stopped' ? 'stopped, nothing was saved' : ''}
            {state === 'failed' ? `failed, nothing was saved. ${reason}` : ''}
          </span>
        </p>
        {isRunning ? <Progress size="xs" value={share} aria-label="Export" /> : null}
      </div>
      {isRunning ? (
        <>
          <b>{share} %</b>
          <Button variant="default" size="compact-sm" onClick={onStop}>
            Stop
          </Button>
        </>
      ) : (
        <ActionIcon aria-label="Close the export" onClick={onClose}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </section>
  );
}
