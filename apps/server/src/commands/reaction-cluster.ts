import type { ClusterAnswer, StructureNode } from '@retron/contract';
import { parseSmiles, success } from '@retron/molecule';
import { clusterByDisconnection, type DisconnectionCluster } from '@retron/planning';
import type { Database } from '../database/database.ts';
import type { Query } from '../repositories/queries.ts';
import { findStructures, findSuggestion, listSuggestions, type StructureRow, type SuggestionRow } from '../repositories/tree-reading.ts';
import { type Outcome, refuse } from './outcome.ts';
import { readSuggestions } from './read-tree.ts';
import { wireCluster } from './wire-cluster.ts';

/** As many as a structure can have. */
const EVERY_SUGGESTION = { offset: 0, limit: 5000 };

interface Cluster {
  readonly cluster: DisconnectionCluster;
  /** That its suggestions make. */
  readonly structure: StructureRow;
  readonly members: readonly SuggestionRow[];
}

/**
 * Suggestions of the same structure that make the same bonds, or bonds alike by symmetry, best first; itself among them.
 *
 * @returns null for a suggestion that needs the very structure it makes: no tree shows it
 */
export async function clusterOf(
  database: Database,
  query: Pick<Query, 'id' | 'direction'>,
  { sid, ensid }: SuggestionRow,
): Promise<Cluster | null> {
  const structure = (await findStructures(database, query.id, [sid])).get(sid);
  if (structure === undefined) throw new Error(`No structure ${sid} in query ${query.id}`);
  const molecule = parseSmiles(structure.smiles);
  if (!molecule.ok) throw new Error(`Structure ${sid} of query ${query.id} cannot be read: ${molecule.error.message}`);
  const all = await listSuggestions(database, query.id, { sid, above: [sid] }, EVERY_SUGGESTION);
  const clusters = clusterByDisconnection(
    molecule.value,
    all.map((row) => ({ id: row.ensid, rating: row.rating, bonds: row.details.bonds, precedentCount: row.details.precedentCount })),
    query.direction === 'synthesis' ? 'made' : 'broken',
  );
  const cluster = clusters.find(({ suggestionIds }) => suggestionIds.includes(ensid));
  if (cluster === undefined) return null;
  const ids = new Set(cluster.suggestionIds);
  return { cluster, structure, members: all.filter((row) => ids.has(row.ensid)) };
}

/** The cluster of a suggestion as a tree: the structure it makes, and below it the suggestions that make the same bonds. */
export async function reactionCluster(
  database: Database,
  query: Query,
  asked: { readonly ensid: number; readonly sid: number },
): Promise<Outcome<ClusterAnswer>> {
  const suggestion = await findSuggestion(database, query.id, asked.ensid);
  const found = suggestion?.sid === asked.sid ? await clusterOf(database, query, suggestion) : null;
  if (found === null) return refuse('not-found', 'There is no such suggestion in this tree.');
  const root = await readSuggestions(database, query, found.structure, found.members);
  const structures = new Map<number, StructureNode>();
  for (const { children } of root.children) for (const child of children) if (!structures.has(child.sid)) structures.set(child.sid, child);
  return success({
    cluster: wireCluster(found.cluster),
    structures: [...structures.values()],
    root,
  });
}
