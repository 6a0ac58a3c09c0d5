import { z } from 'zod';
import { MAX_INT32, wholeNumber } from '../wire/primitives.ts';

/** Structures that one report names before it says `all` instead. */
export const MOST_GROWN_STRUCTURES = 100;

/**
 * Query of GET …/status and of the event stream: with `since`, the answer also says where the tree grew after that suggestion.
 * A reader begins with the number of suggestions its tree was loaded with (0 for none) and goes on with `upTo` of the last answer.
 */
export const growthQuery = z.object({
  since: wholeNumber({ min: 0, max: MAX_INT32 })
    .optional()
    .describe('With it, the answer also says where the tree grew after that suggestion: `upTo` of the answer before, 0 for the first.'),
});

/** Where a tree grew: the structures that have new suggestions, so that nobody has to ask for the others again. */
export const queryGrowth = z.object({
  upTo: z.number().int().describe('Number of the newest suggestion this report knows of; 0 while there is none.'),
  structures: z
    .union([
      z.literal('all'),
      z.array(
        z.object({
          sid: z.number().int().describe('Number of the structure in the query.'),
          suggestions: z.number().int().describe('Suggestions it has now.'),
        }),
      ),
    ])
    .describe('Those that have new suggestions; `all` when there are too many to name, and when the tree has been begun anew.'),
});
export type QueryGrowth = z.infer<typeof queryGrowth>;
