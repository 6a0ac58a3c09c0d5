import { z } from 'zod';
import { MAX_NOTATION_LENGTH, MAX_ROUTE_STEPS, SEARCHED_STRUCTURES } from '../wire/limits.ts';
import { MAX_WISHES, TEXTS } from '../wire/own-texts.ts';
import { storable, text, wholeNumber } from '../wire/primitives.ts';

const wishes = z
  .array(storable(text(MAX_NOTATION_LENGTH).trim().min(1)))
  .max(MAX_WISHES, TEXTS.tooManyWishes)
  .default([]);

/** What only a search for routes (algorithm V3) is asked. */
export const routeWishes = z.strictObject({
  longest: wholeNumber({ min: 1, max: MAX_ROUTE_STEPS }, TEXTS.routeLength)
    .optional()
    .describe('Steps of the longest way from a starting material to the target; absent, `nsteps`.'),
  structures: wholeNumber({ min: SEARCHED_STRUCTURES.min, max: SEARCHED_STRUCTURES.max }, TEXTS.searchedStructures)
    .optional()
    .describe('Structures that the search looks at before it ends, at most; absent, 200.'),
  avoid: wishes.describe('What no route may have: structures, by a name of `listReagents` or as SMILES, and names of name reactions.'),
  require: wishes.describe('Structures that every route makes or starts from, likewise.'),
});
export type RouteWishes = z.output<typeof routeWishes>;
