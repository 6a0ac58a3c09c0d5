import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { structures, suggestions } from '../database/schema/tree.ts';
import { precedentsColumn, readPrecedents, type StoredPrecedents } from './stored/suggestion.ts';

/** What of a suggestion a filter of its precedents looks at. */
export interface PrecedentRow extends StoredPrecedents {
  readonly id: number;
}

/** Every suggestion of a query but those that need the very structure they make: nearest to the target first, best first in each structure. */
export async function listPrecedentRows(database: Database, queryId: number): Promise<readonly PrecedentRow[]> {
  const rows = await database
    .select({ id: suggestions.id, stored: precedentsColumn })
    .from(suggestions)
    .innerJoin(structures, and(eq(structures.queryId, suggestions.queryId), eq(structures.id, suggestions.structureId)))
    .where(and(eq(suggestions.queryId, queryId), sql`NOT ${suggestions.structureId} = ANY(${suggestions.precursorIds})`))
    .orderBy(asc(structures.depth), asc(suggestions.structureId), asc(suggestions.rank));
  return rows.map(({ id, stored }) => ({ id, ...readPrecedents(stored) }));
}

/**
 * Where suggestions stand: structures and suggestions in turn from the target, itself at the end. Each structure on the way is taken where it
 * was found first, or, where that was not kept, where it needs the fewest steps.
 */
export async function findWays(
  database: Database,
  queryId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await database.execute<{ asked: number; way: number[] }>(sql`
    WITH RECURSIVE up AS (
      SELECT s.id AS asked, s.structure_id AS top, ARRAY[s.structure_id, s.id] AS way
      FROM suggestions s
      WHERE s.query_id = ${queryId} AND s.id = ANY(${sql.param([...ids])}::integer[]) AND NOT s.structure_id = ANY(s.precursor_ids)
      UNION ALL
      SELECT up.asked, above.structure_id, ARRAY[above.structure_id, above.id] || up.way
      FROM up
      JOIN structures t ON t.query_id = ${queryId} AND t.id = up.top AND t.depth > 0
      CROSS JOIN LATERAL (
        SELECT a.id, a.structure_id
        FROM suggestions a
        WHERE a.query_id = ${queryId} AND CASE WHEN t.found_by IS NULL THEN t.id = ANY(a.precursor_ids) ELSE a.id = t.found_by END
          AND NOT a.structure_id = ANY(up.way)
        ORDER BY (SELECT p.depth FROM structures p WHERE p.query_id = a.query_id AND p.id = a.structure_id), a.structure_id, a.rank
        LIMIT 1
      ) above
    )
    SELECT up.asked, up.way FROM up JOIN structures t ON t.query_id = ${queryId} AND t.id = up.top AND t.depth = 0`);
  return new Map(rows.map(({ asked, way }) => [asked, way]));
}
