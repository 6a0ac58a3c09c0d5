import { TEXTS } from '@retron/contract';
import type { Result } from '@retron/molecule';
import type { FoundPrecedents, LookupRequest, OtherBuild, SupportOfSuggestion } from '../chemistry/precedent-lookup.ts';
import type { Database } from '../database/database.ts';
import type { Query } from '../repositories/queries.ts';
import { listProvenance, type RunProvenance } from '../repositories/query-runs.ts';
import { findStructures, findSuggestion, type SuggestionRow } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { clusterOf } from './reaction-cluster.ts';
import { visibleQuery } from './visible-query.ts';

/** A suggestion, or with `isCluster` all that make the same bonds of its structure. */
export interface AskedSuggestion {
  readonly queryId: number;
  readonly suggestionId: number;
  readonly isCluster: boolean;
  /** The structure that it makes, again. */
  readonly structureId?: number | undefined;
  /** The direction of the query, again. */
  readonly direction?: Query['direction'] | undefined;
}

/**
 * Precedents of a suggestion, or of its cluster. Refused where a library is not the one that planned the suggestion: its transforms have
 * other numbers.
 *
 * @param lookUp - finds them in the installed libraries
 */
export async function lookUpPrecedents(
  database: Database,
  user: User,
  lookUp: (request: LookupRequest) => Promise<Result<FoundPrecedents, OtherBuild>>,
  { queryId, suggestionId, isCluster, structureId, direction }: AskedSuggestion,
  page: Pick<LookupRequest, 'offset' | 'limit' | 'sortedBy'>,
): Promise<Outcome<FoundPrecedents>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  if (direction !== undefined && direction !== row.value.query.direction) {
    return refuse('invalid', { code: 'invalid', about: 'direction', message: TEXTS.otherDirection });
  }
  const suggestion = await findSuggestion(database, queryId, suggestionId);
  if (!suggestion || (structureId !== undefined && structureId !== suggestion.structureId))
    return refuse('not-found', 'There is no such suggestion in this tree.');
  const { details } = suggestion;
  const productId = row.value.query.direction === 'retrosynthesis' ? suggestion.structureId : details.precursors[0].structureId;
  const product = (await findStructures(database, queryId, [productId])).get(productId);
  if (!product) return refuse('not-found', 'There is no such structure in this tree.');
  const structure = (await findStructures(database, queryId, [suggestion.structureId])).get(suggestion.structureId);
  const cluster = isCluster ? await clusterOf(database, row.value.query, suggestion) : null;
  const asked = cluster?.members ?? [suggestion];
  const runs = await listProvenance(database, queryId);
  const found = await lookUp({
    suggestions: asked.map((each) => supportOf(each, runs)),
    precedentCount: asked.reduce((sum, each) => sum + each.details.precedentCount, 0),
    productSmiles: product.smiles,
    changed: structure
      ? {
          smiles: structure.smiles,
          centres: distinct(asked.map((each) => each.details.centre)),
          side: row.value.query.direction === 'retrosynthesis' ? 'product' : 'reactants',
        }
      : null,
    ...page,
  });
  return found.ok ? found : refuse('conflict', found.error.message);
}

/** Each centre once: the suggestions of a cluster change the same bonds, and mostly the same atoms. */
function distinct(centres: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return [...new Map(centres.map((centre) => [centre.join(), centre])).values()];
}

/** What leads from a suggestion to its precedents. @param runs - of its query, in their order */
export function supportOf({ id, details }: SuggestionRow, runs: readonly RunProvenance[]): SupportOfSuggestion {
  const run = runs.findLast(({ firstSuggestion }) => firstSuggestion <= id);
  return {
    transforms: details.transforms,
    nameReactions: details.nameReactions,
    plannedWith: run?.plannedBy?.libraries ?? null,
    examples: details.examples,
  };
}
