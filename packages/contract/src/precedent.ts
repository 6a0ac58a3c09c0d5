import { z } from 'zod';

/** A published reaction. Field names: spec section 3, Precedent. Unknown facts are null and shown as "not given". */
export const precedent = z.object({
  source: z.string(),
  prkey: z.string(),
  viewKey: z.string(),
  /** Such as `US 5250534 A (1993)`; null where the source records none. */
  citation: z.string().nullable(),
  /** Where the citation can be read; null where there is no public page. */
  link: z.string().nullable(),
  name: z.string(),
  /** Per cent. */
  yield: z.number().nullable(),
  /** Per cent: Tanimoto similarity of its product to the structure being made. */
  similarity: z.number(),
  /** Ready-made text, such as `THF · 25 °C · 2 h`; null where nothing is recorded. */
  conditions: z.string().nullable(),
  namereactions: z.array(z.string()),
  doi: z.string().nullable(),
  year: z.number().int().nullable(),
  /** Reaction SMILES, reactants>agents>product, canonical, unmapped. */
  reaction: z.string(),
  /** Reaction centre, atom numbers from 1, in the order of `reaction`: one list per reactant, then the product's. */
  centre: z.object({ reactants: z.array(z.array(z.number().int())), product: z.array(z.number().int()) }),
});
export type WirePrecedent = z.infer<typeof precedent>;

/** Body of POST /app/api/v2/queries/{id}/lookup. `parid` is the sid of the structure the suggestion makes. */
export const lookupBody = z.object({
  ensid: z.coerce.number().int().positive(),
  parid: z.coerce.number().int().positive().optional(),
  queryGroup: z.string().default('BONDSET'),
  direction: z.enum(['synthesis', 'reaction']).optional(),
  isCluster: z.union([z.boolean(), z.enum(['TRUE', 'FALSE'])]).default(false),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** `message` is empty, or says why there are none. Sorted by similarity, then yield. `total` counts the examples kept. */
export const lookupAnswer = z.object({
  message: z.string(),
  total: z.number().int(),
  numPrecedents: z.number().int(),
  precedents: z.array(precedent),
});
export type LookupAnswer = z.infer<typeof lookupAnswer>;
