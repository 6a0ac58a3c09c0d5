import type { WireNotice } from '@retron/contract';
import type { Notice } from '../commands/notices.ts';

export function noticeOf(notice: Notice): WireNotice {
  const common = { at: notice.at.toISOString(), by: notice.by ?? '', projectid: notice.projectId, projectName: notice.projectName };
  if (notice.kind === 'member') return { kind: 'member', ...common };
  const { commentId, title, queryId, queryName, suggestionId } = notice;
  return { kind: 'comment', ...common, comment: commentId, title, qid: queryId, sessionid: queryName, ensid: suggestionId };
}
