import { ActionIcon, Button, Progress, Table } from '@mantine/core';
import { IconAlertTriangle, IconFileImport, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { SlideUp } from '../../components/dialogs/SlideUp.tsx';
import { counted } from '../../components/text/counts.ts';
import classes from './Molecules.module.css';
import type { ImportProgress, RefusedRecord } from './use-import.ts';

export interface ImportStripProps {
  readonly progress: ImportProgress;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Above the lower edge: how far an import is, and what it refused. */
export function ImportStrip({ progress, onStop, onClose }: ImportStripProps) {
  const [isReportOpen, setIsReportOpen] = useState(false);
  const { file, total, read, added, refused, state, reason } = progress;
  const isRunning = state === 'running' || state === 'waiting';
  const share = total === 0 ? 0 : Math.round((read / total) * 100);
  return (
    <section className={classes.strip} aria-label="Import">
      <IconFileImport size={18} stroke={1.75} aria-hidden />
      <div className={classes.stripBody}>
        <p>
          <b>Import of {file}</b>{' '}
          <span role="status">
            {isRunning ? `${read.toLocaleString('en')} of ${total.toLocaleString('en')} read` : `${added.toLocaleString('en')} added`}
            {refused.length === 0 ? '' : `, ${refused.length.toLocaleString('en')} refused`}
            {state === 'waiting' ? ' · waiting: many requests in a minute' : ''}
            {state === 'stopped' ? ', stopped' : ''}
            {state === 'failed' ? `. ${reason}` : ''}
          </span>
          {refused.length === 0 ? null : (
            <button type="button" className={classes.why} onClick={() => setIsReportOpen(true)}>
              <IconAlertTriangle size={14} stroke={1.75} aria-hidden /> see why
            </button>
          )}
        </p>
        {isRunning ? <Progress size="xs" value={share} aria-label="Import" /> : null}
      </div>
      {isRunning ? (
        <>
          <b>{share} %</b>
          <Button variant="default" size="compact-sm" onClick={onStop}>
            Stop
          </Button>
        </>
      ) : (
        <ActionIcon aria-label="Close the import" onClick={onClose}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      )}
      <SlideUp
        isOpen={isReportOpen}
        title="Refused"
        subtitle={`${file} · ${counted(refused.length, 'record', 'records')}`}
        onClose={() => setIsReportOpen(false)}
        width={760}
        foot={
          <Button variant="default" onClick={() => download(refused)}>
            Download the refused
          </Button>
        }
      >
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Line</Table.Th>
              <Table.Th>Name</Table.Th>
              <Table.Th>Why</Table.Th>
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
        {refused.length > REPORTED ? <p>{(refused.length - REPORTED).toLocaleString('en')} more are in the download.</p> : null}
      </SlideUp>
    </section>
  );
}

/** Rows of the report; all are in the download. */
const REPORTED = 200;

function download(refused: readonly RefusedRecord[]): void {
  const quoted = (text: string) => `"${text.replaceAll('"', '""').replace(/^[=+\-@]/, "'$&")}"`;
  const rows = refused.map(({ line, name, reason, text }) => [String(line), quoted(name), quoted(reason), quoted(text)].join(','));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([['line,name,reason,text', ...rows, ''].join('\r\n')], { type: 'text/csv' }));
  link.download = 'refused.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
