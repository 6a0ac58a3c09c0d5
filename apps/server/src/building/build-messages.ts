/** What is made: a transform library of reactions, or a catalogue of a supplier's list. */
export type DataFileKind = 'library' | 'catalog';

/** What the maker of a library may choose. */
export interface LibraryChoices {
  readonly displayText: string;
  /** Products a transform needs that nobody else shows. */
  readonly minimumSupport: number;
}

/** What the importer of a list may choose. */
export interface CatalogChoices {
  readonly currency: string;
  readonly decimalSign: '.' | ',';
  /** US dollars for one unit of a currency. */
  readonly rates: Readonly<Record<string, number>>;
  readonly website: string | null;
  /** Address of one compound; `{id}` stands for its number. */
  readonly link: string | null;
}

/** To the process that builds: all it needs. */
export type BuildOrder = {
  /** The uploaded file. */
  readonly file: string;
  /** What it was called where it came from: its ending says what is in it. */
  readonly fileName: string;
  /** Where the finished file is written. */
  readonly out: string;
  readonly name: string;
  readonly version: string;
  readonly displayName: string;
  readonly licence: string;
} & (
  | {
      readonly kind: 'library';
      readonly choices: LibraryChoices /** Libraries whose transforms map reactions without maps. */;
      readonly mapWith: readonly string[];
    }
  | { readonly kind: 'catalog'; readonly choices: CatalogChoices }
);

/** What became of a file, in numbers. */
export interface BuildReport {
  /** Reactions, or rows of a list. */
  readonly read: number;
  readonly used: number;
  /** Reason -> how many were left out for it. */
  readonly dropped: Readonly<Record<string, number>>;
  /** What else is worth knowing -> how often. */
  readonly noted: Readonly<Record<string, number>>;
  /** Fields or columns that nothing was done with -> how often they are filled; 0 where nobody counted. */
  readonly unread: Readonly<Record<string, number>>;
}

/** How far a build is. */
export interface BuildProgress {
  readonly stage: 'reading' | 'mapping' | 'naming' | 'indexing' | 'examples' | 'packing';
  readonly done: number;
  /** 0 to 1 of the stage; null where nobody knows. */
  readonly share: number | null;
}

/** From the process that builds. */
export type BuildNews =
  | { readonly kind: 'progress'; readonly progress: BuildProgress }
  | { readonly kind: 'built'; readonly sha256: string; readonly report: BuildReport }
  /** The file cannot be made into one; `message` is for the user. */
  | { readonly kind: 'refused'; readonly message: string };
