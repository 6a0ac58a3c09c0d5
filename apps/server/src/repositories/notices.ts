import { mentionPattern } from '@retron/contract';
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { comments } from '../database/schema/discussion.ts';
import { projectMembers, projects } from '../database/schema/projects.ts';
import { queries } from '../database/schema/queries.ts';
import { isMemberOf } from './membership.ts';

/** What somebody else did in a project of the reader's. */
interface Done {
  readonly at: Date;
  readonly by: string | null;
  readonly projectId: number;
  readonly projectName: string;
}

/** A comment of another on a query that the reader started. */
export interface CommentNotice extends Done {
  readonly commentId: number;
  readonly title: string;
  readonly queryId: number;
  readonly queryName: string;
  readonly suggestionId: number | null;
}

/** A comment of another that names the reader, on a project or on a query of it. */
export interface MentionNotice extends Omit<CommentNotice, 'queryId' | 'queryName'> {
  readonly queryId: number | null;
  readonly queryName: string | null;
}

/** A project that another added the reader to. */
export type MemberNotice = Done;

const OF_COMMENT = {
  at: comments.createdAt,
  by: users.realname,
  projectId: projects.id,
  projectName: projects.name,
  commentId: comments.id,
  title: comments.title,
  queryId: queries.id,
  queryName: queries.name,
  suggestionId: comments.suggestionId,
};

/** Comments of others on queries that a user started, in projects of theirs, the newest first. */
export async function listCommentNotices(database: Database, userId: number, limit: number): Promise<readonly CommentNotice[]> {
  return database
    .select(OF_COMMENT)
    .from(comments)
    .innerJoin(queries, eq(queries.id, comments.queryId))
    .innerJoin(projects, eq(projects.id, comments.projectId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(
      and(
        eq(queries.userId, userId),
        ne(comments.authorId, userId),
        isNull(queries.deletedAt),
        isNull(projects.deletedAt),
        isMemberOf(projects.id, userId),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(limit);
}

/** Comments of others that name a user, in projects of theirs, the newest first. */
export async function listMentionNotices(
  database: Database,
  { id, username }: { readonly id: number; readonly username: string },
  limit: number,
): Promise<readonly MentionNotice[]> {
  const pattern = mentionPattern(username);
  return database
    .select(OF_COMMENT)
    .from(comments)
    .leftJoin(queries, eq(queries.id, comments.queryId))
    .innerJoin(projects, eq(projects.id, comments.projectId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(
      and(
        ne(comments.authorId, id),
        or(sql`${comments.message} ~* ${pattern}`, sql`${comments.title} ~* ${pattern}`),
        isNull(queries.deletedAt),
        isNull(projects.deletedAt),
        isMemberOf(projects.id, id),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(limit);
}

/** Projects that others added a user to by name, the newest first. */
export async function listMemberNotices(database: Database, userId: number, limit: number): Promise<readonly MemberNotice[]> {
  const adders = alias(users, 'adders');
  const rows = await database
    .select({ at: projectMembers.addedAt, by: adders.realname, projectId: projects.id, projectName: projects.name })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .leftJoin(adders, eq(adders.id, projectMembers.addedBy))
    .where(and(eq(projectMembers.userId, userId), isNotNull(projectMembers.addedAt), isNull(projects.deletedAt)))
    .orderBy(desc(projectMembers.addedAt))
    .limit(limit);
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ at, ...row }]));
}
