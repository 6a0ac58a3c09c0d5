import { and, asc, desc, eq, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../database/schema/accounts.ts';
import { projects } from '../database/schema/projects.ts';
import { queries } from '../database/schema/queries.ts';
import { byAlphabet, holds } from './alphabet.ts';
import { isMemberOf } from './membership.ts';

/** What queries are narrowed and counted by. */
export const QUERY_TRAITS = [
  'owner',
  'direction',
  'strategy',
  'runMode',
  'maxSuggestions',
  'libraries',
  'maxSteps',
  'precision',
  'isKept',
  'status',
  'plannerVersion',
] as const;
export type QueryTrait = (typeof QUERY_TRAITS)[number];

/** Which queries: a query passes that holds the term and has one of the chosen values of every trait in use. */
export interface QuerySearch {
  readonly projectId: number | undefined;
  /** Looked for in name and description. */
  readonly term: string | undefined;
  /** As text, also where the trait is a number or a yes or no. */
  readonly chosen: Readonly<Partial<Record<QueryTrait, readonly string[] | undefined>>>;
  /** Only queries for the target of this one that have another name. */
  readonly comparableWith?: Pick<typeof queries.$inferSelect, 'inchiKey' | 'name'>;
}

export interface QueryPage {
  readonly sort: 'created' | 'name' | 'status';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The value of a trait as text; a query has several only of libraries. */
export const traitText: Readonly<Record<Exclude<QueryTrait, 'libraries'>, SQL<string>>> = {
  owner: sql`${users.username}`,
  direction: sql`${queries.direction}`,
  strategy: sql`${queries.strategy}`,
  runMode: sql`${queries.runMode}`,
  maxSuggestions: sql`${queries.maxSuggestions}::text`,
  /** Of the longest route where one is asked for, as cards show them. */
  maxSteps: sql`COALESCE(${queries.routeWishes}->>'longest', ${queries.maxSteps}::text)`,
  precision: sql`${queries.precision}::text`,
  isKept: sql`${queries.isKept}::text`,
  status: sql`${queries.status}`,
  /** Empty where it is not known. */
  plannerVersion: sql`COALESCE(${queries.plannerVersion}, '')`,
};

export const isMember = (userId: number): SQL => isMemberOf(queries.projectId, userId);

/** Queries that the user may see at all. */
export function whereVisible(userId: number, projectId: number | undefined): SQL | undefined {
  return and(
    isNull(queries.deletedAt),
    isNull(projects.deletedAt),
    isMember(userId),
    projectId === undefined ? undefined : eq(queries.projectId, projectId),
  );
}

export const passesTerm = (term: string | undefined): SQL | undefined => holds([queries.name, queries.comment], term);

/** How target hashes are written does not count: with `-`, with `_` or without. */
export function isComparable({ comparableWith }: QuerySearch): SQL | undefined {
  if (comparableWith === undefined) return undefined;
  const { inchiKey, name } = comparableWith;
  return and(sql`translate(${queries.inchiKey}, '-_', '') = ${inchiKey.replaceAll(/[-_]/g, '')}`, ne(queries.name, name));
}

/**
 * Undefined for a trait that is not in use.
 *
 * @param value - where the trait stands, as text (libraries: as a list); by default in the query itself
 */
export function passes(
  { chosen }: QuerySearch,
  trait: QueryTrait,
  value: SQLWrapper = trait === 'libraries' ? queries.libraries : traitText[trait],
): SQL | undefined {
  const values = chosen[trait] ?? [];
  if (values.length === 0) return undefined;
  const list = sql`${sql.param([...values])}::text[]`;
  return trait === 'libraries' ? sql`${value} && ${list}` : sql`${value} = ANY(${list})`;
}

/** What is under way first, then what failed. */
const statusKey = sql`array_position(ARRAY['planning', 'failed', 'finished', 'stopped'], ${queries.status})`;

/** The newer first where the order leaves two equal. */
export function orderOf({ sort, order }: QueryPage): readonly SQL[] {
  const along = order === 'asc' ? asc : desc;
  switch (sort) {
    case 'created':
      return [along(queries.createdAt), along(queries.id)];
    case 'name':
      return [along(byAlphabet(queries.name)), desc(queries.createdAt), desc(queries.id)];
    case 'status':
      return [along(statusKey), desc(queries.createdAt), desc(queries.id)];
  }
}
