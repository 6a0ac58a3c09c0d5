import { z } from 'zod';

/** A molecule or salt beside the reaction arrow. */
const species = z.object({
  /** Canonical SMILES; of a salt those of its ions, joined by a dot. */
  smiles: z.string(),
  /** Its usual name; null where none is certain. */
  name: z.string().nullable(),
});
export type WireSpecies = z.infer<typeof species>;

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
  /** Ready-made text, such as `triethylamine · THF · 25 °C · 2 h`; null where nothing is recorded. */
  conditions: z.string().nullable(),
  /** Reagents and catalysts, and solvents where the source does not tell them apart. */
  agents: z.array(species),
  solvents: z.array(species),
  /** Degrees Celsius. */
  temperature: z.number().nullable(),
  /** Hours. */
  time: z.number().nullable(),
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

/** How known values are spread; null where no reaction has one. `known` is the number of reactions that have one. */
const spread = z
  .object({
    known: z.number().int(),
    lowest: z.number(),
    lowerQuartile: z.number(),
    median: z.number(),
    upperQuartile: z.number(),
    highest: z.number(),
  })
  .nullable();
export type WireSpread = z.infer<typeof spread>;

/** `known`: reactions that name any; `kinds`: how many different ones; `commonest`: those named most often, at most 12. */
const speciesCounts = z.object({
  known: z.number().int(),
  kinds: z.number().int(),
  commonest: z.array(species.extend({ count: z.number().int() })),
});
export type WireSpeciesCounts = z.infer<typeof speciesCounts>;

/** What the reactions behind a suggestion say together. */
const precedentStatistics = z.object({
  /** Over all recorded reactions; over the examples where a library keeps nothing of the others. */
  over: z.enum(['recorded', 'examples']),
  /** Reactions counted, each once: all of `over`, not only those of the answer. */
  count: z.number().int(),
  /** Ascending; years without a reaction are left out. */
  years: z.object({ known: z.number().int(), counts: z.array(z.object({ year: z.number().int(), count: z.number().int() })) }),
  /** Per cent. */
  yields: spread,
  /** Degrees Celsius. */
  temperatures: spread,
  /** Hours. */
  times: spread,
  solvents: speciesCounts,
  agents: speciesCounts,
});
export type PrecedentStatistics = z.infer<typeof precedentStatistics>;

/**
 * `message` is empty, or says why there are none. `precedents` are sorted by similarity, then yield. `numPrecedents` counts all recorded
 * reactions behind the suggestion, `total` those of them that the libraries keep as examples.
 */
export const lookupAnswer = z.object({
  message: z.string(),
  total: z.number().int(),
  numPrecedents: z.number().int(),
  precedents: z.array(precedent),
  statistics: precedentStatistics,
});
export type LookupAnswer = z.infer<typeof lookupAnswer>;
