import { z } from 'zod';
import { disconnectionCluster } from './disconnection.ts';
import { structureNode } from './tree-node.ts';

const number = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);

/** POST /app/api/v2/queries/{id}/rxncluster: the suggestions that make the same bonds. Field names: spec section 7, Tree lookups. */
export const clusterBody = z.object({
  /** The query, again. */
  id: number.optional(),
  /** A suggestion of the cluster. */
  ensembleId: number,
  /** `sid` of the structure it makes. */
  parentId: number,
  /** The suggestion above that structure; the answer does not depend on it. */
  parentEnsembleId: number.nullish(),
  queryGroup: z.string().max(100).default('BONDSET'),
});

/** The cluster of a suggestion, at any structure of the tree; its comment stands in the summary of the target. */
export const clusterAnswer = z.object({
  cluster: disconnectionCluster.omit({ comment: true }),
  /** Precursors of its suggestions, each once, in order of appearance. */
  structures: z.array(structureNode),
  /** The structure they make, with the suggestions below it, best first. */
  root: structureNode,
});
export type ClusterAnswer = z.infer<typeof clusterAnswer>;
