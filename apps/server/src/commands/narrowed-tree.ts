import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { findDisconnectionNotes, listDisconnections, saveDisconnectionFilter } from '../repositories/disconnections.ts';
import type { DisconnectionFilter } from '../repositories/stored/filter.ts';
import type { User } from '../repositories/users.ts';
import { passesFilter } from './disconnection-filter.ts';
import type { Outcome } from './outcome.ts';
import { readTree, type SuggestionPlace } from './read-tree.ts';
import { visibleQuery } from './visible-query.ts';

/** The target is always structure 1. */
const TARGET = 1;

/** The suggestions of a target that pass a filter. */
export interface NarrowedTree {
  readonly filter: DisconnectionFilter;
  /** Suggestions of the target, whatever the filter. */
  readonly suggestionCount: number;
  /** Those that pass, best first. */
  readonly suggestions: readonly SuggestionPlace[];
}

/** The first level of a tree. @param asked - what narrows it; undefined: what was kept */
export async function narrowedTree(
  database: Database,
  user: User,
  queryId: number,
  asked: DisconnectionFilter | undefined,
): Promise<Outcome<NarrowedTree>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  const [root, rows, notes] = await Promise.all([
    readTree(database, query),
    listDisconnections(database, query.id, TARGET),
    asked === undefined ? findDisconnectionNotes(database, query.id) : null,
  ]);
  const filter = asked ?? notes?.filter ?? { nameReactions: [] };
  const passing = new Set(rows.filter((each) => passesFilter(each, filter)).map(({ id }) => id));
  return success({
    filter,
    suggestionCount: rows.length,
    suggestions: (root?.suggestions ?? []).filter(({ suggestion }) => passing.has(suggestion.id)),
  });
}

/** Keeps what narrows the suggestions of the target; every reader of the query may. Answers the numbers of those that pass, best first. */
export async function keepFilter(
  database: Database,
  user: User,
  queryId: number,
  filter: DisconnectionFilter,
): Promise<Outcome<{ readonly suggestionCount: number; readonly passing: readonly number[] }>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  await saveDisconnectionFilter(database, queryId, filter);
  const rows = await listDisconnections(database, queryId, TARGET);
  return success({ suggestionCount: rows.length, passing: rows.filter((each) => passesFilter(each, filter)).map(({ id }) => id) });
}
