import { accountCalls, type OwnMail, type PreferenceName, type WirePreference } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

export const preferencesOptions = queryOptions({
  queryKey: keys.preferences,
  queryFn: ({ signal }) => call(accountCalls.listPreferences, { signal }),
});

export const ownMailOptions = queryOptions({
  queryKey: keys.ownMail,
  queryFn: ({ signal }) => call(accountCalls.getOwnMail, { signal }),
});

/** An empty value takes a preference away. */
export const setPreferences = (preferences: { name: PreferenceName; value: string }[]): Promise<WirePreference[]> =>
  call(accountCalls.setPreferences, { body: { preferences } });

export const setOwnMail = (mail: string): Promise<OwnMail> => call(accountCalls.setOwnMail, { body: { mail } });
