import type { WireComment } from '@retron/contract';
import { mayDeleteComment } from '../policies/comment-policy.ts';
import type { CommentRow } from '../repositories/comments.ts';
import type { User } from '../repositories/users.ts';

export function commentOf(row: CommentRow, user: User, projectOwnerId: number): WireComment {
  return {
    id: row.id,
    action: row.queryId === null ? 'PROJECT' : 'QUERY',
    authorName: row.authorName,
    project: row.projectId,
    query: row.queryId,
    ensid: row.suggestionId,
    title: row.title,
    message: row.message,
    created: row.createdAt.toISOString(),
    mayDelete: mayDeleteComment(user, { authorId: row.authorId, projectOwnerId }),
  };
}
