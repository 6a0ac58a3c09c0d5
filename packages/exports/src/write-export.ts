import type { ExportContent } from './content.ts';
import type { ExportFile, ExportOptions } from './export-file.ts';
import { writeContentJson } from './json/content-json.ts';

/** Writes a file of results. Which parts of the content go in is a matter of `kind`; what is absent from the content is absent from the file. */
export async function writeExport(content: ExportContent, _options: ExportOptions): Promise<ExportFile> {
  return { bytes: new TextEncoder().encode(writeContentJson(content)), mediaType: 'application/json', extension: 'json' };
}
