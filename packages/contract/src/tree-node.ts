import { z } from 'zod';
import { querySummary } from './query.ts';

const messages = z.object({ info: z.array(z.string()), warning: z.array(z.string()) });
/** Which of how many alternatives, from 1. */
const position = z.object({ idx: z.number().int(), total: z.number().int() });

/** A structure's place in the tree. Field names: spec section 3, Structure and Tree node. Atom numbers count from 1. */
export const structureNode = z.object({
  type: z.literal('structensemble'),
  /** Depth: 0 for the target, n for a precursor n steps away. */
  level: z.number().int(),
  /** Number shown on the node; equal for equal molecules of one query. */
  no: z.string(),
  sid: z.number().int(),
  /** The suggestion it belongs to; null for the target. */
  ensid: z.number().int().nullable(),
  parid: z.number().int().nullable(),
  rosdal: z.string(),
  smiles: z.string(),
  instock: z.boolean().nullable(),
  /** 1 to 5; null means unknown. */
  pricecategory: z.number().int().nullable(),
  catalogid: z.string().nullable(),
  /** Atoms of the reaction centre of the suggestion it belongs to. */
  atcenter: z.array(z.number().int()),
  /** The same, one list per suggestion in `children` order; empty where children are not loaded. */
  'atcenter-list': z.array(z.array(z.number().int())),
  messages,
  /** Suggestions it has here (paged); `children` may hold fewer. 0 for a leaf. */
  childCount: z.number().int(),
  /** False while the planner may still add suggestions. */
  isExpanded: z.boolean(),
  pos: position,
  get children() {
    return z.array(ensembleNode);
  },
});
export type StructureNode = z.infer<typeof structureNode>;

/** One suggested reaction in the tree. Field names: spec section 3, Ensemble and Tree node. */
export const ensembleNode = z.object({
  type: z.literal('ensemble'),
  /** Depth: n for a suggestion that leads from depth n - 1 to n. */
  level: z.number().int(),
  /** Such as `R1`. */
  no: z.string(),
  name: z.string(),
  ensid: z.number().int(),
  /** `sid` of the structure it makes. */
  parid: z.number().int(),
  rating: z.number().int().min(1).max(4),
  probability: z.number(),
  reasons: z.array(z.string()),
  /** Why the rating is not one higher. */
  limits: z.array(z.string()),
  /** 1 to 3: the most specific surroundings with a precedent. */
  deepestLevel: z.number().int().min(1).max(3),
  numPrecedents: z.number().int(),
  precedentProperties: z.object({ nameReactions: z.array(z.object({ name: z.string(), count: z.number().int() })) }),
  /** Example precedents that the lookup can show, as `library:key`. */
  rxnids: z.array(z.string()),
  messages,
  /** The sentence of the strategy's clause that let it in; null for a query planned before that was kept. */
  admittedBy: z.string().nullable(),
  /** Sentences of the clauses that moved it up or down among those of its rating. */
  weighedBy: z.array(z.string()),
  /** Atoms of the parent structure in the reaction centre, from 1. */
  atcenter: z.array(z.number().int()),
  /** Bonds of the parent that this reaction makes, as `4-7`, atom numbers from 1. */
  bonds: z.array(z.string()),
  /** Forward direction: canonical SMILES of the reaction partners. */
  partners: z.array(z.string()),
  comments: z.number().int(),
  pos: position,
  get children(): z.ZodArray<typeof structureNode> {
    return z.array(structureNode);
  },
});
export type EnsembleNode = z.infer<typeof ensembleNode>;

/** What was left out of a tree for one reason: for the strategy the sentence of its clause, else in words of the planner. */
export const leftOut = z.object({
  by: z.enum(['strategy', 'algorithm', 'number', 'chemistry']),
  reason: z.string(),
  count: z.number().int(),
});
export type LeftOut = z.infer<typeof leftOut>;

/** GET /app/api/queries/{id}. `tree` holds the target and its whole first level; `leftOut` counts over all structures expanded. */
export const queryAnswer = querySummary.extend({ tree: structureNode.nullable(), leftOut: z.array(leftOut) });
export type QueryAnswer = z.infer<typeof queryAnswer>;

/**
 * GET /app/api/queries/{id}/tree/{sid}/children: suggestions of one structure, best first, each with its precursors.
 * `path` names the structures above it (sids, comma-separated, target first), so that no loop is shown and the depth is known.
 */
export const childrenQuery = z.object({
  path: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .optional(),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(50),
  /** How many further levels to send under each precursor, best `limit` each; at most 1,000 nodes in all. */
  depth: z.coerce.number().int().min(1).max(5).default(1),
});
export const childrenAnswer = z.object({
  sid: z.number().int(),
  offset: z.number().int(),
  total: z.number().int(),
  children: z.array(ensembleNode),
});
export type ChildrenAnswer = z.infer<typeof childrenAnswer>;

/** POST /app/api/queries/{id}/continue: go on from one structure of the tree (`structlistid` is its `sid`). */
export const continueBody = z.object({
  rosdal: z.string().optional(),
  sessionid: z.string().optional(),
  structlistid: z.coerce.number().int().positive(),
  queryGroup: z.string().default('BONDSET'),
});
