import type { Rating } from '@retron/tree';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { disconnectionNotes } from '../database/schema/discussion.ts';
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

export interface DisconnectionNotes {
  /** By the key of the disconnection; see `disconnectionKeys` of planning. */
  readonly comments: Readonly<Record<string, string>>;
  readonly filter: DisconnectionFilter;
}

const NO_NOTES: DisconnectionNotes = { comments: {}, filter: { nameReactions: [] } };

export async function findDisconnectionNotes(database: Database, queryId: number): Promise<DisconnectionNotes> {
  const rows = await database.select().from(disconnectionNotes).where(eq(disconnectionNotes.queryId, queryId));
  return rows.length === 0 ? NO_NOTES : { comments: rows[0].comments, filter: readFilter(rows[0].filter) };
}

export async function saveDisconnectionFilter(database: Database, queryId: number, filter: DisconnectionFilter): Promise<void> {
  const stored = writeFilter(filter);
  await database
    .insert(disconnectionNotes)
    .values({ queryId, filter: stored })
    .onConflictDoUpdate({ target: disconnectionNotes.queryId, set: { filter: stored } });
}

/** Writes the comment of one disconnection and leaves the others, which somebody else may be writing. An empty one is taken away. */
export async function saveDisconnectionComment(database: Database, queryId: number, key: string, comment: string): Promise<void> {
  const others = sql`${disconnectionNotes.comments} - ${key}::text`;
  await database
    .insert(disconnectionNotes)
    .values({ queryId, comments: comment === '' ? {} : { [key]: comment } })
    .onConflictDoUpdate({
      target: disconnectionNotes.queryId,
      set: { comments: comment === '' ? others : sql`${others} || jsonb_build_object(${key}::text, ${comment}::text)` },
    });
}
