import type { WireNotice } from '@retron/contract';
import type { Notice } from '../commands/notices.ts';

export function noticeOf(notice: Notice): WireNotice {
  const common = { at: notice.at.toISOString(), by: notice.by ?? '', projectid: notice.projectId, projectName: notice.projectName };
  if (notice.kind === 'member') return { kind: 'member', ...common };
  const { commentId, title, suggestionId } = notice;
  const of = { ...common, comment: commentId, title, ensid: suggestionId };
  if (notice.kind === 'mention') return { kind: 'mention', ...of, qid: notice.queryId, sessionid: notice.queryName };
  return { kind: 'comment', ...of, qid: notice.queryId, sessionid: notice.queryName };
}
