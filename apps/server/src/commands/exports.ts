import { canGroupByCitation, EXPORT_KINDS, exportFileName, FORMATS_OF_KIND, safeFileName, TEXTS } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import {
  deleteExport,
  type ExportRow,
  findExport,
  insertExport,
  type ListedExport,
  listExports,
  measureExports,
  readExportFile,
} from '../repositories/exports.ts';
import type { Query } from '../repositories/queries.ts';
import type { ExportRequest, ExportSubject } from '../repositories/stored/export-request.ts';
import { findSuggestion } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Actor, audit } from './audit.ts';
import { isTarget } from './disconnection-summary.ts';
import { reactionNo } from './export-reactions.ts';
import { type Outcome, refuse, refuseFor } from './outcome.ts';
import { readSelection } from './selected-tree.ts';
import { visibleQuery } from './visible-query.ts';

/** What one user may have; see `UserLimits`. */
export interface ExportLimits {
  readonly most: number;
  readonly mostBytes: number;
}

/** What is to be exported of a query, and what is said of that query again. */
export interface AskedExport extends ExportRequest {
  readonly queryId: number;
  /** Without its ending; undefined: made of the query's name, the content and the day. */
  readonly fileName: string | undefined;
  readonly again: {
    readonly names: readonly (string | undefined)[];
    readonly owner: string | undefined;
    readonly targetHash: string | undefined;
    /** The structure that the suggestion makes. */
    readonly structureId: number | undefined;
  };
}

const WAIT_MS = 10_000;
const UNKNOWN = 'There is no such export.';
/** Who has a file made, and from where: results that leave the house are written down. */
export type Exporter = User & Actor & { readonly id: number };

/** Has a file made by a worker. @returns the number of the export */
export async function beginExport(database: Database, user: Exporter, asked: AskedExport, limits: ExportLimits): Promise<Outcome<number>> {
  const { subject, format, grouping, again } = asked;
  const row = await visibleQuery(database, user, asked.queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  if (again.names.some((name) => name !== undefined && name !== query.name)) return refuseField('name', TEXTS.otherName);
  if (again.owner !== undefined && again.owner !== row.value.user) return refuseField('owner', TEXTS.otherOwner);
  if (again.targetHash !== undefined && !isTarget(query, again.targetHash)) return refuseField('targetHash', TEXTS.otherTarget);
  if (!FORMATS_OF_KIND[subject.kind].includes(format)) return refuseField('format', TEXTS.noFormat(EXPORT_KINDS[subject.kind], format));
  const there = await isThere(database, query, subject, again.structureId);
  if (!there.ok) return there;
  const suggestion = subject.kind === 'precedents' ? reactionNo(subject.suggestionId) : undefined;
  const fileName =
    safeFileName(asked.fileName ?? '') ??
    exportFileName({ query: query.name, kind: subject.kind, format, suggestion, day: new Date().toISOString().slice(0, 10) });
  const request = { subject, format, grouping: canGroupByCitation(subject.kind, format) ? grouping : 'None' } as const;
  return enter(database, user, query.name, { userId: user.id, username: user.username, queryId: query.id, request, fileName }, limits);
}

const refuseField = (about: string, message: string) => refuse('invalid', { code: 'invalid', about, message });

async function isThere(
  database: Database,
  query: Query,
  subject: ExportSubject,
  structureId: number | undefined,
): Promise<Outcome<unknown>> {
  // Clusters can be large: they are read when the file is made.
  if (subject.kind === 'pathways') return readSelection(database, query, subject.places, false);
  if (subject.kind !== 'precedents') return success(null);
  const suggestion = await findSuggestion(database, query.id, subject.suggestionId);
  if (suggestion === null || (structureId !== undefined && suggestion.structureId !== structureId))
    return refuse('not-found', 'There is no such suggestion in this tree.');
  return success(null);
}

async function enter(
  database: Database,
  actor: Actor,
  queryName: string,
  job: Parameters<typeof insertExport>[1],
  limits: ExportLimits,
): Promise<Outcome<number>> {
  return database.transaction(async (transaction) => {
    const { underWay, bytes } = await measureExports(transaction, job.userId);
    if (underWay >= limits.most) return refuseFor(WAIT_MS, TEXTS.tooManyExports(limits.most));
    if (bytes >= limits.mostBytes) return refuse('conflict', TEXTS.tooManyExportFiles(Math.round(limits.mostBytes / 1_000_000)));
    const { subject, format } = job.request;
    await audit(transaction, actor, 'export made', queryName, { query: job.queryId, kind: subject.kind, format });
    return success(await insertExport(transaction, job));
  });
}

/** The same once more, as it was asked for; the old one stays. */
export async function exportAgain(database: Database, user: Exporter, id: number, limits: ExportLimits): Promise<Outcome<number>> {
  const found = await ownExport(database, user, id);
  if (!found.ok) return found;
  const query = await visibleQuery(database, user, found.value.queryId);
  if (!query.ok) return query;
  const { queryId, request, fileName } = found.value;
  const job = { userId: user.id, username: user.username, queryId, request, fileName };
  return enter(database, user, query.value.query.name, job, limits);
}

/** The user's own exports, the newest first; those of queries that the user may not see any more are left out. */
export async function readExports(database: Database, user: User, limit: number): Promise<readonly ListedExport[]> {
  const rows = await listExports(database, user.id, limit);
  const queryIds = [...new Set(rows.map(({ queryId }) => queryId))];
  const visible = new Set<number>();
  for (const queryId of queryIds) if ((await visibleQuery(database, user, queryId)).ok) visible.add(queryId);
  return rows.filter(({ queryId }) => visible.has(queryId));
}

/** An export of the user's own, whose query the user may see. */
export async function ownExport(database: Database, user: User, id: number): Promise<Outcome<ExportRow>> {
  const row = await findExport(database, user.id, id);
  if (row === null) return refuse('not-found', UNKNOWN);
  const query = await visibleQuery(database, user, row.queryId);
  return query.ok ? success(row) : query;
}

/** A finished file. */
export interface ReadyFile {
  readonly row: ExportRow;
  readonly bytes: Buffer;
}

export async function readExportedFile(database: Database, user: User, id: number): Promise<Outcome<ReadyFile>> {
  const found = await ownExport(database, user, id);
  if (!found.ok) return found;
  const bytes = found.value.state === 'ready' ? await readExportFile(database, id) : null;
  return bytes === null ? refuse('conflict', TEXTS.exportNotReady) : success({ row: found.value, bytes });
}

/** Deletes an export with its file; one under way ends without a file. */
export async function removeExport(database: Database, user: User, id: number): Promise<Outcome<void>> {
  return (await deleteExport(database, user.id, id)) ? success(undefined) : refuse('not-found', UNKNOWN);
}
