import { Button, SegmentedControl, Table } from '@mantine/core';
import { EXPORT_FORMATS, EXPORT_KEPT_DAYS, EXPORT_KINDS, type ExportJob } from '@retron/contract';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { exportsOptions } from '../../api/exports.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { bytesText } from '../../components/text/bytes.ts';
import { dateTimeText } from '../../components/text/dates.ts';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ExportActions, ExportStateMark } from '../../shared/exports/ExportState.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/exports.ts';
import classes from './ExportsPage.module.css';
import { ImportDialog } from './ImportDialog.tsx';

const STATES = [
  { value: '', label: common.all },
  { value: 'BUSY', label: texts.busy },
  { value: 'READY', label: common.ready },
  { value: 'ERROR', label: texts.failed },
] as const;

/** The user's own exports, the newest first. */
export function ExportsPage() {
  const [search, changeSearch] = useUrlSearch();
  const exports = useQuery(exportsOptions);
  const [isImporting, setImporting] = useState(false);
  const state = STATES.find(({ value }) => value === search.get('state'))?.value ?? '';
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: common.exports }]} />
      <div className={classes.head}>
        <h1>{common.exports}</h1>
        <span className={classes.dim}>{texts.filesKeptForDays(EXPORT_KEPT_DAYS)}</span>
        <span className={classes.grow} />
        <Button variant="default" leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />} onClick={() => setImporting(true)}>
          {texts.importPathways}
        </Button>
        <SegmentedControl
          size="xs"
          aria-label={common.state}
          value={state}
          data={[...STATES]}
          onChange={(value) => changeSearch((parameters) => (value === '' ? parameters.delete('state') : parameters.set('state', value)))}
        />
      </div>
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
      {exports.isPending ? <LoadingRows count={4} height={44} label={texts.loadingExports} /> : null}
      {exports.isError && !exports.data ? (
        <ErrorState message={texts.exportsNotLoaded} error={exports.error} onRetry={() => void exports.refetch()} />
      ) : null}
      {exports.data ? <ExportTable exports={exports.data} state={state} /> : null}
    </div>
  );
}

function ExportTable({ exports, state }: { readonly exports: readonly ExportJob[]; readonly state: string }) {
  const shown = state === '' ? exports : exports.filter(({ status }) => status === state);
  if (exports.length === 0) {
    return (
      <EmptyState
        sentence={texts.noExportsYet}
        action={
          <Button component={Link} to={paths.projects} variant="default">
            {common.projects}
          </Button>
        }
      />
    );
  }
  if (shown.length === 0) return <EmptyState sentence={texts.noExportInState} />;
  return (
    <StackingTable label={texts.yourExports}>
      <Table.Thead>
        <Table.Tr>
          {['File', 'Query', 'What', 'Format', 'Size', 'Made', 'State', 'Actions'].map((name) => (
            <Table.Th key={name} ta={name === 'Size' ? 'right' : undefined}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map((job, index) => (
          <Table.Tr key={job.jobid}>
            <Table.Td className={classes.file}>{job.filename}</Table.Td>
            <Table.Td data-head={common.query}>
              <Link to={paths.tree(job.query.projectid, job.query.id)} className={classes.query}>
                {job.query.sessionid}
              </Link>
              <div className={classes.dim}>{job.query.projectName}</div>
            </Table.Td>
            <Table.Td data-head={texts.what}>
              {EXPORT_KINDS[job.kind]}
              <div className={classes.dim}>{job.summary}</div>
            </Table.Td>
            <Table.Td data-head={texts.format}>{EXPORT_FORMATS[job.format]}</Table.Td>
            <Table.Td ta="right" data-head={common.size} className={classes.size}>
              {job.size === null ? null : bytesText(job.size)}
            </Table.Td>
            <Table.Td className={classes.dim} data-head={texts.made}>
              {dateTimeText(job.created)}
            </Table.Td>
            <Table.Td data-head={common.state}>
              <ExportStateMark job={job} />
            </Table.Td>
            <Table.Td>
              <ExportActions job={job} isNewest={index === 0} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StackingTable>
  );
}
