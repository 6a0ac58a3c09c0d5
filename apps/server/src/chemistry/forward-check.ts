import type { TransformLibrary } from '@retron/library';
import { createReactionPredictor, isSameButForStereo, isSameInAnyForm, type ProductRanker, type Workbench } from '@retron/planning';
import { formulaOfSmiles, textbookReagents } from '@retron/reactivity';

/** Precursors, and the structure that they are to give. */
export interface ForwardQuestion {
  /** Full names. */
  readonly libraries: readonly string[];
  /** Canonical SMILES. */
  readonly precursors: readonly string[];
  readonly product: string;
  /** What the step is called where a textbook alone shows it: the reagents that it needs are given with the precursors. */
  readonly textbook: string | null;
}

/** What precursors give; shares are 0 to 1. */
export interface ForwardCheck {
  /** `null` where the structure is not among the products. */
  readonly share: number | null;
  /** Name of the textbook reaction by which it is expected; `null` where recorded reactions show it. */
  readonly textbook: string | null;
  /** Only its constitution is expected: textbook reactions do not tell configurations. */
  readonly isConfigurationOpen: boolean;
  readonly outside: number;
  /** Most probable first. */
  readonly others: readonly { readonly smiles: string; readonly share: number }[];
  /** Share of an isomer that is expected rather, as the reaction goes to another place; `null` where none is. */
  readonly otherPosition: number | null;
}

/** Other products shown, and the share from which one is of note. */
const OTHERS_SHOWN = 3;
const LEAST_OF_NOTE = 0.02;
/** So many times the share of the structure has an isomer of which the step is to be warned: what is closer the model cannot tell apart. */
const EXPECTED_RATHER = 2;

/** Predicts what precursors give, by the libraries of a query. @param workbench - of its thread */
export function createForwardCheck(workbench: Workbench, libraries: ReadonlyMap<string, TransformLibrary>, ranker: ProductRanker) {
  return ({ libraries: names, precursors, product, textbook }: ForwardQuestion): ForwardCheck => {
    const chosen = names.flatMap((name) => libraries.get(name) ?? []);
    const reagents = textbook === null ? [] : textbookReagents(textbook);
    const { products, outside } = createReactionPredictor(chosen, workbench, ranker)(precursors, reagents);
    const same = products.find(({ smiles }) => isSameInAnyForm(smiles, product));
    const wanted = same ?? products.find((each) => each.textbook !== null && isSameButForStereo(each.smiles, product));
    const others = products.filter((each) => each !== wanted && each.probability >= LEAST_OF_NOTE);
    return {
      share: wanted?.probability ?? null,
      textbook: wanted?.textbook ?? null,
      isConfigurationOpen: wanted !== undefined && wanted !== same,
      outside,
      others: others.slice(0, OTHERS_SHOWN).map(({ smiles, probability }) => ({ smiles, share: probability })),
      otherPosition: wanted === undefined ? null : shareOfIsomer({ smiles: product, share: wanted.probability }, others),
    };
  };
}

/** Share of the likeliest other product with the same formula and another constitution, where that is far likelier than the structure. */
function shareOfIsomer(
  { smiles, share }: { readonly smiles: string; readonly share: number },
  others: readonly { readonly smiles: string; readonly probability: number }[],
): number | null {
  const formula = formulaOfSmiles(smiles);
  const isomer = others.find((other) => formulaOfSmiles(other.smiles) === formula && !isSameButForStereo(other.smiles, smiles));
  return isomer !== undefined && isomer.probability >= EXPECTED_RATHER * share ? isomer.probability : null;
}
