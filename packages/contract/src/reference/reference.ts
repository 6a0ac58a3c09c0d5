import { z } from 'zod';
import { text } from '../wire/primitives.ts';

/** GET /app/api/libraries. Field names: spec section 3, Library. */
export const libraryEntry = z.object({
  name: z.string().describe('Family and version, such as `chemsynth_core-1.0`: what `library` of a query lists.'),
  family: z.string().describe('What its versions have in common.'),
  displayname: z.string().describe('Name to show.'),
  displaytext: z.string().describe('What it holds.'),
  version: z.string().describe('Its version.'),
  direction: z.enum(['synthesis', 'reaction']).describe('The direction it serves.'),
  checked: z.boolean().describe('Part of the default choice for that direction.'),
  transforms: z.number().int().describe('Transforms in it.'),
  reactions: z.number().int().describe('Reactions it was made of.'),
});
libraryEntry.register(z.globalRegistry, { id: 'Library', description: 'An installed transform library.' });
export type LibraryEntry = z.infer<typeof libraryEntry>;

/** GET /app/api/algorithms. */
export const algorithmEntry = z.object({
  name: z.enum(['OLD', 'NEW', 'NEW|UNPRECEDENTED', 'V3']).describe('Its name.'),
  label: z.string().describe('Name to show.'),
  directions: z.array(z.enum(['synthesis', 'reaction'])).describe('Directions that offer it.'),
  description: z.string().describe('What it does.'),
});
export type AlgorithmEntry = z.infer<typeof algorithmEntry>;

/** GET /app/api/catalogs. */
export const installedCatalog = z.object({
  name: z.string().describe('Family and version, such as `starting_materials-1.0`: what `catalogs` of a query lists.'),
  family: z.string().describe('What its versions have in common.'),
  displayname: z.string().describe('Name to show.'),
  version: z.string().describe('Its version.'),
  compounds: z.number().int().describe('Compounds in it.'),
  priced: z.number().int().describe('Of these, those with a price.'),
});
installedCatalog.register(z.globalRegistry, { id: 'InstalledCatalog', description: 'A catalogue of starting materials that counts.' });
export type InstalledCatalog = z.infer<typeof installedCatalog>;

/** GET /app/api/catalogs/{id}; `id` is a structure's catalogid. Field names: spec section 3, Catalog info. */
export const catalogInfo = z.object({
  catalogName: z.string().describe('Name of the catalogue.'),
  id: z.string().describe('What the catalogue calls it.'),
  url: z.string().nullable().describe('Where it can be ordered; null for unknown.'),
  catalogWebsite: z.string().nullable().describe('The catalogue’s page; null for unknown.'),
  priceCategoryDigit: z.number().int().nullable().describe('1 to 5; null means unknown.'),
  pricepergram: z.number().nullable().describe('US dollars per gram of what is sold; null means unknown.'),
});
export type CatalogInfo = z.infer<typeof catalogInfo>;

export const catalogPath = z.object({ id: text(200).describe('The `catalogid` of a structure.') });

export const externalLink = z.object({ label: z.string().describe('What it leads to.'), url: z.string().describe('Its address.') });
export const versionAnswer = z.object({ version: z.string().describe('Version of the web application.') });
export const infoAnswer = versionAnswer.extend({ host: z.string().describe('Name of the machine that answers.') });
export const statusInfoAnswer = versionAnswer.extend({
  status: z.literal('ok').describe('That everything works that users need.'),
  startedAt: z.string().describe('Since when, ISO 8601 UTC.'),
});
export const legalType = z.enum(['imprint', 'privacy']).describe('Which text.');
export const legalInfoQuery = z.object({ type: legalType });
export const legalInfoAnswer = z.object({
  type: z.string().describe('Which text.'),
  title: z.string().describe('Its title.'),
  body: z.string().describe('The text, Markdown; where there is none, who can write it.'),
  isWritten: z.boolean().describe('Whether there is one.'),
});
