import type { BondPair, Rating } from '@retron/tree';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { disconnectionNotes } from '../database/schema/discussion.ts';
import { suggestions } from '../database/schema/tree.ts';
import type { NamedCount } from './named-counts.ts';

/** What of a suggestion says how it takes its structure apart. */
export interface DisconnectionRow {
  readonly id: number;
  readonly rating: Rating;
  readonly bonds: readonly BondPair[];
  readonly precedentCount: number;
  readonly nameReactions: readonly NamedCount[];
}

/** How the suggestions of one structure take it apart, best first, without those that lead back to it. */
export async function listDisconnections(database: Database, queryId: number, sid: number): Promise<readonly DisconnectionRow[]> {
  return database
    .select({
      id: suggestions.ensid,
      rating: suggestions.rating,
      bonds: sql<BondPair[]>`${suggestions.details} -> 'bonds'`,
      precedentCount: sql<number>`(${suggestions.details} ->> 'precedentCount')::integer`,
      nameReactions: sql<NamedCount[]>`${suggestions.details} -> 'nameReactions'`,
    })
    .from(suggestions)
    .where(and(eq(suggestions.queryId, queryId), eq(suggestions.sid, sid), sql`NOT ${sid}::integer = ANY(${suggestions.precursorSids})`))
    .orderBy(asc(suggestions.rank));
}

export type DisconnectionNotes = Pick<typeof disconnectionNotes.$inferSelect, 'comments' | 'filter'>;

const NO_NOTES: DisconnectionNotes = { comments: {}, filter: { nameReactions: [] } };

export async function findDisconnectionNotes(database: Database, queryId: number): Promise<DisconnectionNotes> {
  const rows = await database.select().from(disconnectionNotes).where(eq(disconnectionNotes.queryId, queryId));
  return rows[0] ?? NO_NOTES;
}

export async function saveDisconnectionFilter(database: Database, queryId: number, filter: DisconnectionNotes['filter']): Promise<void> {
  await database
    .insert(disconnectionNotes)
    .values({ queryId, filter })
    .onConflictDoUpdate({ target: disconnectionNotes.queryId, set: { filter } });
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
