import type { NameReactionCount } from '@retron/tree';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { StoredSuggestion } from '../database/schema/stored-json.ts';
import { readNames } from './stored/suggestion.ts';

/** Suggestions of a query whose precedents are examples of the same name reactions. */
export interface NamedAlike {
  readonly nameReactions: readonly Pick<NameReactionCount, 'id'>[];
  readonly count: number;
  /** Those that have enough precedents, in no order. */
  readonly ids: readonly number[];
  /** The place of each among all suggestions, from 1: nearest to the target first, best first in each structure. */
  readonly places: readonly number[];
}

/**
 * Every suggestion of a query but those that need the very structure they make, by their name reactions. Gathered in the database, without the
 * details where their columns stand beside them: of a large tree each row by itself would hold this process up for seconds, and details of
 * 4 kB each take the database as long. Nor are the numbers sorted there within each group. They come as JSON, which is read ten times as fast as
 * an array of the database.
 */
export async function groupByNameReactions(database: Database, queryId: number, leastPrecedents: number): Promise<readonly NamedAlike[]> {
  const { rows } = await database.execute<{
    names: string[] | null;
    stored: StoredSuggestion | null;
    count: string;
    ids: number[] | null;
    places: number[] | null;
  }>(sql`
    WITH told AS (
      SELECT s.id, row_number() OVER (ORDER BY t.depth, s.structure_id, s.rank) AS place, s.name_reactions AS names,
        CASE WHEN s.name_reactions IS NULL THEN jsonb_build_object('version', COALESCE(s.details -> 'version', '1'::jsonb), 'nameReactions',
          COALESCE((SELECT jsonb_agg(n.each - 'count' ORDER BY n.at) FROM jsonb_array_elements(s.details -> 'nameReactions')
            WITH ORDINALITY n (each, at)), '[]'::jsonb)) END AS stored,
        COALESCE(s.precedent_count, (s.details ->> 'precedentCount')::integer) >= ${leastPrecedents} AS is_enough
      FROM suggestions s
      JOIN structures t ON t.query_id = s.query_id AND t.id = s.structure_id
      WHERE s.query_id = ${queryId} AND NOT s.structure_id = ANY(s.precursor_ids)
    )
    SELECT names, stored, count(*) AS count, json_agg(id) FILTER (WHERE is_enough) AS ids, json_agg(place) FILTER (WHERE is_enough) AS places
    FROM told
    GROUP BY names, stored`);
  return rows.map(({ names, stored, count, ids, places }) => ({
    nameReactions: names === null && stored !== null ? readNames(stored) : (names ?? []).map((id) => ({ id })),
    count: Number(count),
    ids: ids ?? [],
    places: places ?? [],
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
