import type { QueryStatus } from '@retron/contract';
import * as texts from '../../texts/notifications.ts';

/** What a notice says of a query that has ended. */
export function noticeSentence({ sessionid, status }: { readonly sessionid: string; readonly status: QueryStatus }): string {
  if (status === 'Ready') return texts.queryIsReady(sessionid);
  if (status === 'Stopped') return texts.queryWasStopped(sessionid);
  return texts.queryHasFailed(sessionid);
}

/** The name of the bell. */
export function bellLabel(unread: number): string {
  return unread === 0 ? texts.notifications : texts.notificationsWithNew(unread);
}
