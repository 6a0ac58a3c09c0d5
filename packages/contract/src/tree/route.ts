import { z } from 'zod';
import { page, perPage } from '../wire/primitives.ts';
import { ASSUMED_YIELD } from './shopping-list.ts';
import { compoundName, notBought } from './tree-node.ts';

/** A structure of a route and the suggestion that makes it there. */
export const routeNode = z.object({
  sid: z.number().int().describe('Number of the structure in the query.'),
  ensid: z.number().int().nullable().describe('The suggestion that makes it here; null for a leaf, which can be bought.'),
  get children() {
    return z.array(routeNode).describe('The precursors that the suggestion needs.');
  },
});
routeNode.register(z.globalRegistry, { id: 'RouteNode', description: 'A structure of a route and the suggestion that makes it there.' });
export type RouteNode = z.infer<typeof routeNode>;

/** One way from the target to what can be bought. */
const queryRoute = z.object({
  no: z
    .number()
    .int()
    .describe('From 1: the best of each of five ideas, then all others, the best first: by their cost, warnings and faults.'),
  idea: z
    .number()
    .int()
    .describe(
      'From 1: equal for routes that make the same strategic bonds of the target: of rings, between carbon atoms, and between larger parts.',
    ),
  cost: z
    .number()
    .describe(
      'The planner’s, a sum over the steps: how rarely each is chosen, how likely it fails, and much more for a bad or an ugly one.',
    ),
  steps: z.number().int().describe('Number of its reactions: what is needed twice is made once.'),
  longest: z.number().int().describe('Reactions on the longest way from a leaf to the target.'),
  convergent: z.boolean().describe('Whether a step joins two or more structures that are made themselves.'),
  weakest: z.number().int().describe('`ensid` of the step with the lowest rating, of equal ones of that least likely to work.'),
  protectingGroupSteps: z.number().int().describe('Steps that put a protecting group on or take one off.'),
  yield: z
    .object({
      lower: z.number().describe('By the lower quartiles.'),
      median: z.number().describe('By the medians.'),
      upper: z.number().describe('By the upper quartiles.'),
    })
    .nullable()
    .describe(
      'Estimated yield in per cent: those of the steps, by their precedents, multiplied along the branch that loses most. Null where a step has no precedent with a yield.',
    ),
  unknownyields: z.number().int().describe('Steps of which no precedent states a yield.'),
  atomeconomy: z
    .number()
    .nullable()
    .describe('Weight of the target as per cent of the weight of everything the route starts from, reagents left out; null for unknown.'),
  materialcost: z
    .object({
      pergram: z
        .number()
        .describe(
          `US dollars for a gram of the target, as \`getShoppingList\` reckons: one equivalent of each material, the cheapest offer by weight, unknown yields as ${ASSUMED_YIELD} %. Materials without a price are left out.`,
        ),
      unpriced: z.number().int().describe('Materials whose price is not known.'),
    })
    .nullable()
    .describe('What the materials cost; null where nobody looked.'),
  tiers: z
    .object({
      materials: z.boolean().describe('Every leaf is a known starting material.'),
      goodSteps: z.boolean().describe('Every step is rated good or great.'),
      noWarnings: z.boolean().describe('No step has a warning.'),
      precedented: z.boolean().describe('Every step has precedents at the precision asked for.'),
    })
    .describe('What holds for the whole route; the best have all four.'),
  faults: z
    .array(
      z.object({
        kind: z
          .enum(['freed-too-early', 'exchanged', 'drawn-as-two', 'undone', 'in-vain', 'turned-over'])
          .describe(
            'freed-too-early: `freedby` takes off what shielded a group that is in the way of `ensid`. exchanged: what `freedby` frees `ensid` shields anew, and a later step frees it again. drawn-as-two: `freedby` and `ensid` free two groups by one kind of reaction, which comes off in one operation. undone: `ensid` puts back what `freedby` changed. in-vain: `ensid` erases all that `freedby` did. turned-over: `ensid` ends with the mirror image of what `freedby` made.',
          ),
        ensid: z.number().int().describe('The later step.'),
        freedby: z
          .number()
          .int()
          .describe('The step before it that frees the group, that is undone or in vain, or that makes the other enantiomer.'),
        atoms: z
          .array(
            z.object({
              sid: z.number().int().describe('Number of a structure of the route.'),
              atom: z.number().int().describe('Its atom, from 1.'),
            }),
          )
          .optional()
          .describe('Atoms that the groups hang on, in each structure of the route in which they stand free.'),
      }),
    )
    .optional()
    .describe('What is wrong with how the steps follow each other, each of which may be fine alone; absent where nothing is.'),
  route: routeNode.describe('The target, with the route below it.'),
});

/** GET /app/api/queries/{id}/tree/{sid}/branch. */
export const branchAnswer = z.object({
  route: routeNode.nullable().describe('The structure, with the cheapest way known to it below; null where none is known.'),
});
export type BranchAnswer = z.infer<typeof branchAnswer>;

export const routesQuery = z.object({ per_page: perPage({ max: 200, usual: 20 }), page });

/** GET /app/api/queries/{id}/routes, by page. No routes but for algorithm V3. */
export const routesAnswer = z.object({
  routes: z.array(queryRoute).describe('The routes of the page.'),
  total: z.number().int().describe('Routes on all pages: at most 200, the cheapest.'),
  end: z
    .enum(['enough', 'exhausted', 'steps', 'expansions', 'molecules', 'imported'])
    .nullable()
    .describe(
      'Why the search ended: it had the routes it was asked for and nothing promised to be cheaper; nothing was left to look at, at all or within the steps allowed; it had looked at as many structures as it may; it knew as many molecules as it may; or the query was imported, and its routes are those of the tree that it brought. Null while it runs, where it was stopped, and for other algorithms.',
    ),
  missing: z
    .array(z.number().int())
    .describe('Where there is no route: `sid` of the structures that the way lacks which came nearest to a route.'),
  beyondsteps: z
    .object({
      structures: z
        .number()
        .int()
        .describe(
          'Not looked at as every route through them has too many steps, though they promise to be cheaper than what else is left.',
        ),
      route: z
        .number()
        .int()
        .nullable()
        .describe('Steps on the longest branch of a route that is known and too long; null where there is none, or a shorter one.'),
    })
    .optional()
    .describe(
      'What the steps that a route may have kept from the search, whatever ended it; absent where `end` is null, and where it was not kept.',
    ),
  structures: z
    .array(
      z.object({
        sid: z.number().int().describe('Number of the structure in the query.'),
        smiles: z.string().describe('The structure in SMILES.'),
        name: compoundName.optional(),
        instock: z.boolean().nullable().describe('Whether it can be bought; null for unknown.'),
        pricecategory: z.number().int().nullable().describe('1 to 5; null means unknown.'),
        catalogid: z.string().nullable().describe('What to ask the catalogues for; null for unknown.'),
        notbought: notBought.optional(),
      }),
    )
    .describe('Structures of the routes of the page, each once, by number.'),
  ensembles: z
    .array(
      z.object({
        ensid: z.number().int().describe('Number of the suggestion in the query.'),
        parid: z.number().int().describe('`sid` of the structure it makes.'),
        name: z.string().describe('Name of the reaction.'),
        rating: z.number().int().min(1).max(4).describe('1 ugly, 2 bad, 3 good, 4 great.'),
        probability: z.number().describe('How probable the planner takes it to be, 0 to 1.'),
        numPrecedents: z.number().int().describe('Recorded reactions behind it.'),
      }),
    )
    .describe('Suggestions of the routes of the page, each once, by number.'),
});
export type RoutesAnswer = z.infer<typeof routesAnswer>;
