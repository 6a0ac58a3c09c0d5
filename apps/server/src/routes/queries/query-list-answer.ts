import type { QueryCounts, QueryFilter, QueryFilterCount, queryListQuery } from '@retron/contract';
import type { z } from 'zod';
import type { QueryCountsFound } from '../../repositories/query-counts.ts';
import type { QueryPage, QuerySearch, QueryTrait } from '../../repositories/query-search.ts';

type Asked = z.output<typeof queryListQuery>;

/** Which trait of a query each word of the wire names. */
const TRAIT_OF: Readonly<Record<QueryFilter, QueryTrait>> = {
  owner: 'owner',
  direction: 'direction',
  strategy: 'strategy',
  mode: 'runMode',
  breadth: 'maxSuggestions',
  library: 'libraries',
  nsteps: 'maxSteps',
  minlevels: 'precision',
  saved: 'isKept',
  status: 'status',
  version: 'plannerVersion',
};
const FILTERS = Object.entries(TRAIT_OF) as readonly (readonly [QueryFilter, QueryTrait])[];

export function searchOf(asked: Asked): QuerySearch {
  const chosen = Object.fromEntries(FILTERS.map(([filter, trait]) => [trait, asked[filter]]));
  const isKept = asked.saved?.map((saved) => (saved === '1' ? 'true' : 'false'));
  return { projectId: asked.projectid, term: asked.term, chosen: { ...chosen, isKept } };
}

export function pageOf({ sort, order, per_page: limit, page }: Asked): QueryPage {
  return { sort, order, limit, offset: (page - 1) * limit };
}

/** Counts in the words of the wire. */
export function countsAnswerOf({ all, values }: QueryCountsFound): QueryCounts {
  const onTheWire = (filter: QueryFilter, value: string) => (filter === 'saved' ? String(Number(value === 'true')) : value);
  const counts = FILTERS.map(([filter, trait]) => [
    filter,
    values[trait].map(({ value, count }): QueryFilterCount => ({ value: onTheWire(filter, value), count })),
  ]);
  return { all, values: Object.fromEntries(counts) as QueryCounts['values'] };
}
