import { z } from 'zod';
import { filterProperties } from '../disconnections/disconnection.ts';
import { TEXTS } from '../wire/own-texts.ts';
import { id, MAX_INT32, queryGroup, wholeNumber } from '../wire/primitives.ts';
import { ensembleNode } from './tree-node.ts';

const group = queryGroup.describe('How the suggestions of one structure are grouped; there is one way.');
const again = { id: id.optional().describe('The query, again: the one of the path.') };

/** GET /app/api/queries/{id}/reaction/{queryGroup}: narrowed by what the reader kept. */
export const reactionsPath = z.object({ id: id.describe('Number of the query.'), queryGroup: group });

/** Suggestions that one call may name. */
const MOST_NAMED = 100;

/** POST /app/api/queries/{id}/reaction: narrowed by what is said; absent, by what the reader kept, or by the numbers alone where these are named. */
export const reactionsBody = z.strictObject({
  ...again,
  queryGroup: group.default('BONDSET'),
  filterProperties: filterProperties.optional().describe('What narrows them, this time.'),
  ensids: z
    .array(id)
    .min(1)
    .max(MOST_NAMED)
    .optional()
    .describe('Only these, wherever in the tree they stand, instead of those of the target; a number that no suggestion has is left out.'),
});

export const reactionsAnswer = z.object({
  queryGroup: group,
  filterProperties: filterProperties.describe('What narrowed them.'),
  suggestions: z.number().int().describe('Suggestions of the target, whatever the filter.'),
  ensembles: z.array(ensembleNode).describe('Those that pass, best first, each with its precursors.'),
  places: z
    .array(z.string())
    .optional()
    .describe(
      'Where suggestions that were asked for by number stand: `sid` and `ensid` in turn from the target, joined by `-`, in the order of `ensembles`.',
    ),
});
export type ReactionsAnswer = z.infer<typeof reactionsAnswer>;

/** Numbers of suggestions that one answer has. */
export const MOST_PASSING = 5000;

/** POST /app/api/queries/{id}/filter: what narrows the suggestions of the target from now on, or what a filter of the whole tree lets in. */
export const filterBody = z
  .strictObject({
    ...again,
    filterProperties: filterProperties.describe('What narrows them.'),
    scope: z
      .enum(['target', 'tree'])
      .default('target')
      .describe(
        '`target`: suggestions of the target, and the filter is kept for this user. `tree`: those of every structure, and nothing is kept.',
      ),
    precedentProperties: z
      .strictObject({ numPrecedents: wholeNumber({ min: 0, max: MAX_INT32 }).describe('Recorded reactions that one needs at least.') })
      .optional()
      .describe('What else narrows the tree; only with `scope` `tree`.'),
  })
  .refine(({ scope, precedentProperties }) => scope === 'tree' || precedentProperties === undefined, {
    error: TEXTS.onlyOfTree,
    path: ['precedentProperties'],
  });

export const filterAnswer = z.object({
  filterProperties: filterProperties.describe('What narrows them.'),
  suggestions: z.number().int().describe('Suggestions there are, whatever the filter.'),
  passing: z.number().int().describe('How many pass.'),
  ensids: z
    .array(z.number().int())
    .describe(`Those that pass, ${MOST_PASSING} at most: of the tree those nearest to the target first, of one structure the best.`),
  nameReactions: z
    .array(
      z.object({
        name: z.string().describe('Name of the reaction.'),
        suggestions: z.number().int().describe('Suggestions that have it.'),
      }),
    )
    .describe('What the filter can choose from, commonest first, whatever it is now.'),
});
export type FilterAnswer = z.infer<typeof filterAnswer>;
