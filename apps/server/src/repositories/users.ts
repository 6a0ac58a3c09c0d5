import { and, asc, count, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';

export interface User {
  readonly id: number;
  readonly username: string;
  readonly realname: string;
  readonly isSpecial: boolean;
}

/** An account as those see it who look after accounts. */
export interface Account extends User {
  readonly mail: string;
  readonly mustChangePassword: boolean;
  /** Opened by who vouches for the user; there is no password. */
  readonly isByProvider: boolean;
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
  readonly queryCount: number;
  readonly projectCount: number;
}

/** What a sign-in looks at. */
export interface Credentials extends User {
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  readonly isDisabled: boolean;
  /** The password was given by somebody else and its time is over. */
  readonly isExpired: boolean;
}

const columns = { id: users.id, username: users.username, realname: users.realname, isSpecial: users.isSpecial };

/** @param username - as typed; case does not matter */
export async function findUserForLogin(database: Database, username: string): Promise<Credentials | null> {
  const rows = await database
    .select({
      ...columns,
      passwordHash: users.passwordHash,
      mustChangePassword: users.mustChangePassword,
      isDisabled: sql<boolean>`${users.disabledAt} IS NOT NULL`,
      isExpired: sql<boolean>`COALESCE(${users.passwordExpiresAt} < now(), false)`,
    })
    .from(users)
    .where(eq(users.username, username.trim().toLowerCase()));
  return rows[0] ?? null;
}

/** By number; null where there is none any more. */
export async function findUser(database: Database, id: number): Promise<User | null> {
  const rows = await database.select(columns).from(users).where(eq(users.id, id));
  return rows[0] ?? null;
}

/** Who is vouched for. */
export async function findUserOfIdentity(
  database: Database,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<User | null> {
  const rows = await database
    .select(columns)
    .from(users)
    .where(and(eq(users.identityIssuer, issuer), eq(users.identitySubject, subject)));
  return rows[0] ?? null;
}

/** From now on the account belongs to who is vouched for. */
export async function setIdentity(
  database: Database,
  id: number,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<void> {
  await database.update(users).set({ identityIssuer: issuer, identitySubject: subject }).where(eq(users.id, id));
}

export async function hasUsers(database: Database): Promise<boolean> {
  const rows = await database.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function insertUser(
  database: Database,
  user: { readonly username: string; readonly realname: string; readonly passwordHash: string; readonly isSpecial: boolean } & {
    readonly mail?: string;
  },
): Promise<User> {
  const rows = await database
    .insert(users)
    .values({ ...user, username: user.username.toLowerCase() })
    .returning(columns);
  return rows[0];
}

/** Those who can sign in, sorted by username. */
export async function listUsers(database: Database): Promise<readonly User[]> {
  return database.select(columns).from(users).where(isNull(users.disabledAt)).orderBy(asc(users.username));
}

const accountColumns = {
  ...columns,
  mail: users.mail,
  mustChangePassword: users.mustChangePassword,
  isByProvider: sql<boolean>`${users.identitySubject} IS NOT NULL`,
  disabledAt: users.disabledAt,
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
  queryCount: sql<number>`(SELECT count(*)::int FROM queries q WHERE q.user_id = users.id AND q.deleted_at IS NULL)`,
  projectCount: sql<number>`(SELECT count(*)::int FROM projects p WHERE p.owner_id = users.id AND p.deleted_at IS NULL)`,
};

/** All accounts, disabled ones too, sorted by username. */
export async function listAccounts(database: Database): Promise<readonly Account[]> {
  return database.select(accountColumns).from(users).orderBy(asc(users.username));
}

/** @param which - by number, or by name whatever its capitals */
export async function findAccount(
  database: Database,
  which: { readonly id: number } | { readonly username: string },
): Promise<Account | null> {
  const condition: SQL = 'id' in which ? eq(users.id, which.id) : eq(users.username, which.username.trim().toLowerCase());
  const rows = await database.select(accountColumns).from(users).where(condition);
  return rows[0] ?? null;
}

/** What is absent stays; a disabled account that stays disabled keeps the time at which it was. */
export async function updateAccount(
  database: Database,
  id: number,
  { realname, mail, isSpecial, isDisabled }: AccountChange,
): Promise<void> {
  const change = {
    ...(realname === undefined ? {} : { realname }),
    ...(mail === undefined ? {} : { mail }),
    ...(isSpecial === undefined ? {} : { isSpecial }),
    ...(isDisabled === undefined ? {} : { disabledAt: isDisabled ? sql`COALESCE(${users.disabledAt}, now())` : null }),
  };
  if (Object.keys(change).length > 0) await database.update(users).set(change).where(eq(users.id, id));
}

export interface AccountChange {
  readonly realname?: string | undefined;
  readonly mail?: string | undefined;
  readonly isSpecial?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Special users who can sign in, without one account. */
export async function countOtherSpecial(database: Database, id: number): Promise<number> {
  const rows = await database
    .select({ value: count() })
    .from(users)
    .where(and(eq(users.isSpecial, true), isNull(users.disabledAt), ne(users.id, id)));
  return rows[0].value;
}

/** Until the end of the transaction nobody else changes who is special or disabled. */
export async function lockAccounts(transaction: Database): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.accounts})`);
}

/** @param temporaryHours - how long a password opens the page that changes it, where somebody else gave it; null: it is the user's own */
export async function setPassword(database: Database, id: number, passwordHash: string, temporaryHours: number | null): Promise<void> {
  const isTemporary = temporaryHours !== null;
  await database
    .update(users)
    .set({
      passwordHash,
      mustChangePassword: isTemporary,
      passwordExpiresAt: isTemporary ? sql`now() + make_interval(hours => ${temporaryHours})` : null,
    })
    .where(eq(users.id, id));
}

export async function noteSignIn(database: Database, id: number): Promise<void> {
  await database.update(users).set({ lastSignInAt: sql`now()` }).where(eq(users.id, id));
}
