import { IconFileExport } from '@tabler/icons-react';
import { counted, numberText } from '../../texts/counts.ts';
import type { ExportProgress } from './use-export.ts';
import { shareOf, WAITING, WorkStrip } from './WorkStrip.tsx';

export interface ExportStripProps {
  readonly progress: ExportProgress;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** How far an export is, and what it left out. */
export function ExportStrip({ progress, onStop, onClose }: ExportStripProps) {
  const { file, total, written, leftOut, state } = progress;
  const isRunning = state === 'running' || state === 'waiting';
  return (
    <WorkStrip
      label="Export"
      icon={<IconFileExport size={18} stroke={1.75} aria-hidden />}
      title={`Export to ${file}`}
      status={statusOf(progress)}
      share={isRunning ? shareOf(written + leftOut, total) : null}
      onStop={onStop}
      onClose={onClose}
    />
  );
}

function statusOf({ total, written, leftOut, state, reason }: ExportProgress): string {
  if (state === 'stopped') return 'stopped, nothing was saved';
  if (state === 'failed') return `failed, nothing was saved. ${reason}`;
  const left = leftOut === 0 ? '' : `, ${numberText(leftOut)} left out: they cannot be drawn, or are there no more`;
  if (state === 'done') return `${counted(written, 'molecule', 'molecules')} written${left}`;
  return `${total === 0 ? '' : `${numberText(written)} of ${numberText(total)} written`}${left}${state === 'waiting' ? WAITING : ''}`;
}
