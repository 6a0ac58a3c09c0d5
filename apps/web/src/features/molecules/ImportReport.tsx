import { Button, Table } from '@mantine/core';
import { fileNameOf } from '@retron/contract';
import { SlideUp } from '../../components/dialogs/SlideUp.tsx';
import { csvOf } from '../../components/text/csv.ts';
import { downloadText } from '../../components/text/download-text.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/molecules.ts';
import { numberText } from '../../texts/numbers.ts';
import type { ImportProgress } from './use-import.ts';

export interface ImportReportProps {
  readonly isOpen: boolean;
  readonly progress: ImportProgress;
  readonly onClose: () => void;
}

/** Rows of the report; all are in the download. */
const REPORTED = 200;

/** The records of a file that were refused, then those whose structure was there before, each with what is said of it. */
export function ImportReport({ isOpen, progress, onClose }: ImportReportProps) {
  const lines = linesOf(progress);
  return (
    <SlideUp
      isOpen={isOpen}
      title={texts.importReport}
      subtitle={`${progress.file} · ${counts.records(lines.length)}`}
      onClose={onClose}
      width={760}
      foot={
        <Button variant="default" onClick={() => download(progress.file, lines)}>
          {texts.downloadReport}
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
          {lines.slice(0, REPORTED).map(({ line, name, why }) => (
            <Table.Tr key={`${line} ${name}`}>
              <Table.Td>{line}</Table.Td>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{why}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {lines.length > REPORTED ? <p>{texts.moreInDownload(numberText(lines.length - REPORTED))}</p> : null}
    </SlideUp>
  );
}

interface ReportLine {
  readonly line: number;
  readonly name: string;
  readonly text: string;
  readonly why: string;
}

function linesOf({ refused, known, choice }: ImportProgress): readonly ReportLine[] {
  const isAdded = choice === 'keep';
  return [
    ...refused.map(({ line, name, text, reason }) => ({ line, name, text, why: reason })),
    ...known.map(({ line, name, text, keptAs, isOfFile, tagged }) => ({
      ...{ line, name, text },
      why: `${isOfFile ? texts.sameInFile(keptAs, isAdded) : texts.keptAs(keptAs, isAdded)}${tagged.length === 0 ? '' : texts.gotTags(tagged)}`,
    })),
  ];
}

function download(file: string, lines: readonly ReportLine[]): void {
  const rows = lines.map(({ line, name, why, text }) => [String(line), name, why, text]);
  downloadText(`${fileNameOf(file, 'import-report')}.csv`, csvOf([['line', 'name', 'reason', 'text'], ...rows]));
}
