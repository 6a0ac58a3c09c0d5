import { z } from 'zod';
import { MAX_NOTATION_LENGTH } from '../wire/limits.ts';
import { MAX_CATALOGUES_ASKED, MAX_MATERIALS_LISTED, TEXTS } from '../wire/own-texts.ts';
import { storable, text } from '../wire/primitives.ts';

/** What is never bought, or is to be had besides. */
export const listedMaterials = z
  .array(storable(text(MAX_NOTATION_LENGTH).trim().min(1)))
  .max(MAX_MATERIALS_LISTED, TEXTS.tooManyMaterials)
  .default([]);

/** What counts as a known starting material of one query. */
export const askedMaterials = z
  .strictObject({
    catalogs: z
      .array(storable(text(200).trim().min(1)))
      .max(MAX_CATALOGUES_ASKED, TEXTS.tooManyCatalogues)
      .optional()
      .describe('Names of `listInstalledCatalogs`; a family means its newest version. Absent: all of them. Empty: only what `also` lists.'),
    dearest: z
      .strictObject({
        dollars: z.number(TEXTS.priceLimit).positive(TEXTS.priceLimit).max(1_000_000, TEXTS.priceLimit).describe('US dollars.'),
        per: z.enum(['g', 'mmol']).describe('For a gram, or for a millimole of what is listed.'),
      })
      .optional()
      .describe('What a catalogue lists at a higher price is not bought; of several prices the lowest counts.'),
    unpriced: z.boolean().default(true).describe('Whether what a catalogue lists without a price is known too.'),
    never: listedMaterials.describe('Made and never bought: SMILES, InChIKeys or names. It counts before all others.'),
    also: listedMaterials.describe('To be had besides, whatever catalogues and prices say, likewise.'),
  })
  .refine(({ catalogs, also }) => catalogs === undefined || catalogs.length + also.length > 0, {
    error: TEXTS.noMaterials,
    path: ['catalogs'],
  });
export type AskedMaterials = z.output<typeof askedMaterials>;
