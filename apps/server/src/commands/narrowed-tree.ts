import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { findDisconnectionFilter, listDisconnections, saveDisconnectionFilter } from '../repositories/disconnections.ts';
import type { DisconnectionFilter } from '../repositories/stored/filter.ts';
import { findWays, groupByNameReactions } from '../repositories/suggestion-search.ts';
import { countSuggestions } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type CountedNameReaction, countNameReactions, passesFilter } from './disconnection-filter.ts';
import type { Outcome } from './outcome.ts';
import { readNamedSuggestions, readTree, type SuggestionPlace } from './read-tree.ts';
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

/** The first level of a tree. @param asked - what narrows it; undefined: what the reader kept */
export async function narrowedTree(
  database: Database,
  user: User,
  queryId: number,
  asked: DisconnectionFilter | undefined,
): Promise<Outcome<NarrowedTree>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  const [root, rows, filter] = await Promise.all([
    readTree(database, query),
    listDisconnections(database, query.id, TARGET),
    asked ?? findDisconnectionFilter(database, { queryId: query.id, userId: user.id }),
  ]);
  const passing = new Set(rows.filter((each) => passesFilter(each, filter)).map(({ id }) => id));
  return success({
    filter,
    suggestionCount: rows.length,
    suggestions: (root?.suggestions ?? []).filter(({ suggestion }) => passing.has(suggestion.id)),
  });
}

/** Suggestions that were asked for by number, wherever they stand. */
export interface NamedSuggestions {
  /** What narrowed them. */
  readonly filter: DisconnectionFilter;
  /** Suggestions of the target. */
  readonly suggestionCount: number;
  /** In the order asked for. */
  readonly found: readonly { readonly way: readonly number[]; readonly place: SuggestionPlace }[];
}

/** Suggestions of any structure by their numbers, each where it stands. @param asked - what narrows them besides; undefined: nothing */
export async function namedSuggestions(
  database: Database,
  user: User,
  queryId: number,
  ids: readonly number[],
  asked: DisconnectionFilter | undefined,
): Promise<Outcome<NamedSuggestions>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  const ways = await findWays(database, query.id, ids);
  const [[suggestionCount], found] = await Promise.all([
    countSuggestions(database, query.id, [{ id: TARGET, above: [TARGET] }]),
    readNamedSuggestions(
      database,
      query,
      [...new Set(ids)].map((id) => ways.get(id)).filter((way) => way !== undefined),
    ),
  ]);
  const filter = asked ?? { nameReactions: [] };
  return success({ filter, suggestionCount, found: found.filter(({ place }) => passesFilter(place.suggestion.details, filter)) });
}

/** What a filter lets in. */
export interface FilteredSuggestions {
  /** Suggestions there are, whatever the filter. */
  readonly suggestionCount: number;
  /** Numbers of those that pass. */
  readonly passing: readonly number[];
  /** What the filter can choose from, commonest first. */
  readonly nameReactions: readonly CountedNameReaction[];
}

/** Keeps what narrows the suggestions of the target for this reader; every reader of the query may. Those that pass come best first. */
export async function keepFilter(
  database: Database,
  user: User,
  queryId: number,
  filter: DisconnectionFilter,
): Promise<Outcome<FilteredSuggestions>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  await saveDisconnectionFilter(database, { queryId, userId: user.id }, filter);
  const rows = await listDisconnections(database, queryId, TARGET);
  return success({
    suggestionCount: rows.length,
    passing: rows.filter((each) => passesFilter(each, filter)).map(({ id }) => id),
    nameReactions: countNameReactions(rows),
  });
}

/** Filters the suggestions of every structure; nothing is kept. Those that pass come nearest to the target first. */
export async function filterTree(
  database: Database,
  user: User,
  queryId: number,
  filter: DisconnectionFilter & { readonly leastPrecedents: number },
): Promise<Outcome<FilteredSuggestions>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const groups = await groupByNameReactions(database, queryId, filter.leastPrecedents);
  const suggestionCount = groups.reduce((sum, { count }) => sum + count, 0);
  // Laid at their places instead of sorted: a hundred thousand would hold up the event loop.
  const atPlace = new Int32Array(suggestionCount + 1);
  for (const group of groups.filter((each) => passesFilter(each, filter))) {
    group.ids.forEach((id, index) => {
      atPlace[group.places[index]] = id;
    });
  }
  return success({
    suggestionCount,
    passing: Array.from(atPlace.filter((id) => id > 0)),
    nameReactions: countNameReactions(groups),
  });
}
