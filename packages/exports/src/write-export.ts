import type { ExportContent } from './content.ts';
import { startingMaterialsCsv } from './csv/starting-materials.ts';
import type { ExportFile, ExportOptions } from './export-file.ts';
import { factsOf } from './facts.ts';
import { writeContentJson } from './json/content-json.ts';
import { writeReport } from './pdf/report.ts';
import { writeRdfile } from './rdf/rdfile.ts';
import { nestedRoutes } from './routes/nested-routes.ts';
import { tablesOf } from './tables/tables-of.ts';
import { writeWorkbook } from './xlsx/workbook.ts';

/**
 * Writes a file of results. `kind` says what a workbook, an RDfile or a report is about; JSON, starting materials and nested routes hold
 * all that the content has of theirs. Same content, same file, but for the times that a workbook's archive notes and the order in which the
 * parts of a PDF lie in its file.
 */
export async function writeExport(content: ExportContent, options: ExportOptions): Promise<ExportFile> {
  const { kind, format, grouping, chemistry, onProgress } = options;
  const facts = factsOf(content);
  switch (format) {
    case 'XLS': {
      const { exportedBy: creator, exportedAt: created } = content.query;
      const bytes = await writeWorkbook({ tables: tablesOf(facts, kind, grouping), chemistry, creator, created, onProgress });
      return { bytes, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' };
    }
    case 'RDF':
      return textFile(await writeRdfile(facts, kind, grouping, chemistry), 'chemical/x-mdl-rdfile', 'rdf');
    case 'PDF':
      return { bytes: await writeReport({ facts, kind, chemistry, onProgress }), mediaType: 'application/pdf', extension: 'pdf' };
    case 'JSON':
      return textFile(writeContentJson(content), 'application/json', 'json');
    case 'CSV':
      return textFile(startingMaterialsCsv(facts), 'text/csv; charset=utf-8', 'csv');
    case 'ROUTES':
      return textFile(`${JSON.stringify(nestedRoutes(facts), null, 2)}\n`, 'application/json', 'json');
  }
}

function textFile(text: string, mediaType: string, extension: string): ExportFile {
  return { bytes: new TextEncoder().encode(text), mediaType, extension };
}
