import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { structures, suggestions } from '../database/schema/tree.ts';
import { outlineColumn, readOutline, type SuggestionOutline } from './stored/suggestion.ts';
import type { StructureRow, SuggestionRow } from './tree-reading.ts';

/** A structure of a query, as far as comparing needs it. */
export type GraphStructureRow = Pick<StructureRow, 'id' | 'smiles' | 'isInStock' | 'priceCategory' | 'continuedSteps'>;
/** A suggestion of a query, as far as comparing needs it. */
export type GraphSuggestionRow = Omit<SuggestionRow, 'details' | 'commentCount'> & { readonly outline: SuggestionOutline };

/** Everything that a query found: structures by number, suggestions by structure and rank. Evidence is not read, as it is many times as long. */
export async function readQueryGraph(
  database: Database,
  queryId: number,
): Promise<{ readonly structures: readonly GraphStructureRow[]; readonly suggestions: readonly GraphSuggestionRow[] }> {
  const found = await database
    .select({
      id: structures.id,
      smiles: structures.smiles,
      isInStock: structures.isInStock,
      priceCategory: structures.priceCategory,
      continuedSteps: structures.continuedSteps,
    })
    .from(structures)
    .where(eq(structures.queryId, queryId))
    .orderBy(asc(structures.id));
  const steps = await database
    .select({
      id: suggestions.id,
      structureId: suggestions.structureId,
      rank: suggestions.rank,
      rating: suggestions.rating,
      probability: suggestions.probability,
      outline: outlineColumn,
    })
    .from(suggestions)
    .where(eq(suggestions.queryId, queryId))
    .orderBy(asc(suggestions.structureId), asc(suggestions.rank));
  return { structures: found, suggestions: steps.map(({ outline: stored, ...step }) => ({ ...step, outline: readOutline(stored) })) };
}
