import { MOST_GROWN_STRUCTURES, type QueryGrowth } from '@retron/contract';
import type { Database } from '../database/database.ts';
import { newSuggestions } from '../repositories/new-suggestions.ts';

/** Where the tree of a query grew after suggestion `since`, for a reader who must fetch that and nothing else. */
export async function growthSince(database: Database, queryId: number, since: number): Promise<QueryGrowth> {
  const { newest, structures } = await newSuggestions(database, queryId, since, MOST_GROWN_STRUCTURES);
  return { upTo: newest, structures: structures === null ? 'all' : [...structures] };
}
