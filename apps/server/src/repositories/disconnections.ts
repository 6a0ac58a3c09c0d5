import type { Rating } from '@retron/tree';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { disconnectionComments, disconnectionFilters } from '../database/schema/discussion.ts';
import { suggestions } from '../database/schema/tree.ts';
import { type DisconnectionFilter, readFilter, writeFilter } from './stored/filter.ts';
import { disconnectionColumn, readDisconnection, type StoredDisconnection } from './stored/suggestion.ts';

/** What of a suggestion says how it takes its structure apart. */
export interface DisconnectionRow extends StoredDisconnection {
  readonly id: number;
  readonly rating: Rating;
}

/** How the suggestions of one structure take it apart, best first, without those that lead back to it. */
export async function listDisconnections(database: Database, queryId: number, structureId: number): Promise<readonly DisconnectionRow[]> {
  const rows = await database
    .select({ id: suggestions.id, rating: suggestions.rating, stored: disconnectionColumn })
    .from(suggestions)
    .where(
      and(
        eq(suggestions.queryId, queryId),
        eq(suggestions.structureId, structureId),
        sql`NOT ${structureId}::integer = ANY(${suggestions.precursorIds})`,
      ),
    )
    .orderBy(asc(suggestions.rank));
  return rows.map(({ stored, ...row }) => ({ ...row, ...readDisconnection(stored) }));
}

/** What readers noted on one disconnection. */
export interface DisconnectionComment {
  readonly comment: string;
  /** How often it was saved; 0 where nobody did. */
  readonly version: number;
}

/** By the key of the disconnection; see `disconnectionKeys` of planning. */
export async function findDisconnectionComments(database: Database, queryId: number): Promise<ReadonlyMap<string, DisconnectionComment>> {
  const rows = await database.select().from(disconnectionComments).where(eq(disconnectionComments.queryId, queryId));
  return new Map(rows.map(({ key, comment, version }) => [key, { comment, version }]));
}

/** A reader of a query. */
export interface FilterOwner {
  readonly queryId: number;
  readonly userId: number;
}

/** What one reader narrows the summary by. */
export async function findDisconnectionFilter(database: Database, { queryId, userId }: FilterOwner): Promise<DisconnectionFilter> {
  const rows = await database
    .select({ filter: disconnectionFilters.filter })
    .from(disconnectionFilters)
    .where(and(eq(disconnectionFilters.queryId, queryId), eq(disconnectionFilters.userId, userId)));
  return rows.length === 0 ? { nameReactions: [] } : readFilter(rows[0].filter);
}

export async function saveDisconnectionFilter(database: Database, owner: FilterOwner, filter: DisconnectionFilter): Promise<void> {
  const stored = writeFilter(filter);
  await database
    .insert(disconnectionFilters)
    .values({ ...owner, filter: stored })
    .onConflictDoUpdate({ target: [disconnectionFilters.queryId, disconnectionFilters.userId], set: { filter: stored } });
}

/** A comment on one disconnection. */
export interface SavedComment {
  /** See `disconnectionKeys` of planning. */
  readonly key: string;
  /** An empty one is taken away. */
  readonly comment: string;
  /** The version that was read, 0 for none; undefined: whatever is there is replaced. */
  readonly version: number | undefined;
}

/** Writes the comment of one disconnection and leaves the others. @returns whether it did: false where somebody saved another since */
export async function saveDisconnectionComment(
  database: Database,
  queryId: number,
  { key, comment, version }: SavedComment,
): Promise<boolean> {
  const rows = await database
    .insert(disconnectionComments)
    .values({ queryId, key, comment })
    .onConflictDoUpdate({
      target: [disconnectionComments.queryId, disconnectionComments.key],
      set: { comment, version: sql`${disconnectionComments.version} + 1` },
      ...(version === undefined ? {} : { setWhere: eq(disconnectionComments.version, version) }),
    })
    .returning({ version: disconnectionComments.version });
  return rows.length > 0;
}
