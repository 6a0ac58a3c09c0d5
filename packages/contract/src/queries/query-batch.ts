import { z } from 'zod';
import { TEXTS } from '../wire/own-texts.ts';
import { requiredText } from '../wire/primitives.ts';
import { problemDetail } from '../wire/problems.ts';
import { agreeing, startSettings } from './query.ts';
import { routeWishes } from './route-wishes.ts';

/** Targets of one call. */
export const MOST_BATCH_TARGETS = 100;

/** Under this name a query notes the batch it was started by. */
export const BATCH_ENTRY = 'batch';

/** What programs call a batch. */
export const batchKey = requiredText(200);

const { sessionid, rosdal, routes: _, ...shared } = startSettings.shape;
const { break: breaks, keep, ...wishesOfAll } = routeWishes.shape;

/** POST /app/apiv2/queries/batch: what is asked of one query, and the targets it is asked of. */
export const startBatchBody = agreeing(
  z.strictObject({
    ...shared,
    routes: z
      .strictObject(wishesOfAll)
      .optional()
      .describe('Retrosynthesis: what is asked of the ways to every target. Bonds are those of one target, and stand with it.'),
    batch: batchKey.describe(
      'What the caller calls this batch. Sent again with it, a query that stands already is answered and not started twice. It stands in `metadata.batch` of each query.',
    ),
    targets: z
      .array(z.strictObject({ sessionid, rosdal, break: breaks, keep }))
      .min(1)
      .max(MOST_BATCH_TARGETS)
      .describe('The targets, each with the name of its query.'),
  }),
).refine(
  ({ direction, targets }) => direction === 'synthesis' || targets.every((target) => target.break.length + target.keep.length === 0),
  {
    error: TEXTS.wishesForward,
    path: ['targets'],
  },
);
export type StartBatchBody = z.input<typeof startBatchBody>;

const startedOfBatch = z.object({
  sessionid: z.string().describe('Name of the query.'),
  id: z.number().int().nullable().describe('Number of the query; null where it was refused.'),
  again: z.boolean().describe('It stood already: an earlier call of this batch has started it.'),
  errors: z.array(z.string()).describe('Why it was refused, in words for the user.'),
  details: z.array(problemDetail).describe('The same, one by one; fields are those of the start call.'),
});

export const startBatchAnswer = z.object({ queries: z.array(startedOfBatch).describe('What became of each target, in their order.') });
export type StartBatchAnswer = z.infer<typeof startBatchAnswer>;
