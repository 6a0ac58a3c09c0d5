import { z } from 'zod';
import { storable } from '../wire/primitives.ts';

/** POST /app/api/structures/check: what a user gave, in any notation, as the planner would see it. */
export const structureCheckBody = z.strictObject({
  text: storable(z.string().max(1_100_000)).describe('The structure.'),
  format: z.enum(['auto', 'smiles', 'rosdal', 'molfile']).default('auto').describe('Its notation; `auto` finds out.'),
  direction: z.enum(['synthesis', 'reaction']).default('synthesis').describe('Forward (`reaction`) takes several starting materials.'),
});
export const structureCheckAnswer = z.object({
  errors: z.array(z.string()).describe('What is wrong, in words for the user; empty when the structure can be planned.'),
  structure: z
    .object({
      format: z.enum(['smiles', 'rosdal', 'molfile']).describe('The notation it was given in.'),
      smiles: z.string().describe('Canonical SMILES.'),
      rosdal: z.string().describe('ROSDAL; atoms are numbered as in `smiles`.'),
      molfile: z.string().describe('Molfile; atoms are numbered as in `smiles`.'),
      inchikey: z.string().describe('InChIKey.'),
      formula: z.string().describe('Molecular formula.'),
      weight: z.number().describe('g/mol'),
    })
    .nullable()
    .describe('The structure, whenever it could be read at all.'),
});
export type StructureCheckAnswer = z.infer<typeof structureCheckAnswer>;
