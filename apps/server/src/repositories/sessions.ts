import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions, users } from '../database/schema/accounts.ts';
import type { User } from './users.ts';

/** How long a session lives without a call, and in all. */
const SESSION_IDLE_HOURS = 12;
export const SESSION_HOURS = 7 * 24;

export interface Session {
  readonly tokenHash: string;
  readonly csrfToken: string;
  readonly user: User;
  /** The password was given by somebody else: the session changes it and does nothing else. */
  readonly mustChangePassword: boolean;
  /** Opened by who vouches for the user, not by a password. */
  readonly isByProvider: boolean;
  /** The caller is a program with a token, and what that may do; null: somebody who signed in. */
  readonly token: { readonly mayWrite: boolean } | null;
}

/** A session as its user sees it. */
export interface OpenSession {
  readonly tokenHash: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

const isFresh = and(
  gt(sessions.lastSeenAt, sql`now() - make_interval(hours => ${SESSION_IDLE_HOURS})`),
  gt(sessions.createdAt, sql`now() - make_interval(hours => ${SESSION_HOURS})`),
);

export async function insertSession(
  database: Database,
  session: Pick<Session, 'tokenHash' | 'csrfToken' | 'isByProvider'> & { readonly userId: number; readonly device: string },
): Promise<void> {
  await database.insert(sessions).values(session);
}

/** A session that has not expired. */
export async function findSession(database: Database, tokenHash: string): Promise<Session | null> {
  const rows = await database
    .select({
      tokenHash: sessions.tokenHash,
      csrfToken: sessions.csrfToken,
      user: { id: users.id, username: users.username, realname: users.realname, isSpecial: users.isSpecial },
      mustChangePassword: users.mustChangePassword,
      isByProvider: sessions.isByProvider,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isFresh, isNull(users.disabledAt)));
  const found = rows[0];
  if (!found) return null;
  if (found.isStale) await database.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
  const { isStale: _, ...session } = found;
  return { ...session, token: null };
}

/** Ends those that a password opened. @returns how many */
export async function deletePasswordSessions(database: Database): Promise<number> {
  return (await database.delete(sessions).where(eq(sessions.isByProvider, false)).returning({ tokenHash: sessions.tokenHash })).length;
}

/** Whether a session is open still; to ask is no call that keeps it open. */
export async function isSessionOpen(database: Database, tokenHash: string): Promise<boolean> {
  const rows = await database
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isFresh));
  return rows.length > 0;
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Those that go on, last used first. */
export async function listSessions(database: Database, userId: number): Promise<readonly OpenSession[]> {
  const { tokenHash, device, createdAt, lastSeenAt } = sessions;
  return database
    .select({ tokenHash, device, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isFresh))
    .orderBy(desc(lastSeenAt), desc(createdAt));
}

/** Signs a user out everywhere. @param kept - hash of the token of a session that goes on; null: none. @returns how many ended */
export async function deleteSessionsOf(database: Database, userId: number, kept: string | null): Promise<number> {
  const rows = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), kept === null ? undefined : ne(sessions.tokenHash, kept)))
    .returning({ tokenHash: sessions.tokenHash });
  return rows.length;
}

export async function deleteExpiredSessions(database: Database): Promise<void> {
  await database
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastSeenAt, sql`now() - make_interval(hours => ${SESSION_IDLE_HOURS})`),
        lt(sessions.createdAt, sql`now() - make_interval(hours => ${SESSION_HOURS})`),
      ),
    );
}
