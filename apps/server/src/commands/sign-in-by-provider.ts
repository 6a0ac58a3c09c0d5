import { randomBytes } from 'node:crypto';
import { failure, type Result, success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import type { Identity } from '../identity/identity.ts';
import { deleteTokensOf } from '../repositories/api-tokens.ts';
import { listGroupsOfUser, setGroupsOfUser } from '../repositories/groups.ts';
import { insertProject } from '../repositories/projects.ts';
import { deleteSessionsOf } from '../repositories/sessions.ts';
import {
  countOtherSpecial,
  findAccount,
  findUserOfIdentity,
  insertUser,
  lockAccounts,
  setIdentity,
  setPassword,
  updateAccount,
} from '../repositories/users.ts';
import { DEFAULT_PROJECT } from './accounts.ts';
import { type Actor, audit } from './audit.ts';
import { type Browser, openSession, type SignedIn } from './open-session.ts';
import { hashPassword } from './passwords.ts';

/** What the operator lets the provider of single sign-on decide. */
export interface ProviderRights {
  /** The group whose members are special users; null: special users are made here. */
  readonly specialGroup: string | null;
  /** Whether an account that was made here goes over to who comes with its user name. */
  readonly takesAccounts: boolean;
}

/** Why somebody whom the provider vouches for gets in no more than anybody. */
export type EntryRefusal = 'disabled' | 'taken' | 'no-name';

/**
 * Opens a session for somebody whom the provider vouches for; makes their account when they come for the first time. Name, groups and,
 * where the operator says so, the flag special are what the provider says, anew at every sign-in.
 */
export async function signInByProvider(
  database: Database,
  rights: ProviderRights,
  identity: Identity,
  browser: Browser,
): Promise<Result<SignedIn, { readonly kind: EntryRefusal; readonly message: string }>> {
  return database.transaction(async (transaction) => {
    await lockAccounts(transaction);
    const refuse = async (kind: EntryRefusal, id: number | null) => {
      const username = identity.username ?? '';
      const subject = username === '' ? 'an unknown name' : username;
      await audit(transaction, { id, username: id === null ? '' : username, address: browser.address }, 'sign-in failed', subject, {
        by: 'single sign-on',
        reason: kind,
      });
      return failure({ kind, message: kind });
    };
    const known = await findUserOfIdentity(transaction, identity);
    const namesake = known === null && identity.username !== null ? await findAccount(transaction, { username: identity.username }) : null;
    if (known === null && identity.username === null) return refuse('no-name', null);
    if (namesake !== null && (namesake.isByProvider || !rights.takesAccounts)) return refuse('taken', null);
    const id = known?.id ?? namesake?.id ?? (await makeAccount(transaction, identity, browser.address));
    const before = await findAccount(transaction, { id });
    if (before === null) throw new Error(`The account ${id} is gone.`);
    if (before.disabledAt !== null) return refuse('disabled', id);
    const actor = { id, username: before.username, address: browser.address };
    if (namesake !== null) {
      await setIdentity(transaction, id, identity);
      await setPassword(transaction, id, await unknownPassword(), null);
      // What the old password opened is no longer opened by the one whose account it is now.
      await deleteSessionsOf(transaction, id, null);
      await deleteTokensOf(transaction, id);
      await audit(transaction, actor, 'account changed', before.username, { by: 'single sign-on', password: false });
    }
    await takeOverFacts(transaction, rights, identity, actor, before);
    const { username, realname, isSpecial } = (await findAccount(transaction, { id })) ?? before;
    return success(await openSession(transaction, { id, username, realname, isSpecial, mustChangePassword: false }, browser, true));
  });
}

/** The hash of one that nobody knows: the account opens by the provider alone. */
const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/** @returns its number */
async function makeAccount(transaction: Database, identity: Identity, address: string): Promise<number> {
  const passwordHash = await unknownPassword();
  const username = identity.username ?? '';
  const realname = identity.realname || username;
  const { id } = await insertUser(transaction, { username, realname, mail: identity.mail, passwordHash, isSpecial: false });
  await setIdentity(transaction, id, identity);
  await insertProject(transaction, { ...DEFAULT_PROJECT, ownerId: id });
  await audit(transaction, { id, username, address }, 'account added', username, { by: 'single sign-on' });
  return id;
}

/** Name, groups and the flag special, as the provider has them now. */
async function takeOverFacts(
  transaction: Database,
  { specialGroup }: ProviderRights,
  { realname, mail, groups }: Identity,
  actor: Actor,
  before: { readonly id: number; readonly username: string; readonly realname: string; readonly mail: string; readonly isSpecial: boolean },
): Promise<void> {
  const shouldBeSpecial = specialGroup === null || groups === null ? before.isSpecial : groups.includes(specialGroup);
  // Without a special user nobody could look after the installation.
  const isTheLast = before.isSpecial && !shouldBeSpecial && (await countOtherSpecial(transaction, before.id)) === 0;
  const change = {
    ...(realname === '' || realname === before.realname ? {} : { realname }),
    ...(before.mail === '' && mail !== '' ? { mail } : {}),
    ...(shouldBeSpecial === before.isSpecial || isTheLast ? {} : { isSpecial: shouldBeSpecial }),
  };
  if (Object.keys(change).length > 0) {
    await updateAccount(transaction, before.id, change);
    await audit(transaction, actor, 'account changed', before.username, { ...change, by: 'single sign-on' });
  }
  if (groups === null) return;
  const earlier = await listGroupsOfUser(transaction, before.id);
  await setGroupsOfUser(transaction, before.id, groups);
  const now = await listGroupsOfUser(transaction, before.id);
  for (const group of now.filter((name) => !earlier.includes(name)))
    await audit(transaction, actor, 'group member added', before.username, { group, by: 'single sign-on' });
  for (const group of earlier.filter((name) => !now.includes(name)))
    await audit(transaction, actor, 'group member removed', before.username, { group, by: 'single sign-on' });
}
