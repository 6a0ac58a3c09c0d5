import { z } from 'zod';
import { querySummary } from './query.ts';
import { STATUSES } from './words.ts';

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

/** PostgreSQL keeps no U+0000, so nothing that is kept can hold it. */
const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'), 'A text must not hold U+0000.');
const number = text.regex(/^\d{1,9}$/);

/** One value, or several by naming the parameter several times: a query passes that has any of them. */
function anyOf<Value extends z.ZodType<string>>(value: Value) {
  return z
    .union([z.array(value).max(100), value])
    .transform((chosen): readonly string[] => (typeof chosen === 'string' ? [chosen] : (chosen as readonly string[])))
    .optional();
}

/** GET /app/api/queries. Only queries of projects the user is a member of; a query passes that has a chosen value of every filter in use. */
export const queryListQuery = z.object({
  projectid: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .optional(),
  /** Looked for in name and description. */
  term: text.optional(),
  owner: anyOf(text),
  direction: anyOf(z.enum(['synthesis', 'reaction'])),
  strategy: anyOf(text),
  mode: anyOf(z.enum(['INTERACTIVE', 'BACKGROUND'])),
  breadth: anyOf(number),
  library: anyOf(text),
  nsteps: anyOf(number),
  minlevels: anyOf(number),
  saved: anyOf(z.enum(['0', '1'])),
  status: anyOf(z.enum(STATUSES)),
  version: anyOf(text),
  sort: z.enum(['created', 'name', 'status']).default('created'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** Whether the answer counts the values of every filter. */
  counts: z.enum(['yes', 'no']).default('no'),
  per_page: z.coerce.number().int().min(1).max(500).default(100),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

const filterCount = z.object({ value: z.string(), count: z.number().int() });
export type QueryFilterCount = z.infer<typeof filterCount>;

export const queryCounts = z.object({
  /** Queries before any filter and any term. */
  all: z.number().int(),
  /** Every value that occurs, with the queries that pass the term and the other filters. */
  values: z.record(z.enum(QUERY_FILTERS), z.array(filterCount)),
});
export type QueryCounts = z.infer<typeof queryCounts>;

export const queryListAnswer = z.object({
  queries: z.array(querySummary),
  /** Queries that pass, over all pages. */
  total: z.number().int(),
  counts: queryCounts.optional(),
});
export type QueryListAnswer = z.infer<typeof queryListAnswer>;
