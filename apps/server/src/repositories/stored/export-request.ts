import type { ExportFormat, ExportGrouping } from '@retron/tree';
import type { StoredExportRequest } from '../../database/schema/stored-json.ts';
import type { DisconnectionFilter } from './filter.ts';
import { versionOf } from './version.ts';

/** What is to be exported, of which query aside. */
export type ExportSubject =
  | { readonly kind: 'pathways' /** Of suggestions or structures. */; readonly places: readonly string[]; readonly isCluster: boolean }
  | { readonly kind: 'precedents'; readonly suggestionId: number; readonly isCluster: boolean }
  | { readonly kind: 'clusterstatistics' }
  /** `filter` null: the one that is saved when the file is made. */
  | { readonly kind: 'disconnections'; readonly filter: DisconnectionFilter | null };

/** What is to be exported, and how it is written. */
export interface ExportRequest {
  readonly subject: ExportSubject;
  readonly format: ExportFormat;
  readonly grouping: ExportGrouping;
}

const VERSION = 1;

interface Json extends ExportRequest {
  readonly version: number;
}

export function writeExportRequest(request: ExportRequest): StoredExportRequest {
  const json: Json = { version: VERSION, ...request };
  return json as unknown as StoredExportRequest;
}

/** @throws StoredByNewerVersion */
export function readExportRequest(stored: StoredExportRequest): ExportRequest {
  const json = stored as unknown as Json;
  versionOf(json, VERSION, 'request for an export');
  return { subject: json.subject, format: json.format, grouping: json.grouping };
}
