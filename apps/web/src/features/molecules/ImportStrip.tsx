import { IconAlertTriangle, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import * as texts from '../../texts/molecules.ts';
import { numberText } from '../../texts/numbers.ts';
import { ImportReport } from './ImportReport.tsx';
import classes from './Molecules.module.css';
import type { ImportProgress } from './use-import.ts';
import { shareOf, WAITING, WorkStrip } from './WorkStrip.tsx';

export interface ImportStripProps {
  readonly progress: ImportProgress;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** How far an import is, what it refused, and what was kept before it. */
export function ImportStrip({ progress, onStop, onClose }: ImportStripProps) {
  const [isReportOpen, setIsReportOpen] = useState(false);
  const { file, total, read, refused, known, state } = progress;
  const isRunning = state === 'running' || state === 'waiting';
  return (
    <>
      <WorkStrip
        label={texts.importIt}
        icon={<IconFileImport size={18} stroke={1.75} aria-hidden />}
        title={texts.importOfFile(file)}
        status={statusOf(progress)}
        share={isRunning ? shareOf(read, total) : null}
        onStop={onStop}
        onClose={onClose}
      >
        {refused.length + known.length === 0 ? null : (
          <button
            type="button"
            className={classes.why}
            data-refused={refused.length > 0 ? true : undefined}
            onClick={() => setIsReportOpen(true)}
          >
            {refused.length === 0 ? (
              texts.seeWhich
            ) : (
              <>
                <IconAlertTriangle size={14} stroke={1.75} aria-hidden /> {texts.seeWhy}
              </>
            )}
          </button>
        )}
      </WorkStrip>
      <ImportReport isOpen={isReportOpen} progress={progress} onClose={() => setIsReportOpen(false)} />
    </>
  );
}

function statusOf({ total, read, added, refused, known, choice, tagsLeftOut, state, reason }: ImportProgress): string {
  const isRunning = state === 'running' || state === 'waiting';
  const done = isRunning ? texts.readOfAll(numberText(read), numberText(total)) : texts.countAdded(numberText(added));
  // Of the added ones while both are kept; beside them where they are skipped, and while the number of those added is not said.
  const isOfAdded = choice === 'keep' && !isRunning;
  const twice = known.filter(({ isOfFile }) => isOfFile).length;
  const kept = known.length - twice;
  const gotTags = known.filter(({ tagged }) => tagged.length > 0).length;
  const parts = [
    kept === 0 ? '' : (isOfAdded ? texts.andKeptBoth : texts.andKept)(numberText(kept)),
    twice === 0 ? '' : (isOfAdded ? texts.andTwiceBoth : texts.andTwice)(numberText(twice)),
    gotTags === 0 ? '' : texts.andGotTags(numberText(gotTags)),
    refused.length === 0 ? '' : texts.andRefused(numberText(refused.length)),
    tagsLeftOut === 0 || isRunning ? '' : texts.andTagsLeftOut(tagsLeftOut),
  ];
  const ends = { running: '', waiting: WAITING, done: '', stopped: texts.andStopped, failed: `. ${reason}` };
  return `${done}${parts.join('')}${ends[state]}`;
}
