import { z } from 'zod';
import { LONGEST } from '../wire/limits.ts';
import { id, MAX_INT32, text } from '../wire/primitives.ts';

/** What narrows a disconnection summary: suggestions need one of these name reactions; none chosen means any. */
export const filterProperties = z.strictObject({
  nameReactions: z.array(text(200)).max(500).default([]).describe('Names of name reactions; none means any suggestion.'),
});

/** Suggestions that make the same bonds of the target. Field names: spec section 3, Disconnection summary. */
export const disconnectionCluster = z.object({
  no: z.number().int().describe('From 1: best rated first, then most precedents.'),
  size: z.number().int().describe('Number of suggestions.'),
  bonds: z
    .array(z.string())
    .describe('Bonds of the target as `4-7`, atom numbers from 1; empty for steps that make no bond. Symmetric ones stand once.'),
  name: z.string().describe('Such as `C–N, amide`.'),
  precedents: z.number().int().describe('Recorded reactions behind all of them.'),
  rating: z.number().int().min(1).max(4).describe('Rating of the best.'),
  comment: z.string().describe('What the readers noted.'),
  commentVersion: z.number().int().describe('How often that was saved; 0 where nobody did.'),
  ensid: z.number().int().describe('The best suggestion.'),
  ensids: z.array(z.number().int()).describe('All of them, best first.'),
});
export type WireCluster = z.infer<typeof disconnectionCluster>;

/** GET and POST /app/api/queries/{id}/disconnection/{targethash}. */
export const disconnectionSummary = z.object({
  id: z.number().int().describe('The query.'),
  targethash: z.string().describe('InChIKey of the target with `_` for `-`.'),
  sessionid: z.string().describe('Name of the query.'),
  breadth: z.number().int().describe('Suggestions for each structure.'),
  nsteps: z.number().int().describe('Steps from the target.'),
  precision: z.number().int().describe('1 low, 2 medium, 3 high.'),
  strategy: z.string().describe('Name of its strategy.'),
  library: z.string().describe('Library names, joined by `|`.'),
  rosdal: z.string().describe('The target in ROSDAL.'),
  clusters: z.array(disconnectionCluster).describe('The suggestions by the bonds they make, best rated first.'),
  filterProperties: filterProperties.describe('What narrows it.'),
  data: z
    .object({
      sid: z.number().int().describe('The target’s number in the tree.'),
      suggestions: z.number().int().describe('Suggestions of the target, whatever the filter.'),
      nameReactions: z
        .array(
          z.object({
            name: z.string().describe('Name of the reaction.'),
            suggestions: z.number().int().describe('Suggestions that have it.'),
          }),
        )
        .describe('What the filter can choose from, commonest first.'),
      drawing: z
        .object({
          width: z.number().describe('Pixels.'),
          height: z.number().describe('Pixels.'),
          atoms: z
            .array(z.object({ x: z.number().describe('Pixels from the left.'), y: z.number().describe('Pixels from the top.') }))
            .describe('One place for each atom.'),
        })
        .describe('Where the atoms lie in the target’s picture of this size (px), in the order of their numbers.'),
    })
    .describe('What a drawing of the clusters needs.'),
});
export type DisconnectionSummary = z.infer<typeof disconnectionSummary>;

const again = {
  id: id.optional().describe('The query, again: the one of the path.'),
  sessionid: text(1000).optional().describe('Name of the query, again.'),
  targethash: text(100).optional().describe('The target, again: the one of the path.'),
};

export const disconnectionPath = z.object({
  id: id.describe('Number of the query.'),
  targethash: text(100).describe('InChIKey of its target; `_` and `-` are ignored.'),
});

/** The load names the query again and may bring a filter as JSON; without one the reader's saved filter counts. */
export const disconnectionQuery = z.object({
  ...again,
  filterProperties: text(20_000)
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'filterProperties must be JSON.' });
        return z.NEVER;
      }
    })
    .pipe(filterProperties)
    .optional()
    .describe('What narrows it, this time, as JSON; absent, what the user saved.'),
});

/** The save: a changed comment of one cluster, known by its bonds, and the filter; what is absent stays. */
export const disconnectionBody = z.strictObject({
  ...again,
  cluster: z
    .strictObject({
      bonds: z
        .array(text(11).regex(/^\d{1,5}-\d{1,5}$/))
        .max(400)
        .describe('The bonds that tell the cluster.'),
      comment: text(LONGEST.clusterComment).describe('What to note with it.'),
      commentVersion: z
        .number()
        .int()
        .min(0)
        .max(MAX_INT32)
        .optional()
        .describe(
          'That of the comment that was read: nothing is saved if somebody else saved since. Absent, whatever is there is replaced.',
        ),
    })
    .optional()
    .describe('A changed comment.'),
  filterProperties: filterProperties.optional().describe('What narrows the summary for this user from now on.'),
});
export type DisconnectionBody = z.input<typeof disconnectionBody>;
