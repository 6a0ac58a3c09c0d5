import { statSync } from 'node:fs';
import { type CatalogHeader, DATA_FILE_ENDINGS, type LibraryHeader } from '@retron/library';
import { CATALOG_KIND, LIBRARY_KIND, readContainerHeader } from '@retron/library/format';
import { filesWith } from './find-files.ts';
import { readDataFile } from './unpack-file.ts';

/** A library or catalogue as its header tells it; its contents are not looked at. */
export type ListedFile = {
  readonly path: string;
  /** Name and version. */
  readonly fullName: string;
  /** Bytes of the file as it lies. */
  readonly bytes: number;
} & ({ readonly kind: 'library'; readonly header: LibraryHeader } | { readonly kind: 'catalog'; readonly header: CatalogHeader });

/** Files are read again only where they changed. */
const known = new Map<string, { readonly mark: string; readonly listed: ListedFile | null }>();

/** Libraries, then catalogues of a folder, by file name; what is no such file or of another format is passed over. */
export function listFiles(folder: string): readonly ListedFile[] {
  return (['library', 'catalog'] as const).flatMap((kind) =>
    filesWith(folder, DATA_FILE_ENDINGS[kind]).flatMap((path) => {
      const listed = list(path, kind);
      return listed === null ? [] : [listed];
    }),
  );
}

function list(path: string, kind: ListedFile['kind']): ListedFile | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  const mark = `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
  const before = known.get(path);
  if (before?.mark === mark) return before.listed;
  const listed = read(path, kind, stats.size);
  known.set(path, { mark, listed });
  return listed;
}

function read(path: string, kind: ListedFile['kind'], bytes: number): ListedFile | null {
  const file = readDataFile(path);
  const container = file.ok ? readContainerHeader(file.value, kind === 'library' ? LIBRARY_KIND : CATALOG_KIND) : file;
  if (!container.ok) return null;
  const { content } = container.value;
  if (kind === 'library') {
    const header = (content as { readonly library: LibraryHeader }).library;
    return { kind, path, bytes, header, fullName: `${header.name}-${header.version}` };
  }
  const header = content as CatalogHeader;
  return { kind, path, bytes, header, fullName: `${header.name}-${header.version}` };
}
