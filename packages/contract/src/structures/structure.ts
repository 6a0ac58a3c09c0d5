import { z } from 'zod';
import { storable } from '../wire/primitives.ts';

/** POST /app/api/structures/check: what a user gave, in any notation, as the planner would see it. */
export const structureCheckBody = z.strictObject({
  text: storable(z.string().max(1_100_000)).describe('The structure.'),
  format: z.enum(['auto', 'smiles', 'rosdal', 'molfile']).default('auto').describe('Its notation; `auto` finds out.'),
  direction: z.enum(['synthesis', 'reaction']).default('synthesis').describe('Forward (`reaction`) takes several starting materials.'),
});
const checkErrors = z.array(z.string()).describe('What is wrong, in words for the user; empty when the structure can be planned.');

/** A structure that could be read, in every notation. */
const readableStructure = z.object({
  format: z.enum(['smiles', 'rosdal', 'molfile']).describe('The notation it was given in.'),
  smiles: z.string().describe('Canonical SMILES.'),
  rosdal: z.string().describe('ROSDAL; atoms are numbered as in `smiles`.'),
  molfile: z.string().describe('Molfile; atoms are numbered as in `smiles`.'),
  inchikey: z.string().describe('InChIKey.'),
  formula: z.string().describe('Molecular formula.'),
  weight: z.number().describe('g/mol'),
  redrawn: z
    .literal(true)
    .optional()
    .describe(
      'It was given in another drawing of the same substance (an ion, a sulfoxide with charges, an imidic acid); absent otherwise.',
    ),
  reagents: z
    .array(z.string())
    .optional()
    .describe(
      'Forward: reagents by name that were given among the starting materials. They are none of the structure and belong above the arrow; absent where there were none.',
    ),
});
export const structureCheckAnswer = z.object({
  errors: checkErrors,
  structure: readableStructure.nullable().describe('The structure, whenever it could be read at all.'),
});
export type StructureCheckAnswer = z.infer<typeof structureCheckAnswer>;

/** POST /app/api/structures/read: what a user pasted or dropped, taken apart. */
export const structureReadBody = z.strictObject({
  text: storable(z.string().max(1_100_000)).describe(
    'SMILES (one, or a line each, a name behind it), ROSDAL, molfile, SDfile, RXN file, reaction SMILES, ChemDraw (CDXML), or names the product knows.',
  ),
  direction: z
    .enum(['synthesis', 'reaction'])
    .default('synthesis')
    .describe('Of a reaction, `synthesis` takes the products and `reaction` the reactants.'),
});

export const READ_FORMATS = ['smiles', 'rosdal', 'molfile', 'sdf', 'rxn', 'reaction-smiles', 'cdxml', 'name'] as const;
export type ReadFormat = (typeof READ_FORMATS)[number];

/** Structures of one text that are looked at; the rest is counted. */
export const MOST_READ_STRUCTURES = 50;

export const structureReadAnswer = z.object({
  format: z.enum(READ_FORMATS).nullable().describe('What the text is; null where nobody can tell.'),
  errors: z.array(z.string()).describe('Why there is no structure at all, in words for the user.'),
  structures: z
    .array(
      z.object({
        name: z.string().nullable().describe('What it is called in the text.'),
        errors: checkErrors,
        structure: readableStructure.nullable().describe('The structure, whenever it could be read at all.'),
        parts: z
          .array(
            z.object({
              count: z.number().int().min(1).describe('How often the structure has it.'),
              neutralised: z.boolean().describe('Its charge was taken off by a proton: the acid of a salt, the amine of an ammonium.'),
              errors: checkErrors,
              structure: readableStructure.describe('The molecule, with its atoms numbered anew.'),
            }),
          )
          .describe('Of a salt or mixture given as a target: its kinds of molecules, the largest with carbon first.'),
      }),
    )
    .describe(`In the order of the text, at most ${MOST_READ_STRUCTURES}.`),
  left: z.number().int().min(0).describe('Structures behind those.'),
});
export type StructureReadAnswer = z.infer<typeof structureReadAnswer>;
