import { Table } from '@mantine/core';
import type { AuditEntry } from '@retron/contract';
import { dateTimeText } from '../../components/text/dates.ts';
import { auditText } from './audit-text.ts';
import classes from './Backoffice.module.css';

/** Lines of the audit log, in their order. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <Table>
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
            <Table.Td className={classes.when}>{dateTimeText(entry.at)}</Table.Td>
            <Table.Td>{entry.actor === '' ? 'nobody signed in' : entry.actor}</Table.Td>
            <Table.Td>{auditText(entry)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
