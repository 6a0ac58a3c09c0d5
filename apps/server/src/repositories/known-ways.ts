import type { StructureId } from '@retron/tree';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { structures } from '../database/schema/tree.ts';
import { refuseNewer } from './stored/suggestion.ts';

/** A structure where it stands in a tree. */
export interface BranchRoot {
  readonly structureId: StructureId;
  /** Structures above it. */
  readonly above: readonly StructureId[];
}

/**
 * How a structure and what it is made from are made, as JSON that is not read yet: of a large tree that takes a second, which a thread has and
 * this process has not.
 */
export interface WrittenWays {
  /** Numbers of the structures of the query that can be bought. */
  readonly inStock: string;
  /** Arrays of steps, slice by slice, as `branchOf` of chemistry reads them; best first for each structure. */
  readonly steps: readonly string[];
}

/** Steps of one slice: some 200 characters each, so that none takes long to be received. */
const STEPS_AT_ONCE = 5000;

/** What a branch to a structure may be made of: nothing above it is made again, and nothing that can be bought but the structure itself. */
export async function writtenWays(database: Database, queryId: number, { structureId, above }: BranchRoot): Promise<WrittenWays> {
  const notMade = above.filter((id) => id !== structureId);
  const [stock] = await database
    .select({ ids: sql<string>`COALESCE(json_agg(${structures.id} ORDER BY ${structures.id}), '[]')::text` })
    .from(structures)
    .where(and(eq(structures.queryId, queryId), eq(structures.isInStock, true)));
  const { rows } = await database.execute<{ steps: string; version: number }>(sql`
    WITH RECURSIVE made AS (
      SELECT ${structureId}::integer AS id
      UNION
      SELECT t.id
      FROM made
      JOIN suggestions s ON s.query_id = ${queryId} AND s.structure_id = made.id
      CROSS JOIN LATERAL unnest(s.precursor_ids) AS p (id)
      JOIN structures t ON t.query_id = ${queryId} AND t.id = p.id
      WHERE t.is_in_stock IS NOT TRUE AND NOT t.id = ANY(${sql.param(notMade)}::integer[])
    ), told AS (
      SELECT json_build_object('id', s.id, 'structureId', s.structure_id, 'rating', s.rating, 'probability', s.probability,
          'feasibility', d.feasibility, 'choice', d.choice, 'variantOf', d."variantOf", 'precursorIds', s.precursor_ids) AS step,
        COALESCE(d.version, 1) AS version, row_number() OVER (ORDER BY s.structure_id, s.rank) AS place
      FROM made
      JOIN suggestions s ON s.query_id = ${queryId} AND s.structure_id = made.id
      CROSS JOIN LATERAL jsonb_to_record(s.details) AS d (version integer, feasibility double precision, choice jsonb, "variantOf" integer)
    )
    SELECT json_agg(step ORDER BY place)::text AS steps, max(version) AS version
    FROM told
    GROUP BY (place - 1) / ${STEPS_AT_ONCE}
    ORDER BY min(place)`);
  for (const { version } of rows) refuseNewer(version);
  return { inStock: stock.ids, steps: rows.map(({ steps }) => steps) };
}
