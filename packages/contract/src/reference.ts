import { z } from 'zod';

/** GET /app/api/libraries. Field names: spec section 3, Library. */
export const libraryEntry = z.object({
  /** Family and version, such as `chemsynth_core-1.0`: what `library` of a query lists. */
  name: z.string(),
  family: z.string(),
  displayname: z.string(),
  displaytext: z.string(),
  version: z.string(),
  direction: z.enum(['synthesis', 'reaction']),
  /** Part of the default choice for that direction. */
  checked: z.boolean(),
  transforms: z.number().int(),
  reactions: z.number().int(),
});
export type LibraryEntry = z.infer<typeof libraryEntry>;

/** GET /app/api/algorithms. */
export const algorithmEntry = z.object({
  name: z.enum(['OLD', 'NEW', 'NEW|UNPRECEDENTED', 'V3']),
  label: z.string(),
  directions: z.array(z.enum(['synthesis', 'reaction'])),
  description: z.string(),
});
export type AlgorithmEntry = z.infer<typeof algorithmEntry>;

/** GET /app/api/v2/strategies. */
export const strategyEntry = z.object({
  id: z.number().int(),
  name: z.string(),
  comment: z.string(),
  direction: z.enum(['synthesis', 'reaction']),
  owner: z.string(),
  group: z.string(),
  shareable: z.boolean(),
});
export type StrategyEntry = z.infer<typeof strategyEntry>;

/** One rule of a strategy. `terms` say what it asks, made from what is carried out; all must hold, and none means always. */
export const strategyClause = z.object({
  effect: z.enum(['admit', 'leave out', 'lift', 'lower']),
  text: z.string(),
  terms: z.array(z.string()),
  /** How many times as probable a step counts among those of its rating; null for clauses that decide. */
  factor: z.number().nullable(),
});
export type StrategyClause = z.infer<typeof strategyClause>;

/** GET /app/api/v2/strategies/{id} and /app/api/strategies/{name}. Clauses in the order in which they are tried. */
export const strategyDetail = strategyEntry.extend({ clauses: z.array(strategyClause) });
export type StrategyDetail = z.infer<typeof strategyDetail>;

/** GET /app/api/catalogs/{id}; `id` is a structure's catalogid. Field names: spec section 3, Catalog info. */
export const catalogInfo = z.object({
  catalogName: z.string(),
  id: z.string(),
  url: z.string().nullable(),
  catalogWebsite: z.string().nullable(),
  /** 1 to 5; null means unknown. */
  priceCategoryDigit: z.number().int().nullable(),
});
export type CatalogInfo = z.infer<typeof catalogInfo>;

/** GET /app/api/queries/autorunlist: the modes of the simple form with the settings each brings. */
export const autorunMode = z.object({
  name: z.string(),
  description: z.string(),
  direction: z.enum(['synthesis', 'reaction']),
  algorithm: z.enum(['OLD', 'NEW', 'NEW|UNPRECEDENTED', 'V3']),
  strategy: z.string(),
  breadth: z.number().int(),
  nsteps: z.number().int(),
  minlevels: z.number().int(),
});
export type AutorunMode = z.infer<typeof autorunMode>;

/** POST /app/api/structures/check: what a user gave, in any notation, as the planner would see it. */
export const structureCheckBody = z.object({
  text: z.string().max(1_100_000),
  format: z.enum(['auto', 'smiles', 'rosdal', 'molfile']).default('auto'),
  /** Forward (`reaction`) takes several starting materials. */
  direction: z.enum(['synthesis', 'reaction']).default('synthesis'),
});
export const structureCheckAnswer = z.object({
  /** What is wrong, in words for the user; empty when the structure can be planned. */
  errors: z.array(z.string()),
  structure: z
    .object({
      format: z.enum(['smiles', 'rosdal', 'molfile']),
      smiles: z.string(),
      rosdal: z.string(),
      molfile: z.string(),
      inchikey: z.string(),
      formula: z.string(),
      /** g/mol */
      weight: z.number(),
    })
    .nullable(),
});
export type StructureCheckAnswer = z.infer<typeof structureCheckAnswer>;

export const newsItem = z.object({
  id: z.number().int(),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  dateCreated: z.string(),
});
export const newsAnswer = z.object({ news: z.array(newsItem), total: z.number().int() });
export const externalLink = z.object({ label: z.string(), url: z.string() });
export const infoAnswer = z.object({ version: z.string(), host: z.string() });
