import type { QueryStatus } from '@retron/contract';

/** What a notice says of a query that has ended. */
export function noticeSentence({ sessionid, status }: { readonly sessionid: string; readonly status: QueryStatus }): string {
  if (status === 'Ready') return `Query “${sessionid}” is ready`;
  if (status === 'Stopped') return `Query “${sessionid}” was stopped`;
  return `Query “${sessionid}” has failed`;
}

/** The name of the bell. */
export function bellLabel(unread: number): string {
  return unread === 0 ? 'Notifications' : `Notifications, ${unread} new`;
}
