import type { ExportGrouping, ExportKind } from '@retron/tree';
import type { ExportChemistry } from '../export-file.ts';
import type { Facts } from '../facts.ts';
import { disconnectionRecords, targetRecord } from './cluster-records.ts';
import { pathwayRecords } from './pathway-records.ts';
import { precedentRecords } from './precedent-records.ts';
import { headLines } from './rdfile-lines.ts';
import { Molfiles } from './reaction-record.ts';

/** An MDL RDfile (V2000) in ASCII. Source: BIOVIA CTfile Formats 2020; docs/decisions/exports.md for the names of the fields. */
export async function writeRdfile(facts: Facts, kind: ExportKind, grouping: ExportGrouping, chemistry: ExportChemistry): Promise<string> {
  const lines = [...headLines(facts.content.query.exportedAt)];
  for await (const record of recordsOf(facts, kind, grouping, new Molfiles(chemistry))) for (const line of record) lines.push(line);
  return `${lines.join('\n')}\n`;
}

async function* recordsOf(facts: Facts, kind: ExportKind, grouping: ExportGrouping, molfiles: Molfiles) {
  if (kind === 'pathways') yield* pathwayRecords(facts, grouping, molfiles);
  else if (kind === 'precedents') yield* precedentRecords(facts.content.precedents, grouping, molfiles);
  else if (kind === 'clusterstatistics') yield await targetRecord(facts, facts.content.clusters, molfiles);
  else {
    yield await targetRecord(facts, facts.content.disconnections, molfiles);
    yield* disconnectionRecords(facts, molfiles);
  }
}
