import { z } from 'zod';
import { flag, id, MAX_INT32, queryGroup, wholeNumber } from '../wire/primitives.ts';

/** A molecule or salt beside the reaction arrow. */
const species = z.object({
  smiles: z.string().describe('Canonical SMILES; of a salt those of its ions, joined by a dot.'),
  name: z.string().nullable().describe('Its usual name; null where none is certain.'),
});
export type WireSpecies = z.infer<typeof species>;

/** What reagents do, in the order in which a recipe is read. */
export const REAGENT_ROLES = [
  'solvent',
  'base',
  'acid',
  'catalyst',
  'ligand',
  'oxidant',
  'reductant',
  'coupling reagent',
  'reagent',
  'work-up',
] as const;
const reagent = species.extend({
  role: z.enum(REAGENT_ROLES).nullable().describe('What it does there; null where that is not known.'),
});
export type WireReagent = z.infer<typeof reagent>;

/** A published reaction. Field names: spec section 3, Precedent. Unknown facts are null and shown as "not given". */
export const precedent = z.object({
  source: z.string().describe('Where it comes from, such as a collection of patents.'),
  prkey: z.string().describe('Its key there.'),
  viewKey: z.string().describe('Its key as shown.'),
  citation: z.string().nullable().describe('Such as `US 5250534 A (1993)`; null where the source records none.'),
  link: z.string().nullable().describe('Where the citation can be read; null where there is no public page.'),
  name: z.string().describe('Name of the reaction.'),
  yield: z.number().nullable().describe('Per cent.'),
  yieldCalculated: z
    .boolean()
    .nullable()
    .describe('Whether the yield was calculated from amounts instead of read from the text; null where that is not recorded.'),
  similarity: z.number().describe('Per cent: Tanimoto similarity of its product to the structure being made.'),
  centreSimilarity: z
    .number()
    .nullable()
    .describe('Per cent: similarity of the surroundings of the changed bonds; null where these are not known.'),
  conditions: z
    .string()
    .nullable()
    .describe('Ready-made text, such as `triethylamine · THF · 25 °C · 2 h`; null where nothing is recorded.'),
  agents: z.array(species).describe('Everything beside the arrow that is no solvent.'),
  solvents: z.array(species).describe('Solvents.'),
  reagents: z.array(reagent).describe('Agents and solvents together, each with its role.'),
  temperature: z.number().nullable().describe('Degrees Celsius.'),
  time: z.number().nullable().describe('Hours.'),
  namereactions: z.array(z.string()).describe('Name reactions it is an example of.'),
  doi: z.string().nullable().describe('DOI; null where there is none.'),
  year: z.number().int().nullable().describe('Year of publication; null where unknown.'),
  reaction: z.string().describe('Reaction SMILES, reactants>agents>product, canonical, unmapped.'),
  centre: z
    .object({
      reactants: z.array(z.array(z.number().int())).describe('Atoms of each reactant.'),
      product: z.array(z.number().int()).describe('Atoms of the product.'),
    })
    .describe('Reaction centre, atom numbers from 1, in the order of `reaction`: one list per reactant, then the product’s.'),
});
precedent.register(z.globalRegistry, { id: 'Precedent', description: 'A published reaction; what is not known is null.' });
export type WirePrecedent = z.infer<typeof precedent>;

const ensid = id.describe('Number of the suggestion in the query.');
const parid = id.describe('`sid` of the structure that the suggestion makes.');
const group = queryGroup.describe('How the suggestions of one structure are grouped; there is one way.');
const direction = z.enum(['synthesis', 'reaction']).describe('Direction of the query.');

export const lookupBody = z.strictObject({
  id: id.optional().describe('The query, again: the one of the path.'),
  ensid,
  parid: parid.optional(),
  queryGroup: group.default('BONDSET'),
  direction: direction.optional(),
  isCluster: z
    .union([z.boolean(), flag])
    .default(false)
    .describe('Whether the precedents of all suggestions that make the same bonds are meant.'),
  sortedBy: z
    .enum(['surroundings', 'product'])
    .default('surroundings')
    .describe('Whether those come first whose changed bonds have like surroundings, or whose whole product is alike.'),
  offset: wholeNumber({ min: 0, max: MAX_INT32 }).prefault(0).describe('Precedents to skip.'),
  limit: wholeNumber({ min: 1, max: 200 }).prefault(50).describe('Precedents to send.'),
});
/** The path of the specification's first lookup call. */
export const lookupPath = z.object({
  id: id.describe('Number of the query.'),
  ensid,
  parid,
  queryGroup: group,
  direction,
  isCluster: flag.describe('Whether the precedents of all suggestions that make the same bonds are meant.'),
});

/** How known values are spread; null where no reaction has one. `known` is the number of reactions that have one. */
const spread = z
  .object({
    known: z.number().int().describe('Reactions that have a value.'),
    lowest: z.number().describe('The lowest.'),
    lowerQuartile: z.number().describe('A quarter lies below.'),
    median: z.number().describe('Half lies below.'),
    upperQuartile: z.number().describe('A quarter lies above.'),
    highest: z.number().describe('The highest.'),
  })
  .nullable();
export type WireSpread = z.infer<typeof spread>;

/** `known`: reactions that name any; `kinds`: how many different ones; `commonest`: those named most often, at most 12. */
const speciesCounts = z.object({
  known: z.number().int().describe('Reactions that have a value.'),
  kinds: z.number().int().describe('How many different ones.'),
  commonest: z
    .array(species.extend({ count: z.number().int().describe('Reactions that name it.') }))
    .describe('Those named most often, at most 12.'),
});
export type WireSpeciesCounts = z.infer<typeof speciesCounts>;

/** What the reactions behind a suggestion say together. */
const precedentStatistics = z.object({
  over: z
    .enum(['recorded', 'examples'])
    .describe('Over all recorded reactions; over the examples where a library keeps nothing of the others.'),
  count: z.number().int().describe('Reactions counted, each once: all of `over`, not only those of the answer.'),
  years: z
    .object({
      known: z.number().int().describe('Reactions that have a year.'),
      counts: z
        .array(z.object({ year: z.number().int().describe('The year.'), count: z.number().int().describe('Reactions of that year.') }))
        .describe('Reactions by year.'),
    })
    .describe('Ascending; years without a reaction are left out.'),
  yields: spread.describe('Per cent.'),
  yieldsCalculated: z.number().int().describe('Of the yields, those known to be calculated from amounts.'),
  temperatures: spread.describe('Degrees Celsius.'),
  times: spread.describe('Hours.'),
  solvents: speciesCounts.describe('Solvents.'),
  agents: speciesCounts.describe('Reagents and catalysts, without what belongs to work-up.'),
});
export type PrecedentStatistics = z.infer<typeof precedentStatistics>;

/** Reagents, catalysts and solvents that recorded reactions used together. Nothing of it is made up from several reactions. */
const conditionSet = z.object({
  count: z.number().int().describe('Recorded reactions with exactly these, whatever else of work-up or unknown role they name.'),
  reagents: z.array(reagent).describe('In the order of a recipe: solvents, bases, acids, catalysts, ligands and so on.'),
  temperatures: spread.describe('Degrees Celsius.'),
  times: spread.describe('Hours.'),
  yields: spread.describe('Per cent.'),
  yieldsCalculated: z.number().int().describe('Of the yields, those known to be calculated from amounts.'),
  citations: z
    .array(
      z.object({
        citation: z.string().describe('Such as `US 5250534 A (1993)`.'),
        link: z.string().nullable().describe('Where it can be read; null where there is no public page.'),
      }),
    )
    .describe('Publications behind the set, at most 12.'),
  citationCount: z.number().int().describe('Publications behind the set in all.'),
});
export type WireConditionSet = z.infer<typeof conditionSet>;

/**
 * `message` is empty, or says why there are none. `precedents` with a citation come first, then the closest. `numPrecedents` counts all recorded
 * reactions behind the suggestion, `total` those of them that the libraries keep as examples.
 */
export const lookupAnswer = z.object({
  message: z.string().describe('Empty, or why there are none.'),
  total: z.number().int().describe('Precedents that the libraries keep as examples.'),
  numPrecedents: z.number().int().describe('All recorded reactions behind the suggestion.'),
  cited: z.number().int().describe('Of `total`, those with a citation.'),
  precedents: z.array(precedent).describe('Those with a citation first, then the closest, then those with yield and conditions.'),
  conditionSets: z.array(conditionSet).describe('What was used together: the set to try first, then those to try instead; at most 4.'),
  statistics: precedentStatistics.describe('What the reactions behind the suggestion say together.'),
});
export type LookupAnswer = z.infer<typeof lookupAnswer>;
