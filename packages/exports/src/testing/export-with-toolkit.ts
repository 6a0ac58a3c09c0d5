import { createRdkit } from '@retron/rdkit';
import type { ExportFormat, ExportGrouping, ExportKind } from '@retron/tree';
import { createExportChemistry } from '../chemistry/export-chemistry.ts';
import type { ExportContent } from '../content.ts';
import type { ExportFile } from '../export-file.ts';
import { writeExport } from '../write-export.ts';

export const rdkit = await createRdkit();
export const chemistry = await createExportChemistry(rdkit);

export function exportOf(
  content: ExportContent,
  format: ExportFormat,
  kind: ExportKind = 'pathways',
  grouping: ExportGrouping = 'None',
): Promise<ExportFile> {
  return writeExport(content, { kind, format, grouping, chemistry });
}

export async function textOf(content: ExportContent, format: ExportFormat, kind?: ExportKind, grouping?: ExportGrouping): Promise<string> {
  return new TextDecoder().decode((await exportOf(content, format, kind, grouping)).bytes);
}
