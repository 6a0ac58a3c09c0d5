import { MOST_GROWN_STRUCTURES } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { newSuggestions, type TreeNews } from '../repositories/new-suggestions.ts';
import { hasQueryNamed } from '../repositories/queries.ts';
import { countQueries, type QueryCountsFound } from '../repositories/query-counts.ts';
import { listQueries, type QueryRow } from '../repositories/query-listing.ts';
import { leftOutOfQuery, listProvenance, type RunProvenance } from '../repositories/query-runs.ts';
import type { QueryPage, QuerySearch } from '../repositories/query-search.ts';
import type { User } from '../repositories/users.ts';
import type { Outcome } from './outcome.ts';
import { type Waiting, waitingOf } from './queue-place.ts';
import { readTree, type StructurePlace } from './read-tree.ts';
import { visibleQuery } from './visible-query.ts';

/** A query with the first level of its tree. */
export interface QueryDetails {
  readonly row: QueryRow;
  /** Null before the planner has said anything. */
  readonly tree: StructurePlace | null;
  /** By the planner's codes. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly runs: readonly RunProvenance[];
}

/** Queries of the user's projects: one page of those that pass. */
export interface QueryList {
  readonly queries: readonly QueryRow[];
  readonly total: number;
  /** Null where nobody asked for them. */
  readonly counts: QueryCountsFound | null;
}

/** @param isCounted - whether the values of every trait are counted too */
export async function readQueries(
  database: Database,
  user: User,
  search: QuerySearch,
  page: QueryPage,
  isCounted: boolean,
): Promise<QueryList> {
  const [found, counts] = await Promise.all([
    listQueries(database, user.id, search, page),
    isCounted ? countQueries(database, user.id, search) : null,
  ]);
  return { ...found, counts };
}

/** How far a query is. */
export interface QueryStatus {
  readonly row: QueryRow;
  /** Null where nobody asked for it. */
  readonly news: TreeNews | null;
  /** Null when it does not wait. */
  readonly waiting: Waiting | null;
}

/** @param since - the newest suggestion that the reader has: where the tree grew after it is told too */
export async function readStatus(database: Database, user: User, queryId: number, since?: number): Promise<Outcome<QueryStatus>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const [news, waiting] = await Promise.all([
    since === undefined ? null : newSuggestions(database, queryId, since, MOST_GROWN_STRUCTURES),
    waitingOf(database, row.value.query),
  ]);
  return success({ row: row.value, news, waiting });
}

export async function readQuery(database: Database, user: User, queryId: number): Promise<Outcome<QueryDetails>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const [tree, leftOut, runs] = await Promise.all([
    readTree(database, row.value.query),
    leftOutOfQuery(database, queryId),
    listProvenance(database, queryId),
  ]);
  return success({ row: row.value, tree, leftOut, runs });
}

/** Whether the user has a query of that name. */
export function hasQuery(database: Database, user: User, name: string): Promise<boolean> {
  return hasQueryNamed(database, user.id, name);
}
