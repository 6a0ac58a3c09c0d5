import type { AuditEntry } from '@retron/contract';
import * as texts from '../../texts/backoffice/audit-log.ts';

/** What was done, in a sentence without its subject: `account disabled: marie`. */
export function auditText({ action, subject, actor, address, details }: AuditEntry): string {
  const to = subject === actor ? '' : `: ${subject}`;
  const from = address === '' || !action.startsWith('sign') ? '' : texts.from(address);
  return `${action}${to}${detailText(details)}${from}`;
}

function detailText(details: AuditEntry['details']): string {
  const told = Object.entries(details).map(([name, value]) => `${texts.CHANGE_WORDS[name] ?? name} ${valueText(value)}`);
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}

const valueText = (value: unknown): string => (typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value));
