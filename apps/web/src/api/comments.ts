import { comment, commentsAnswer, doneAnswer, type WireComment } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** What comments are about: a project, or one query of it. */
export interface CommentSubject {
  readonly projectId: number;
  readonly queryId: number | null;
}

/** Comments of a project or a query, oldest first. */
export function commentsOptions({ projectId, queryId }: CommentSubject) {
  const path = queryId === null ? `/app/api/projects/${projectId}/comments` : `/app/api/queries/${queryId}/comments`;
  return queryOptions({
    queryKey: keys.comments(projectId, queryId),
    queryFn: ({ signal }) => call({ path, answer: commentsAnswer, signal }),
  });
}

export interface CommentText {
  readonly title: string;
  readonly message: string;
}

export function addComment({ projectId, queryId }: CommentSubject, text: CommentText): Promise<WireComment> {
  const action = queryId === null ? 'PROJECT' : 'QUERY';
  return call({
    method: 'POST',
    path: '/app/api/comments',
    body: { action, project: projectId, query: queryId, ...text },
    answer: comment,
  });
}

export async function deleteComment(commentId: number): Promise<void> {
  await call({ method: 'DELETE', path: `/app/api/comments/${commentId}`, answer: doneAnswer });
}
