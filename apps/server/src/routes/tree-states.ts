import { treeStateCalls, treeViewOf } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { limitsOf } from '../commands/quotas.ts';
import { readTreeState, readTreeStates, removeTreeState, replaceTreeState, saveTreeState } from '../commands/tree-states.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { treeStateOf } from '../presenters/tree-states.ts';

const placeOf = ({ pid, qid }: { readonly pid: number; readonly qid: number }) => ({ projectId: pid, queryId: qid });

/** Saved views of a tree; each reader has their own. */
export async function treeStateRoutes(app: FastifyInstance, { services: { database, limits } }: { services: Services }): Promise<void> {
  /** What the user may save, as the command asks for it. */
  const roomOf = async (user: Parameters<typeof limitsOf>[1]) => {
    const { treeStates, treeStateBytes } = await limitsOf(database, user, limits);
    return { most: treeStates, mostBytes: treeStateBytes };
  };

  answer(app, treeStateCalls.list, async ({ params, user }) => {
    const rows = orEnd(await readTreeStates(database, user, placeOf(params)));
    return rows.map((row) => treeStateOf(params.pid, row));
  });

  answer(app, treeStateCalls.get, async ({ params, user }) =>
    treeStateOf(params.pid, orEnd(await readTreeState(database, user, placeOf(params), params.id))),
  );

  answer(app, treeStateCalls.create, async ({ params, body: { name, state }, user }) =>
    treeStateOf(
      params.pid,
      orEnd(await saveTreeState(database, user, placeOf(params), { name, view: treeViewOf(state) }, await roomOf(user))),
    ),
  );

  answer(app, treeStateCalls.change, async ({ params, body: { name, state, version }, user }) => {
    const wanted = { ...(name === undefined ? {} : { name }), ...(state === undefined ? {} : { view: treeViewOf(state) }), version };
    return treeStateOf(params.pid, orEnd(await replaceTreeState(database, user, placeOf(params), params.id, wanted, await roomOf(user))));
  });

  answer(app, treeStateCalls.delete, async ({ params, user }) => {
    orEnd(await removeTreeState(database, user, placeOf(params), params.id));
    return DONE;
  });
}
