import { z } from 'zod';
import { requiredText } from '../wire/primitives.ts';

export const reportBody = z.strictObject({
  rxnid: requiredText(300)
    .regex(/^[^:\s]+:\S/, 'A precedent is named as source:prkey.')
    .describe('The precedent, as `source:prkey`.'),
  comment: requiredText(4000).describe('What is wrong with it.'),
});
