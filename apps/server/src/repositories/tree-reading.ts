import type { Structure } from '@retron/tree';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { structures } from '../database/schema/tree.ts';

/** Every structure of a query, in the order of their numbers, and those whose suggestions are known. */
export async function loadStructures(
  database: Database,
  queryId: number,
): Promise<{ readonly structures: readonly Structure[]; readonly expanded: readonly number[] }> {
  const rows = await database
    .select({
      id: structures.sid,
      smiles: structures.smiles,
      depth: structures.depth,
      isInStock: structures.isInStock,
      catalogId: structures.catalogId,
      priceCategory: structures.priceCategory,
      expandedInRun: structures.expandedInRun,
    })
    .from(structures)
    .where(eq(structures.queryId, queryId))
    .orderBy(asc(structures.sid));
  return {
    structures: rows.map(({ expandedInRun: _, ...structure }) => structure),
    expanded: rows.filter((row) => row.expandedInRun !== null).map((row) => row.id),
  };
}
