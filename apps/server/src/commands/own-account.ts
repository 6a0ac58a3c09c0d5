import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { deleteSession, deleteSessionsOf, listSessions, type OpenSession, type Session } from '../repositories/sessions.ts';
import { findUserForLogin, setPassword } from '../repositories/users.ts';
import { audit } from './audit.ts';
import { type Outcome, refuse, refuseFor } from './outcome.ts';
import { objectionToPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { SignInGuards } from './sign-in.ts';
import type { SignInAttempt } from './sign-in-limits.ts';

/**
 * Changes the user's own password: who changes it has to know the old one, and every other session ends.
 *
 * @param attempt - counted like a sign-in, so that an open browser is no way to guess
 */
export async function changeOwnPassword(
  database: Database,
  { limits, passwords }: SignInGuards,
  session: Session,
  attempt: SignInAttempt,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<Outcome<void>> {
  const { user } = session;
  if (session.isByProvider) return refuse('conflict', 'You sign in by single sign-on: there is no password of yours here.');
  const objection = objectionToPassword(next, user);
  if (objection !== null) return refuse('invalid', { code: 'invalid', about: 'next', message: objection });
  if (next === current)
    return refuse('invalid', { code: 'invalid', about: 'next', message: 'This is the password you have. Please choose another.' });
  const waitMs = await limits.take(attempt);
  if (waitMs !== null) return refuseFor(waitMs, 'Too many failed attempts. Please wait some minutes and try again.');
  const found = await findUserForLogin(database, user.username);
  const isRight = await passwords.check(found?.passwordHash ?? null, current);
  if (isRight === null) {
    await limits.giveBack(attempt);
    return refuse('unavailable', 'Too many are signing in at this moment. Please try again.');
  }
  if (!isRight) return refuse('invalid', { code: 'invalid', about: 'current', message: 'This is not your password.' });
  await limits.forgive(attempt);
  const passwordHash = await hashPassword(next);
  await database.transaction(async (transaction) => {
    await setPassword(transaction, user.id, passwordHash, null);
    await deleteSessionsOf(transaction, user.id, session.tokenHash);
    await audit(transaction, { ...user, address: attempt.address }, 'password changed', user.username);
  });
  return success(undefined);
}

/** The user's sessions, last used first. */
export const readOwnSessions = (database: Database, session: Session): Promise<readonly OpenSession[]> =>
  listSessions(database, session.user.id);

/** Ends one of the user's sessions. @param name - see `sessionName` */
export async function endOwnSession(database: Database, session: Session, name: string): Promise<Outcome<void>> {
  const found = (await listSessions(database, session.user.id)).find(({ tokenHash }) => sessionName(tokenHash) === name);
  if (found === undefined) return refuse('not-found', 'There is no such session any more.');
  await deleteSession(database, found.tokenHash);
  return success(undefined);
}

/** Ends every session of the user but this one. @returns how many */
export async function endOtherSessions(database: Database, session: Session, address: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const ended = await deleteSessionsOf(transaction, session.user.id, session.tokenHash);
    await audit(transaction, { ...session.user, address }, 'sessions ended', session.user.username, { ended });
    return ended;
  });
}

/** How a session is called outside: a piece of the hash of its token, of no use to who would get in. */
export const sessionName = (tokenHash: string): string => tokenHash.slice(0, 16);
