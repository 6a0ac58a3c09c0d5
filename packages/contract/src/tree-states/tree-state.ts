import { NODE_TAGS } from '@retron/tree';
import { z } from 'zod';
import { LONGEST } from '../wire/limits.ts';
import { MAX_INT32, nameString, storable, text } from '../wire/primitives.ts';

/** Nodes of one tree that a saved view says something of. */
const MOST_NODES = 20_000;

const place = z
  .string()
  .max(2000)
  .regex(/^\d+(-\d+(~\d+)?)*$/)
  .describe('Where a node stands: `sid` of the target, then in turn `ensid` and `sid` down to it, joined by `-`.');
const ensid = z.int().min(1).max(MAX_INT32);
const tag = z.enum(NODE_TAGS);

/** What a reader did at one node. Words: spec section 3, Tree state. */
const nodeState = z
  .strictObject({
    contraction: ensid.nullable().default(null).describe('Of a structure: `ensid` of the only alternative shown; null: all are.'),
    variant: ensid.nullable().default(null).describe('Of a suggestion: `ensid` of the variant drawn in its place; null: itself.'),
    expanded: z.boolean().nullable().default(null).describe('Whether what hangs below is open; null: as the tree opens it.'),
    tag: tag.nullable().default(null).describe('The element whose colour it is tagged with; null: none.'),
    isSelected: z.boolean().default(false).describe('Whether it is selected.'),
    visibility: z.enum(['shown', 'hidden']).default('shown').describe('Whether its reader put it away.'),
  })
  .meta({ id: 'NodeState', description: 'What a reader did at one node of a tree.' });

/** What a reader did to a tree. Everything absent is as when the tree is opened for the first time. */
export const treeStateContent = z
  .strictObject({
    nodes: z
      .record(place, nodeState)
      .refine((nodes) => Object.keys(nodes).length <= MOST_NODES, { error: `A saved view takes at most ${MOST_NODES} nodes.` })
      .default({})
      .describe('By place; nodes that were never touched are absent.'),
    expandAll: z.boolean().default(false).describe('Whether everything was opened at once.'),
    grouped: z.boolean().default(true).describe('Whether variants of one disconnection are drawn as one.'),
    route: z.array(place).max(1000).default([]).describe('Places of the suggestions chosen as a route.'),
    show: z.enum(['all', 'selected', 'matching']).default('all').describe('Which suggestions are drawn.'),
    filter: z
      .strictObject({
        nameReactions: z.array(text(300)).max(1000).default([]).describe('A suggestion must have one of these; empty: any.'),
        precedentProperties: z
          .strictObject({
            numPrecedents: z.int().min(0).max(MAX_INT32).default(0).describe('Precedents a suggestion must have at least.'),
          })
          .prefault({})
          .describe('What its precedents must have in common.'),
        tags: z.array(tag).max(NODE_TAGS.length).default([]).describe('Only nodes with one of these tags and the way to them; empty: any.'),
        cluster: z
          .strictObject({
            name: text(500).describe('Name of the disconnection.'),
            suggestions: z.array(ensid).max(5000).describe('`ensid` of its suggestions.'),
          })
          .nullable()
          .default(null)
          .describe('Only suggestions of this disconnection; null: of all.'),
      })
      .prefault({})
      .describe('What suggestions are narrowed by where `show` is `matching`.'),
  })
  .meta({ id: 'TreeStateContent', description: 'What a reader did to a tree.' });
export type TreeStateContent = z.infer<typeof treeStateContent>;

/** One saved view of a tree. Words: spec section 3, Tree state. */
export const treeState = z
  .object({
    id: z.number().int().describe('Number of the saved view.'),
    pid: z.number().int().describe('Number of the project.'),
    qid: z.number().int().describe('Number of the query.'),
    name: z.string().describe('Its name; empty for the one that is kept without being asked for.'),
    version: z.number().int().describe('How often it was saved, from 1.'),
    state: treeStateContent.describe('The view.'),
    created: z.string().describe('When it was first saved, ISO 8601 UTC.'),
    changed: z.string().describe('When it was last saved, ISO 8601 UTC.'),
  })
  .meta({ id: 'TreeState', description: 'A saved view of a tree.' });
export type WireTreeState = z.infer<typeof treeState>;

const name = storable(nameString().trim().max(LONGEST.viewName));

export const newTreeState = z.strictObject({
  name: name.default('').describe('Its name, unlike those of the other views; empty for the one that is kept without being asked for.'),
  state: treeStateContent.describe('The view.'),
});

export const changedTreeState = z.strictObject({
  name: name.optional().describe('Its new name; absent: the old one.'),
  state: treeStateContent.optional().describe('The view; absent: as it is.'),
  version: z
    .int()
    .min(1)
    .max(MAX_INT32)
    .optional()
    .describe('The version that was read: if somebody saved since, nothing is changed. Absent: whatever is there is replaced.'),
});
