import { exportCalls, MAX_FILE_NAME_LENGTH, safeFileName, TEXTS } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import {
  type AskedExport,
  beginExport,
  type Exporter,
  exportAgain,
  ownExport,
  readExportedFile,
  readExports,
  removeExport,
} from '../commands/exports.ts';
import { importTree } from '../commands/import-tree.ts';
import { limitsOf } from '../commands/quotas.ts';
import { actorOf } from '../http/actor.ts';
import { agree } from '../http/agreement.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { filterOf } from '../presenters/clusters.ts';
import { exportJobOf, exportTraceOf, fileNameOf } from '../presenters/exports.ts';

/** What every body of an export says. */
interface Body extends Pick<AskedExport, 'format' | 'grouping'> {
  readonly name?: string | undefined;
  readonly userid?: string | undefined;
  readonly sessionid?: string | undefined;
  readonly targethash?: string | undefined;
  readonly query?: { readonly id: number; readonly owner?: string | undefined; readonly sessionid?: string | undefined };
}

/** What the wire calls what a command refuses. */
const FIELDS = { name: 'sessionid', owner: 'query.owner', targetHash: 'targethash', places: 'selection' };

/** Characters of a file's name with its ending, which must not be cut off. */
const MOST_WITH_ENDING = MAX_FILE_NAME_LENGTH + 12;

/** Results as files. */
export async function exportRoutes(
  app: FastifyInstance,
  { services: { database, limits, chemistry } }: { services: Services },
): Promise<void> {
  /** What the user may have made, as the command asks for it. */
  async function roomOf(user: { readonly id: number }) {
    const { exports, exportBytes } = await limitsOf(database, user, limits);
    return { most: exports, mostBytes: exportBytes };
  }

  async function begin(
    user: Exporter,
    queryId: number,
    body: Body,
    subject: AskedExport['subject'],
    structureId?: number,
  ): Promise<{ readonly jobid: number }> {
    agree('userid', body.userid, user.username, TEXTS.exporterElse);
    const { name, format, grouping, sessionid, targethash, query } = body;
    const again = { names: [sessionid, query?.sessionid], owner: query?.owner, targetHash: targethash, structureId };
    const asked = { queryId, fileName: name, subject, format, grouping, again };
    return { jobid: orEnd(await beginExport(database, user, asked, await roomOf(user)), FIELDS) };
  }

  const isTrue = (isCluster: boolean | 'TRUE' | 'FALSE') => isCluster === true || isCluster === 'TRUE';

  answer(app, exportCalls.pathways, ({ body, user, request }) => {
    const places = [...new Set(body.selection.split(','))];
    return begin(actorOf(user, request), body.query.id, body, { kind: 'pathways', places, isCluster: isTrue(body.isCluster) });
  });

  answer(app, exportCalls.precedents, ({ body, user, request }) => {
    const subject = { kind: 'precedents', suggestionId: body.ensemble, isCluster: isTrue(body.isCluster) } as const;
    return begin(actorOf(user, request), body.query.id, body, subject, body.target);
  });

  answer(app, exportCalls.clusterStatistics, ({ body, user, request }) =>
    begin(actorOf(user, request), body.query.id, body, { kind: 'clusterstatistics' }),
  );

  answer(app, exportCalls.disconnections, ({ body, user, request }) =>
    begin(actorOf(user, request), body.id, body, { kind: 'disconnections', filter: filterOf(body.filterProperties) ?? null }),
  );

  answer(app, exportCalls.list, async ({ query, user }) => ({
    exports: (await readExports(database, user, query.limit)).map(exportJobOf),
  }));

  answer(app, exportCalls.trace, async ({ params, user }) => exportTraceOf(orEnd(await ownExport(database, user, params.jobid))));

  answer(app, exportCalls.again, async ({ params, user, request }) => ({
    jobid: orEnd(await exportAgain(database, actorOf(user, request), params.jobid, await roomOf(actorOf(user, request)))),
  }));

  answer(app, exportCalls.delete, async ({ params, user }) => {
    orEnd(await removeExport(database, user, params.jobid));
    return DONE;
  });

  answer(app, exportCalls.importTree, async ({ body: { projectid: projectId, sessionid: name, file }, user }) => {
    const checkTarget = (smiles: string, direction: 'retrosynthesis' | 'forward') =>
      chemistry.forUser(user).call('checkStructure', smiles, 'smiles', direction);
    return { id: orEnd(await importTree(database, user, { projectId, name, file }, checkTarget), { name: 'sessionid', file: 'file' }) };
  });

  answer(app, exportCalls.file, async ({ params, query, user, reply }) => {
    const { row, bytes } = orEnd(await readExportedFile(database, user, params.jobid));
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', asFile(safeFileName(query.filename ?? '', MOST_WITH_ENDING) ?? fileNameOf(row)))
      .type(row.mediaType ?? 'application/octet-stream')
      .send(bytes);
  });
}

/** Kept as a file, never shown as a page; RFC 6266 with the name in ASCII for those that know no other. */
function asFile(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
