import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { deleteSession, insertSession, type Session } from '../repositories/sessions.ts';
import { noteSignIn, type User } from '../repositories/users.ts';
import { audit } from './audit.ts';

export interface SignedIn {
  readonly session: Session;
  /** For the cookie; only its hash is stored. */
  readonly token: string;
}

/** The browser that somebody signs in with. */
export interface Browser {
  readonly address: string;
  /** What it calls itself. */
  readonly browser: string;
  /** Hash of the token that it had until now, which is worth nothing from now on; null: none. */
  readonly endedSession: string | null;
}

/** Of what a browser calls itself. */
const DEVICE_LENGTH = 300;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a session for a user who has shown who they are, in the transaction of the sign-in. */
export async function openSession(
  transaction: Database,
  { id, username, realname, isSpecial, mustChangePassword }: User & { readonly mustChangePassword: boolean },
  { address, browser, endedSession }: Browser,
  isByProvider: boolean,
): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url');
  const csrfToken = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  if (endedSession !== null) await deleteSession(transaction, endedSession);
  await insertSession(transaction, { tokenHash, csrfToken, userId: id, device: browser.slice(0, DEVICE_LENGTH), isByProvider });
  await noteSignIn(transaction, id);
  await audit(transaction, { id, username, address }, 'signed in', username, isByProvider ? { by: 'single sign-on' } : {});
  const user = { id, username, realname, isSpecial };
  return { session: { tokenHash, csrfToken, user, mustChangePassword, isByProvider, token: null }, token };
}
