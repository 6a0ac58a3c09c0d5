import type { ExportFormat, ExportGrouping, ExportKind } from '@retron/tree';

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
