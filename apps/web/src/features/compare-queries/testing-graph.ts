import type { GraphSuggestion, QueryGraph, QuerySummary } from '@retron/contract';
import fixture from '../../../../../fixtures/wire/queries.json';

type Given = Partial<GraphSuggestion> & Pick<GraphSuggestion, 'parid' | 'precursors'>;

/** A query's graph for tests: molecules by number, the target first, and suggestions with what matters of them. */
export function graphOf(smiles: readonly string[], suggestions: readonly Given[], query: Partial<QuerySummary> = {}): QueryGraph {
  return {
    query: { ...(fixture.queries[0] as unknown as QuerySummary), ...query },
    plannedBy: [],
    structures: smiles.map((each, index) => ({ sid: index + 1, smiles: each, instock: null, pricecategory: null, steps: null })),
    suggestions: suggestions.map((given, index) => ({
      ensid: index + 1,
      rank: index + 1,
      rating: 3,
      probability: 0.5,
      numPrecedents: 1,
      name: '',
      warnings: 0,
      bonds: [],
      partners: [],
      ...given,
    })),
  };
}
