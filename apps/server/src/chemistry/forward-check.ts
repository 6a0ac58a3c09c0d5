import type { TransformLibrary } from '@retron/library';
import { createReactionPredictor, isSameInAnyForm, type ProductRanker, type Workbench } from '@retron/planning';

/** Precursors, and the structure that they are to give. */
export interface ForwardQuestion {
  /** Full names. */
  readonly libraries: readonly string[];
  /** Canonical SMILES. */
  readonly precursors: readonly string[];
  readonly product: string;
}

/** What precursors give; shares are 0 to 1. */
export interface ForwardCheck {
  /** `null` where the structure is not among the products. */
  readonly share: number | null;
  readonly outside: number;
  /** Most probable first. */
  readonly others: readonly { readonly smiles: string; readonly share: number }[];
}

/** Other products shown, and the share from which one is of note. */
const OTHERS_SHOWN = 3;
const LEAST_OF_NOTE = 0.02;

/** Predicts what precursors give, by the libraries of a query. @param workbench - of its thread */
export function createForwardCheck(workbench: Workbench, libraries: ReadonlyMap<string, TransformLibrary>, ranker: ProductRanker) {
  return ({ libraries: names, precursors, product }: ForwardQuestion): ForwardCheck => {
    const chosen = names.flatMap((name) => libraries.get(name) ?? []);
    const { products, outside } = createReactionPredictor(chosen, workbench, ranker)(precursors, []);
    const wanted = products.find(({ smiles }) => isSameInAnyForm(smiles, product));
    const others = products.filter((each) => each !== wanted && each.probability >= LEAST_OF_NOTE);
    return {
      share: wanted?.probability ?? null,
      outside,
      others: others.slice(0, OTHERS_SHOWN).map(({ smiles, probability }) => ({ smiles, share: probability })),
    };
  };
}
