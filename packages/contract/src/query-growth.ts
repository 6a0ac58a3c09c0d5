import { z } from 'zod';

/** Structures that one report names before it says `all` instead. */
export const MOST_GROWN_STRUCTURES = 100;

/**
 * Query of GET …/status and of the event stream: with `since`, the answer also says where the tree grew after that suggestion.
 * A reader begins with the number of suggestions its tree was loaded with (0 for none) and goes on with `upTo` of the last answer.
 */
export const growthQuery = z.object({
  since: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
});

/** Where a tree grew: the structures that have new suggestions, so that nobody has to ask for the others again. */
export const queryGrowth = z.object({
  /** Number of the newest suggestion this report knows of; 0 while there is none. */
  upTo: z.number().int(),
  /** `all` when there are too many to name, and when the tree has been begun anew. */
  structures: z.union([z.literal('all'), z.array(z.object({ sid: z.number().int(), suggestions: z.number().int() }))]),
});
export type QueryGrowth = z.infer<typeof queryGrowth>;
