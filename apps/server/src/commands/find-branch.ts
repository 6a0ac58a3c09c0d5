import { success } from '@retron/molecule';
import { type CostedRoute, knownBranch } from '@retron/planning';
import type { Database } from '../database/database.ts';
import { longestRouteOf } from '../repositories/stored/route-wishes.ts';
import { findStructures, loadKnownTree } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/** A structure where it stands in a tree. */
interface BranchRoot {
  readonly structureId: number;
  /** Structures above it. */
  readonly above: readonly number[];
}

/**
 * The cheapest way known from starting materials to a structure, in as many steps as a route of the query may have; `null` where none is known,
 * and in the forward direction, which makes nothing from materials.
 */
export async function findBranch(
  database: Database,
  user: User,
  queryId: number,
  { structureId, above }: BranchRoot,
): Promise<Outcome<CostedRoute | null>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  if (!(await findStructures(database, queryId, [structureId])).has(structureId))
    return refuse('not-found', 'There is no such structure in this tree.');
  if (query.direction === 'forward') return success(null);
  return success(knownBranch(await loadKnownTree(database, queryId), { from: structureId, above, maxSteps: longestRouteOf(query) }));
}
