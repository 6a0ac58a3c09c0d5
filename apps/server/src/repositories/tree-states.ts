import type { TreeView } from '@retron/tree';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { treeStates } from '../database/schema/discussion.ts';
import { readTreeState, writeTreeState } from './stored/tree-state.ts';

export interface TreeStateRow extends Omit<typeof treeStates.$inferSelect, 'state'> {
  readonly view: TreeView;
}

const rowOf = ({ state, ...row }: typeof treeStates.$inferSelect): TreeStateRow => ({ ...row, view: readTreeState(state) });

/** Whose states of which query. */
export interface TreeStateOwner {
  readonly queryId: number;
  readonly userId: number;
}

const ownedBy = ({ queryId, userId }: TreeStateOwner) => and(eq(treeStates.queryId, queryId), eq(treeStates.userId, userId));

/** Oldest first. */
export async function listTreeStates(database: Database, owner: TreeStateOwner): Promise<readonly TreeStateRow[]> {
  const rows = await database.select().from(treeStates).where(ownedBy(owner)).orderBy(asc(treeStates.id));
  return rows.map(rowOf);
}

export async function findTreeState(database: Database, owner: TreeStateOwner, id: number): Promise<TreeStateRow | null> {
  const rows = await database
    .select()
    .from(treeStates)
    .where(and(ownedBy(owner), eq(treeStates.id, id)));
  return rows.length === 0 ? null : rowOf(rows[0]);
}

/** Whether a view of that name is there. @param except - one that does not count */
export async function hasTreeStateNamed(database: Database, owner: TreeStateOwner, name: string, except: number | null): Promise<boolean> {
  const rows = await database
    .select({ id: treeStates.id })
    .from(treeStates)
    .where(and(ownedBy(owner), eq(treeStates.name, name), except === null ? undefined : ne(treeStates.id, except)));
  return rows.length > 0;
}

/** Until the transaction ends nobody else saves a view of this user. */
export async function lockTreeStates(transaction: Database, userId: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** How many views there are of a tree, and how many bytes of JSON in all of that user. @param except - a view that is not counted */
export async function measureTreeStates(
  database: Database,
  { queryId, userId }: TreeStateOwner,
  except: number | null,
): Promise<{ readonly ofTree: number; readonly bytes: number }> {
  const [sums] = await database
    .select({
      ofTree: sql<number>`count(*) FILTER (WHERE ${treeStates.queryId} = ${queryId})::int`,
      bytes: sql`coalesce(sum(octet_length(${treeStates.state}::text)), 0)`.mapWith(Number),
    })
    .from(treeStates)
    .where(and(eq(treeStates.userId, userId), except === null ? undefined : ne(treeStates.id, except)));
  return sums;
}

export async function insertTreeState(
  database: Database,
  owner: TreeStateOwner,
  { name, view }: { readonly name: string; readonly view: TreeView },
): Promise<TreeStateRow> {
  const rows = await database
    .insert(treeStates)
    .values({ ...owner, name, state: writeTreeState(view) })
    .returning();
  return rowOf(rows[0]);
}

/** What is absent stays. @returns null when there is no such state of that owner */
export async function updateTreeState(
  database: Database,
  owner: TreeStateOwner,
  id: number,
  { name, view }: { readonly name?: string; readonly view?: TreeView },
): Promise<TreeStateRow | null> {
  const rows = await database
    .update(treeStates)
    .set({ name, state: view && writeTreeState(view), version: sql`${treeStates.version} + 1`, changedAt: sql`now()` })
    .where(and(ownedBy(owner), eq(treeStates.id, id)))
    .returning();
  return rows.length === 0 ? null : rowOf(rows[0]);
}

/** @returns whether there was one */
export async function deleteTreeState(database: Database, owner: TreeStateOwner, id: number): Promise<boolean> {
  const rows = await database
    .delete(treeStates)
    .where(and(ownedBy(owner), eq(treeStates.id, id)))
    .returning({ id: treeStates.id });
  return rows.length > 0;
}

/** Those of all readers of a query. */
export async function deleteTreeStates(database: Database, queryId: number): Promise<void> {
  await database.delete(treeStates).where(eq(treeStates.queryId, queryId));
}
