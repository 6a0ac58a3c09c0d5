import type { Database } from '../database/database.ts';
import { type CommentNotice, listCommentNotices, listMemberNotices, type MemberNotice } from '../repositories/notices.ts';
import type { User } from '../repositories/users.ts';

/** What another did that concerns the reader. */
export type Notice = ({ readonly kind: 'comment' } & CommentNotice) | ({ readonly kind: 'member' } & MemberNotice);

/** What others did that concerns a user, in projects of theirs; the newest first. */
export async function readNotices(database: Database, user: User, limit: number): Promise<readonly Notice[]> {
  const [comments, members] = await Promise.all([
    listCommentNotices(database, user.id, limit),
    listMemberNotices(database, user.id, limit),
  ]);
  const all: readonly Notice[] = [
    ...comments.map((each) => ({ kind: 'comment', ...each }) as const),
    ...members.map((each) => ({ kind: 'member', ...each }) as const),
  ];
  return [...all].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit);
}
