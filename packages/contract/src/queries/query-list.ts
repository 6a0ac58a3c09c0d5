import { z } from 'zod';
import { anyOf, id, page, perPage, searchTerm, text } from '../wire/primitives.ts';
import { STATUSES } from '../wire/words.ts';
import { querySummary } from './query.ts';

/** What queries can be narrowed by, in the field names of a query. Source: spec section 2, "Project page". */
export const QUERY_FILTERS = [
  'owner',
  'direction',
  'strategy',
  'mode',
  'breadth',
  'library',
  'nsteps',
  'minlevels',
  'saved',
  'status',
  'version',
] as const;
export type QueryFilter = (typeof QUERY_FILTERS)[number];

const name = text(200);
const number = text(9).regex(/^\d+$/);

/** A query passes that has a chosen value of every filter in use. */
export const queryListQuery = z.object({
  projectid: id.optional().describe('Only queries of this project.'),
  term: searchTerm.optional().describe('Looked for in name and description.'),
  owner: anyOf(name).describe('User names of those who started them.'),
  direction: anyOf(z.enum(['synthesis', 'reaction'])).describe('Directions.'),
  strategy: anyOf(name).describe('Names of strategies.'),
  mode: anyOf(z.enum(['INTERACTIVE', 'BACKGROUND'])).describe('Run modes.'),
  breadth: anyOf(number).describe('Numbers of suggestions for each structure.'),
  library: anyOf(name).describe('Names of libraries.'),
  nsteps: anyOf(number).describe('Numbers of steps; of the longest route where one is asked for.'),
  minlevels: anyOf(number).describe('Precisions.'),
  saved: anyOf(z.enum(['0', '1'])).describe('1 for those that are kept for ever.'),
  status: anyOf(z.enum(STATUSES)).describe('Statuses.'),
  version: anyOf(name).describe('Versions of the planner.'),
  sort: z.enum(['created', 'name', 'status']).default('created').describe('What to sort by.'),
  order: z.enum(['asc', 'desc']).default('desc').describe('Ascending or descending.'),
  counts: z.enum(['yes', 'no']).default('no').describe('Whether the answer counts the values of every filter.'),
  per_page: perPage({ max: 500, usual: 100 }),
  page,
});

const filterCount = z.object({
  value: z.string().describe('The value.'),
  count: z.number().int().describe('Queries that have it.'),
});
export type QueryFilterCount = z.infer<typeof filterCount>;

export const queryCounts = z.object({
  all: z.number().int().describe('Queries before any filter and any term.'),
  values: z
    .record(z.enum(QUERY_FILTERS), z.array(filterCount))
    .describe('Every value that occurs, with the queries that pass the term and the other filters.'),
});
export type QueryCounts = z.infer<typeof queryCounts>;

export const queryListAnswer = z.object({
  queries: z.array(querySummary).describe('The queries of the page.'),
  total: z.number().int().describe('Queries that pass, over all pages.'),
  counts: queryCounts.optional().describe('Only for those who ask for them.'),
});
export type QueryListAnswer = z.infer<typeof queryListAnswer>;
