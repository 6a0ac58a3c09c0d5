import type { NameReactionCount } from '@retron/tree';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { StoredSuggestion } from '../database/schema/stored-json.ts';
import { readNames } from './stored/suggestion.ts';

/** Suggestions of a query whose precedents are examples of the same name reactions. */
export interface NamedAlike {
  readonly nameReactions: readonly Pick<NameReactionCount, 'id'>[];
  readonly count: number;
  /** Those that have enough precedents: numbers, and the place of each in the tree, nearest to the target first, best first in each structure. */
  readonly ids: readonly number[];
  readonly places: readonly number[];
}

/**
 * Every suggestion of a query but those that need the very structure they make, by their name reactions. Gathered in the database: of a large
 * tree each row by itself would take seconds to be read here.
 */
export async function groupByNameReactions(database: Database, queryId: number, leastPrecedents: number): Promise<readonly NamedAlike[]> {
  const { rows } = await database.execute<{ stored: StoredSuggestion; count: string; ids: number[] | null; places: string[] | null }>(sql`
    WITH told AS (
      SELECT s.id, row_number() OVER (ORDER BY t.depth, s.structure_id, s.rank) AS place, d."precedentCount" >= ${leastPrecedents} AS is_enough,
        jsonb_build_object('version', COALESCE(d.version, 1), 'nameReactions',
          COALESCE((SELECT jsonb_agg(n.each - 'count' ORDER BY n.at) FROM jsonb_array_elements(d."nameReactions") WITH ORDINALITY n (each, at)), '[]'::jsonb)
        ) AS stored
      FROM suggestions s
      JOIN structures t ON t.query_id = s.query_id AND t.id = s.structure_id
      CROSS JOIN LATERAL jsonb_to_record(s.details) AS d (version integer, "precedentCount" integer, "nameReactions" jsonb)
      WHERE s.query_id = ${queryId} AND NOT s.structure_id = ANY(s.precursor_ids)
    )
    SELECT stored, count(*) AS count, array_agg(id ORDER BY place) FILTER (WHERE is_enough) AS ids,
      array_agg(place ORDER BY place) FILTER (WHERE is_enough) AS places
    FROM told
    GROUP BY stored`);
  return rows.map(({ stored, count, ids, places }) => ({
    nameReactions: readNames(stored),
    count: Number(count),
    ids: ids ?? [],
    places: (places ?? []).map(Number),
  }));
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
