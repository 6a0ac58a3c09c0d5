import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';

export interface User {
  readonly id: number;
  readonly username: string;
  readonly realname: string;
  readonly isSpecial: boolean;
}

const columns = { id: users.id, username: users.username, realname: users.realname, isSpecial: users.isSpecial };

/** @param username - as typed; case does not matter */
export async function findUserForLogin(database: Database, username: string): Promise<(User & { readonly passwordHash: string }) | null> {
  const rows = await database
    .select({ ...columns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.username, username.trim().toLowerCase()));
  return rows[0] ?? null;
}

/** By number; null where there is none any more. */
export async function findUser(database: Database, id: number): Promise<User | null> {
  const rows = await database.select(columns).from(users).where(eq(users.id, id));
  return rows[0] ?? null;
}

export async function hasUsers(database: Database): Promise<boolean> {
  const rows = await database.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function insertUser(
  database: Database,
  user: { readonly username: string; readonly realname: string; readonly passwordHash: string; readonly isSpecial: boolean },
): Promise<User> {
  const rows = await database
    .insert(users)
    .values({ ...user, username: user.username.toLowerCase() })
    .returning(columns);
  return rows[0];
}

/** Sorted by username. */
export async function listUsers(database: Database): Promise<readonly User[]> {
  return database.select(columns).from(users).orderBy(asc(users.username));
}
