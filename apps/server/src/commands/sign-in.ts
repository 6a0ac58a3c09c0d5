import { createHash, randomBytes } from 'node:crypto';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { deleteSession, insertSession, type Session } from '../repositories/sessions.ts';
import { findUserForLogin } from '../repositories/users.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { type Outcome, refuse } from './outcome.ts';
import { isRightPassword } from './passwords.ts';

export interface SignedIn {
  readonly session: Session;
  /** For the cookie; only its hash is stored. */
  readonly token: string;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a session. Wrong name and wrong password answer alike. @param address - where the call comes from */
export async function signIn(
  database: Database,
  throttle: LoginThrottle,
  credentials: { readonly username: string; readonly password: string; readonly address: string },
): Promise<Outcome<SignedIn>> {
  const key = `${credentials.username.trim().toLowerCase()} ${credentials.address}`;
  if (throttle.isBlocked(key)) return refuse('too-many', 'Too many failed attempts. Please wait five minutes and try again.');
  const found = await findUserForLogin(database, credentials.username);
  if (!(await isRightPassword(found?.passwordHash ?? null, credentials.password)) || found === null) {
    throttle.countFailure(key);
    return refuse('not-signed-in', 'The user name or the password is wrong.');
  }
  throttle.forget(key);
  const token = randomBytes(32).toString('base64url');
  const csrfToken = randomBytes(32).toString('base64url');
  const session = { tokenHash: hashToken(token), csrfToken, userId: found.id };
  await insertSession(database, session);
  const { passwordHash: _, ...user } = found;
  return success({ session: { tokenHash: session.tokenHash, csrfToken, user }, token });
}

/** Ends a session; whoever has it may. */
export async function signOut(database: Database, session: Pick<Session, 'tokenHash'>): Promise<void> {
  await deleteSession(database, session.tokenHash);
}
