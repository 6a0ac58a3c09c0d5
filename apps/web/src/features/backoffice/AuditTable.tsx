import { Table } from '@mantine/core';
import type { AuditEntry } from '@retron/contract';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import * as texts from '../../texts/backoffice/audit-log.ts';
import { auditText } from './audit-text.ts';
import classes from './Backoffice.module.css';

export interface AuditTableProps {
  readonly label: string;
  readonly entries: readonly AuditEntry[];
}

/** Lines of the audit log, in their order. */
export function AuditTable({ label, entries }: AuditTableProps) {
  return (
    <StackingTable label={label}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.when}</Table.Th>
          <Table.Th>{texts.who}</Table.Th>
          <Table.Th>{texts.what}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={entry.id}>
            <Table.Td className={classes.when} data-head={texts.when}>
              {dateTimeText(entry.at)}
            </Table.Td>
            <Table.Td data-head={texts.who}>{entry.actor === '' ? texts.nobodySignedIn : entry.actor}</Table.Td>
            <Table.Td>{auditText(entry)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StackingTable>
  );
}
