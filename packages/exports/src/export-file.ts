/** What may be exported. Source: spec section 7, Export. */
export const EXPORT_KINDS = ['pathways', 'precedents', 'clusterstatistics', 'disconnections'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/**
 * How a file is written. `XLS` is a genuine `.xlsx` workbook; `CSV` lists the starting materials for ordering; `ROUTES` is the form of
 * routes that AiZynthFinder writes.
 */
export const EXPORT_FORMATS = ['XLS', 'RDF', 'PDF', 'JSON', 'CSV', 'ROUTES'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How precedents are put together. Source: spec section 4, Export. */
export const EXPORT_GROUPINGS = ['None', 'Citation'] as const;
export type ExportGrouping = (typeof EXPORT_GROUPINGS)[number];

/** A picture to draw on white, in the light scheme, with the arrow forward. Sizes in px. */
export type PictureRequest = { readonly widthPx: number; readonly heightPx: number } & (
  | { readonly smiles: string }
  | { readonly reactants: readonly string[]; readonly product: string }
);

/** What the writers ask of chemistry. */
export interface ExportChemistry {
  /** A PNG, twice as large as asked in either direction so that it prints well; `null` for what cannot be drawn. */
  picture(request: PictureRequest): Promise<Uint8Array | null>;
  /** V2000 with 2D coordinates; `null` for what cannot be read or has more than 999 atoms or bonds. */
  molfile(smiles: string): Promise<string | null>;
}

export interface ExportOptions {
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly grouping: ExportGrouping;
  readonly chemistry: ExportChemistry;
  /** Told the part that is done, 0 to 1, from time to time. */
  readonly onProgress?: (share: number) => void;
}

export interface ExportFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Without the dot. */
  readonly extension: string;
}
