import { eq, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { installation } from '../database/schema/accounts.ts';

/** Until the end of the transaction no other process fills the database. */
export async function oneAtATime(transaction: Database): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.firstData})`);
}

/** The value kept under a name; `make()` is kept first where there is none. Several processes get the same one. */
export async function keepInstallationValue(database: Database, name: string, make: () => string): Promise<string> {
  await database.insert(installation).values({ name, value: make() }).onConflictDoNothing();
  const rows = await database.select({ value: installation.value }).from(installation).where(eq(installation.name, name));
  return rows[0].value;
}

export async function findInstallationValue(database: Database, name: string): Promise<string | null> {
  const rows = await database.select({ value: installation.value }).from(installation).where(eq(installation.name, name));
  return rows[0]?.value ?? null;
}

export async function setInstallationValue(database: Database, name: string, value: string): Promise<void> {
  await database.insert(installation).values({ name, value }).onConflictDoUpdate({ target: installation.name, set: { value } });
}
