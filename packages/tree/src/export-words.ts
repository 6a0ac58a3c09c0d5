/** What may be exported of a tree. Source: spec section 7, Export. */
export const EXPORT_KIND_NAMES = ['pathways', 'precedents', 'clusterstatistics', 'disconnections'] as const;
export type ExportKind = (typeof EXPORT_KIND_NAMES)[number];

/**
 * How a file is written. `XLS` is a genuine `.xlsx` workbook; `CSV` lists the starting materials for ordering; `ROUTES` is the form of
 * routes that AiZynthFinder writes.
 */
export const EXPORT_FORMAT_NAMES = ['XLS', 'RDF', 'PDF', 'JSON', 'CSV', 'ROUTES'] as const;
export type ExportFormat = (typeof EXPORT_FORMAT_NAMES)[number];

/** How precedents are put together. Source: spec section 4, Export. */
export const EXPORT_GROUPINGS = ['None', 'Citation'] as const;
export type ExportGrouping = (typeof EXPORT_GROUPINGS)[number];
