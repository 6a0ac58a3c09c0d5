import { doneAnswer, loginAnswer, type Whoami, whoamiAnswer } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { EXPECTS_REFUSAL } from './access-watch.ts';
import { isAccessError } from './api-error.ts';
import { call } from './client.ts';
import { rememberCsrfToken } from './csrf-token.ts';
import { keys } from './keys.ts';

/** Who is signed in; null for nobody. A user is valid only with a real name (spec section 5). */
async function readSession(signal: AbortSignal): Promise<Whoami | null> {
  try {
    const whoami = await call({ path: '/app/api/whoami', answer: whoamiAnswer, signal });
    rememberCsrfToken(whoami.csrfToken);
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

export async function signIn(username: string, password: string): Promise<void> {
  const answer = await call({ method: 'POST', path: '/app/login', body: { username, password }, answer: loginAnswer });
  rememberCsrfToken(answer.csrfToken);
}

export async function signOut(): Promise<void> {
  await call({ method: 'POST', path: '/app/logout', answer: doneAnswer });
  rememberCsrfToken(null);
}
