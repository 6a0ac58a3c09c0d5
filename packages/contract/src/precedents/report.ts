import { z } from 'zod';
import { LONGEST } from '../wire/limits.ts';
import { requiredText } from '../wire/primitives.ts';

export const reportBody = z.strictObject({
  rxnid: requiredText(300)
    .regex(/^[^:\s]+:\S/, 'A precedent is named as source:prkey.')
    .describe('The precedent, as `source:prkey`.'),
  comment: requiredText(LONGEST.report).describe('What is wrong with it.'),
});
