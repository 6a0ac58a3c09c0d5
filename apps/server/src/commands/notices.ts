import type { Database } from '../database/database.ts';
import {
  type CommentNotice,
  listCommentNotices,
  listMemberNotices,
  listMentionNotices,
  type MemberNotice,
  type MentionNotice,
} from '../repositories/notices.ts';
import type { User } from '../repositories/users.ts';

/** What another did that concerns the reader. */
export type Notice =
  | ({ readonly kind: 'comment' } & CommentNotice)
  | ({ readonly kind: 'mention' } & MentionNotice)
  | ({ readonly kind: 'member' } & MemberNotice);

/** What others did that concerns a user, in projects of theirs; the newest first. A comment that names them is told once, as that. */
export async function readNotices(database: Database, user: User, limit: number): Promise<readonly Notice[]> {
  const [comments, mentions, members] = await Promise.all([
    listCommentNotices(database, user.id, limit),
    listMentionNotices(database, user, limit),
    listMemberNotices(database, user.id, limit),
  ]);
  const naming = new Set(mentions.map(({ commentId }) => commentId));
  const all: readonly Notice[] = [
    ...comments.filter(({ commentId }) => !naming.has(commentId)).map((each) => ({ kind: 'comment', ...each }) as const),
    ...mentions.map((each) => ({ kind: 'mention', ...each }) as const),
    ...members.map((each) => ({ kind: 'member', ...each }) as const),
  ];
  return [...all].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit);
}
