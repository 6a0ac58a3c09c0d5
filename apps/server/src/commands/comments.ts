import type { CommentsState } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { mayDeleteComment } from '../policies/comment-policy.ts';
import { maySeeProject } from '../policies/project-policy.ts';
import {
  type CommentRow,
  countComments,
  deleteComment,
  findComment,
  insertComment,
  insertPrecedentReport,
  listComments,
} from '../repositories/comments.ts';
import { notify } from '../repositories/notify.ts';
import { findProject } from '../repositories/projects.ts';
import { countQueries } from '../repositories/queries.ts';
import { findSuggestion } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleProject } from './visible-project.ts';
import { visibleQuery } from './visible-query.ts';

const UNKNOWN = 'There is no such comment, or it belongs to a project you are not a member of.';

/** Comments, and the owner of their project, who may delete them. */
export interface Discussion {
  readonly comments: readonly CommentRow[];
  readonly projectOwnerId: number;
}

/** Comments on a project itself, oldest first. */
export async function readProjectComments(database: Database, user: User, projectId: number): Promise<Outcome<Discussion>> {
  const project = await visibleProject(database, user, projectId);
  if (!project.ok) return project;
  return success({ comments: await listComments(database, { projectId }), projectOwnerId: project.value.ownerId });
}

/** Comments on a query, oldest first. */
export async function readQueryComments(database: Database, user: User, queryId: number): Promise<Outcome<Discussion>> {
  const query = await visibleQuery(database, user, queryId);
  if (!query.ok) return query;
  return success({ comments: await listComments(database, { queryId }), projectOwnerId: query.value.projectOwnerId });
}

/** What tells whether comments were added or deleted, on a project or any of its queries, and whether queries were. */
export async function readProjectState(database: Database, user: User, projectId: number): Promise<Outcome<CommentsState>> {
  const project = await visibleProject(database, user, projectId);
  if (!project.ok) return project;
  return success({ ...(await countComments(database, projectId)), ...(await countQueries(database, projectId)) });
}

/** Whether there is a project that the user may not see: told to nobody but who has seen it before. */
export async function isShutOut(database: Database, user: User, projectId: number): Promise<boolean> {
  const project = await findProject(database, projectId, user.id);
  return project !== null && !maySeeProject(project);
}

/** Writes a comment in the signed-in user's name. */
export async function addComment(
  database: Database,
  user: User,
  comment: {
    readonly projectId: number;
    readonly queryId: number | null;
    readonly suggestionId: number | null;
    readonly title: string;
    readonly message: string;
  },
): Promise<Outcome<{ readonly comment: CommentRow; readonly projectOwnerId: number }>> {
  const project = await visibleProject(database, user, comment.projectId);
  if (!project.ok) return project;
  if (comment.queryId !== null) {
    const query = await visibleQuery(database, user, comment.queryId);
    if (!query.ok) return query;
    if (query.value.query.projectId !== comment.projectId) return refuse('invalid', 'The query belongs to another project.');
    if (comment.suggestionId !== null && (await findSuggestion(database, comment.queryId, comment.suggestionId)) === null) {
      return refuse('not-found', 'There is no such suggestion in this query.');
    }
  }
  const id = await database.transaction(async (transaction) => {
    await notify(transaction, 'project_changed', comment.projectId);
    return insertComment(transaction, { ...comment, authorId: user.id });
  });
  return success({ comment: (await findComment(database, id)) as CommentRow, projectOwnerId: project.value.ownerId });
}

export async function removeComment(database: Database, user: User, commentId: number): Promise<Outcome<void>> {
  const comment = await findComment(database, commentId);
  if (!comment) return refuse('not-found', UNKNOWN);
  const project = await visibleProject(database, user, comment.projectId);
  if (!project.ok) return refuse('not-found', UNKNOWN);
  if (!mayDeleteComment(user, { ...comment, projectOwnerId: project.value.ownerId })) {
    return refuse('forbidden', 'Only the author, or the owner of the project, may delete this comment.');
  }
  await database.transaction(async (transaction) => {
    await notify(transaction, 'project_changed', comment.projectId);
    await deleteComment(transaction, commentId);
  });
  return success(undefined);
}

/** Notes in the user's name that a precedent is wrong. @param precedent - `source:key` */
export async function reportPrecedent(database: Database, user: User, precedent: string, comment: string): Promise<void> {
  await insertPrecedentReport(database, { precedent, comment, userId: user.id });
}
