import { z } from 'zod';
import { MAX_NOTATION_LENGTH } from '../wire/limits.ts';
import { MAX_REAGENTS, TEXTS } from '../wire/own-texts.ts';
import { storable } from '../wire/primitives.ts';

/** What is given for what stands above the arrow. */
export const givenReagents = z.array(storable(z.string().trim().min(1).max(MAX_NOTATION_LENGTH))).max(MAX_REAGENTS, TEXTS.tooManyReagents);

/** POST /app/api/reagents/check: reagents as they are entered. */
export const reagentCheckBody = z.strictObject({
  reagents: givenReagents.describe('As a start would take them.'),
});
export const reagentCheckAnswer = z.object({
  unknown: z.array(z.string()).describe('Those that a start refuses, as they were given: no known reagent and no structure.'),
});

/** What stands above the arrow of a reaction. */
export const reagentEntry = z.object({
  name: z.string().nullable().describe('Its usual name; null where none is known, and so nothing of what it does.'),
  smiles: z.string().describe('RDKit canonical SMILES, the ions of a salt joined by dots.'),
  formula: z.string().optional().describe('Hill formula; absent where it is not in the table of reagents.'),
  inchikey: z.string().optional().describe('Standard InChIKey; absent where it is not in the table of reagents.'),
});
export type ReagentEntry = z.infer<typeof reagentEntry>;

/** A reagent of the table, as it is offered. */
export const knownReagent = reagentEntry.extend({
  name: z.string().describe('Its usual name.'),
  formula: z.string().describe('Hill formula; may be given instead of the name where one reagent alone has it.'),
  inchikey: z.string().describe('Standard InChIKey; may be given instead of the name.'),
  aliases: z.array(z.string()).describe('Other names that are understood.'),
});
export type KnownReagent = z.infer<typeof knownReagent>;
