import { accountCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Ends every other session of the reader. */
export async function changePassword(current: string, next: string): Promise<void> {
  await call(accountCalls.changePassword, { body: { current, next } });
}

/** The reader's sessions, last used first. */
export const ownSessionsOptions = queryOptions({
  queryKey: keys.ownSessions,
  queryFn: ({ signal }) => call(accountCalls.listSessions, { signal }),
});

export async function endSession(id: string): Promise<void> {
  await call(accountCalls.endSession, { params: { id } });
}

/** @returns how many sessions ended */
export async function endOtherSessions(): Promise<number> {
  return (await call(accountCalls.endOtherSessions, {})).ended;
}
