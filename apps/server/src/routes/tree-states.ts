import { doneAnswer, treeState, treeStateBody, type WireTreeState } from '@retron/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visibleQuery } from '../commands/visible-query.ts';
import { notFound, orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { sessionOf } from '../http/session-guard.ts';
import {
  deleteTreeState,
  findTreeState,
  insertTreeState,
  listTreeStates,
  type TreeStateRow,
  updateTreeState,
} from '../repositories/tree-states.ts';
import type { User } from '../repositories/users.ts';

const number = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
const ofQuery = z.object({ pid: number, qid: number });
const oneState = z.object({ pid: number, qid: number, id: number });
const tags = ['tree states'];
const UNKNOWN = 'There is no such tree state.';

/** Saved views of a tree; each reader has their own. */
export const treeStateRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services: { database } }) => {
  const url = '/app/api/projects/:pid/query/:qid/states';

  app.get(
    url,
    { schema: { summary: 'Saved views of a tree', tags, params: ofQuery, response: { 200: z.array(treeState) } } },
    async (request) => {
      const owner = await ownerOf(sessionOf(request).user, request.params);
      return (await listTreeStates(database, owner)).map((row) => answerOf(request.params.pid, row));
    },
  );

  app.get(
    `${url}/:id`,
    { schema: { summary: 'A saved view of a tree', tags, params: oneState, response: { 200: treeState } } },
    async (request) => {
      const owner = await ownerOf(sessionOf(request).user, request.params);
      return found(request.params.pid, await findTreeState(database, owner, request.params.id));
    },
  );

  app.post(
    url,
    { schema: { summary: 'Save a view of a tree', tags, params: ofQuery, body: treeStateBody, response: { 200: treeState } } },
    async (request) => {
      const owner = await ownerOf(sessionOf(request).user, request.params);
      return answerOf(request.params.pid, await insertTreeState(database, owner, request.body));
    },
  );

  app.put(
    `${url}/:id`,
    { schema: { summary: 'Save a view of a tree again', tags, params: oneState, body: treeStateBody, response: { 200: treeState } } },
    async (request) => {
      const owner = await ownerOf(sessionOf(request).user, request.params);
      return found(request.params.pid, await updateTreeState(database, owner, request.params.id, request.body));
    },
  );

  app.delete(
    `${url}/:id`,
    { schema: { summary: 'Delete a saved view of a tree', tags, params: oneState, response: { 200: doneAnswer } } },
    async (request) => {
      const owner = await ownerOf(sessionOf(request).user, request.params);
      if (!(await deleteTreeState(database, owner, request.params.id))) throw notFound(UNKNOWN);
      return { done: true as const };
    },
  );

  async function ownerOf(user: User, { pid, qid }: { readonly pid: number; readonly qid: number }) {
    const { query } = orEnd(await visibleQuery(database, user, qid));
    if (query.projectId !== pid) throw notFound('The query belongs to another project.');
    return { queryId: qid, userId: user.id };
  }

  function found(pid: number, row: TreeStateRow | null): WireTreeState {
    if (!row) throw notFound(UNKNOWN);
    return answerOf(pid, row);
  }

  function answerOf(pid: number, row: TreeStateRow): WireTreeState {
    return {
      id: row.id,
      pid,
      qid: row.queryId,
      name: row.name,
      state: row.state,
      created: row.createdAt.toISOString(),
      changed: row.changedAt.toISOString(),
    };
  }
};
