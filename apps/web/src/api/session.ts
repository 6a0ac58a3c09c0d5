import { accountCalls, type Whoami } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { EXPECTS_REFUSAL } from './access-watch.ts';
import { isAccessError } from './api-error.ts';
import { call } from './client.ts';
import { rememberCsrfToken } from './csrf-token.ts';
import { keys } from './keys.ts';
import { rememberReader } from './reader.ts';
import { tellSessionEnd } from './session-end.ts';

/** Who is signed in; null for nobody. A user is valid only with a real name (spec section 5). */
async function readSession(signal: AbortSignal): Promise<Whoami | null> {
  try {
    const whoami = await call(accountCalls.whoAmI, { signal });
    rememberCsrfToken(whoami.csrfToken);
    rememberReader(whoami.username);
    return whoami.realname === '' ? null : whoami;
  } catch (error) {
    if (isAccessError(error)) return null;
    throw error;
  }
}

export const sessionOptions = queryOptions({
  queryKey: keys.session,
  queryFn: ({ signal }) => readSession(signal),
  staleTime: 60_000,
  meta: EXPECTS_REFUSAL,
});

/** How one signs in here; asked before anybody has. */
export const signInWaysOptions = queryOptions({
  queryKey: keys.signInWays,
  queryFn: ({ signal }) => call(accountCalls.listSignInWays, { signal }),
  staleTime: 60_000,
});

export async function signIn(username: string, password: string): Promise<void> {
  const answer = await call(accountCalls.signIn, { body: { username, password } });
  rememberCsrfToken(answer.csrfToken);
}

/** @returns where to go after the goodbye */
export async function signOut(): Promise<string> {
  const { leadsTo } = await call(accountCalls.signOut, {});
  rememberCsrfToken(null);
  tellSessionEnd();
  return leadsTo;
}
