/** How a row gives its structure. */
export type RowStructure = { readonly smiles: string } | { readonly molfile: string } | { readonly rosdal: string };

/** One offer as a supplier's file has it; texts as they stand there, empty when there are none. */
export interface CatalogRow {
  /** Line of the file where it begins, from 1. */
  readonly line: number;
  readonly id: string;
  readonly name: string;
  /** `null` when the row has none. */
  readonly structure: RowStructure | null;
  readonly price: string;
  readonly amount: string;
  readonly unit: string;
  readonly currency: string;
  /** Why the file could not give the row, in the words that the report counts. */
  readonly problem?: string;
}
