import { Button, Table } from '@mantine/core';
import { IconAlertTriangle, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { SlideUp } from '../../components/dialogs/SlideUp.tsx';
import { csvOf } from '../../components/text/csv.ts';
import { downloadText } from '../../components/text/download-text.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/molecules.ts';
import { numberText } from '../../texts/numbers.ts';
import classes from './Molecules.module.css';
import type { ImportProgress, RefusedRecord } from './use-import.ts';
import { shareOf, WAITING, WorkStrip } from './WorkStrip.tsx';

export interface ImportStripProps {
  readonly progress: ImportProgress;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** How far an import is, and what it refused. */
export function ImportStrip({ progress, onStop, onClose }: ImportStripProps) {
  const [isReportOpen, setIsReportOpen] = useState(false);
  const { file, total, read, refused, state } = progress;
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
        {refused.length === 0 ? null : (
          <button type="button" className={classes.why} onClick={() => setIsReportOpen(true)}>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden /> {texts.seeWhy}
          </button>
        )}
      </WorkStrip>
      <SlideUp
        isOpen={isReportOpen}
        title={texts.refused}
        subtitle={`${file} · ${counts.records(refused.length)}`}
        onClose={() => setIsReportOpen(false)}
        width={760}
        foot={
          <Button variant="default" onClick={() => download(refused)}>
            {texts.downloadRefused}
          </Button>
        }
      >
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.line}</Table.Th>
              <Table.Th>{common.name}</Table.Th>
              <Table.Th>{texts.why}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {refused.slice(0, REPORTED).map(({ line, name, reason: why }) => (
              <Table.Tr key={`${line} ${name}`}>
                <Table.Td>{line}</Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td>{why}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {refused.length > REPORTED ? <p>{texts.moreInDownload((refused.length - REPORTED).toLocaleString('en'))}</p> : null}
      </SlideUp>
    </>
  );
}

/** Rows of the report; all are in the download. */
const REPORTED = 200;

function statusOf({ total, read, added, refused, tagsLeftOut, state, reason }: ImportProgress): string {
  const isRunning = state === 'running' || state === 'waiting';
  const done = isRunning ? texts.readOfAll(numberText(read), numberText(total)) : texts.countAdded(numberText(added));
  const left = refused.length === 0 ? '' : texts.andRefused(numberText(refused.length));
  const tags = tagsLeftOut === 0 || isRunning ? '' : texts.andTagsLeftOut(tagsLeftOut);
  const ends = { running: '', waiting: WAITING, done: '', stopped: texts.andStopped, failed: `. ${reason}` };
  return `${done}${left}${tags}${ends[state]}`;
}

function download(refused: readonly RefusedRecord[]): void {
  const rows = refused.map(({ line, name, reason, text }) => [String(line), name, reason, text]);
  downloadText('refused.csv', csvOf([['line', 'name', 'reason', 'text'], ...rows]));
}
