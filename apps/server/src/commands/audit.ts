import type { Database } from '../database/database.ts';
import { type AuditFilter, insertAuditRow, listAuditRows } from '../repositories/audit-log.ts';

/** What is written down; words stay as they are for ever. */
export const AUDIT_ACTIONS = [
  'signed in',
  'sign-in failed',
  'password changed',
  'password reset',
  'sessions ended',
  'account added',
  'account changed',
  'account disabled',
  'account enabled',
  'member added',
  'member removed',
  'project handed over',
  'project left',
  'strategy shared',
  'strategy revoked',
  'strategy deleted',
  'group added',
  'group changed',
  'group deleted',
  'group member added',
  'group member removed',
  'group added to project',
  'group removed from project',
  'token made',
  'token revoked',
  'news written',
  'news changed',
  'news deleted',
  'legal text changed',
  'links changed',
  'report changed',
  'export made',
  'job stopped',
  'job tried again',
  'quota changed',
  'library switched on',
  'library switched off',
  'library deleted',
  'library uploaded',
  'library built',
  'library build failed',
  'library build stopped',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who does something, and from where. */
export interface Actor {
  /** Null: nobody who is signed in, or the command line. */
  readonly id: number | null;
  readonly username: string;
  readonly address: string;
}

/** On the command line of the machine itself. */
export const OPERATOR: Actor = { id: null, username: 'command line', address: '' };

/**
 * Writes down what was done, in the transaction that does it: what is not written down does not happen.
 *
 * @param subject - what it was done to, in words
 */
export async function audit(
  transaction: Database,
  { id, username, address }: Actor,
  action: AuditAction,
  subject: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await insertAuditRow(transaction, { actorId: id, actor: username, action, subject, address, details });
}

/** Newest first; for special users. */
export const readAuditLog = (database: Database, filter: AuditFilter): ReturnType<typeof listAuditRows> => listAuditRows(database, filter);
