import { and, asc, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { molecules } from '../database/schema/molecules.ts';
import { queries } from '../database/schema/queries.ts';
import { byAlphabet, holds } from './alphabet.ts';

/** What molecules are narrowed and counted by. */
export const MOLECULE_TRAITS = ['tag', 'catalogue', 'used', 'origin', 'size', 'added'] as const;
export type MoleculeTrait = (typeof MOLECULE_TRAITS)[number];

/** Traits of which a molecule has several values, or none; they stand as lists. */
export const isListOf = (trait: MoleculeTrait): boolean => trait === 'tag' || trait === 'added';

/** When the days began by which the time is judged at which a molecule was added. */
export interface DayStarts {
  readonly today: Date;
  readonly week: Date;
  readonly month: Date;
}

/** What of a user's molecules is asked for; `null` narrows nothing. */
export interface MoleculeFilter {
  /** Part of the name. */
  readonly name: string | null;
  readonly inchiKey: string | null;
  /** Bits that a molecule must have, as a text of 0 and 1. */
  readonly parts: string | null;
  /** Fingerprint to be like, as a text of 0 and 1, and least similarity, 0 to 1. */
  readonly like: { readonly bits: string; readonly count: number; readonly least: number } | null;
  /** A molecule passes that has one of the chosen values of every trait in use. */
  readonly chosen: Readonly<Partial<Record<MoleculeTrait, readonly string[] | undefined>>>;
  readonly starts: DayStarts;
  readonly sort: 'added' | 'name' | 'weight';
  readonly order: 'asc' | 'desc';
}

/** Tanimoto similarity of a row to bits. */
export function similarityTo({ bits, count: bitCount }: { readonly bits: string; readonly count: number }): SQL<number> {
  const common = sql`bit_count(${molecules.likeness} & ${bits}::bit(2048))`;
  return sql<number>`(${common}::float8 / NULLIF(${molecules.likenessBits} + ${bitCount} - ${common}, 0))`.mapWith(Number);
}

export const whereOwn = (userId: number): SQL | undefined => and(eq(molecules.userId, userId), isNull(molecules.deletedAt));

/** What the search finds, whatever the chosen values; of a part those that may have it. */
export function whereSearched({ name, inchiKey, parts, like }: MoleculeFilter): SQL | undefined {
  return and(
    name === null ? undefined : holds([molecules.name], name),
    inchiKey === null ? undefined : eq(molecules.inchiKey, inchiKey),
    parts === null ? undefined : sql`(${molecules.parts} & ${parts}::bit(2048)) = ${parts}::bit(2048)`,
    like === null
      ? undefined
      : and(
          // Only molecules of about as many bits can be so similar.
          sql`${molecules.likenessBits} BETWEEN ${Math.floor(like.count * like.least)} AND ${Math.ceil(like.count / like.least)}`,
          sql`${similarityTo(like)} >= ${like.least}`,
        ),
  );
}

export function whereOf(userId: number, filter: MoleculeFilter): SQL | undefined {
  const chosen = MOLECULE_TRAITS.map((trait) => passes(filter, trait, traitOf(trait, userId, filter.starts)));
  return and(whereOwn(userId), whereSearched(filter), ...chosen);
}

/** Whether a filter leaves anything out. */
export function narrows({ name, inchiKey, parts, like, chosen }: MoleculeFilter): boolean {
  const searches = [name, inchiKey, parts, like];
  return searches.some((value) => value !== null) || MOLECULE_TRAITS.some((trait) => (chosen[trait] ?? []).length > 0);
}

/** Undefined for a trait that is not in use. @param value - where the trait stands, as text or as a list */
export function passes({ chosen }: MoleculeFilter, trait: MoleculeTrait, value: SQLWrapper): SQL | undefined {
  const values = chosen[trait] ?? [];
  if (values.length === 0) return undefined;
  const list = sql`${sql.param([...values])}::text[]`;
  return isListOf(trait) ? sql`${value} && ${list}` : sql`${value} = ANY(${list})`;
}

/** The value of a trait as text, or its values as a list. */
export function traitOf(trait: MoleculeTrait, userId: number, starts: DayStarts): SQL {
  switch (trait) {
    case 'tag':
      return sql`${molecules.tags}`;
    case 'catalogue':
      return sql`CASE WHEN ${molecules.inCatalogue} THEN 'yes' ELSE 'no' END`;
    case 'used':
      // By the key, as exact structures are searched: a tautomer that is drawn otherwise is the same compound.
      return sql`CASE WHEN ${molecules.inchiKey} IN (
        SELECT ${queries.inchiKey} FROM ${queries} WHERE ${queries.userId} = ${userId} AND ${queries.deletedAt} IS NULL
      ) THEN 'yes' ELSE 'no' END`;
    case 'origin':
      return sql`${molecules.origin}`;
    case 'size':
      return sql`CASE WHEN ${molecules.weight} < 300 THEN 'light' WHEN ${molecules.weight} <= 500 THEN 'middle' ELSE 'heavy' END`;
    case 'added':
      return addedWhen(starts);
  }
}

function addedWhen({ today, week, month }: DayStarts): SQL {
  const since = (start: Date) => sql`${molecules.createdAt} >= ${start.toISOString()}::timestamptz`;
  return sql`array_remove(ARRAY[
    CASE WHEN ${since(today)} THEN 'today' END,
    CASE WHEN ${since(week)} THEN 'week' END,
    CASE WHEN ${since(month)} THEN 'month' END,
    CASE WHEN NOT (${since(week)} OR ${since(month)}) THEN 'earlier' END
  ], NULL)`;
}

export function orderOf({ like, sort, order }: Pick<MoleculeFilter, 'like' | 'sort' | 'order'>): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  const key = { added: molecules.id, name: byAlphabet(molecules.name), weight: molecules.weight }[sort];
  return [...(like === null ? [] : [desc(similarityTo(like))]), direction(key), asc(molecules.id)];
}
