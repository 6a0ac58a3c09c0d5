import { success } from '@retron/molecule';
import type { CostedRoute } from '@retron/planning';
import type { ChemistryService } from '../chemistry/chemistry-service.ts';
import type { Database } from '../database/database.ts';
import { type BranchRoot, writtenWays } from '../repositories/known-ways.ts';
import { longestRouteOf } from '../repositories/stored/route-wishes.ts';
import { findStructures } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/**
 * The cheapest way known from starting materials to a structure, in as many steps as a route of the query may have; `null` where none is known,
 * and in the forward direction, which makes nothing from materials. It is looked for in a thread: a tree may have 100,000 structures.
 */
export async function findBranch(
  database: Database,
  threads: Pick<ChemistryService, 'call'>,
  user: User,
  queryId: number,
  root: BranchRoot,
): Promise<Outcome<CostedRoute | null>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  if (!(await findStructures(database, queryId, [root.structureId])).has(root.structureId))
    return refuse('not-found', 'There is no such structure in this tree.');
  if (query.direction === 'forward') return success(null);
  const ways = await writtenWays(database, queryId, root);
  return success(await threads.call('branchOf', ways, { from: root.structureId, above: root.above, maxSteps: longestRouteOf(query) }));
}
