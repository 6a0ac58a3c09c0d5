import type { ExportContent } from '../content.ts';

/** The content as JSON. */
export function writeContentJson(content: ExportContent): string {
  return `${JSON.stringify({ format: 'retron-export', version: 1, ...content }, null, 2)}\n`;
}
