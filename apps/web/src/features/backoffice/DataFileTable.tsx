import { Switch, Table } from '@mantine/core';
import type { WireDataFile } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { switchDataFile } from '../../api/data-files.ts';
import { keys } from '../../api/keys.ts';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/backoffice/data-files.ts';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/counts.ts';
import classes from './Backoffice.module.css';
import { contentsOf, sizeText } from './data-file-texts.ts';

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
    <StackingTable label={label} className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {/* Widths, so that the columns of libraries and catalogues stand below each other where there is room. */}
          <Table.Th w="26%">{common.name}</Table.Th>
          <Table.Th>{texts.holds}</Table.Th>
          <Table.Th w={140}>{texts.from}</Table.Th>
          <Table.Th ta="right" w={84}>
            {common.size}
          </Table.Th>
          <Table.Th ta="right" w={84}>
            {common.queries}
          </Table.Th>
          <Table.Th w={68}>{texts.on}</Table.Th>
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
            <Table.Td data-head={texts.holds}>
              {contentsOf(file).map((part, place, parts) => (
                <Fragment key={part}>
                  <span className={classes.number}>{place + 1 < parts.length ? `${part},` : part}</span>{' '}
                </Fragment>
              ))}
            </Table.Td>
            <Table.Td className={classes.dim} data-head={texts.from}>
              {file.own ? texts.team : texts.comesWithRetron}
              {file.on && !file.ready ? <div role="status">{texts.isBeingRead}</div> : null}
            </Table.Td>
            <Table.Td ta="right" className={classes.number} data-head={common.size}>
              {sizeText(file.size)}
            </Table.Td>
            <Table.Td ta="right" data-head={common.queries}>
              {numberText(file.queries)}
            </Table.Td>
            <Table.Td data-head={texts.on} onClick={(event) => event.stopPropagation()}>
              <Switch
                aria-label={texts.isOn(file.name)}
                checked={file.on}
                onChange={(event) => change.mutate({ file, on: event.currentTarget.checked })}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StackingTable>
  );
}
