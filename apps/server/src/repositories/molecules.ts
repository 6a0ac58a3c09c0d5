import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { molecules } from '../database/schema/molecules.ts';
import { type MoleculeFilter, orderOf, similarityTo, whereOf, whereOwn } from './molecule-search.ts';

export type MoleculeRow = Omit<typeof molecules.$inferSelect, 'likeness' | 'parts'>;
export type NewMolecule = Omit<typeof molecules.$inferInsert, 'id' | 'createdAt' | 'changedAt' | 'deletedAt'>;
export type MoleculeChange = Partial<Omit<NewMolecule, 'userId'>>;

const { likeness: _likeness, parts: _parts, ...columns } = getTableColumns(molecules);

/** A page of what is asked for. */
export interface MoleculeRows {
  readonly rows: readonly (MoleculeRow & { readonly similarity: number | null })[];
  /** How many there are on all pages. */
  readonly total: number;
}

/**
 * A page of what is asked for, with how similar each is.
 *
 * Which molecules are on it is found in an index alone where the filter looks at nothing else (`molecules_names`, `molecules_likeness`,
 * `molecules_parts`): the rows are large, and reading all of a library takes ten times as long. What is found is counted on the way.
 */
export async function listMolecules(
  database: Database,
  userId: number,
  filter: MoleculeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MoleculeRows> {
  const similarity = filter.like === null ? sql<number | null>`NULL::float8` : similarityTo(filter.like);
  const found = database.$with('found').as(
    database
      .select({
        id: molecules.id,
        similarity: sql<number | null>`${similarity}`.as('similarity'),
        total: sql<number>`count(*) OVER ()`.mapWith(Number).as('total'),
        place: sql<number>`row_number() OVER (ORDER BY ${sql.join(orderOf(filter), sql`, `)})`.mapWith(Number).as('place'),
      })
      .from(molecules)
      .where(whereOf(userId, filter))
      .orderBy(...orderOf(filter))
      .limit(limit)
      .offset(offset),
  );
  const rows = await database
    .with(found)
    .select({ ...columns, similarity: found.similarity, total: found.total })
    .from(found)
    .innerJoin(molecules, eq(molecules.id, found.id))
    .orderBy(found.place);
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countMolecules(database, userId, filter));
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}

/** The newest molecules, or the first by another order, of a library that nothing narrows: what is on further pages is not looked at. */
export async function listAllMolecules(
  database: Database,
  userId: number,
  order: Pick<MoleculeFilter, 'sort' | 'order'>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MoleculeRows['rows']> {
  const rows = await database
    .select(columns)
    .from(molecules)
    .where(whereOwn(userId))
    .orderBy(...orderOf({ ...order, like: null }))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, similarity: null }));
}

/** The first molecules, in their order, that have all bits of a part: as many as wanted at most. */
export async function candidatesOf(
  database: Database,
  userId: number,
  filter: MoleculeFilter,
  most: number,
): Promise<readonly MoleculeRow[]> {
  const found = database.$with('found').as(
    database
      .select({ id: molecules.id })
      .from(molecules)
      .where(whereOf(userId, filter))
      .orderBy(...orderOf(filter))
      .limit(most),
  );
  return database
    .with(found)
    .select(columns)
    .from(found)
    .innerJoin(molecules, eq(molecules.id, found.id))
    .orderBy(...orderOf(filter));
}

/** The next ones of what is asked for behind a number, in the order in which they were added; the filter's order does not count. */
export async function moleculesAfter(
  database: Database,
  userId: number,
  filter: MoleculeFilter,
  after: number,
  limit: number,
): Promise<readonly (MoleculeRow & { readonly similarity: number | null })[]> {
  const similarity = filter.like === null ? sql<number | null>`NULL` : similarityTo(filter.like);
  return database
    .select({ ...columns, similarity })
    .from(molecules)
    .where(and(whereOf(userId, filter), gt(molecules.id, after)))
    .orderBy(asc(molecules.id))
    .limit(limit);
}

async function countMolecules(database: Database, userId: number, filter: MoleculeFilter): Promise<number> {
  const rows = await database.select({ value: count() }).from(molecules).where(whereOf(userId, filter));
  return rows[0].value;
}

/** How many molecules a user has. */
export async function countAllMolecules(database: Database, userId: number): Promise<number> {
  const rows = await database.select({ value: count() }).from(molecules).where(whereOwn(userId));
  return rows[0].value;
}

/** By the alphabet. Molecules with the same tags are counted first: an import gives the same to all of its own. */
export async function listMoleculeTags(database: Database, userId: number): Promise<readonly { tag: string; count: number }[]> {
  const rows = await database.execute<{ tag: string; count: number }>(
    sql`WITH same AS (
          SELECT tags, count(*) AS molecules FROM molecules
          WHERE user_id = ${userId} AND deleted_at IS NULL AND tags <> '{}' GROUP BY tags)
        SELECT tag, sum(molecules)::int AS count FROM same, unnest(tags) AS tag GROUP BY tag ORDER BY tag COLLATE alphabet, tag`,
  );
  return rows.rows;
}

const isNamed = (name: string) => sql`lower(${molecules.name}) = lower(${name.trim()})`;

/** By its name, whatever the capitals. */
export async function findMolecule(database: Database, userId: number, name: string): Promise<MoleculeRow | null> {
  const rows = await database
    .select(columns)
    .from(molecules)
    .where(and(whereOwn(userId), isNamed(name)));
  return rows[0] ?? null;
}

/** Structures of molecules by their names as they are given, as far as there are such, whatever the capitals. */
export async function structuresByName(database: Database, userId: number, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const asked = sql`unnest(${sql.param([...names])}::text[]) AS asked(name)`;
  const rows = await database
    .select({ name: sql<string>`asked.name`, smiles: molecules.smiles })
    .from(asked)
    // Both made small by the database: what it makes of letters beyond ASCII is its locale's.
    .innerJoin(molecules, sql`lower(${molecules.name}) = lower(asked.name)`)
    .where(whereOwn(userId));
  return new Map(rows.map(({ name, smiles }) => [name, smiles]));
}

export type KeptMolecule = Pick<MoleculeRow, 'id' | 'name' | 'tags'>;

/**
 * Molecules of some structures, by canonical SMILES; where several are of one structure, the one that was added first. The key
 * is what the index has, and alone would take tautomers for one.
 */
export async function keptByStructure(
  database: Database,
  userId: number,
  structures: readonly Pick<MoleculeRow, 'smiles' | 'inchiKey'>[],
): Promise<ReadonlyMap<string, KeptMolecule>> {
  if (structures.length === 0) return new Map();
  const [keys, smiles] = [structures.map(({ inchiKey }) => inchiKey), structures.map((structure) => structure.smiles)];
  const rows = await database
    .select({ smiles: molecules.smiles, id: molecules.id, name: molecules.name, tags: molecules.tags })
    .from(molecules)
    .where(
      and(
        whereOwn(userId),
        sql`${molecules.inchiKey} = ANY(${sql.param(keys)}::text[])`,
        sql`${molecules.smiles} = ANY(${sql.param(smiles)}::text[])`,
      ),
    )
    .orderBy(desc(molecules.id));
  // Of several the last in this order stays: the one that was added first.
  return new Map(rows.map(({ smiles: structure, ...kept }) => [structure, kept]));
}

/** Those of some names that are taken, as they are given. */
export async function takenNames(database: Database, userId: number, names: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await structuresByName(database, userId, names)).keys());
}

export async function insertMolecules(database: Database, rows: readonly NewMolecule[]): Promise<readonly MoleculeRow[]> {
  return rows.length === 0
    ? []
    : database
        .insert(molecules)
        .values([...rows])
        .returning(columns);
}

export async function updateMolecule(database: Database, id: number, change: MoleculeChange): Promise<MoleculeRow> {
  const rows = await database
    .update(molecules)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(molecules.id, id))
    .returning(columns);
  return rows[0];
}

export async function deleteMolecule(database: Database, id: number): Promise<void> {
  await database.update(molecules).set({ deletedAt: sql`now()` }).where(eq(molecules.id, id));
}

/** The one of a name that was deleted last, less than a day ago. */
export async function findDeletedMolecule(database: Database, userId: number, name: string): Promise<MoleculeRow | null> {
  const rows = await database
    .select(columns)
    .from(molecules)
    .where(and(eq(molecules.userId, userId), sql`${molecules.deletedAt} > now() - interval '1 day'`, isNamed(name)))
    .orderBy(desc(molecules.deletedAt))
    .limit(1);
  return rows[0] ?? null;
}

export async function undeleteMolecule(database: Database, id: number): Promise<void> {
  await database.update(molecules).set({ deletedAt: null }).where(eq(molecules.id, id));
}

/** Puts away for good what was deleted a day ago. */
export async function purgeMolecules(database: Database): Promise<void> {
  await database.delete(molecules).where(and(isNotNull(molecules.deletedAt), sql`${molecules.deletedAt} < now() - interval '1 day'`));
}

/** Until the end of the transaction nobody adds molecules of this user. */
export async function lockMolecules(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.molecules}, ${userId})`);
}
