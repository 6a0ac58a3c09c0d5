import type { QueryCounts, QueryFilter, QueryFilterCount, QueryListAnswer, queryListQuery } from '@retron/contract';
import type { z } from 'zod';
import type { QueryList } from '../commands/read-queries.ts';
import type { QueryCountsFound } from '../repositories/query-counts.ts';
import type { QueryPage, QuerySearch, QueryTrait } from '../repositories/query-search.ts';
import type { User } from '../repositories/users.ts';
import { querySummaryOf, UNKNOWN_VERSION } from './queries.ts';
import { directionWord, runModeWord, statusWord } from './words.ts';

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

/** Values of a trait in both words, where these differ. */
const VALUES: Readonly<Partial<Record<QueryFilter, { toWire(ours: string): string; fromWire(wire: string): string }>>> = {
  direction: directionWord,
  mode: runModeWord,
  status: statusWord,
  saved: { toWire: (ours) => (ours === 'true' ? '1' : '0'), fromWire: (wire) => (wire === '1' ? 'true' : 'false') },
  version: { toWire: (ours) => ours || UNKNOWN_VERSION, fromWire: (wire) => (wire === UNKNOWN_VERSION ? '' : wire) },
};

export function searchOf(asked: Asked): QuerySearch {
  const chosen = FILTERS.map(([filter, trait]) => {
    const words = VALUES[filter];
    return [trait, words ? asked[filter]?.map((value) => words.fromWire(value)) : asked[filter]];
  });
  return { projectId: asked.projectid, term: asked.term, chosen: Object.fromEntries(chosen) };
}

export function pageOf({ sort, order, per_page: limit, page }: Asked): QueryPage {
  return { sort, order, limit, offset: (page - 1) * limit };
}

export function queryListAnswerOf({ queries, total, counts }: QueryList, user: User): QueryListAnswer {
  const answer = { queries: queries.map((row) => querySummaryOf(row, user)), total };
  return counts === null ? answer : { ...answer, counts: countsAnswerOf(counts) };
}

function countsAnswerOf({ all, values }: QueryCountsFound): QueryCounts {
  const counts = FILTERS.map(([filter, trait]) => {
    const words = VALUES[filter];
    const found = values[trait].map(({ value, count }): QueryFilterCount => ({ value: words?.toWire(value) ?? value, count }));
    return [filter, words ? found.toSorted((a, b) => (a.value < b.value ? -1 : 1)) : found];
  });
  return { all, values: Object.fromEntries(counts) as QueryCounts['values'] };
}
