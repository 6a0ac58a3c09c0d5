import { noticeCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Milliseconds between two looks. */
const POLL_MS = 60_000;

/** What others did that concerns the reader, the newest first; looked at again each minute, also while the window is hidden. */
export const noticesOptions = queryOptions({
  queryKey: keys.notices,
  queryFn: async ({ signal }) => (await call(noticeCalls.list, { signal })).notices,
  refetchInterval: POLL_MS,
  refetchIntervalInBackground: true,
});
