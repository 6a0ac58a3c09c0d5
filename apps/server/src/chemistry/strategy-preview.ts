import type { TransformLibrary } from '@retron/library';
import { type Clause, type Direction, type ProductRanker, plan, type Stock, type Workbench } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';

/** Clauses, and the target that they are tried on. */
export interface PreviewQuestion {
  /** Full names. */
  readonly libraries: readonly string[];
  readonly direction: Direction;
  /** Canonical SMILES. */
  readonly target: string;
  readonly clauses: readonly Clause[];
}

/** What clauses do with one target. */
export interface StrategyPreview {
  readonly suggestions: number;
  readonly good: number;
  /** In the order of the clauses. */
  readonly clauses: readonly { readonly admitted: number; readonly leftOut: number; readonly weighed: number }[];
  /** Edits that no clause lets in. */
  readonly unmatched: number;
}

/** Nothing is known to be on sale: availability does not decide what a strategy lets in. */
const NO_STOCK: Stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };
const GOOD = 3;

/** Plans one step by some clauses and counts what each of them did. @param thread - what its thread works with */
export function createStrategyPreview(
  { rdkit, workbench }: { readonly rdkit: Rdkit; readonly workbench: Workbench },
  libraries: ReadonlyMap<string, TransformLibrary>,
  productRanker: ProductRanker,
) {
  return ({ libraries: names, direction, target, clauses }: PreviewQuestion): StrategyPreview => {
    const chosen = names.flatMap((name) => libraries.get(name) ?? []);
    const ports = { libraries: chosen, productRanker, stock: NO_STOCK, rdkit, workbench, nowMs: () => 0 };
    const request = {
      ...({ target, direction, algorithm: 'brute-force', strategy: 'preview', clauses } as const),
      ...({ precision: 1, maxSuggestions: 5000, maxSteps: 1 } as const),
    };
    const first = plan(ports, request).next();
    if (first.done === true)
      return { suggestions: 0, good: 0, clauses: clauses.map(() => ({ admitted: 0, leftOut: 0, weighed: 0 })), unmatched: 0 };
    const { suggestions, leftOut } = first.value;
    return {
      suggestions: suggestions.length,
      good: suggestions.filter(({ rating }) => rating >= GOOD).length,
      clauses: clauses.map(({ text }, index) => ({
        admitted: suggestions.filter(({ admittedBy }) => admittedBy === text).length,
        leftOut: leftOut[`strategy:${index}`] ?? 0,
        weighed: suggestions.filter(({ weighedBy }) => weighedBy.includes(text)).length,
      })),
      unmatched: leftOut['strategy:none'] ?? 0,
    };
  };
}
