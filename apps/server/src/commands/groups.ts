import { EVERYBODY } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { lockEdits } from '../repositories/edits.ts';
import {
  deleteGroup,
  deleteGroupMember,
  findGroup,
  type Group,
  insertGroup,
  insertGroupMember,
  listGroupNames,
  listGroups,
  listPeopleOfGroup,
  updateGroup,
} from '../repositories/groups.ts';
import { isUniqueViolation } from '../repositories/queries.ts';
import { findAccount } from '../repositories/users.ts';
import { type Actor, audit } from './audit.ts';
import { changedMeanwhile, type SeenFields } from './changed-meanwhile.ts';
import { type Outcome, refuse } from './outcome.ts';
import { readUsers } from './reference.ts';

const UNKNOWN = 'There is no such group.';

/** All groups with their people; for special users. */
export const readGroups = (database: Database): Promise<readonly Group[]> => listGroups(database);

/** What every user may know: the names of all groups, everybody's first. */
export async function readGroupNames(database: Database): Promise<readonly string[]> {
  return [EVERYBODY, ...(await listGroupNames(database))];
}

/** Those of a group who can sign in; of an unknown one nobody. */
export async function readPeopleOfGroup(
  database: Database,
  name: string,
): Promise<readonly { readonly username: string; readonly realname: string }[]> {
  if (name !== EVERYBODY) return listPeopleOfGroup(database, name);
  return (await readUsers(database)).map(({ username, realname }) => ({ username, realname }));
}

/** Makes a group with nobody in it. */
export function addGroup(
  database: Database,
  actor: Actor,
  asked: { readonly name: string; readonly description: string },
): Promise<Outcome<Group>> {
  return unlessTaken(asked.name, () =>
    database.transaction(async (transaction) => {
      const id = await insertGroup(transaction, asked);
      await audit(transaction, actor, 'group added', asked.name);
      return found(await findGroup(transaction, { id }));
    }),
  );
}

/** Names and describes a group; what is absent stays. @param seen - what the writer saw in these */
export function changeGroup(
  database: Database,
  actor: Actor,
  id: number,
  { name, description }: { readonly name?: string | undefined; readonly description?: string | undefined },
  seen?: SeenFields,
): Promise<Outcome<Group>> {
  return unlessTaken(name, () =>
    database.transaction(async (transaction) => {
      await lockEdits(transaction);
      const before = await findGroup(transaction, { id });
      if (before === null) return refuse('not-found', UNKNOWN);
      const changed = changedMeanwhile({ name: before.name, description: before.description }, { name, description }, seen);
      if (changed !== null) return changed;
      const change = { ...(name === undefined ? {} : { name }), ...(description === undefined ? {} : { description }) };
      await updateGroup(transaction, id, change);
      if (Object.keys(change).length > 0) await audit(transaction, actor, 'group changed', before.name, change);
      return found(await findGroup(transaction, { id }));
    }),
  );
}

/** Deletes a group; who saw a project by it alone sees it no more. */
export function removeGroup(database: Database, actor: Actor, id: number): Promise<Outcome<void>> {
  return database.transaction(async (transaction) => {
    const group = await findGroup(transaction, { id });
    if (group === null) return refuse('not-found', UNKNOWN);
    await deleteGroup(transaction, id);
    await audit(transaction, actor, 'group deleted', group.name, { members: group.members.map(({ username }) => username) });
    return success(undefined);
  });
}

/** Puts somebody into a group; who is in it stays. */
export function addGroupMember(database: Database, actor: Actor, id: number, username: string): Promise<Outcome<Group>> {
  return database.transaction(async (transaction) => {
    const group = await findGroup(transaction, { id });
    if (group === null) return refuse('not-found', UNKNOWN);
    const account = await findAccount(transaction, { username });
    if (account === null || account.disabledAt !== null) {
      return refuse('not-found', { code: 'not-found', about: 'username', message: 'There is nobody with this user name who can sign in.' });
    }
    if (await insertGroupMember(transaction, id, account.id))
      await audit(transaction, actor, 'group member added', account.username, { group: group.name });
    return found(await findGroup(transaction, { id }));
  });
}

/** Takes somebody out of a group. */
export function removeGroupMember(database: Database, actor: Actor, id: number, username: string): Promise<Outcome<Group>> {
  return database.transaction(async (transaction) => {
    const group = await findGroup(transaction, { id });
    if (group === null) return refuse('not-found', UNKNOWN);
    const account = await findAccount(transaction, { username });
    if (account === null || !(await deleteGroupMember(transaction, id, account.id)))
      return refuse('not-found', 'This person is not in the group.');
    await audit(transaction, actor, 'group member removed', account.username, { group: group.name });
    return found(await findGroup(transaction, { id }));
  });
}

const found = (group: Group | null): Outcome<Group> => (group === null ? refuse('not-found', UNKNOWN) : success(group));

async function unlessTaken(name: string | undefined, work: () => Promise<Outcome<Group>>): Promise<Outcome<Group>> {
  const taken = refuse('conflict', {
    code: 'taken',
    about: 'name',
    message: 'There is a group of this name already. Please choose another.',
  });
  if (name?.toLowerCase() === EVERYBODY) return taken;
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) return taken;
    throw error;
  }
}
