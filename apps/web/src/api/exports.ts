import { type CallInput, EXPORT_POLL_MS, type ExportJob, type ExportTrace, exportCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from './address.ts';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** The user's own exports, the newest first; asked again every second while one is under way. */
export const exportsOptions = queryOptions({
  queryKey: keys.exports,
  queryFn: async ({ signal }): Promise<readonly ExportJob[]> => (await call(exportCalls.list, { signal })).exports,
  refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'BUSY') === true ? EXPORT_POLL_MS.tree : false),
  refetchOnMount: 'always',
});

/** What is exported, as the calls take it. */
export type ExportBody =
  | { readonly kind: 'pathways'; readonly body: CallInput<typeof exportCalls.pathways>['body'] }
  | { readonly kind: 'precedents'; readonly body: CallInput<typeof exportCalls.precedents>['body'] }
  | { readonly kind: 'clusterstatistics'; readonly body: CallInput<typeof exportCalls.clusterStatistics>['body'] }
  | { readonly kind: 'disconnections'; readonly body: CallInput<typeof exportCalls.disconnections>['body'] };

/** @returns the number of the export */
export async function beginExport(asked: ExportBody): Promise<number> {
  switch (asked.kind) {
    case 'pathways':
      return (await call(exportCalls.pathways, { body: asked.body })).jobid;
    case 'precedents':
      return (await call(exportCalls.precedents, { body: asked.body })).jobid;
    case 'clusterstatistics':
      return (await call(exportCalls.clusterStatistics, { body: asked.body })).jobid;
    case 'disconnections':
      return (await call(exportCalls.disconnections, { body: asked.body })).jobid;
  }
}

export function traceExport(jobid: number, signal: AbortSignal): Promise<ExportTrace> {
  return call(exportCalls.trace, { params: { jobid }, signal });
}

/** The same once more. @returns the number of the new export */
export async function exportAgain(jobid: number): Promise<number> {
  return (await call(exportCalls.again, { params: { jobid } })).jobid;
}

/** Makes a query of pathways that were exported as JSON. @param file - what the file says @returns the number of the query */
export async function importTree(projectid: number, file: Record<string, unknown>): Promise<number> {
  return (await call(exportCalls.importTree, { body: { projectid, file } })).id;
}

export async function deleteExport(jobid: number): Promise<void> {
  await call(exportCalls.delete, { params: { jobid } });
}

/** Where the browser fetches a file; the tree's exports have an address of their own (spec section 7). */
export function exportFileAddress(jobid: number, filename: string): string {
  const [treePath = ''] = exportCalls.file.aliases;
  return addressOf({ ...exportCalls.file, path: treePath }, { params: { jobid }, query: { filename } });
}

/** The same for those of the disconnection summary. */
export function disconnectionFileAddress(jobid: number, filename: string): string {
  return addressOf(exportCalls.file, { params: { jobid }, query: { filename } });
}
