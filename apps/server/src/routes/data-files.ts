import { dataFileCalls } from '@retron/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginBuild, endBuild, MOST_PART_BYTES, receivePart } from '../commands/data-builds.ts';
import { readDataFiles, readUsingQueries, removeDataFile, switchDataFile } from '../commands/data-files.ts';
import type { InstalledFile } from '../commands/installed-files.ts';
import { actorOf } from '../http/actor.ts';
import { answer, DONE } from '../http/answer.ts';
import { invalid, orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { askedBuildOf, BUILD_FIELDS, buildOf, dataFileOf, usingQueryOf } from '../presenters/data-files.ts';

/** Bytes that are taken as they come, by their request: the framework must not gather them. */
const sent = new WeakMap<FastifyRequest, AsyncIterable<Buffer>>();

/** Libraries and catalogues: for special users. */
export async function dataFileRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, builds, chemistry } = services;
  // Of these routes alone; all others take JSON.
  app.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    sent.set(request, payload);
    done(null, undefined);
  });

  answer(app, dataFileCalls.list, async ({ user }) => {
    const hashes = new Set((await chemistry.forUser(user).call('libraries')).map(({ hash }) => hash));
    // What comes with Retron was read at the start.
    const isHere = ({ file, isOwn }: InstalledFile) =>
      !isOwn || (!chemistry.isRenewing && (file.kind === 'catalog' || hashes.has(file.header.hash)));
    const found = await readDataFiles(database, builds, isHere);
    const { mostUploadBytes } = builds.settings;
    return {
      files: found.files.map(dataFileOf),
      builds: found.builds.map(buildOf),
      mostbytes: mostUploadBytes,
      partbytes: MOST_PART_BYTES,
    };
  });

  answer(app, dataFileCalls.switch, async ({ params, body, user, request }) => {
    orEnd(await switchDataFile(database, builds, actorOf(user, request), params, body.on));
    return DONE;
  });

  answer(app, dataFileCalls.delete, async ({ params, user, request }) => {
    orEnd(await removeDataFile(database, builds, actorOf(user, request), params));
    return DONE;
  });

  answer(app, dataFileCalls.listQueries, async ({ params, user }) => {
    const { queries, total } = orEnd(await readUsingQueries(database, builds, user, params));
    return { total, queries: queries.map(usingQueryOf) };
  });

  answer(app, dataFileCalls.begin, async ({ body, user, request }) =>
    buildOf(orEnd(await beginBuild(database, actorOf(user, request), askedBuildOf(body), builds), BUILD_FIELDS)),
  );

  answer(app, dataFileCalls.sendPart, async ({ params, query, request }) => {
    const bytes = sent.get(request);
    if (bytes === undefined) throw invalid('The part of the file is to be sent as application/octet-stream.');
    return buildOf(orEnd(await receivePart(database, params.id, query.at, bytes, builds)));
  });

  answer(app, dataFileCalls.stop, async ({ params, user, request }) =>
    buildOf(orEnd(await endBuild(database, actorOf(user, request), params.id, builds))),
  );
}
