import { z } from 'zod';
import { filterProperties } from '../disconnections/disconnection.ts';
import { id, queryGroup } from '../wire/primitives.ts';
import { ensembleNode } from './tree-node.ts';

const group = queryGroup.describe('How the suggestions of one structure are grouped; there is one way.');
const again = { id: id.optional().describe('The query, again: the one of the path.') };

/** GET /app/api/queries/{id}/reaction/{queryGroup}: narrowed by what was kept. */
export const reactionsPath = z.object({ id: id.describe('Number of the query.'), queryGroup: group });

/** POST /app/api/queries/{id}/reaction: narrowed by what is said; absent, by what was kept. */
export const reactionsBody = z.strictObject({
  ...again,
  queryGroup: group.default('BONDSET'),
  filterProperties: filterProperties.optional().describe('What narrows them, this time.'),
});

export const reactionsAnswer = z.object({
  queryGroup: group,
  filterProperties: filterProperties.describe('What narrowed them.'),
  suggestions: z.number().int().describe('Suggestions of the target, whatever the filter.'),
  ensembles: z.array(ensembleNode).describe('Those that pass, best first, each with its precursors.'),
});
export type ReactionsAnswer = z.infer<typeof reactionsAnswer>;

/** POST /app/api/queries/{id}/filter: what narrows the suggestions of the target from now on. */
export const filterBody = z.strictObject({ ...again, filterProperties: filterProperties.describe('What narrows them from now on.') });

export const filterAnswer = z.object({
  filterProperties: filterProperties.describe('What narrows them.'),
  suggestions: z.number().int().describe('Suggestions of the target, whatever the filter.'),
  ensids: z.array(z.number().int()).describe('Those that pass, best first.'),
});
export type FilterAnswer = z.infer<typeof filterAnswer>;
