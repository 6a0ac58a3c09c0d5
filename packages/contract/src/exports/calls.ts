import { defineCall } from '../wire/call.ts';
import { doneAnswer } from '../wire/primitives.ts';
import {
  exportClusterStatisticsBody,
  exportDisconnectionsBody,
  exportFileQuery,
  exportJobAnswer,
  exportListAnswer,
  exportListQuery,
  exportPath,
  exportPathwaysBody,
  exportPrecedentsBody,
  exportTraceAnswer,
} from './export.ts';

const area = 'exports';
const errors = ['not-found', 'conflict', 'too-many'] as const;
const begun = { answer: exportJobAnswer, area, method: 'POST', errors } as const;

/** Results as files: asked for, made by a worker, fetched. Source: spec section 7, "Export". */
export const exportCalls = {
  pathways: defineCall({
    ...begun,
    name: 'exportPathways',
    path: '/app/api/v2/export/pathways',
    summary: 'Export selected pathways',
    description: 'The suggestions selected, with those that lead to them from the target, and the routes that they make.',
    body: exportPathwaysBody,
  }),
  precedents: defineCall({
    ...begun,
    name: 'exportPrecedents',
    path: '/app/api/v2/export/precedents',
    summary: 'Export the precedents of a suggestion',
    description: 'Or of all suggestions that make the same bonds.',
    body: exportPrecedentsBody,
  }),
  clusterStatistics: defineCall({
    ...begun,
    name: 'exportClusterStatistics',
    path: '/app/api/v2/export/clusterstatistics',
    summary: 'Export the clusters of the target’s suggestions',
    description: 'All of them, whatever filter was saved.',
    body: exportClusterStatisticsBody,
  }),
  disconnections: defineCall({
    ...begun,
    name: 'exportDisconnections',
    path: '/app/api/v2/export/disconnections',
    summary: 'Export the disconnection summary',
    description: 'Narrowed by the filter given, else by the one that was saved.',
    body: exportDisconnectionsBody,
  }),
  list: defineCall({
    name: 'listExports',
    method: 'GET',
    path: '/app/api/v2/export',
    area,
    summary: 'The user’s own exports',
    description: 'The newest first; files are kept for 7 days.',
    query: exportListQuery,
    answer: exportListAnswer,
  }),
  trace: defineCall({
    name: 'traceExport',
    method: 'GET',
    path: '/app/api/v2/export/{jobid}/trace',
    area,
    summary: 'How far an export is',
    description: 'To be asked once or twice a second while it is `BUSY`.',
    params: exportPath,
    answer: exportTraceAnswer,
    errors: ['not-found'],
  }),
  file: defineCall({
    name: 'getExportFile',
    method: 'GET',
    path: '/app/api/v2/export/{jobid}/file',
    aliases: ['/app/api/export/{jobid}/file'],
    area,
    summary: 'The file of an export',
    description: 'For as long as who exports may see the query.',
    params: exportPath,
    query: exportFileQuery,
    answer: { status: 200, type: 'application/octet-stream', description: 'The file, under the media type of its format.' },
    errors: ['not-found', 'conflict'],
  }),
  again: defineCall({
    ...begun,
    name: 'exportAgain',
    path: '/app/api/v2/export/{jobid}/again',
    summary: 'Export the same once more',
    description: 'As a new export; the old one stays.',
    params: exportPath,
  }),
  delete: defineCall({
    name: 'deleteExport',
    method: 'DELETE',
    path: '/app/api/v2/export/{jobid}',
    area,
    summary: 'Delete an export, or stop it',
    description: 'With its file.',
    params: exportPath,
    answer: doneAnswer,
    errors: ['not-found'],
  }),
} as const;
