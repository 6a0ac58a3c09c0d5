import type { EnsembleNode } from '@retron/contract';
import type { LoadedSuggestion, LoadedTree } from './loaded-tree.ts';

/** The suggestions of the same disconnection that were fetched, best first, the given one included. */
export function variantsOf(tree: LoadedTree, { id, structureId, wire }: LoadedSuggestion): readonly EnsembleNode[] {
  const first = wire.variantOf ?? id;
  return (tree.suggestionsOf(structureId) ?? [])
    .map((each) => each.wire)
    .filter((each) => each.ensid === first || each.variantOf === first);
}
