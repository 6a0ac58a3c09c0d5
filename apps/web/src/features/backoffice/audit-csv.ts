import type { AuditEntry } from '@retron/contract';

const COLUMNS = ['at', 'actor', 'action', 'subject', 'address', 'details'] as const;

/** Lines of the audit log as RFC 4180 has them. What begins like a formula gets a quote before it: spreadsheets would carry it out. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((name) => cell(name === 'details' ? JSON.stringify(entry.details) : entry[name])));
  return [COLUMNS.join(','), ...rows.map((row) => row.join(',')), ''].join('\r\n');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
