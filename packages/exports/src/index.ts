export { createExportChemistry } from './chemistry/export-chemistry.ts';
export * from './content.ts';
export * from './export-file.ts';
export { readContent } from './json/content-json.ts';
export { writeExport } from './write-export.ts';
