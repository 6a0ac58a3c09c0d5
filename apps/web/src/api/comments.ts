import { commentCalls, type WireComment } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** What comments are about: a project, one query of it, or one suggestion of that query. */
export interface CommentSubject {
  readonly projectId: number;
  readonly queryId: number | null;
  /** `ensid` of the suggestion; null for none. */
  readonly ensid?: number | null;
}

/** Comments of a project or a query, oldest first. */
export function commentsOptions({ projectId, queryId }: CommentSubject) {
  return queryOptions({
    queryKey: keys.comments(projectId, queryId),
    queryFn: ({ signal }) =>
      queryId === null
        ? call(commentCalls.listOfProject, { params: { id: projectId }, signal })
        : call(commentCalls.listOfQuery, { params: { id: queryId }, signal }),
  });
}

export interface CommentText {
  /** Real name of who is signed in; absent while that is not known: the server knows it. */
  readonly authorName?: string;
  readonly title: string;
  readonly message: string;
}

export function addComment({ projectId, queryId, ensid = null }: CommentSubject, text: CommentText): Promise<WireComment> {
  const action = queryId === null ? 'PROJECT' : 'QUERY';
  return call(commentCalls.add, { body: { action, project: projectId, query: queryId, ensid, ...text } });
}

export async function deleteComment(commentId: number): Promise<void> {
  await call(commentCalls.delete, { params: { id: commentId } });
}
