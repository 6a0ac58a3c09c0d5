import type { ExportFormat, ExportKind } from '@retron/tree';

/** Characters of a file's name without its ending. */
export const MAX_FILE_NAME_LENGTH = 100;

const CONTENTS: Readonly<Record<ExportKind, string>> = {
  pathways: 'pathways',
  precedents: 'precedents',
  clusterstatistics: 'clusters',
  disconnections: 'disconnections',
};

/** What a file about a query is named after. */
export interface ExportedFile {
  readonly query: string;
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  /** The suggestion whose precedents it has, such as `R4`. */
  readonly suggestion?: string | undefined;
  /** In UTC, as in the names of queries: `2026-11-30`. */
  readonly day: string;
}

/** `query-content-day`. */
export function exportFileName({ query, kind, format, suggestion, day }: ExportedFile): string {
  // JSON and Routes have one ending: their files would take each other's place.
  const content = format === 'ROUTES' ? 'routes' : CONTENTS[kind];
  return fileNameOf(query, [content, ...(suggestion === undefined ? [] : [suggestion]), day].join('-'));
}

/** The name of a file about a query, without its ending; of a long name of the query only so much that the rest stays. @param content - such as `route-2` */
export function fileNameOf(query: string, content: string): string {
  const end = `-${content}`;
  return `${safeFileName(query, MAX_FILE_NAME_LENGTH - end.length) ?? 'query'}${end}`;
}

/** A name that every file system takes; null where nothing of it is left. @param most - characters */
export function safeFileName(name: string, most: number = MAX_FILE_NAME_LENGTH): string | null {
  const safe = name
    .normalize('NFC')
    // Separators of paths, what Windows forbids, control characters and halves of characters.
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.-]+|[\s.-]+$/g, '')
    .slice(0, most)
    .replace(/\p{Cs}$/u, '')
    .trim();
  return safe === '' ? null : safe;
}
