import { z } from 'zod';
import { LONGEST, MAX_NOTATION_LENGTH } from '../wire/limits.ts';
import { id, nameString, seenFields, seenList, seenText, storable, text, wholeNumber } from '../wire/primitives.ts';

/** A strategy as lists show it. Field names: spec section 3, Strategy. */
export const strategyEntry = z.object({
  id: z.number().int().describe('Number of the strategy.'),
  name: z.string().describe('Its name.'),
  comment: z.string().describe('What it is for.'),
  direction: z.enum(['synthesis', 'reaction']).describe('The direction it serves.'),
  owner: z.string().describe('User name of who made it; `Retron` for those that come with the product.'),
  ownerName: z.string().describe('Name of who made it.'),
  group: z.enum(['public', 'shared', 'private']).describe('Who may use it: `public` and `shared` everybody, `private` its owner.'),
  shareable: z.boolean().describe('Whether who is signed in can share it now.'),
  mayEdit: z.boolean().describe('Whether who is signed in may change, share, revoke and delete it.'),
});
strategyEntry.register(z.globalRegistry, { id: 'Strategy', description: 'A strategy as lists show it.' });
export type StrategyEntry = z.infer<typeof strategyEntry>;

const words = (what: string, most: number) => z.array(text(200)).min(1).max(most).describe(what);
const yesOrNo = (what: string) => z.boolean().describe(what);
const share = (what: string) => z.number().min(0).max(1).describe(what);
const atoms = (what: string) => wholeNumber({ min: 1, max: 500 }).describe(what);

/** What a clause asks of a step; all that is stated must hold. */
export const strategyCondition = z
  .strictObject({
    joinsPrecursors: yesOrNo('Whether bonds are made between atoms of different precursors.').optional(),
    makesRingBond: yesOrNo('Whether a bond of a ring is made.').optional(),
    ringBondsAtLeast: wholeNumber({ min: 1, max: 20 }).describe('Bonds of a ring made, at least.').optional(),
    makesBond: words('Kinds of bonds, of which one is made.', 50).optional(),
    smallestPartAtLeast: atoms('Atoms of the structure that the smallest precursor brings, at least.').optional(),
    smallestPartAtMost: atoms('The same, at most.').optional(),
    largestShareAtMost: share('Share of the structure’s atoms that the largest precursor brings, at most.').optional(),
    nameReaction: words('Name reactions, of which at least half of the recorded reactions are one.', 300).optional(),
    reactionClass: words('Classes of reactions, one of which at least half of the recorded reactions have.', 50).optional(),
    isNamed: yesOrNo('Whether at least half of the recorded reactions have a name.').optional(),
    patentsAtMost: wholeNumber({ min: 1, max: 1000 }).describe('Independent patents that show the kind of step, at most.').optional(),
    simplificationAtLeast: share('How much simpler the most complex precursor is than the structure, at least.').optional(),
  })
  .meta({
    id: 'StrategyCondition',
    description: 'What a clause asks of a step; all that is stated must hold, and nothing stated always does.',
  });
export type WireCondition = z.infer<typeof strategyCondition>;

const effect = z.enum(['admit', 'fold', 'leave out', 'lift', 'lower']);
const factor = z.number().gt(1).max(1000);

/** One rule of a strategy. `terms` say what it asks, made from what is carried out; all must hold, and none means always. */
export const strategyClause = z.object({
  effect: effect.describe('What it does with a step.'),
  text: z.string().describe('The rule in words.'),
  terms: z.array(z.string()).describe('What it asks of a step; all must hold, and none means always.'),
  when: strategyCondition.describe('The same, as it is carried out.'),
  factor: z
    .number()
    .nullable()
    .describe('How many times as probable a step counts among those of its rating; null for clauses that decide.'),
});
export type StrategyClause = z.infer<typeof strategyClause>;

/** Clauses in the order in which they are tried. */
export const strategyDetail = strategyEntry.extend({
  clauses: z.array(strategyClause).describe('Its rules in the order in which they are tried.'),
});
export type StrategyDetail = z.infer<typeof strategyDetail>;

const clauseBody = z
  .strictObject({
    effect: effect.describe('What it does with a step.'),
    text: storable(z.string().trim().max(LONGEST.ruleInWords))
      .default('')
      .describe('The rule in words; empty, words are made from what it asks.'),
    when: strategyCondition.describe('What it asks of a step.'),
    factor: factor.nullish().describe('For `lift` and `lower` alone: how many times as probable a step counts.'),
  })
  .refine((clause) => (clause.effect === 'lift' || clause.effect === 'lower') === (typeof clause.factor === 'number'), {
    error: 'A factor goes with lift and lower, and with nothing else.',
    path: ['factor'],
  });
const clauses = z.array(clauseBody).min(1, 'A strategy needs at least one clause.').max(50);
export type ClauseBody = z.infer<typeof clauseBody>;

export const strategyName = storable(
  nameString()
    .trim()
    .min(1, 'Please provide a name for your strategy.')
    .max(LONGEST.strategyName, 'Sorry, the name is too long. We can only handle up to 150 characters.'),
);

export const strategyNamePath = z.object({ name: text(200).describe('Name of the strategy.') });
export const strategyPath = z.object({ id: id.describe('Number of the strategy.') });
export const strategyCopyBody = z.strictObject({ id: id.describe('Number of the strategy to copy.') });
export const strategyChangeBody = z.strictObject({
  name: strategyName.optional().describe('The new name; absent, it stays.'),
  comment: storable(z.string().trim().max(LONGEST.strategyComment)).optional().describe('What it is for; absent, it stays.'),
  clauses: clauses.optional().describe('The new rules; absent, they stay.'),
  before: seenFields({ name: seenText, comment: seenText, clauses: seenList }),
});
export type StrategyChangeBody = z.infer<typeof strategyChangeBody>;

/** What clauses can ask for by name. */
export const strategyTerms = z.object({
  makesBond: z.array(z.string()).describe('Kinds of bonds.'),
  reactionClass: z.array(z.string()).describe('Classes of reactions.'),
  nameReaction: z.array(z.string()).describe('Name reactions, by name.'),
});
export type StrategyTerms = z.infer<typeof strategyTerms>;

export const strategyPreviewBody = z.strictObject({
  structure: text(MAX_NOTATION_LENGTH).min(1).describe('The target: SMILES, ROSDAL or a molfile.'),
  direction: z.enum(['synthesis', 'reaction']).describe('The direction the strategy serves.'),
  clauses: clauses.describe('The rules to try.'),
});

/** What clauses do with one target: one step, by the default libraries, every suggestion. */
export const strategyPreview = z.object({
  suggestions: z.number().int().describe('Suggestions that the rules let in.'),
  good: z.number().int().describe('Those of them rated good or great.'),
  clauses: z
    .array(
      z.object({
        admitted: z.number().int().describe('Suggestions let in by this clause, folded ones too.'),
        leftOut: z.number().int().describe('Edits left out by it; a few of them would have become one suggestion.'),
        weighed: z.number().int().describe('Suggestions it moved up or down.'),
      }),
    )
    .describe('For each rule, in their order.'),
  unmatched: z.number().int().describe('Edits left out because no rule lets them in.'),
});
export type StrategyPreview = z.infer<typeof strategyPreview>;
