import type { AuditEntry } from '@retron/contract';

/** What was done, in a sentence without its subject: `account disabled: marie`. */
export function auditText({ action, subject, actor, address, details }: AuditEntry): string {
  const to = subject === actor ? '' : `: ${subject}`;
  const from = address === '' || !action.startsWith('sign') ? '' : ` from ${address}`;
  return `${action}${to}${detailText(details)}${from}`;
}

function detailText(details: AuditEntry['details']): string {
  const told = Object.entries(details).map(([name, value]) => `${WORDS[name] ?? name} ${String(value)}`);
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}

const WORDS: Readonly<Record<string, string>> = { isSpecial: 'special', ended: 'sessions ended:', realname: 'name', project: 'project' };
