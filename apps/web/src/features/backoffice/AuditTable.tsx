import { Table } from '@mantine/core';
import type { AuditEntry } from '@retron/contract';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
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
          <Table.Th>When</Table.Th>
          <Table.Th>Who</Table.Th>
          <Table.Th>What</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={entry.id}>
            <Table.Td className={classes.when} data-head="When">
              {dateTimeText(entry.at)}
            </Table.Td>
            <Table.Td data-head="Who">{entry.actor === '' ? 'nobody signed in' : entry.actor}</Table.Td>
            <Table.Td>{auditText(entry)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StackingTable>
  );
}
