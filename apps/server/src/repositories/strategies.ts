import type { Clause } from '@retron/planning';
import { and, asc, desc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { strategies } from '../database/schema/reference.ts';
import { byAlphabet } from './alphabet.ts';
import { readClauses, writeClauses } from './stored/clauses.ts';

/** A strategy as it is stored. */
export interface StrategyRow {
  readonly id: number;
  readonly name: string;
  readonly comment: string;
  readonly direction: 'retrosynthesis' | 'forward';
  /** Null for one that comes with the product. */
  readonly owner: { readonly id: number; readonly username: string; readonly realname: string } | null;
  readonly isShared: boolean;
  /** Null for one that comes with the product: the planner has them. */
  readonly clauses: readonly Clause[] | null;
}

const select = (database: Database) =>
  database
    .select({ strategy: strategies, owner: { id: users.id, username: users.username, realname: users.realname } })
    .from(strategies)
    .leftJoin(users, eq(users.id, strategies.ownerId));

const rowOf = ({ strategy, owner }: Awaited<ReturnType<typeof select>>[number]): StrategyRow => {
  const { ownerId: _, clauses, ...row } = strategy;
  return { ...row, owner, clauses: clauses === null ? null : readClauses(clauses) };
};

/** Those of the product, the reader's own, and those that others share. */
const visibleTo = (userId: number): SQL | undefined =>
  or(isNull(strategies.ownerId), eq(strategies.ownerId, userId), eq(strategies.isShared, true));

/** Sorted by direction, then name; of one name the product's first. */
export async function listStrategies(database: Database, userId: number): Promise<readonly StrategyRow[]> {
  const rows = await select(database)
    .where(visibleTo(userId))
    .orderBy(desc(strategies.direction), asc(byAlphabet(strategies.name)), sql`${strategies.ownerId} NULLS FIRST`);
  return rows.map(rowOf);
}

/** Of several of that name the reader's own, else the product's. @param which - its name, or its number */
export async function findStrategyFor(database: Database, userId: number, which: string | number): Promise<StrategyRow | null> {
  const named = typeof which === 'number' ? eq(strategies.id, which) : eq(strategies.name, which);
  const rows = await select(database)
    .where(and(named, visibleTo(userId)))
    .orderBy(sql`${strategies.ownerId} IS DISTINCT FROM ${userId}`, sql`${strategies.ownerId} NULLS FIRST`);
  return rows.length === 0 ? null : rowOf(rows[0]);
}

/** Whether others can see a strategy of that name that is not this user's. */
export async function isNameSharedByOthers(database: Database, userId: number, name: string): Promise<boolean> {
  const rows = await database
    .select({ id: strategies.id })
    .from(strategies)
    .where(
      and(
        eq(strategies.name, name),
        or(isNull(strategies.ownerId), and(eq(strategies.isShared, true), sql`${strategies.ownerId} <> ${userId}`)),
      ),
    );
  return rows.length > 0;
}

/** Names of the user's own strategies that begin so. */
export async function ownStrategyNames(database: Database, userId: number, start: string): Promise<readonly string[]> {
  const pattern = `${start.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await database
    .select({ name: strategies.name })
    .from(strategies)
    .where(and(eq(strategies.ownerId, userId), like(strategies.name, pattern)));
  return rows.map(({ name }) => name);
}

/** What of a strategy its owner writes. */
export interface StrategyContent {
  readonly name: string;
  readonly comment: string;
  readonly clauses: readonly Clause[];
}

export async function insertStrategy(
  database: Database,
  ownerId: number,
  { clauses, ...content }: StrategyContent & Pick<StrategyRow, 'direction'>,
): Promise<number> {
  const rows = await database
    .insert(strategies)
    .values({ ...content, ownerId, clauses: writeClauses(clauses) })
    .returning({ id: strategies.id });
  return rows[0].id;
}

export async function updateStrategy(
  database: Database,
  id: number,
  { clauses, ...change }: Partial<StrategyContent & Pick<StrategyRow, 'isShared'>>,
): Promise<void> {
  const columns = { ...change, ...(clauses === undefined ? {} : { clauses: writeClauses(clauses) }) };
  if (Object.keys(columns).length > 0) await database.update(strategies).set(columns).where(eq(strategies.id, id));
}

export async function deleteStrategyRow(database: Database, id: number): Promise<void> {
  await database.delete(strategies).where(eq(strategies.id, id));
}

/** Adds strategies of the product, or brings those of the same name up to date. */
export async function putShippedStrategies(
  database: Database,
  rows: readonly Pick<StrategyRow, 'name' | 'comment' | 'direction'>[],
): Promise<void> {
  for (const row of rows) {
    await database
      .insert(strategies)
      .values(row)
      .onConflictDoUpdate({ target: strategies.name, targetWhere: sql`owner_id IS NULL`, set: row });
  }
}
