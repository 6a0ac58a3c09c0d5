import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { molecules } from '../database/schema/molecules.ts';
import {
  isListOf,
  MOLECULE_TRAITS,
  type MoleculeFilter,
  type MoleculeTrait,
  passes,
  traitOf,
  whereOwn,
  whereSearched,
} from './molecule-search.ts';

/** Every value of each trait, with the molecules that have it. */
export type MoleculeTraitCounts = Readonly<Record<MoleculeTrait, readonly { readonly value: string; readonly count: number }[]>>;

const passesName = (trait: MoleculeTrait) => sql.identifier(`passes_${trait}`);

/** Whether molecules of `judged` pass every trait but one, whose own values are being counted. */
function passesOthers(trait: MoleculeTrait): SQL {
  const others = MOLECULE_TRAITS.filter((other) => other !== trait).map(passesName);
  return sql.join(others, sql` AND `);
}

/** What a search finds is found first, in an index alone; the rows are large. @param ids - what it found; null where the filter itself says it */
function searchedIn(userId: number, filter: MoleculeFilter, ids: readonly number[] | null): SQL {
  const own = whereOwn(userId);
  if (ids !== null) return sql`SELECT molecules.* FROM ${molecules} WHERE ${own} AND ${molecules.id} = ANY(${sql.param([...ids])}::int[])`;
  const searched = whereSearched(filter);
  if (searched === undefined) return sql`SELECT * FROM ${molecules} WHERE ${own}`;
  return sql`SELECT molecules.* FROM (SELECT ${molecules.id} FROM ${molecules} WHERE ${own} AND ${searched} OFFSET 0) AS found
    JOIN ${molecules} ON ${molecules.id} = found.id`;
}

/**
 * Counts every value that molecules have which the search finds, as if its own trait did not narrow; by the alphabet.
 *
 * Molecules that are alike in every trait are counted as one first, as queries are.
 *
 * @param ids - numbers of those that the search finds; null where the filter itself says it
 */
export async function countMoleculeTraits(
  database: Database,
  userId: number,
  filter: MoleculeFilter,
  ids: readonly number[] | null,
): Promise<MoleculeTraitCounts> {
  const traits = MOLECULE_TRAITS.map((trait) => sql`${traitOf(trait, userId, filter.starts)} AS ${sql.identifier(trait)}`);
  const judged = MOLECULE_TRAITS.map((trait) => sql`${passes(filter, trait, sql.identifier(trait)) ?? sql`true`} AS ${passesName(trait)}`);
  const counted = MOLECULE_TRAITS.map((trait) => {
    const source = isListOf(trait) ? sql`judged, unnest(judged.${sql.identifier(trait)}) AS each` : sql`judged`;
    const value = isListOf(trait) ? sql`each` : sql.identifier(trait);
    return sql`SELECT ${trait}::text AS trait, ${value} AS value,
        COALESCE(sum(number) FILTER (WHERE ${passesOthers(trait)}), 0)::integer AS count
      FROM ${source} GROUP BY ${value}`;
  });
  const { rows } = await database.execute<{ trait: MoleculeTrait; value: string; count: number }>(sql`
    WITH alike AS (
      SELECT ${sql.join(traits, sql`, `)}, count(*) AS number
      FROM (${searchedIn(userId, filter, ids)}) AS molecules
      GROUP BY ${sql.join(
        MOLECULE_TRAITS.map((_, place) => sql.raw(String(place + 1))),
        sql`, `,
      )}
    ),
    judged AS MATERIALIZED (SELECT *, ${sql.join(judged, sql`, `)} FROM alike)
    SELECT * FROM (${sql.join(counted, sql` UNION ALL `)}) AS counted
    ORDER BY trait, value COLLATE alphabet, value`);
  const values = (trait: MoleculeTrait) => rows.filter((row) => row.trait === trait).map(({ value, count }) => ({ value, count }));
  return Object.fromEntries(MOLECULE_TRAITS.map((trait) => [trait, values(trait)])) as Record<MoleculeTrait, ReturnType<typeof values>>;
}

/** The newest molecules that may have a part and fail in one trait at most, so that some value counts them: as many as wanted at most. */
export async function candidatesToCount(
  database: Database,
  userId: number,
  filter: MoleculeFilter,
  most: number,
): Promise<readonly { readonly id: number; readonly smiles: string }[]> {
  const inUse = MOLECULE_TRAITS.flatMap((trait) => passes(filter, trait, traitOf(trait, userId, filter.starts)) ?? []);
  const failures = sql.join(
    inUse.map((passed) => sql`(NOT ${passed})::int`),
    sql` + `,
  );
  const found = database.$with('found').as(
    database
      .select({ id: molecules.id })
      .from(molecules)
      .where(and(whereOwn(userId), whereSearched(filter), inUse.length < 2 ? undefined : sql`${failures} < 2`))
      .orderBy(desc(molecules.id))
      .limit(most),
  );
  return database
    .with(found)
    .select({ id: molecules.id, smiles: molecules.smiles })
    .from(found)
    .innerJoin(molecules, eq(molecules.id, found.id))
    .orderBy(desc(molecules.id));
}
