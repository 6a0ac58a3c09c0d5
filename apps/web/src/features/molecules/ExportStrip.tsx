import { IconFileExport } from '@tabler/icons-react';
import { numberText } from '../../texts/counts.ts';
import * as texts from '../../texts/molecules.ts';
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
      label={texts.exportThem}
      icon={<IconFileExport size={18} stroke={1.75} aria-hidden />}
      title={texts.exportTo(file)}
      status={statusOf(progress)}
      share={isRunning ? shareOf(written + leftOut, total) : null}
      onStop={onStop}
      onClose={onClose}
    />
  );
}

function statusOf({ total, written, leftOut, state, reason }: ExportProgress): string {
  if (state === 'stopped') return texts.stoppedNothingWasSaved;
  if (state === 'failed') return texts.workFailed(reason);
  const left = leftOut === 0 ? '' : texts.andLeftOut(numberText(leftOut));
  if (state === 'done') return texts.allWritten(written, left);
  const done = total === 0 ? '' : texts.writtenOfAll(numberText(written), numberText(total));
  return `${done}${left}${state === 'waiting' ? WAITING : ''}`;
}
