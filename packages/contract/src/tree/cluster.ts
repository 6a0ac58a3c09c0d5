import { z } from 'zod';
import { disconnectionCluster } from '../disconnections/disconnection.ts';
import { id, queryGroup } from '../wire/primitives.ts';
import { structureNode } from './tree-node.ts';

const ensid = id.describe('A suggestion of the cluster.');
const parid = id.describe('`sid` of the structure it makes.');
const group = queryGroup.describe('How the suggestions of one structure are grouped; there is one way.');

/** POST /app/api/v2/queries/{id}/rxncluster. Field names: spec section 7, Tree lookups. */
export const clusterBody = z.strictObject({
  id: id.optional().describe('The query, again: the one of the path.'),
  ensembleId: ensid,
  parentId: parid,
  parentEnsembleId: id.nullish().describe('The suggestion above that structure; the answer does not depend on it.'),
  queryGroup: group.default('BONDSET'),
});
export const clusterPath = z.object({ id: id.describe('Number of the query.'), ensembleid: ensid, parentid: parid, querygroup: group });

/** The cluster of a suggestion, at any structure of the tree; its comment stands in the summary of the target. */
export const clusterAnswer = z.object({
  cluster: disconnectionCluster.omit({ comment: true, commentVersion: true }).describe('The bonds they make.'),
  structures: z.array(structureNode).describe('Precursors of its suggestions, each once, in order of appearance.'),
  root: structureNode.describe('The structure they make, with the suggestions below it, best first.'),
});
export type ClusterAnswer = z.infer<typeof clusterAnswer>;
