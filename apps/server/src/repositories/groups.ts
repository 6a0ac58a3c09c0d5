import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { groupMembers, groups, projectGroups } from '../database/schema/groups.ts';
import { byAlphabet } from './alphabet.ts';

interface Person {
  readonly username: string;
  readonly realname: string;
}

export interface Group {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly createdAt: Date;
  readonly projectCount: number;
  /** By user name; disabled ones too. */
  readonly members: readonly Person[];
}

const lowerName = sql`lower(${groups.name})`;
/** Both made small by the database: what it makes of letters beyond ASCII is its locale’s. */
const isNamed = (name: string) => sql`${lowerName} = lower(${name.trim()})`;

async function readGroups(database: Database, which: SQL | undefined): Promise<readonly Group[]> {
  const rows = await database
    .select({
      id: groups.id,
      name: groups.name,
      description: groups.description,
      createdAt: groups.createdAt,
      projectCount: sql<number>`(SELECT count(*)::int FROM project_groups pg JOIN projects p ON p.id = pg.project_id
        WHERE pg.group_id = groups.id AND p.deleted_at IS NULL)`,
      members: sql<readonly Person[]>`COALESCE((SELECT json_agg(json_build_object('username', u.username, 'realname', u.realname)
        ORDER BY u.username) FROM group_members gm JOIN users u ON u.id = gm.user_id WHERE gm.group_id = groups.id), '[]'::json)`,
    })
    .from(groups)
    .where(which)
    .orderBy(asc(byAlphabet(groups.name)));
  return rows;
}

/** All groups, by name. */
export const listGroups = (database: Database): Promise<readonly Group[]> => readGroups(database, undefined);

/** @param which - by number, or by name whatever its capitals */
export async function findGroup(database: Database, which: { readonly id: number } | { readonly name: string }): Promise<Group | null> {
  const found = await readGroups(database, 'id' in which ? eq(groups.id, which.id) : isNamed(which.name));
  return found[0] ?? null;
}

/** Groups that were added to a project, by name. */
export const listGroupsOfProject = (database: Database, projectId: number): Promise<readonly Group[]> =>
  readGroups(database, sql`${groups.id} IN (SELECT group_id FROM project_groups WHERE project_id = ${projectId})`);

/** Names of all groups, by the alphabet. */
export async function listGroupNames(database: Database): Promise<readonly string[]> {
  return (
    await database
      .select({ name: groups.name })
      .from(groups)
      .orderBy(asc(byAlphabet(groups.name)))
  ).map(({ name }) => name);
}

/** Those of a group who can sign in, by user name. */
export async function listPeopleOfGroup(database: Database, name: string): Promise<readonly Person[]> {
  return database
    .select({ username: users.username, realname: users.realname })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(isNamed(name), isNull(users.disabledAt)))
    .orderBy(asc(users.username));
}

export async function insertGroup(database: Database, group: { readonly name: string; readonly description: string }): Promise<number> {
  return (await database.insert(groups).values(group).returning({ id: groups.id }))[0].id;
}

export async function updateGroup(
  database: Database,
  id: number,
  change: { readonly name?: string; readonly description?: string },
): Promise<void> {
  if (Object.keys(change).length > 0) await database.update(groups).set(change).where(eq(groups.id, id));
}

export async function deleteGroup(database: Database, id: number): Promise<void> {
  await database.delete(groups).where(eq(groups.id, id));
}

/** @returns whether the user was not in it */
export async function insertGroupMember(database: Database, groupId: number, userId: number): Promise<boolean> {
  const rows = await database
    .insert(groupMembers)
    .values({ groupId, userId })
    .onConflictDoNothing()
    .returning({ userId: groupMembers.userId });
  return rows.length > 0;
}

/** @returns whether the user was in it */
export async function deleteGroupMember(database: Database, groupId: number, userId: number): Promise<boolean> {
  const rows = await database
    .delete(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)))
    .returning({ userId: groupMembers.userId });
  return rows.length > 0;
}

/** Names of the groups that a user is in, by the alphabet. */
export async function listGroupsOfUser(database: Database, userId: number): Promise<readonly string[]> {
  const rows = await database
    .select({ name: groups.name })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(eq(groupMembers.userId, userId))
    .orderBy(asc(byAlphabet(groups.name)));
  return rows.map(({ name }) => name);
}

/** Puts a user into the groups of these names that there are, whatever their capitals, and takes them out of all others. */
export async function setGroupsOfUser(database: Database, userId: number, names: readonly string[]): Promise<void> {
  const wanted = or(sql`false`, ...names.map(isNamed));
  await database
    .delete(groupMembers)
    .where(and(eq(groupMembers.userId, userId), sql`${groupMembers.groupId} NOT IN (SELECT id FROM groups WHERE ${wanted})`));
  const found = await database.select({ id: groups.id }).from(groups).where(wanted);
  if (found.length === 0) return;
  await database
    .insert(groupMembers)
    .values(found.map(({ id: groupId }) => ({ groupId, userId })))
    .onConflictDoNothing();
}

/** @returns whether the project did not have it */
export async function insertProjectGroup(database: Database, projectId: number, groupId: number): Promise<boolean> {
  const rows = await database
    .insert(projectGroups)
    .values({ projectId, groupId })
    .onConflictDoNothing()
    .returning({ groupId: projectGroups.groupId });
  return rows.length > 0;
}

/** @returns whether the project had it */
export async function deleteProjectGroup(database: Database, projectId: number, groupId: number): Promise<boolean> {
  const rows = await database
    .delete(projectGroups)
    .where(and(eq(projectGroups.projectId, projectId), eq(projectGroups.groupId, groupId)))
    .returning({ groupId: projectGroups.groupId });
  return rows.length > 0;
}
