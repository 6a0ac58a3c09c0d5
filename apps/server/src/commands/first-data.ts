import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { oneAtATime } from '../repositories/installation.ts';
import { insertProject } from '../repositories/projects.ts';
import { putShippedStrategies } from '../repositories/strategies.ts';
import { hasUsers, insertUser } from '../repositories/users.ts';
import { DEFAULT_PROJECT } from './accounts.ts';
import { hashPassword } from './passwords.ts';

/** A strategy that comes with Retron. */
export interface ShippedStrategy {
  readonly name: string;
  readonly comment: string;
  readonly direction: 'retrosynthesis' | 'forward';
}

/** Brings the strategies that come with Retron up to date; users' own ones stay. */
export async function ensureStrategies(database: Database, strategies: readonly ShippedStrategy[]): Promise<void> {
  await putShippedStrategies(database, strategies);
}

/**
 * Fills an empty database: the user `admin` and a project to begin with; once, however many start at the same time.
 *
 * @returns the password that was made up, to be shown once; null when one was given or there are users already
 */
export async function ensureFirstData(database: Database, adminPassword: string | null): Promise<string | null> {
  if (await hasUsers(database)) return null;
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const isFirst = await database.transaction(async (transaction) => {
    await oneAtATime(transaction);
    if (await hasUsers(transaction)) return false;
    const admin = await insertUser(transaction, { username: 'admin', realname: 'Administrator', passwordHash, isSpecial: true });
    await insertProject(transaction, { ...DEFAULT_PROJECT, ownerId: admin.id });
    return true;
  });
  return isFirst && adminPassword === null ? password : null;
}
