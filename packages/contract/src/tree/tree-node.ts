import { z } from 'zod';
import { plannedBy } from '../queries/provenance.ts';
import { querySummary } from '../queries/query.ts';
import { strategyClause } from '../strategies/strategy.ts';
import { MAX_NOTATION_LENGTH } from '../wire/limits.ts';
import { id, MAX_INT32, queryGroup, text, wholeNumber } from '../wire/primitives.ts';

const messages = z
  .object({ info: z.array(z.string()).describe('Remarks.'), warning: z.array(z.string()).describe('Warnings.') })
  .describe('What to know about it.');
const position = z
  .object({ idx: z.number().int().describe('Which, from 1.'), total: z.number().int().describe('Of how many.') })
  .describe('Which of how many alternatives.');

/** Absent for what is bought, and for what no catalogue lists. */
export const notBought = z
  .enum(['never', 'price', 'unpriced', 'catalogue'])
  .describe(
    'Why the query makes what an installed catalogue lists: its list of what is never bought, its price limit, no price where one is asked for, or a catalogue that it does not count. Absent for all others.',
  );

export const compoundName = z
  .string()
  .describe('What chemists call it, of the compounds that the product knows by name; absent for any other.');

/** A structure's place in the tree. Field names: spec section 3, Structure and Tree node. Atom numbers count from 1. */
export const structureNode = z.object({
  type: z.literal('structensemble').describe('What kind of node it is.'),
  level: z.number().int().describe('Depth: 0 for the target, n for a precursor n steps away.'),
  no: z.string().describe('Number shown on the node; equal for equal molecules of one query.'),
  sid: z.number().int().describe('Number of the structure in the query.'),
  ensid: z.number().int().nullable().describe('The suggestion it belongs to; null for the target.'),
  parid: z.number().int().nullable().describe('Number of the structure above it; null for the target.'),
  rosdal: z.string().describe('The structure in ROSDAL.'),
  smiles: z.string().describe('The structure in SMILES.'),
  name: compoundName.optional(),
  instock: z.boolean().nullable().describe('Whether it can be bought; null for unknown.'),
  pricecategory: z.number().int().nullable().describe('1 to 5; null means unknown.'),
  catalogid: z.string().nullable().describe('What to ask the catalogues for; null for unknown.'),
  notbought: notBought.optional(),
  molfile: z
    .string()
    .nullable()
    .optional()
    .describe('The structure as a molfile with flat coordinates, where it was asked for; null for what has none.'),
  atcenter: z.array(z.number().int()).describe('Atoms of the reaction centre of the suggestion it belongs to.'),
  'atcenter-list': z
    .array(z.array(z.number().int()))
    .describe('The same, one list per suggestion in `children` order; empty where children are not loaded.'),
  messages,
  childCount: z.number().int().describe('Suggestions it has here (paged); `children` may hold fewer. 0 for a leaf.'),
  outside: z
    .number()
    .optional()
    .describe('Forward direction: estimated share, 0 to 1, of what it does that is none of its products; absent for unknown.'),
  isExpanded: z.boolean().describe('False while the planner may still add suggestions.'),
  pos: position,
  get children() {
    return z.array(ensembleNode).describe('Its suggestions, best first.');
  },
});
structureNode.register(z.globalRegistry, { id: 'StructureNode', description: 'A structure’s place in the tree.' });
export type StructureNode = z.infer<typeof structureNode>;

const ringedAtom = z.object({
  of: z
    .enum(['parent', 'partners'])
    .optional()
    .describe(
      'Where it is drawn: `parent`: on the structure that has the suggestion, `partners`: on one of its partners. Absent: on one of `children`.',
    ),
  structure: z.number().int().describe('Which of these, from 0.'),
  atom: z.number().int().describe('Its atom, from 1.'),
});
const warningAtoms = z.object({
  text: z.string().describe('The warning, as it stands in `messages`.'),
  wanted: z.array(ringedAtom).describe('Atoms meant to react; where nothing competes with them, what it is about.'),
  rivals: z.array(z.array(ringedAtom)).describe('Places that react as well, each with its atoms.'),
});
const mechanismWarning = z.object({
  rule: z.string().describe('Id of the rule, such as `S1`.'),
  verdict: z.enum(['never', 'risk']).describe('`never`: it goes another way. `risk`: something else comes of it too.'),
  chip: z.string().describe('The warning in three words at most.'),
  text: z.string().describe('What would happen instead, and why.'),
  wanted: z.array(ringedAtom).describe('Atoms meant to react.'),
  rivals: z.array(ringedAtom).describe('Atoms that react instead, or stand in the way.'),
});

/** One suggested reaction in the tree. Field names: spec section 3, Ensemble and Tree node. */
export const ensembleNode = z.object({
  type: z.literal('ensemble').describe('What kind of node it is.'),
  level: z.number().int().describe('Depth: n for a suggestion that leads from depth n - 1 to n.'),
  no: z.string().describe('Such as `R1`.'),
  name: z.string().describe('Name of the reaction.'),
  ensid: z.number().int().describe('Number of the suggestion in the query.'),
  parid: z.number().int().describe('`sid` of the structure it makes.'),
  rating: z.number().int().min(1).max(4).describe('1 ugly, 2 bad, 3 good, 4 great.'),
  probability: z
    .number()
    .describe('Estimated probability, 0 to 1, that a chemist recorded this step. What holds the rating down (limits) does not lower it.'),
  feasibility: z
    .number()
    .nullable()
    .describe('Would it work: probability, 0 to 1, that these precursors give this structure; null for unknown.'),
  contributions: z
    .array(
      z.object({
        text: z.string().describe('The cause, in a few words.'),
        weight: z.number().describe('Natural logarithm of its factor on the odds that it works: negative speaks against it.'),
      }),
    )
    .describe('What made the feasibility: what speaks for it first.'),
  choice: z
    .object({
      disconnection: z.number().describe('Share of its disconnection among all that was found, 0 to 1.'),
      variant: z.number().describe('Share of this variant within the disconnection, 0 to 1.'),
    })
    .nullable()
    .describe('Would a chemist choose it; null for unknown.'),
  variantOf: z
    .number()
    .int()
    .nullable()
    .describe('`ensid` of the first suggestion of the same disconnection, whose variant this one is; null for that one itself.'),
  mechanism: z.array(mechanismWarning).describe('Rules of reaction mechanism that it breaks.'),
  textbook: z
    .object({
      name: z.string().describe('Name of the reaction.'),
      source: z.string().describe('Book and entry or chapter.'),
      reagent: z.string().optional().describe('A reagent that does it and gives no atoms, by name; absent where it needs none.'),
    })
    .optional()
    .describe('The reaction of the textbooks that it is. Absent where recorded reactions stand behind it.'),
  reasons: z.array(z.string()).describe('Why it has this rating.'),
  limits: z.array(z.string()).describe('Why the rating is not one higher.'),
  deepestLevel: z.number().int().min(1).max(3).describe('1 to 3: the most specific surroundings with a precedent.'),
  numPrecedents: z.number().int().describe('Recorded reactions behind it.'),
  precedentProperties: z
    .object({
      nameReactions: z
        .array(
          z.object({
            name: z.string().describe('Name of the reaction.'),
            count: z.number().int().describe('Precedents that are examples of it.'),
          }),
        )
        .describe('Name reactions among its precedents, commonest first.'),
    })
    .describe('What its precedents have in common.'),
  rxnids: z.array(z.string()).describe('Example precedents that the lookup can show, as `library:key`.'),
  messages,
  warningAtoms: z
    .array(warningAtoms)
    .optional()
    .describe('Atoms that warnings of `messages` are about, beside those of `mechanism`; absent where there are none.'),
  admittedBy: z
    .string()
    .nullable()
    .describe('The sentence of the strategy’s clause that let it in; null for a query planned before that was kept.'),
  weighedBy: z.array(z.string()).describe('Sentences of the clauses that moved it up or down among those of its rating.'),
  atcenter: z.array(z.number().int()).describe('Atoms of the parent structure in the reaction centre, from 1.'),
  bonds: z.array(z.string()).describe('Bonds of the parent that this reaction makes, as `4-7`, atom numbers from 1.'),
  partners: z.array(z.string()).describe('Forward direction: canonical SMILES of the reaction partners.'),
  comments: z.number().int().describe('Comments on it.'),
  pos: position,
  get children(): z.ZodArray<typeof structureNode> {
    return z.array(structureNode).describe('The precursors it needs; in the forward direction what comes of it.');
  },
});
ensembleNode.register(z.globalRegistry, { id: 'EnsembleNode', description: 'One suggested reaction in the tree.' });
export type EnsembleNode = z.infer<typeof ensembleNode>;

/** What was left out of a tree for one reason: for the strategy the sentence of its clause, else in words of the planner. */
export const leftOut = z.object({
  by: z
    .enum(['strategy', 'algorithm', 'number', 'protection', 'wish', 'route wish', 'chemistry'])
    .describe(
      'What left them out; `wish`: what was asked of the ways to the target; `route wish`: the same, of whole routes, which are counted instead of steps; `protection`: nothing did, but they are good only with a group protected.',
    ),
  reason: z.string().describe('The sentence of the clause, or words of the planner.'),
  count: z.number().int().describe('How many.'),
  good: z
    .number()
    .int()
    .optional()
    .describe('Disconnections of one structure among them that are good or better; told where it has fewer than three such.'),
  sid: z
    .number()
    .int()
    .optional()
    .describe('The structure that `good` is told of, where the query went on from one; absent for the target.'),
  atoms: z.array(z.number().int()).optional().describe('Of `protection`: atoms of the structure, from 1, whose groups stand in the way.'),
});
export type LeftOut = z.infer<typeof leftOut>;

/** GET /app/api/queries/{id}. `tree` holds the target and its whole first level; `leftOut` counts over all structures expanded. */
export const queryAnswer = querySummary.extend({
  tree: structureNode.nullable().describe('The target and its whole first level; null before there is one.'),
  leftOut: z.array(leftOut).describe('What was left out of the tree, over all structures expanded.'),
  clauses: z
    .array(strategyClause)
    .describe('The rules of its strategy as they were when it was started; none where this version does not know them.'),
  plannedBy: z.array(plannedBy).describe('What planned each of its runs, as far as that is recorded.'),
});
export type QueryAnswer = z.infer<typeof queryAnswer>;

export const structurePath = z.object({
  id: id.describe('Number of the query.'),
  sid: id.describe('Number of the structure in the query.'),
});

const path = text(1000)
  .regex(/^\d+(,\d+)*$/)
  .transform((sids) => sids.split(',').map(Number))
  .pipe(z.array(z.int().min(1).max(MAX_INT32)).max(100));

const withMolfiles = z
  .enum(['yes', 'no'])
  .default('no')
  .describe('`yes`: structures carry a molfile, 1,000 of them at most, those nearest to the first.');

/** GET /app/api/queries/{id}: what it carries beside. */
export const treeQuery = z.object({ molfile: withMolfiles });

/** `path` lets no loop be shown, and tells the depth. */
export const childrenQuery = z.object({
  path: path
    .optional()
    .describe('The structures above it: `sid`s joined by commas, target first; absent, it is taken to stand at its least depth.'),
  offset: wholeNumber({ min: 0, max: MAX_INT32 }).prefault(0).describe('Suggestions to skip.'),
  limit: wholeNumber({ min: 1, max: 500 }).prefault(50).describe('Suggestions to send.'),
  depth: wholeNumber({ min: 1, max: 5 })
    .prefault(1)
    .describe('Levels to send, best `limit` suggestions each; at most about 1,000 nodes in all.'),
  molfile: withMolfiles,
});
/** Of a branch: what stands above it is not made by it. */
export const branchQuery = z.object({ path: path.optional().describe('The structures above it: `sid`s joined by commas, target first.') });
export const childrenAnswer = z.object({
  sid: z.number().int().describe('Number of the structure in the query.'),
  offset: z.number().int().describe('Suggestions skipped.'),
  total: z.number().int().describe('Suggestions it has here.'),
  children: z.array(ensembleNode).describe('The suggestions, best first, each with its precursors.'),
});
export type ChildrenAnswer = z.infer<typeof childrenAnswer>;

/** What to go on from. Field names: spec section 7, Queries. */
export const continueBody = z.strictObject({
  rosdal: text(MAX_NOTATION_LENGTH).optional().describe('The structure in ROSDAL, again, as the tree has it.'),
  sessionid: text(1000).optional().describe('Name of the query, again.'),
  structlistid: id.describe('`sid` of the structure.'),
  queryGroup: queryGroup.default('BONDSET').describe('How the suggestions of one structure are grouped; there is one way.'),
});
