import type { AuditEntry } from '@retron/contract';

/** What was done, in a sentence without its subject: `account disabled: marie`. */
export function auditText({ action, subject, actor, address, details }: AuditEntry): string {
  const to = subject === actor ? '' : `: ${subject}`;
  const from = address === '' || !action.startsWith('sign') ? '' : ` from ${address}`;
  return `${action}${to}${detailText(details)}${from}`;
}

function detailText(details: AuditEntry['details']): string {
  const told = Object.entries(details).map(([name, value]) => `${WORDS[name] ?? name} ${valueText(value)}`);
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}

const valueText = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));

/** What details are called; others by their own names. */
const WORDS: Readonly<Record<string, string>> = {
  isSpecial: 'special:',
  special: 'special:',
  ended: 'sessions ended:',
  realname: 'name',
  mayWrite: 'may write:',
  days: 'days:',
};
