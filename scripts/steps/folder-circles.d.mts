/** A circle within one folder. */
export interface FolderCircle {
  readonly folder: string;
  /** Files and subfolders that import each other. */
  readonly members: readonly string[];
  /** For each of their imports one example. */
  readonly imports: readonly string[];
}

export interface ImportingModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

export function folderCircles(modules: readonly ImportingModule[]): readonly FolderCircle[];
