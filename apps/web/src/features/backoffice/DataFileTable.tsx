import { Switch, Table } from '@mantine/core';
import type { WireDataFile } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { switchDataFile } from '../../api/data-files.ts';
import { keys } from '../../api/keys.ts';
import { numberText } from '../../components/text/counts.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import classes from './Backoffice.module.css';
import { contentsText, sizeText } from './data-file-texts.ts';

export interface DataFileTableProps {
  readonly label: string;
  readonly files: readonly WireDataFile[];
  /** The one that stands beside the list. */
  readonly chosen: WireDataFile | undefined;
  readonly onOpen: (file: WireDataFile) => void;
}

/** Libraries, or catalogues: what each holds, and whether it is on. */
export function DataFileTable({ label, files, chosen, onOpen }: DataFileTableProps) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ file, on }: { readonly file: WireDataFile; readonly on: boolean }) => switchDataFile(file, on),
    onSettled: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: keys.dataFiles }), client.invalidateQueries({ queryKey: keys.libraries })]);
    },
    onError: (error) => toasts.error(reasonOf(error)),
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
    <section className={classes.table} aria-label={label} tabIndex={0}>
      <Table highlightOnHover highlightOnHoverColor="var(--retron-hover)">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Holds</Table.Th>
            <Table.Th>From</Table.Th>
            <Table.Th ta="right">Size</Table.Th>
            <Table.Th ta="right">Queries</Table.Th>
            <Table.Th>On</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {files.map((file) => (
            <Table.Tr key={file.name} data-chosen={file === chosen || undefined} onClick={() => onOpen(file)}>
              <Table.Td>
                <button type="button" className={classes.rowButton} aria-pressed={file === chosen} aria-label={file.name}>
                  <b>{file.displayname}</b>
                  <br />
                  <small>{file.name}</small>
                </button>
              </Table.Td>
              <Table.Td>{contentsText(file)}</Table.Td>
              <Table.Td className={classes.dim}>
                {file.own ? 'the team' : 'comes with Retron'}
                {file.on && !file.ready ? <div role="status">is being read by the planners</div> : null}
              </Table.Td>
              <Table.Td ta="right">{sizeText(file.size)}</Table.Td>
              <Table.Td ta="right">{numberText(file.queries)}</Table.Td>
              <Table.Td onClick={(event) => event.stopPropagation()}>
                <Switch
                  aria-label={`${file.name} is on`}
                  checked={file.on}
                  onChange={(event) => change.mutate({ file, on: event.currentTarget.checked })}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
