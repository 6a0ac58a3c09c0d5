import { and, asc, count, eq, gt, inArray, lte, max } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { suggestions } from '../database/schema/tree.ts';

/** Where a tree grew. */
export interface TreeNews {
  /** Number of its newest suggestion; 0 while it has none. */
  readonly newest: number;
  /** Structures with new suggestions and how many suggestions each has; null for more than `most`, and when the tree is smaller than it was. */
  readonly structures: readonly { readonly id: number; readonly suggestions: number }[] | null;
}

/**
 * The structures that got suggestions after suggestion `since`, by number; suggestions are numbered in the order they are written.
 *
 * All of it is of the tree as it was when its newest suggestion was asked for: what is written while this reads is news of the next time,
 * not of both.
 */
export async function newSuggestions(database: Database, queryId: number, since: number, most: number): Promise<TreeNews> {
  const ofQuery = eq(suggestions.queryId, queryId);
  const [{ newest }] = await database
    .select({ newest: max(suggestions.id) })
    .from(suggestions)
    .where(ofQuery);
  if (newest === null) return { newest: 0, structures: since === 0 ? [] : null };
  if (newest < since) return { newest, structures: null };
  if (newest === since) return { newest, structures: [] };
  const grown = await database
    .selectDistinct({ id: suggestions.structureId })
    .from(suggestions)
    .where(and(ofQuery, gt(suggestions.id, since), lte(suggestions.id, newest)))
    .limit(most + 1);
  if (grown.length > most) return { newest, structures: null };
  const ids = grown.map(({ id }) => id);
  const structures = await database
    .select({ id: suggestions.structureId, suggestions: count() })
    .from(suggestions)
    .where(and(ofQuery, inArray(suggestions.structureId, ids), lte(suggestions.id, newest)))
    .groupBy(suggestions.structureId)
    .orderBy(asc(suggestions.structureId));
  return { newest, structures };
}
