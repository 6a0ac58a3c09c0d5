import { and, asc, count, eq, isNull, max } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { comments, precedentReports } from '../database/schema/discussion.ts';

const columns = {
  id: comments.id,
  projectId: comments.projectId,
  queryId: comments.queryId,
  suggestionId: comments.suggestionId,
  authorId: comments.authorId,
  authorName: users.realname,
  title: comments.title,
  message: comments.message,
  createdAt: comments.createdAt,
};

export interface CommentRow {
  readonly id: number;
  readonly projectId: number;
  readonly queryId: number | null;
  /** The suggestion of that query; null for none. */
  readonly suggestionId: number | null;
  readonly authorId: number;
  readonly authorName: string;
  readonly title: string;
  readonly message: string;
  readonly createdAt: Date;
}

/** Comments on a project itself (`queryId` null) or on one of its queries, oldest first. */
export async function listComments(
  database: Database,
  subject: { readonly projectId: number } | { readonly queryId: number },
): Promise<readonly CommentRow[]> {
  const where =
    'queryId' in subject ? eq(comments.queryId, subject.queryId) : and(eq(comments.projectId, subject.projectId), isNull(comments.queryId));
  return database.select(columns).from(comments).innerJoin(users, eq(users.id, comments.authorId)).where(where).orderBy(asc(comments.id));
}

/** Of a project and all of its queries: how many comments, and the number of the newest. */
export async function countComments(
  database: Database,
  projectId: number,
): Promise<{ readonly count: number; readonly newest: number | null }> {
  const [row] = await database
    .select({ count: count(), newest: max(comments.id) })
    .from(comments)
    .where(eq(comments.projectId, projectId));
  return row;
}

export async function findComment(database: Database, id: number): Promise<CommentRow | null> {
  const rows = await database.select(columns).from(comments).innerJoin(users, eq(users.id, comments.authorId)).where(eq(comments.id, id));
  return rows[0] ?? null;
}

export async function insertComment(database: Database, comment: typeof comments.$inferInsert): Promise<number> {
  const rows = await database.insert(comments).values(comment).returning({ id: comments.id });
  return rows[0].id;
}

export async function deleteComment(database: Database, id: number): Promise<void> {
  await database.delete(comments).where(eq(comments.id, id));
}

/** @param report - `precedent` is `source:key` */
export async function insertPrecedentReport(database: Database, report: typeof precedentReports.$inferInsert): Promise<void> {
  await database.insert(precedentReports).values(report);
}
