import { z } from 'zod';
import { id } from '../wire/primitives.ts';

export const forwardCheckPath = z.object({
  id: id.describe('Number of the query.'),
  ensid: id.describe('Number of the suggestion in the query.'),
});

/** What the precursors of a suggestion give when they are put together. */
export const forwardCheckAnswer = z.object({
  share: z
    .number()
    .nullable()
    .describe('Estimated share, 0 to 1, of such reactions that give the structure; null where it is not among the products.'),
  textbook: z
    .string()
    .nullable()
    .describe(
      'Name of the textbook reaction by which the structure is expected; null where recorded reactions show it, or it is not expected.',
    ),
  isConfigurationOpen: z
    .boolean()
    .describe('Whether the structure is expected without its configuration, which textbook reactions do not tell.'),
  outside: z.number().describe('Estimated share, 0 to 1, that is none of the products found.'),
  others: z
    .array(
      z.object({
        smiles: z.string().describe('Canonical SMILES of the product.'),
        share: z.number().describe('Its share, 0 to 1.'),
      }),
    )
    .describe('Other products of note, most probable first.'),
  otherPosition: z
    .number()
    .nullable()
    .optional()
    .describe(
      'Share, 0 to 1, of an isomer of the structure that is expected at least twice as much: the reaction goes to another place; null where none is.',
    ),
});
export type ForwardCheckAnswer = z.infer<typeof forwardCheckAnswer>;
