import type { StructureId, SuggestionId } from '@retron/tree';

/** One known step to a molecule (AND): it needs all its precursors. */
export interface Way {
  readonly suggestionId: SuggestionId;
  readonly product: StructureId;
  /** A molecule that is needed twice stands twice. */
  readonly precursors: readonly StructureId[];
  /** At least 0; see `stepCost`. */
  readonly cost: number;
  /** Equal for variants of one disconnection of the product. */
  readonly idea: SuggestionId;
}
