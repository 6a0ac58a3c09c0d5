import { randomInt } from 'node:crypto';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { deleteTokensOf } from '../repositories/api-tokens.ts';
import { insertProject } from '../repositories/projects.ts';
import { isUniqueViolation } from '../repositories/queries.ts';
import { deleteSessionsOf } from '../repositories/sessions.ts';
import {
  type Account,
  type AccountChange,
  countOtherSpecial,
  findAccount,
  insertUser,
  listAccounts,
  lockAccounts,
  setPassword,
  updateAccount,
} from '../repositories/users.ts';
import { type Actor, audit } from './audit.ts';
import { changedMeanwhile, type SeenFields } from './changed-meanwhile.ts';
import { type Outcome, refuse } from './outcome.ts';
import { hashPassword } from './passwords.ts';

/** What every account begins with. */
export const DEFAULT_PROJECT = {
  name: 'Default project',
  description: 'Queries that belong to no other project.',
  isDefault: true,
} as const;

/** How long a password that somebody else gave opens the page that changes it. */
export const TEMPORARY_PASSWORD_HOURS = 72;

/** Letters and digits that nobody mistakes for each other: such a password is read out or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups of five, 99 bits. */
function temporaryPassword(): string {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** An account and the password that opens it once; shown once and stored only as its hash. */
export interface NewPassword {
  readonly account: Account;
  readonly password: string;
}

export interface NewAccount {
  readonly username: string;
  readonly realname: string;
  readonly mail: string;
  readonly isSpecial: boolean;
}

/** All accounts by user name; for special users. */
export const readAccounts = (database: Database): ReturnType<typeof listAccounts> => listAccounts(database);

/** Makes an account, with a project to begin with and a password that must be changed. */
export async function addAccount(database: Database, actor: Actor, asked: NewAccount): Promise<Outcome<NewPassword>> {
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  try {
    const account = await database.transaction(async (transaction) => {
      const user = await insertUser(transaction, { ...asked, passwordHash });
      await setPassword(transaction, user.id, passwordHash, TEMPORARY_PASSWORD_HOURS);
      await insertProject(transaction, { ...DEFAULT_PROJECT, ownerId: user.id });
      await audit(transaction, actor, 'account added', user.username, asked.isSpecial ? { special: true } : {});
      return findAccount(transaction, { id: user.id });
    });
    return account === null ? unknown() : success({ account, password });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('conflict', 'There is an account with this user name already.');
    throw error;
  }
}

/**
 * Changes an account; what is absent stays. Who is disabled is signed out everywhere.
 *
 * @param which - by number, or by name
 */
export async function changeAccount(
  database: Database,
  actor: Actor,
  which: Parameters<typeof findAccount>[1],
  change: AccountChange,
  seen?: SeenFields,
): Promise<Outcome<Account>> {
  return database.transaction(async (transaction) => {
    await lockAccounts(transaction);
    const before = await findAccount(transaction, which);
    if (before === null) return unknown();
    const { realname, mail } = change;
    const changed = changedMeanwhile({ realname: before.realname, mail: before.mail }, { realname, mail }, seen);
    if (changed !== null) return changed;
    const losesRights = change.isDisabled === true || change.isSpecial === false;
    const isTheLast = before.isSpecial && before.disabledAt === null && (await countOtherSpecial(transaction, before.id)) === 0;
    if (losesRights && isTheLast) return refuse('conflict', 'This is the last special user: make somebody else special first.');
    await updateAccount(transaction, before.id, change);
    if (change.isDisabled === true && before.disabledAt === null) {
      await deleteSessionsOf(transaction, before.id, null);
      await deleteTokensOf(transaction, before.id);
      await audit(transaction, actor, 'account disabled', before.username);
    }
    if (change.isDisabled === false && before.disabledAt !== null) await audit(transaction, actor, 'account enabled', before.username);
    const { isDisabled: _, ...facts } = change;
    const told = Object.fromEntries(
      Object.entries(facts).filter(([name, value]) => value !== undefined && value !== before[name as keyof typeof facts]),
    );
    if (Object.keys(told).length > 0) await audit(transaction, actor, 'account changed', before.username, told);
    const after = await findAccount(transaction, { id: before.id });
    return after === null ? unknown() : success(after);
  });
}

/** Gives an account a new password that must be changed, and signs its user out everywhere. */
export async function resetPassword(
  database: Database,
  actor: Actor,
  which: Parameters<typeof findAccount>[1],
): Promise<Outcome<NewPassword>> {
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  return database.transaction(async (transaction) => {
    const account = await findAccount(transaction, which);
    if (account === null) return unknown();
    if (account.isByProvider) return refuse('conflict', 'This account is opened by single sign-on: it has no password here.');
    await setPassword(transaction, account.id, passwordHash, TEMPORARY_PASSWORD_HOURS);
    await deleteSessionsOf(transaction, account.id, null);
    await deleteTokensOf(transaction, account.id);
    await audit(transaction, actor, 'password reset', account.username);
    return success({ account: { ...account, mustChangePassword: true }, password });
  });
}

/** Signs the user of an account out everywhere. @returns how many sessions ended */
export async function endSessionsOf(database: Database, actor: Actor, id: number): Promise<Outcome<number>> {
  return database.transaction(async (transaction) => {
    const account = await findAccount(transaction, { id });
    if (account === null) return unknown();
    const ended = await deleteSessionsOf(transaction, id, null);
    await audit(transaction, actor, 'sessions ended', account.username, { ended });
    return success(ended);
  });
}

const unknown = () => refuse('not-found', 'There is no such account.');
