import { treeStateCalls, type WireTreeState } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { visibleQuery } from '../commands/visible-query.ts';
import { answer, DONE } from '../http/answer.ts';
import { notFound, orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import {
  deleteTreeState,
  findTreeState,
  insertTreeState,
  listTreeStates,
  type TreeStateRow,
  updateTreeState,
} from '../repositories/tree-states.ts';
import type { User } from '../repositories/users.ts';

const UNKNOWN = 'There is no such tree state.';

/** Saved views of a tree; each reader has their own. */
export async function treeStateRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  answer(app, treeStateCalls.list, async ({ params, user }) => {
    const owner = await ownerOf(user, params);
    return (await listTreeStates(database, owner)).map((row) => answerOf(params.pid, row));
  });

  answer(app, treeStateCalls.get, async ({ params, user }) => {
    const owner = await ownerOf(user, params);
    return found(params.pid, await findTreeState(database, owner, params.id));
  });

  answer(app, treeStateCalls.create, async ({ params, body, user }) => {
    const owner = await ownerOf(user, params);
    return answerOf(params.pid, await insertTreeState(database, owner, body));
  });

  answer(app, treeStateCalls.change, async ({ params, body, user }) => {
    const owner = await ownerOf(user, params);
    return found(params.pid, await updateTreeState(database, owner, params.id, body));
  });

  answer(app, treeStateCalls.delete, async ({ params, user }) => {
    const owner = await ownerOf(user, params);
    if (!(await deleteTreeState(database, owner, params.id))) throw notFound(UNKNOWN);
    return DONE;
  });

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
}
