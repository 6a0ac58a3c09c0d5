export * from './content.ts';
export * from './export-file.ts';
export { writeExport } from './write-export.ts';
