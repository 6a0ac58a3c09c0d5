import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { projects } from '../database/schema/projects.ts';
import { queries } from '../database/schema/queries.ts';
import { passes, passesTerm, QUERY_TRAITS, type QuerySearch, type QueryTrait, traitText, whereVisible } from './query-search.ts';

export interface TraitCount {
  readonly value: string;
  readonly count: number;
}

export interface QueryCountsFound {
  /** Queries before any narrowing. */
  readonly all: number;
  readonly values: Readonly<Record<QueryTrait, readonly TraitCount[]>>;
}

/** Whether queries of `judged` pass the term and every trait but one, whose own values are being counted. */
function passesOthers(trait: QueryTrait): SQL {
  const others = QUERY_TRAITS.filter((other) => other !== trait).map((other) => sql.identifier(`passes_${other}`));
  return sql.join([sql.identifier('passes_term'), ...others], sql` AND `);
}

/**
 * Counts every value that occurs among the queries the user may see, as if its own trait did not narrow; by value.
 *
 * Queries that are alike in every trait are counted as one first: of thousands a few hundred are left, which are then gone through
 * once for each trait.
 */
export async function countQueries(database: Database, userId: number, search: QuerySearch): Promise<QueryCountsFound> {
  const traits = QUERY_TRAITS.map(
    (trait) => sql`${trait === 'libraries' ? queries.libraries : traitText[trait]} AS ${sql.identifier(trait)}`,
  );
  const judged = QUERY_TRAITS.map(
    (trait) => sql`${passes(search, trait, sql.identifier(trait)) ?? sql`true`} AS ${sql.identifier(`passes_${trait}`)}`,
  );
  const counted = QUERY_TRAITS.map((trait) => {
    const source = trait === 'libraries' ? sql`judged, unnest(judged.libraries) AS library` : sql`judged`;
    const value = trait === 'libraries' ? sql`library` : sql.identifier(trait);
    return sql`SELECT ${trait}::text AS trait, ${value} AS value,
        COALESCE(sum(number) FILTER (WHERE ${passesOthers(trait)}), 0)::integer AS count
      FROM ${source} GROUP BY ${value}`;
  });
  const { rows } = await database.execute<{ trait: QueryTrait | 'all'; value: string; count: number }>(sql`
    WITH alike AS (
      SELECT ${sql.join(traits, sql`, `)}, ${passesTerm(search.term) ?? sql`true`} AS passes_term, count(*) AS number
      FROM ${queries}
      INNER JOIN ${projects} ON ${eq(projects.id, queries.projectId)}
      INNER JOIN ${users} ON ${eq(users.id, queries.userId)}
      WHERE ${whereVisible(userId, search.projectId)}
      GROUP BY ${sql.join(
        [...QUERY_TRAITS, 'passes_term'].map((_, place) => sql.raw(String(place + 1))),
        sql`, `,
      )}
    ),
    judged AS MATERIALIZED (SELECT *, ${sql.join(judged, sql`, `)} FROM alike)
    SELECT 'all' AS trait, '' AS value, COALESCE(sum(number), 0)::integer AS count FROM judged
    UNION ALL ${sql.join(counted, sql` UNION ALL `)}
    ORDER BY trait, value`);
  const values = Object.fromEntries(QUERY_TRAITS.map((trait): [string, TraitCount[]] => [trait, []])) as Record<QueryTrait, TraitCount[]>;
  let all = 0;
  for (const { trait, value, count } of rows) {
    if (trait === 'all') all = count;
    else values[trait].push({ value, count });
  }
  return { all, values };
}
