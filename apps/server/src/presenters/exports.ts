import { EXPORT_ENDINGS, type ExportJob, type ExportStatus, type ExportTrace, MESSAGES } from '@retron/contract';
import type { ExportRow, ListedExport } from '../repositories/exports.ts';

const STATUS: Record<ExportRow['state'], ExportStatus> = { waiting: 'BUSY', running: 'BUSY', ready: 'READY', failed: 'ERROR' };
const KEPT_MS = 7 * 24 * 3600 * 1000;

export function exportTraceOf(row: ExportRow): ExportTrace {
  return { jobid: row.id, status: STATUS[row.state], message: messageOf(row), progress: row.progress };
}

const messageOf = ({ state, message }: ExportRow) => (state === 'failed' ? (message ?? MESSAGES.exportHasFailed) : '');

/** The name of the file of an export, with its ending. */
export function fileNameOf({ fileName, extension, request }: ExportRow): string {
  // While there is no file, the format says what its ending will be.
  return `${fileName}${extension === null ? EXPORT_ENDINGS[request.format] : `.${extension}`}`;
}

export function exportJobOf(row: ListedExport): ExportJob {
  const { request, finishedAt } = row;
  return {
    ...exportTraceOf(row),
    kind: request.subject.kind,
    format: request.format,
    grouping: request.grouping,
    filename: fileNameOf(row),
    size: row.size,
    summary: row.summary,
    username: row.username,
    query: { id: row.queryId, sessionid: row.queryName, projectid: row.projectId, projectName: row.projectName },
    created: row.createdAt.toISOString(),
    finished: finishedAt?.toISOString() ?? null,
    expires: finishedAt === null ? null : new Date(finishedAt.getTime() + KEPT_MS).toISOString(),
  };
}
