import type { ExportFormat, ExportKind } from '@retron/tree';

/** What can be exported, with the words of the dialog. Source: spec section 9, "Export"; disconnections: section 7. */
export const EXPORT_KINDS: Readonly<Record<ExportKind, string>> = {
  pathways: 'Selected pathways',
  precedents: 'Precedents for a suggestion',
  clusterstatistics: 'Cluster statistics',
  disconnections: 'Disconnection summary',
};

/** Kinds of files. The first two are the specification's (section 9); the others go beyond it. */
export const EXPORT_FORMATS: Readonly<Record<ExportFormat, string>> = {
  XLS: 'Excel (XLS)',
  RDF: 'RDF',
  PDF: 'PDF',
  JSON: 'JSON',
  CSV: 'CSV',
  ROUTES: 'Routes',
};

/** What the names of such files end in. */
export const EXPORT_ENDINGS: Readonly<Record<ExportFormat, string>> = {
  XLS: '.xlsx',
  RDF: '.rdf',
  PDF: '.pdf',
  JSON: '.json',
  CSV: '.csv',
  ROUTES: '.json',
};

/** Formats that a kind of export can be written in; the first is the usual one. CSV lists starting materials, which pathways alone have. */
export const FORMATS_OF_KIND: Record<ExportKind, readonly ExportFormat[]> = {
  pathways: ['XLS', 'RDF', 'PDF', 'JSON', 'CSV', 'ROUTES'],
  precedents: ['XLS', 'RDF', 'PDF', 'JSON'],
  clusterstatistics: ['XLS', 'RDF', 'PDF', 'JSON'],
  disconnections: ['XLS', 'RDF', 'PDF', 'JSON'],
};

/** Whether precedents stand in such a file, so that they can be grouped by citation. */
export function canGroupByCitation(kind: ExportKind, format: ExportFormat): boolean {
  return (kind === 'pathways' || kind === 'precedents') && (format === 'XLS' || format === 'RDF');
}

/** Source: spec section 4, "Export". */
export const EXPORT_STATUSES = ['BUSY', 'READY', 'ERROR'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];
