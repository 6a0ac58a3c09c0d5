import { EXPORT_FORMAT_NAMES, EXPORT_GROUPINGS, EXPORT_KIND_NAMES } from '@retron/tree';
import { z } from 'zod';
import { filterProperties } from '../disconnections/disconnection.ts';
import { queryName } from '../queries/query.ts';
import { MAX_SELECTION_LENGTH } from '../wire/limits.ts';
import { flag, id, queryGroup, storableRecord, text, wholeNumber } from '../wire/primitives.ts';

const kinds = z.enum(EXPORT_KIND_NAMES);
const formats = z.enum(EXPORT_FORMAT_NAMES);
const groupings = z.enum(EXPORT_GROUPINGS);

/** Which query is exported; what is named beside its number must be so. */
const exportedQuery = z
  .strictObject({
    id: id.describe('Number of the query.'),
    owner: text(200).optional().describe('User name of who started it, again.'),
    sessionid: text(1000).optional().describe('Its name, again.'),
  })
  .describe('The query.');

/** What every export may say. Field names: spec section 7, "Export". */
const common = {
  name: text(150)
    .optional()
    .describe('Name of the file, without its ending; absent, made of the query’s name, the content and the day (UTC).'),
  userid: text(200).optional().describe('User name of who exports, again: who is signed in.'),
  queryGroup: queryGroup.optional().describe('How suggestions are grouped.'),
  sessionid: text(1000).optional().describe('Name of the query, again.'),
  targethash: text(100).optional().describe('The target, again: InChIKey, with `_` or `-`.'),
  objectType: z.literal('ICEDIT').optional().describe('Kind of structure drawings; there is one.'),
  format: formats.default('XLS').describe('What kind of file.'),
  grouping: groupings.default('None').describe('Whether precedents are grouped by their citations.'),
};

const cluster = z
  .union([z.boolean(), flag])
  .default(false)
  .describe('Whether all suggestions that make the same bonds are meant, not one alone.');

/** POST /app/api/v2/export/pathways. */
export const exportPathwaysBody = z.strictObject({
  ...common,
  query: exportedQuery,
  selection: text(MAX_SELECTION_LENGTH)
    .regex(/^\d{1,9}([-~,]\d{1,9})*$/)
    .describe(
      'Places selected in the tree, joined by commas: numbers of structures and suggestions in turn from the target down, such as `1-4,1-4-7`.',
    ),
  isCluster: cluster,
});

/** POST /app/api/v2/export/precedents. */
export const exportPrecedentsBody = z.strictObject({
  ...common,
  query: exportedQuery,
  ensemble: id.describe('Number of the suggestion.'),
  target: id.optional().describe('Number of the structure it makes, again.'),
  isCluster: cluster,
});

/** POST /app/api/v2/export/clusterstatistics. */
export const exportClusterStatisticsBody = z.strictObject({ ...common, query: exportedQuery });

/** POST /app/api/v2/export/disconnections. */
export const exportDisconnectionsBody = z.strictObject({
  ...common,
  id: id.describe('Number of the query.'),
  filterProperties: filterProperties.optional().describe('What narrows the summary; absent, what was saved.'),
});

/** What every export answers first. */
export const exportJobAnswer = z.object({ jobid: z.number().int().describe('Number of the export, to ask for its state and file.') });

const progress = z.number().int().min(0).max(100).describe('Per cent that are done, as far as one can tell.');

/** GET /app/api/v2/export/{jobid}/trace. */
export const exportTraceAnswer = z.object({
  jobid: z.number().int().describe('Number of the export.'),
  // A text, so that a page can say of a state that it does not know that it does not know it.
  status: z.string().describe('`BUSY`, `READY` or `ERROR`.'),
  message: z.string().describe('Why it failed; empty otherwise.'),
  progress,
});
export type ExportTrace = z.infer<typeof exportTraceAnswer>;

/** An export as the list of the user's own shows it. */
export const exportJob = z.object({
  jobid: z.number().int().describe('Number of the export.'),
  status: z.string().describe('`BUSY`, `READY` or `ERROR`.'),
  message: z.string().describe('Why it failed; empty otherwise.'),
  progress,
  kind: kinds.describe('What is exported.'),
  format: formats.describe('What kind of file.'),
  grouping: groupings.describe('Whether precedents are grouped by their citations.'),
  filename: z.string().describe('Name of the file, with its ending.'),
  size: z.number().int().nullable().describe('Bytes; null while there is no file.'),
  summary: z.string().describe('What is in it, such as `3 steps, 7 structures`; empty while there is no file.'),
  username: z.string().describe('User name of who exports.'),
  query: z
    .object({
      id: z.number().int().describe('Number of the query.'),
      sessionid: z.string().describe('Its name.'),
      projectid: z.number().int().describe('Number of its project.'),
      projectName: z.string().describe('Name of its project.'),
    })
    .describe('The query.'),
  created: z.string().describe('When it was asked for, ISO 8601.'),
  finished: z.string().nullable().describe('When it ended, ISO 8601.'),
  expires: z.string().nullable().describe('When the file is deleted, ISO 8601.'),
});
export type ExportJob = z.infer<typeof exportJob>;

export const exportListAnswer = z.object({ exports: z.array(exportJob).describe('The newest first.') });

export const exportPath = z.object({ jobid: id.describe('Number of the export.') });
export const exportFileQuery = z.object({
  filename: text(200).optional().describe('What the file is to be called; absent, the name it was given.'),
});
export const exportListQuery = z.object({
  limit: wholeNumber({ min: 1, max: 200 }).prefault(100).describe('Exports to send.'),
});

/** POST /app/api/v2/import. */
export const importBody = z.strictObject({
  projectid: id.describe('Number of the project that the query goes to.'),
  sessionid: queryName.optional().describe('Name of the query; absent, that of the file, told apart from those that the user has.'),
  file: storableRecord.describe('What a file of pathways says that was exported as JSON.'),
});
