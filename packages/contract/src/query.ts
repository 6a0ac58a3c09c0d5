import { z } from 'zod';
import { MAX_NOTATION_LENGTH, MAX_QUERY_NAME_LENGTH, MAX_STEPS, MAX_SUGGESTIONS, maxStepsFor } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { queryGrowth } from './query-growth.ts';
import { STATUSES } from './words.ts';

const direction = z.enum(['synthesis', 'reaction'], MESSAGES.selectDirection);
const algorithm = z.enum(['OLD', 'NEW', 'NEW|UNPRECEDENTED', 'V3'], MESSAGES.selectAlgorithm);

export const queryName = z
  .string(MESSAGES.queryNameRequired)
  .trim()
  .min(1, MESSAGES.queryNameRequired)
  .max(MAX_QUERY_NAME_LENGTH, MESSAGES.queryNameTooLong);

/** Body of POST /app/apiv2/queries/start. Field names and limits: spec sections 3 and 5. Unset optional fields take the defaults of section 9. */
export const startQueryBody = z
  .object({
    projectid: z.coerce.number(MESSAGES.selectProject).int(MESSAGES.selectProject).positive(MESSAGES.selectProject),
    sessionid: queryName,
    comment: z.string().max(4000).default(''),
    rosdal: z.string(MESSAGES.targetRequired).min(1, MESSAGES.targetRequired).max(MAX_NOTATION_LENGTH),
    direction,
    algorithm,
    strategy: z.string(MESSAGES.selectStrategy).min(1, MESSAGES.selectStrategy),
    // A list; the names joined by `|`, as queries are answered, are taken too.
    library: z.union(
      [
        z.array(z.string().min(1, MESSAGES.selectLibrary)).min(1, MESSAGES.selectLibrary).max(20),
        z
          .string()
          .min(1)
          .transform((names) => names.split('|')),
      ],
      MESSAGES.selectLibrary,
    ),
    breadth: z.coerce
      .number(MESSAGES.setSuggestions)
      .int(MESSAGES.setSuggestions)
      .min(1, MESSAGES.setSuggestions)
      .max(MAX_SUGGESTIONS, MESSAGES.setSuggestions),
    nsteps: z.coerce.number(MESSAGES.setSteps).int(MESSAGES.setSteps).min(1, MESSAGES.setSteps).max(MAX_STEPS, MESSAGES.setSteps),
    minlevels: z.coerce
      .number(MESSAGES.setPrecision)
      .int(MESSAGES.setPrecision)
      .min(1, MESSAGES.setPrecision)
      .max(3, MESSAGES.setPrecision),
    mode: z.enum(['INTERACTIVE', 'BACKGROUND']).default('BACKGROUND'),
    useMailing: z.enum(['YES', 'NO']).default('NO'),
    autorunmode: z.string().max(100).optional(),
    saved: z.coerce.number().int().min(0).max(1).default(0),
  })
  .refine((query) => query.nsteps <= maxStepsFor(query.breadth), { error: MESSAGES.dimensions, path: ['nsteps'] })
  .refine((query) => query.direction === 'synthesis' || query.algorithm === 'OLD', {
    error: MESSAGES.selectAlgorithm,
    path: ['algorithm'],
  });
export type StartQueryBody = z.input<typeof startQueryBody>;

export const startQueryAnswer = z.object({ id: z.number().int() });
export const errorsAnswer = z.object({ errors: z.array(z.string()) });

export const queryProgress = z.object({
  /** 0 to 100. */
  percent: z.number(),
  structuresExpanded: z.number().int(),
  suggestionsFound: z.number().int(),
});
export type QueryProgress = z.infer<typeof queryProgress>;

/** GET /app/api/queries/{id}/status, and each message of the event stream GET /app/api/queries/{id}/events. */
export const queryStatusAnswer = z.object({
  status: z.enum(STATUSES),
  progress: queryProgress,
  /** Why a query ended with Error; null otherwise. */
  message: z.string().nullable(),
  /** Only for those who ask since when. */
  growth: queryGrowth.optional(),
});
export type QueryStatusAnswer = z.infer<typeof queryStatusAnswer>;

/** A query as lists and cards show it. Field names: spec section 3, Query. Times are ISO 8601 UTC. */
export const querySummary = z.object({
  id: z.number().int(),
  sessionid: z.string(),
  comment: z.string(),
  saved: z.number().int(),
  projectid: z.number().int(),
  projectName: z.string(),
  rosdal: z.string(),
  /** RDKit canonical SMILES of the target. */
  smiles: z.string(),
  direction,
  algorithm,
  status: z.enum(STATUSES),
  strategy: z.string(),
  /** Library names, joined by `|`. */
  library: z.string(),
  breadth: z.number().int(),
  nsteps: z.number().int(),
  minlevels: z.number().int(),
  queryGroup: z.literal('BONDSET'),
  /** InChIKey with `_` for `-`. */
  targethash: z.string(),
  user: z.string(),
  userid: z.number().int(),
  created: z.string(),
  finished: z.string().nullable(),
  expires: z.string().nullable(),
  /** Milliseconds of planning; null while none has finished. */
  duration: z.number().nullable(),
  /** Suggestions found so far, over the whole tree. */
  suggestions: z.number().int(),
  structures: z.number().int(),
  metadata: z.record(z.string(), z.unknown()),
  autorunmode: z.string(),
  autorun_name: z.string().nullable(),
  useMailing: z.enum(['YES', 'NO']),
  mode: z.enum(['INTERACTIVE', 'BACKGROUND']),
  /** Version of the planner that ran it. */
  version: z.string(),
  progress: queryProgress,
  message: z.string().nullable(),
  /** What the signed-in user may do with it. */
  mayEdit: z.boolean(),
});
export type QuerySummary = z.infer<typeof querySummary>;
