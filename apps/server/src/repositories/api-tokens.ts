import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { apiTokens, users } from '../database/schema/accounts.ts';
import type { Session } from './sessions.ts';

/** How long a token that has expired is still listed, so that who wonders why a script fails sees it. */
const LISTED_DAYS = 30;

/** A token as its user sees it. */
export interface ApiToken {
  readonly id: number;
  readonly name: string;
  readonly mayWrite: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly isExpired: boolean;
  readonly lastUsedAt: Date | null;
}

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  mayWrite: apiTokens.mayWrite,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  isExpired: sql<boolean>`${apiTokens.expiresAt} <= now()`,
  lastUsedAt: apiTokens.lastUsedAt,
};
const isGood = (tokenHash: string) =>
  and(eq(apiTokens.tokenHash, tokenHash), gt(apiTokens.expiresAt, sql`now()`), isNull(users.disabledAt));

/** Newest first, those that expired lately too. */
export async function listTokens(database: Database, userId: number): Promise<readonly ApiToken[]> {
  return database
    .select(columns)
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
}

/** Tokens of a user that are good or still listed. */
export async function countTokens(database: Database, userId: number): Promise<number> {
  const rows = await database.select({ value: count() }).from(apiTokens).where(eq(apiTokens.userId, userId));
  return rows[0].value;
}

export async function insertToken(
  database: Database,
  token: { readonly userId: number; readonly tokenHash: string; readonly name: string; readonly mayWrite: boolean; readonly days: number },
): Promise<ApiToken> {
  const { days, ...values } = token;
  const rows = await database
    .insert(apiTokens)
    .values({ ...values, expiresAt: sql`now() + make_interval(days => ${days})` })
    .returning(columns);
  return rows[0];
}

/** @returns the name of the token; null: the user has no such token */
export async function deleteToken(database: Database, userId: number, id: number): Promise<string | null> {
  const rows = await database
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning({ name: apiTokens.name });
  return rows[0]?.name ?? null;
}

export async function deleteTokensOf(database: Database, userId: number): Promise<void> {
  await database.delete(apiTokens).where(eq(apiTokens.userId, userId));
}

export async function deleteExpiredTokens(database: Database): Promise<void> {
  await database.delete(apiTokens).where(lt(apiTokens.expiresAt, sql`now() - make_interval(days => ${LISTED_DAYS})`));
}

/** What a program may do that calls with a token; null: the token is none, or good no more. */
export async function findTokenSession(database: Database, tokenHash: string): Promise<Session | null> {
  const rows = await database
    .select({
      id: apiTokens.id,
      mayWrite: apiTokens.mayWrite,
      user: { id: users.id, username: users.username, realname: users.realname, isSpecial: users.isSpecial },
      mustChangePassword: users.mustChangePassword,
      isStale: sql<boolean>`COALESCE(${apiTokens.lastUsedAt} < now() - interval '1 minute', true)`,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(isGood(tokenHash));
  const found = rows[0];
  if (!found) return null;
  const { id, mayWrite, user, mustChangePassword, isStale } = found;
  if (isStale) await database.update(apiTokens).set({ lastUsedAt: sql`now()` }).where(eq(apiTokens.id, id));
  return { tokenHash, csrfToken: '', user, mustChangePassword, isByProvider: false, token: { mayWrite } };
}

/** Whether a token is still good; to ask is no use of it. */
export async function isTokenGood(database: Database, tokenHash: string): Promise<boolean> {
  const rows = await database
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(isGood(tokenHash));
  return rows.length > 0;
}
