import { z } from 'zod';

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
