import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { comments } from '../database/schema/discussion.ts';
import { projectMembers, projects } from '../database/schema/projects.ts';
import { queries } from '../database/schema/queries.ts';
import { byAlphabet, holds } from './alphabet.ts';
import { isMemberByName, isMemberOf, memberCount, peopleOf } from './membership.ts';

/** A project as one user sees it. */
export interface ProjectRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly owner: string;
  readonly ownerUsername: string;
  readonly ownerId: number;
  readonly isDefault: boolean;
  readonly createdAt: Date;
  /** Time of the newest query, or of creation. */
  readonly changedAt: Date;
  readonly queryCount: number;
  readonly memberCount: number;
  /** Comments on the project itself, as its list of comments has them. */
  readonly commentCount: number;
  /** By name or by a group. */
  readonly isMember: boolean;
  readonly isMemberByName: boolean;
}

export interface ProjectFilter {
  /** Where the term is looked for; in both without it. */
  readonly search?: 'name' | 'description' | undefined;
  readonly term?: string | undefined;
  /** User names; capitals and small letters are alike. */
  readonly owner?: string | undefined;
  readonly member?: string | undefined;
  readonly isRunning?: boolean;
  /** Of the last change, `2026-11-23` UTC, both included. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly sort: 'id' | 'name' | 'description' | 'owner' | 'queries' | 'members' | 'created' | 'changed';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const ofProject = (table: { projectId: typeof queries.projectId | typeof comments.projectId }) => eq(table.projectId, projects.id);

/** Time of the newest query, or of creation. */
const CHANGED_AT = sql`COALESCE((SELECT max(q.created_at) FROM ${queries} q WHERE q.project_id = ${projects.id} AND q.deleted_at IS NULL), ${projects.createdAt})`;

function projectColumns(database: Database, userId: number) {
  const scalar = (query: unknown) => sql`(${query})`;
  const live = and(ofProject(queries), isNull(queries.deletedAt));
  return {
    id: projects.id,
    name: projects.name,
    description: projects.description,
    owner: users.realname,
    ownerUsername: users.username,
    ownerId: projects.ownerId,
    isDefault: projects.isDefault,
    createdAt: projects.createdAt,
    changedAt: sql<Date>`${CHANGED_AT}`.mapWith(projects.createdAt).as('changed_at'),
    queryCount: sql`${scalar(database.select({ value: count() }).from(queries).where(live))}`.mapWith(Number),
    memberCount: memberCount(projects.id),
    commentCount: sql`${scalar(
      database
        .select({ value: count() })
        .from(comments)
        .where(and(ofProject(comments), isNull(comments.queryId))),
    )}`.mapWith(Number),
    isMember: isMemberOf(projects.id, userId).as('is_member'),
    isMemberByName: isMemberByName(projects.id, userId).as('is_member_by_name'),
  };
}

function whereVisible(userId: number, filter?: ProjectFilter): SQL | undefined {
  const fields = filter?.search === undefined ? [projects.name, projects.description] : [projects[filter.search]];
  return and(
    isNull(projects.deletedAt),
    isMemberOf(projects.id, userId),
    holds(fields, filter?.term),
    filter?.owner === undefined ? undefined : sql`${projects.ownerId} = ${userNamed(filter.owner)}`,
    filter?.member === undefined ? undefined : isMemberOf(projects.id, userNamed(filter.member)),
    filter?.isRunning ? IS_RUNNING : undefined,
    filter?.since === undefined ? undefined : sql`${CHANGED_AT} >= ${filter.since}::date AT TIME ZONE 'UTC'`,
    filter?.until === undefined ? undefined : sql`${CHANGED_AT} < (${filter.until}::date + 1) AT TIME ZONE 'UTC'`,
  );
}

const userNamed = (username: string) => sql`(SELECT ${users.id} FROM ${users} WHERE lower(${users.username}) = lower(${username}))`;
const IS_RUNNING = sql`EXISTS (SELECT 1 FROM ${queries} q WHERE q.project_id = ${projects.id} AND q.status = 'planning' AND q.deleted_at IS NULL)`;

/** How many projects each value of the filter has, of those that fit all else. */
export interface ProjectCounts {
  /** By name. */
  readonly owners: readonly CountedPerson[];
  readonly members: readonly CountedPerson[];
  readonly running: number;
}

export interface CountedPerson {
  readonly username: string;
  readonly realname: string;
  readonly projects: number;
}

/** People told at most. */
const MOST_OWNERS = 200;
const MOST_MEMBERS = 1000;

export async function countProjects(database: Database, userId: number, filter: ProjectFilter): Promise<ProjectCounts> {
  const owners = await database
    .select({ username: users.username, realname: users.realname, projects: count() })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(whereVisible(userId, { ...filter, owner: undefined }))
    .groupBy(users.id)
    .orderBy(byAlphabet(users.realname), asc(users.username))
    .limit(MOST_OWNERS);
  const members = await countMembers(database, whereVisible(userId, { ...filter, member: undefined }));
  const running = await database
    .select({ value: count() })
    .from(projects)
    .where(whereVisible(userId, { ...filter, isRunning: true }));
  return { owners, members, running: running[0].value };
}

/** The people of these projects, each with the number of those they are members of. */
async function countMembers(database: Database, ofProjects: SQL | undefined): Promise<readonly CountedPerson[]> {
  const people = peopleOf(database, projects.id);
  return database
    .select({ username: users.username, realname: users.realname, projects: count() })
    .from(projects)
    .innerJoinLateral(people, sql`true`)
    .innerJoin(users, eq(users.id, people.userId))
    .where(ofProjects)
    .groupBy(users.id)
    .orderBy(byAlphabet(users.realname), asc(users.username))
    .limit(MOST_MEMBERS);
}

/** Projects the user is a member of. */
export async function listProjects(
  database: Database,
  userId: number,
  filter: ProjectFilter,
): Promise<{ readonly projects: readonly ProjectRow[]; readonly total: number }> {
  const columns = projectColumns(database, userId);
  const key = {
    id: projects.id,
    name: byAlphabet(projects.name),
    description: byAlphabet(projects.description),
    owner: byAlphabet(users.realname),
    queries: sql`(SELECT count(*) FROM ${queries} q WHERE q.project_id = ${projects.id} AND q.deleted_at IS NULL)`,
    members: memberCount(projects.id),
    created: projects.createdAt,
    changed: sql`changed_at`,
  }[filter.sort];
  const direction = filter.order === 'asc' ? asc : desc;
  const rows = await database
    .select(columns)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(whereVisible(userId, filter))
    .orderBy(direction(key), asc(projects.id))
    .limit(filter.limit)
    .offset(filter.offset);
  const total = await database.select({ value: count() }).from(projects).where(whereVisible(userId, filter));
  return { projects: rows, total: total[0].value };
}

/** Names of the projects the user is a member of, by the alphabet, without all that a `ProjectRow` counts; at most 1,000. */
export async function listProjectNames(database: Database, userId: number): Promise<readonly { id: number; name: string }[]> {
  return database
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(whereVisible(userId))
    .orderBy(byAlphabet(projects.name), asc(projects.id))
    .limit(1000);
}

/** A project whoever asks, with `isMember` for that user; null when there is none. */
export async function findProject(database: Database, projectId: number, userId: number): Promise<ProjectRow | null> {
  const rows = await database
    .select(projectColumns(database, userId))
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
  return rows[0] ?? null;
}

/** The default project that was made first; null when there is none. */
export async function findFirstDefaultProject(database: Database): Promise<{ readonly id: number; readonly ownerId: number } | null> {
  const rows = await database
    .select({ id: projects.id, ownerId: projects.ownerId })
    .from(projects)
    .where(and(eq(projects.isDefault, true), isNull(projects.deletedAt)))
    .orderBy(asc(projects.id))
    .limit(1);
  return rows[0] ?? null;
}

export async function insertProject(
  database: Database,
  project: { readonly name: string; readonly description: string; readonly ownerId: number; readonly isDefault?: boolean },
): Promise<number> {
  return database.transaction(async (transaction) => {
    const rows = await transaction.insert(projects).values(project).returning(getTableColumns(projects));
    await transaction.insert(projectMembers).values({ projectId: rows[0].id, userId: project.ownerId });
    return rows[0].id;
  });
}

export async function updateProject(
  database: Database,
  projectId: number,
  change: { readonly name?: string; readonly description?: string },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await database.update(projects).set(change).where(eq(projects.id, projectId));
}

export async function deleteProject(database: Database, projectId: number): Promise<void> {
  await database.update(projects).set({ deletedAt: sql`now()` }).where(eq(projects.id, projectId));
}

/** A project that was deleted less than a day ago, as `findProject`. */
export async function findDeletedProject(database: Database, projectId: number, userId: number): Promise<ProjectRow | null> {
  const rows = await database
    .select(projectColumns(database, userId))
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(projects.id, projectId), sql`${projects.deletedAt} > now() - interval '1 day'`));
  return rows[0] ?? null;
}

export async function undeleteProject(database: Database, projectId: number): Promise<void> {
  await database.update(projects).set({ deletedAt: null }).where(eq(projects.id, projectId));
}

/** Sorted by username. */
export async function listMembers(database: Database, projectId: number): Promise<readonly { username: string; realname: string }[]> {
  return database
    .select({ username: users.username, realname: users.realname })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.userId))
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(asc(users.username));
}

/** Who is a member already stays one. @returns whether the user was none */
export async function insertMember(
  database: Database,
  { projectId, userId, addedBy }: { readonly projectId: number; readonly userId: number; readonly addedBy: number | null },
): Promise<boolean> {
  const rows = await database
    .insert(projectMembers)
    .values({ projectId, userId, addedBy, addedAt: addedBy === null ? null : sql`now()` })
    .onConflictDoNothing()
    .returning({ userId: projectMembers.userId });
  return rows.length > 0;
}

/** @returns whether the user was a member */
export async function deleteMember(database: Database, projectId: number, userId: number): Promise<boolean> {
  const rows = await database
    .delete(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)))
    .returning({ userId: projectMembers.userId });
  return rows.length > 0;
}

/** Until the end of the transaction nobody else changes who owns a project or is a member of it. */
export async function lockProject(transaction: Database, projectId: number): Promise<void> {
  await transaction.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
}

export async function setOwner(database: Database, projectId: number, ownerId: number): Promise<void> {
  await database.update(projects).set({ ownerId }).where(eq(projects.id, projectId));
}
