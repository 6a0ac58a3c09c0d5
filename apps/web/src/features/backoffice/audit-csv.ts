import type { AuditEntry } from '@retron/contract';
import { csvOf } from '../../components/text/csv.ts';

const COLUMNS = ['at', 'actor', 'action', 'subject', 'address', 'details'] as const;

/** Lines of the audit log as a table. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  return csvOf([
    COLUMNS,
    ...entries.map((entry) => COLUMNS.map((name) => (name === 'details' ? JSON.stringify(entry.details) : entry[name]))),
  ]);
}
