import { createHash, randomBytes } from 'node:crypto';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { isTokenGood } from '../repositories/api-tokens.ts';
import { deleteSession, insertSession, isSessionOpen, type Session } from '../repositories/sessions.ts';
import { findUserForLogin, noteSignIn } from '../repositories/users.ts';
import { audit } from './audit.ts';
import { type Outcome, refuse, refuseFor } from './outcome.ts';
import type { PasswordChecks } from './password-checks.ts';
import type { SignInAttempt, SignInLimits } from './sign-in-limits.ts';

export interface SignedIn {
  readonly session: Session;
  /** For the cookie; only its hash is stored. */
  readonly token: string;
}

/** What keeps passwords from being guessed. */
export interface SignInGuards {
  readonly limits: SignInLimits;
  readonly passwords: PasswordChecks;
}

/** Of what a browser calls itself. */
const DEVICE_LENGTH = 300;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Opens a session. Wrong name and wrong password answer alike.
 *
 * @param attempt - `endedSession` is the hash of the token that the browser had until now: it is worth nothing from now on
 */
export async function signIn(
  database: Database,
  { limits, passwords }: SignInGuards,
  attempt: SignInAttempt & { readonly password: string; readonly endedSession: string | null; readonly browser: string },
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
  const token = randomBytes(32).toString('base64url');
  const csrfToken = randomBytes(32).toString('base64url');
  const session = { tokenHash: hashToken(token), csrfToken, userId: found.id, device: attempt.browser.slice(0, DEVICE_LENGTH) };
  await database.transaction(async (transaction) => {
    if (attempt.endedSession !== null) await deleteSession(transaction, attempt.endedSession);
    await insertSession(transaction, session);
    await noteSignIn(transaction, found.id);
    await audit(transaction, { id: found.id, username: found.username, address: attempt.address }, 'signed in', found.username);
  });
  const { id, username, realname, isSpecial, mustChangePassword } = found;
  const user = { id, username, realname, isSpecial };
  return success({ session: { tokenHash: session.tokenHash, csrfToken, user, mustChangePassword, token: null }, token });
}

/** Whether a session goes on, for what outlives a single call. */
export const isStillSignedIn = (database: Database, { tokenHash, token }: Pick<Session, 'tokenHash' | 'token'>): Promise<boolean> =>
  token === null ? isSessionOpen(database, tokenHash) : isTokenGood(database, tokenHash);

/** Ends a session; whoever has it may. */
export async function signOut(database: Database, session: Pick<Session, 'tokenHash'>): Promise<void> {
  await deleteSession(database, session.tokenHash);
}

function minutes(milliseconds: number): string {
  const count = Math.max(1, Math.ceil(milliseconds / 60_000));
  return count === 1 ? 'a minute' : `${count} minutes`;
}
