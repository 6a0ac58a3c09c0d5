import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { isTokenGood } from '../repositories/api-tokens.ts';
import { deletePasswordSessions, deleteSession, isSessionOpen, type Session } from '../repositories/sessions.ts';
import { findUserForLogin } from '../repositories/users.ts';
import { audit } from './audit.ts';
import { type Browser, openSession, type SignedIn } from './open-session.ts';
import { type Outcome, refuse, refuseFor } from './outcome.ts';
import type { PasswordChecks } from './password-checks.ts';
import type { SignInAttempt, SignInLimits } from './sign-in-limits.ts';

/** What keeps passwords from being guessed. */
export interface SignInGuards {
  readonly limits: SignInLimits;
  readonly passwords: PasswordChecks;
}

/** Opens a session by a password kept here. Wrong name and wrong password answer alike. */
export async function signIn(
  database: Database,
  { limits, passwords }: SignInGuards,
  attempt: SignInAttempt & Browser & { readonly password: string },
): Promise<Outcome<SignedIn>> {
  const waitMs = await limits.take(attempt);
  if (waitMs !== null) return refuseFor(waitMs, `Too many failed attempts. Please wait ${minutes(waitMs)} and try again.`);
  const found = await findUserForLogin(database, attempt.username);
  const isRight = await passwords.check(found?.passwordHash ?? null, attempt.password);
  if (isRight === null) {
    await limits.giveBack(attempt);
    return refuse('unavailable', 'Too many are signing in at this moment. Please try again.');
  }
  if (!isRight || found === null) {
    const { id, username } = found ?? { id: null, username: '' };
    await audit(database, { id, username, address: attempt.address }, 'sign-in failed', username === '' ? 'an unknown name' : username);
    return refuse('not-signed-in', 'The user name or the password is wrong.');
  }
  await limits.forgive(attempt);
  // Only who knows the password is told.
  if (found.isDisabled) return refuse('forbidden', 'This account is disabled. Please ask the people who run Retron.');
  if (found.isExpired) return refuse('forbidden', 'This password was given for a few days and is over. Please ask for a new one.');
  return success(await database.transaction((transaction) => openSession(transaction, found, attempt, false)));
}

/** Whether a session goes on, for what outlives a single call. */
export const isStillSignedIn = (database: Database, { tokenHash, token }: Pick<Session, 'tokenHash' | 'token'>): Promise<boolean> =>
  token === null ? isSessionOpen(database, tokenHash) : isTokenGood(database, tokenHash);

/** Where passwords open nothing any more, neither do the sessions that they opened. */
export async function endPasswordSessions(database: Database): Promise<void> {
  await deletePasswordSessions(database);
}

/** Ends a session; whoever has it may. */
export async function signOut(database: Database, session: Pick<Session, 'tokenHash'>): Promise<void> {
  await deleteSession(database, session.tokenHash);
}

function minutes(milliseconds: number): string {
  const count = Math.max(1, Math.ceil(milliseconds / 60_000));
  return count === 1 ? 'a minute' : `${count} minutes`;
}
