import { parseSmiles, success } from '@retron/molecule';
import { clusterByDisconnection, type DisconnectionCluster } from '@retron/planning';
import type { Database } from '../database/database.ts';
import type { Query } from '../repositories/queries.ts';
import { findStructures, findSuggestion, listSuggestions, type StructureRow, type SuggestionRow } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { readSuggestions, type StructurePlace } from './read-tree.ts';
import { visibleQuery } from './visible-query.ts';

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
  { id, structureId }: Pick<SuggestionRow, 'id' | 'structureId'>,
): Promise<Cluster | null> {
  const structure = (await findStructures(database, query.id, [structureId])).get(structureId);
  if (structure === undefined) throw new Error(`No structure ${structureId} in query ${query.id}`);
  const molecule = parseSmiles(structure.smiles);
  if (!molecule.ok) throw new Error(`Structure ${structureId} of query ${query.id} cannot be read: ${molecule.error.message}`);
  const all = await listSuggestions(database, query.id, { id: structureId, above: [structureId] }, EVERY_SUGGESTION);
  const clusters = clusterByDisconnection(
    molecule.value,
    all.map((row) => ({ id: row.id, rating: row.rating, bonds: row.details.bonds, precedentCount: row.details.precedentCount })),
    query.direction === 'retrosynthesis' ? 'made' : 'broken',
  );
  const cluster = clusters.find(({ suggestionIds }) => suggestionIds.includes(id));
  if (cluster === undefined) return null;
  const ids = new Set(cluster.suggestionIds);
  return { cluster, structure, members: all.filter((row) => ids.has(row.id)) };
}

/** The cluster of a suggestion at any structure of a tree. */
export interface ReactionCluster {
  readonly cluster: DisconnectionCluster;
  /** The structure that its suggestions make, with them below it, best first. */
  readonly root: StructurePlace;
}

/** The cluster of a suggestion as a tree: the structure it makes, and below it the suggestions that make the same bonds. */
export async function reactionCluster(
  database: Database,
  user: User,
  queryId: number,
  asked: { readonly suggestionId: number; readonly structureId: number },
): Promise<Outcome<ReactionCluster>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  const suggestion = await findSuggestion(database, query.id, asked.suggestionId);
  const found = suggestion?.structureId === asked.structureId ? await clusterOf(database, query, suggestion) : null;
  if (found === null) return refuse('not-found', 'There is no such suggestion in this tree.');
  return success({ cluster: found.cluster, root: await readSuggestions(database, query, found.structure, found.members) });
}
