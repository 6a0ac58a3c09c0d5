import { z } from 'zod';
import { descriptionText } from '../wire/description.ts';
import { MAX_NOTATION_LENGTH, MAX_QUERY_NAME_LENGTH, MAX_STEPS, MAX_SUGGESTIONS, maxStepsFor } from '../wire/limits.ts';
import { MESSAGES } from '../wire/messages.ts';
import { MAX_LIBRARIES, TEXTS } from '../wire/own-texts.ts';
import { MAX_INT32, nameString, queryGroup, storable, text, wholeNumber } from '../wire/primitives.ts';
import { AUTORUN_MODE_NAMES, EXPERT_MODE, STATUSES } from '../wire/words.ts';
import { queryGrowth } from './query-growth.ts';
import { givenReagents, reagentEntry } from './reagent.ts';
import { routeWishes } from './route-wishes.ts';

const direction = z.enum(['synthesis', 'reaction'], MESSAGES.selectDirection).describe('Retrosynthesis or forward reaction prediction.');
const algorithm = z
  .enum(['OLD', 'NEW', 'NEW|UNPRECEDENTED', 'V3'], MESSAGES.selectAlgorithm)
  .describe('Brute Force, Complexity Reduction, Unprecedented, Multi Step; the forward direction has only OLD.');
const mode = z.enum(['INTERACTIVE', 'BACKGROUND']);
const useMailing = z.enum(['YES', 'NO']);
const autorunmode = z.enum([...AUTORUN_MODE_NAMES, EXPERT_MODE], TEXTS.unknownMode);

export const queryName = storable(
  nameString(MESSAGES.queryNameRequired).trim().min(1, MESSAGES.queryNameRequired).max(MAX_QUERY_NAME_LENGTH, MESSAGES.queryNameTooLong),
);

const libraryNames = z
  .array(storable(z.string(MESSAGES.selectLibrary).trim().min(1, MESSAGES.selectLibrary).max(200)), MESSAGES.selectLibrary)
  .min(1, MESSAGES.selectLibrary)
  .max(MAX_LIBRARIES, TEXTS.tooManyLibraries);

/** What every way of starting a query takes. */
export const autorunSettings = {
  projectid: wholeNumber({ min: 1, max: MAX_INT32 }, MESSAGES.selectProject).describe('Number of the project.'),
  sessionid: queryName.describe('Name of the query: one that the user has not given yet.'),
  comment: descriptionText.default('').describe('Its description.'),
  rosdal: storable(
    z.string(MESSAGES.targetRequired).min(1, MESSAGES.targetRequired).max(MAX_NOTATION_LENGTH, TEXTS.notationTooLong),
  ).describe('The target: SMILES, ROSDAL or a molfile.'),
  mode: mode.default('BACKGROUND').describe('INTERACTIVE is planned before BACKGROUND.'),
  useMailing: useMailing.default('NO').describe('Whether the user wants mail when it is done.'),
  saved: wholeNumber({ min: 0, max: 1 }).prefault(0).describe('1 keeps the query for ever.'),
  user: text(200).optional().describe('User name of who is signed in: nobody starts queries in the name of others.'),
};

/** Body of POST /app/apiv2/queries/start, but for what its fields say of each other. */
export const startSettings = z.strictObject({
  ...autorunSettings,
  direction,
  algorithm,
  strategy: storable(z.string(MESSAGES.selectStrategy).min(1, MESSAGES.selectStrategy).max(200)).describe('Name of the strategy.'),
  library: z
    .preprocess((names) => (typeof names === 'string' ? names.split('|') : names), libraryNames)
    .describe('Names of the transform libraries, as a list or joined by `|`; a family means its newest version.') as unknown as z.ZodType<
    string[],
    readonly string[] | string
  >,
  reagents: givenReagents
    .default([])
    .describe('Forward direction: what stands above the arrow, each by a name of `listReagents` or as SMILES.'),
  breadth: wholeNumber({ min: 1, max: MAX_SUGGESTIONS }, MESSAGES.setSuggestions).describe('Suggestions for each structure.'),
  nsteps: wholeNumber({ min: 1, max: MAX_STEPS }, MESSAGES.setSteps).describe('Steps from the target; many suggestions allow few.'),
  minlevels: wholeNumber({ min: 1, max: 3 }, MESSAGES.setPrecision).describe('Precision: 1 low, 2 medium, 3 high.'),
  routes: routeWishes.optional().describe('Retrosynthesis: what is asked of the ways to the target.'),
  queryGroup: queryGroup.default('BONDSET').describe('How the suggestions of one structure are grouped; there is one way.'),
  autorunmode: autorunmode.optional().describe('The mode of the simple form that the settings come from; absent, Expert.'),
  autorun_name: autorunmode.nullish().describe('The same as `autorunmode`, which counts where both are given.'),
});

/** What fields of a start say of each other. */
interface Agreeing {
  readonly breadth: number;
  readonly nsteps: number;
  readonly direction: 'synthesis' | 'reaction';
  readonly algorithm: string;
  readonly routes?: { readonly longest?: number | undefined; readonly structures?: number | undefined } | undefined;
  readonly reagents: readonly string[];
}

/** A way of starting queries, its fields held against each other. */
export function agreeing<Schema extends z.ZodType<Agreeing>>(schema: Schema): Schema {
  return schema
    .refine((query) => query.nsteps <= maxStepsFor(query.breadth), { error: MESSAGES.dimensions, path: ['nsteps'] })
    .refine((query) => query.direction === 'synthesis' || query.algorithm === 'OLD', {
      error: MESSAGES.selectAlgorithm,
      path: ['algorithm'],
    })
    .refine(({ algorithm, routes }) => algorithm === 'V3' || (routes?.longest ?? routes?.structures) === undefined, {
      error: TEXTS.routesOfV3,
      path: ['routes'],
    })
    .refine((query) => query.direction === 'synthesis' || query.routes === undefined, { error: TEXTS.wishesForward, path: ['routes'] })
    .refine((query) => query.direction === 'reaction' || query.reagents.length === 0, {
      error: TEXTS.reagentsBackwards,
      path: ['reagents'],
    });
}

/** Body of POST /app/apiv2/queries/start. Field names and limits: spec sections 3 and 5. Unset optional fields take the defaults of section 9. */
export const startQueryBody = agreeing(startSettings);
export type StartQueryBody = z.input<typeof startQueryBody>;

export const startQueryAnswer = z.object({ id: z.number().int().describe('Number of the new query.') });

export const queryProgress = z.object({
  percent: z.number().describe('0 to 100.'),
  structuresExpanded: z.number().int().describe('Structures whose suggestions were looked for.'),
  suggestionsFound: z.number().int().describe('Suggestions found so far.'),
});
export type QueryProgress = z.infer<typeof queryProgress>;

export const queryWaiting = z.object({
  before: z.number().int().describe('Queries that are planned before it, as far as can be told.'),
  note: z
    .string()
    .nullable()
    .describe('Why it may wait for long, such as a library that no planner has; null where only others are before it.'),
});
export type QueryWaiting = z.infer<typeof queryWaiting>;

/** GET /app/api/queries/{id}/status, and each message of the event stream GET /app/api/queries/{id}/events. */
export const queryStatusAnswer = z.object({
  status: z.enum(STATUSES).describe('Busy while it runs; otherwise final.'),
  progress: queryProgress.describe('How far it is.'),
  message: z.string().nullable().describe('Why a query ended with Error; null otherwise.'),
  waiting: queryWaiting.optional().describe('How it waits to be planned; only while it does.'),
  growth: queryGrowth.optional().describe('Where the tree grew; only for those who ask since when.'),
});
queryStatusAnswer.register(z.globalRegistry, { id: 'QueryStatus', description: 'Whether a query still runs, and how far it is.' });
export type QueryStatusAnswer = z.infer<typeof queryStatusAnswer>;

/** A query as lists and cards show it. Field names: spec section 3, Query. Times are ISO 8601 UTC. */
export const querySummary = z.object({
  id: z.number().int().describe('Number of the query.'),
  sessionid: z.string().describe('Its name.'),
  comment: z.string().describe('Its description.'),
  saved: z.number().int().describe('1: it is kept for ever.'),
  projectid: z.number().int().describe('Number of its project.'),
  projectName: z.string().describe('Name of its project.'),
  rosdal: z.string().describe('The target in ROSDAL.'),
  smiles: z.string().describe('RDKit canonical SMILES of the target.'),
  direction,
  algorithm,
  status: z.enum(STATUSES).describe('Busy while it runs; otherwise final.'),
  strategy: z.string().describe('Name of its strategy.'),
  library: z.string().describe('Library names, joined by `|`.'),
  reagents: z
    .array(reagentEntry)
    .optional()
    .describe('Forward direction: what was given as standing above the arrow; absent where nothing was.'),
  routes: routeWishes.optional().describe('What was asked of the ways to the target; absent where nothing was.'),
  breadth: z.number().int().describe('Suggestions for each structure.'),
  nsteps: z.number().int().describe('Steps from the target.'),
  minlevels: z.number().int().describe('Precision: 1 low, 2 medium, 3 high.'),
  queryGroup: z.literal('BONDSET').describe('How the suggestions of one structure are grouped.'),
  targethash: z.string().describe('InChIKey with `_` for `-`.'),
  user: z.string().describe('User name of who started it.'),
  userid: z.number().int().describe('Number of who started it.'),
  created: z.string().describe('When it was started, ISO 8601 UTC.'),
  finished: z.string().nullable().describe('When it was done, ISO 8601 UTC; null while it is Busy.'),
  expires: z.string().nullable().describe('When it is put away, ISO 8601 UTC; null for never.'),
  duration: z.number().nullable().describe('Milliseconds of planning; null while none has finished.'),
  suggestions: z.number().int().describe('Suggestions found so far, over the whole tree.'),
  structures: z.number().int().describe('Structures found so far, over the whole tree.'),
  routesFound: z.number().int().optional().describe('Routes to known materials found so far; absent where none are looked for.'),
  metadata: z.record(z.string(), z.unknown()).describe('What programs have noted with it.'),
  autorunmode: z.string().describe('Name of the mode it was started by; Expert for none.'),
  autorun_name: z.string().nullable().describe('The same; null for none.'),
  useMailing: z.enum(['YES', 'NO']).describe('Whether the user wanted mail.'),
  mode: z.enum(['INTERACTIVE', 'BACKGROUND']).describe('INTERACTIVE is planned before BACKGROUND.'),
  version: z
    .string()
    .describe('Version and build of the planner that ran it last; `unknown` where that is not recorded, and before it has begun.'),
  progress: queryProgress.describe('How far it is.'),
  message: z.string().nullable().describe('Why it ended with Error; null otherwise.'),
  comments: z.number().int().optional().describe('Comments on it and on its suggestions; absent where there are none.'),
  mayEdit: z.boolean().describe('Whether the signed-in user may rename, keep, stop and delete it.'),
  mayStop: z.boolean().optional().describe('True where the signed-in user may stop it alone, having continued it; absent otherwise.'),
});
querySummary.register(z.globalRegistry, { id: 'QuerySummary', description: 'A query as lists and cards show it.' });
export type QuerySummary = z.infer<typeof querySummary>;
