import { z } from 'zod';
import { descriptionText } from '../wire/description.ts';
import { id, nameString, seenFields, seenText, storable, text, wholeNumber } from '../wire/primitives.ts';
import { AUTORUN_MODE_NAMES } from '../wire/words.ts';
import { askedMaterials } from './asked-materials.ts';
import { autorunSettings, queryName, startSettings } from './query.ts';
import { routeWishes } from './route-wishes.ts';

export const queryPath = z.object({ id: id.describe('Number of the query.') });

export const existsBody = z.strictObject({ sessionid: storable(nameString().max(1000)).describe('The name.') });
export const existsAnswer = z.object({ exists: z.boolean().describe('Whether the signed-in user already has a query of that name.') });

export const renameBody = z.strictObject({ name: queryName.describe('The new name.') });
export const updateQueryBody = z.strictObject({
  name: queryName.optional().describe('The new name; absent, it stays.'),
  comment: descriptionText.optional().describe('The new description; absent, it stays.'),
  saved: wholeNumber({ min: 0, max: 1 }).optional().describe('1 keeps the query for ever, 0 lets it expire; absent, it stays.'),
  before: seenFields({ name: seenText, comment: seenText }),
});

const modeName = text(100).min(1).describe('Name of the mode.');
export const autorunQuery = z.object({ autorun: modeName });
/** A query by a mode of the simple form: the mode brings everything else. */
export const autorunBody = z.strictObject({
  ...autorunSettings,
  autorun: modeName,
  materials: askedMaterials
    .optional()
    .describe('Modes of retrosynthesis: what counts as a known starting material; absent, everything that the catalogues list.'),
});

const modeSettings = startSettings.pick({ direction: true, algorithm: true }).shape;
export const autorunMode = z.object({
  name: z.enum(AUTORUN_MODE_NAMES).describe('Name of the mode.'),
  description: z.string().describe('What it is for.'),
  ...modeSettings,
  strategy: z.string().describe('Name of the strategy.'),
  routes: routeWishes.optional().describe('What it asks of the ways to the target.'),
  breadth: z.number().int().describe('Suggestions for each structure.'),
  nsteps: z.number().int().describe('Steps from the target.'),
  minlevels: z.number().int().describe('Precision: 1 low, 2 medium, 3 high.'),
});
export type AutorunMode = z.infer<typeof autorunMode>;
