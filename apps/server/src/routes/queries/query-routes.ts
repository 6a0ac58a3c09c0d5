import { queryCalls, TEXTS, treeCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { addSample } from '../../commands/add-sample.ts';
import { changeQuery, removeQuery, restoreQuery, stopQuery } from '../../commands/change-query.ts';
import { limitsOf } from '../../commands/quotas.ts';
import { hasQuery, readQueries, readQuery, readStatus } from '../../commands/read-queries.ts';
import { startQuery } from '../../commands/start-query.ts';
import { agree } from '../../http/agreement.ts';
import { answer, DONE } from '../../http/answer.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { withMolfiles } from '../../presenters/molfiles.ts';
import { queryAnswerOf, statusAnswerOf } from '../../presenters/queries.ts';
import { pageOf, queryListAnswerOf, searchOf } from '../../presenters/query-list.ts';
import { START_FIELDS, startRequestOf } from '../../presenters/starting.ts';
import { readMolfiles } from './read-molfiles.ts';
import { startFactsOf } from './start-facts.ts';

/** Start, look at, change, stop, delete and restore queries. */
export async function queryRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry, limits } = services;

  answer(app, queryCalls.list, async ({ query, user }) =>
    queryListAnswerOf(await readQueries(database, user, searchOf(query), pageOf(query), query.counts === 'yes'), user),
  );

  answer(app, queryCalls.addSample, async ({ params, user }) => {
    const { queryId, projectId } = orEnd(await addSample(database, user, params.id, services.readSample()));
    return { id: queryId, projectid: projectId };
  });

  answer(app, queryCalls.exists, async ({ body, user }) => ({ exists: await hasQuery(database, user, body.sessionid.trim()) }));

  answer(app, queryCalls.start, async ({ body, user }) => {
    agree('user', body.user, user.username, TEXTS.otherUser);
    const asked = startRequestOf(body);
    const [target, facts] = await Promise.all([
      chemistry.forUser(user).call('checkGiven', body.rosdal, 'auto', asked.direction),
      startFactsOf(services, user, asked),
    ]);
    const room = await limitsOf(database, user, limits);
    return { id: orEnd(await startQuery(database, user, asked, { ...facts, target }, room), START_FIELDS) };
  });

  answer(
    app,
    treeCalls.getQuery,
    async ({ params, query: { molfile }, user }) => {
      const found = queryAnswerOf(orEnd(await readQuery(database, user, params.id)), user);
      if (molfile === 'no' || found.tree === null) return found;
      return { ...found, tree: withMolfiles(found.tree, await readMolfiles(chemistry.forUser(user), [found.tree])) };
    },
    // A first level of 5,000 suggestions would hold up the event loop.
    { isTrusted: true },
  );

  answer(app, queryCalls.getStatus, async ({ params, query: { since }, user }) =>
    statusAnswerOf(orEnd(await readStatus(database, user, params.id, since))),
  );

  answer(app, queryCalls.stop, async ({ params, user }) => {
    orEnd(await stopQuery(database, user, params.id));
    return DONE;
  });

  answer(app, queryCalls.rename, async ({ params, body, user }) => {
    orEnd(await changeQuery(database, user, params.id, { name: body.name }));
    return DONE;
  });

  answer(app, queryCalls.keep, async ({ params, user }) => {
    orEnd(await changeQuery(database, user, params.id, { isKept: true }));
    return DONE;
  });

  answer(app, queryCalls.change, async ({ params, body: { name, comment, saved, before }, user }) => {
    const isKept = saved === undefined ? undefined : saved === 1;
    orEnd(await changeQuery(database, user, params.id, { name, comment, isKept }, before));
    return DONE;
  });

  answer(app, queryCalls.delete, async ({ params, user }) => {
    orEnd(await removeQuery(database, user, params.id));
    return DONE;
  });

  answer(app, queryCalls.restore, async ({ params, user }) => {
    return { ...DONE, sessionid: orEnd(await restoreQuery(database, user, params.id)) };
  });
}
