import { type ClauseBody, type StrategyChangeBody, strategyCalls } from '@retron/contract';
import type { Clause } from '@retron/planning';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changedMeanwhile } from '../commands/changed-meanwhile.ts';
import { offeredLibraries } from '../commands/installed-files.ts';
import {
  changeStrategy,
  copyStrategy,
  readStrategies,
  readStrategy,
  removeStrategy,
  revokeStrategy,
  type StrategyWithClauses,
  shareStrategy,
} from '../commands/strategies.ts';
import { actorOf } from '../http/actor.ts';
import { answer, DONE } from '../http/answer.ts';
import { invalid, orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { isDefaultLibrary } from '../presenters/reference.ts';
import { readClauseBodies, STRATEGY_TERMS, strategyDetailOf, strategyEntryOf } from '../presenters/strategies.ts';
import { directionWord } from '../presenters/words.ts';

type User = Parameters<typeof readStrategies>[1];

/** Strategies: read by everybody, changed by their owners. */
export async function strategyRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry, guards } = services;

  answer(app, strategyCalls.list, async ({ user }) => (await readStrategies(database, user)).map((row) => strategyEntryOf(row, user)));
  answer(app, strategyCalls.terms, async () => STRATEGY_TERMS);

  const read = async (user: User, which: string | number) => strategyDetailOf(orEnd(await readStrategy(database, user, which)), user);
  answer(app, strategyCalls.get, ({ params, user }) => read(user, params.id));
  answer(app, strategyCalls.getByName, ({ params, user }) => read(user, params.name));

  answer(app, strategyCalls.copy, async ({ body, user }) => strategyDetailOf(orEnd(await copyStrategy(database, user, body.id)), user));

  const change = async (user: User, request: FastifyRequest, which: string | number, body: StrategyChangeBody) => {
    const { name, comment, clauses, before } = body;
    const asked = { name, comment, clauses: clauses && clausesIn(clauses) };
    const changed = (strategy: StrategyWithClauses) => {
      const { name, comment, clauses } = strategyDetailOf(strategy, user);
      return changedMeanwhile({ name, comment, clauses }, body, before);
    };
    return strategyDetailOf(orEnd(await changeStrategy(database, actorOf(user, request), which, asked, changed)), user);
  };
  answer(app, strategyCalls.change, ({ params, body, user, request }) => change(user, request, params.id, body));
  answer(app, strategyCalls.changeByName, ({ params, body, user, request }) => change(user, request, params.name, body));

  const share = async (user: User, request: FastifyRequest, which: string | number) =>
    strategyDetailOf(orEnd(await shareStrategy(database, actorOf(user, request), which)), user);
  answer(app, strategyCalls.share, ({ params, user, request }) => share(user, request, params.id));
  answer(app, strategyCalls.shareByName, ({ params, user, request }) => share(user, request, params.name));

  const revoke = async (user: User, request: FastifyRequest, which: string | number) =>
    strategyDetailOf(orEnd(await revokeStrategy(database, actorOf(user, request), which)), user);
  answer(app, strategyCalls.revoke, ({ params, user, request }) => revoke(user, request, params.id));
  answer(app, strategyCalls.revokeByName, ({ params, user, request }) => revoke(user, request, params.name));

  const remove = async (user: User, request: FastifyRequest, which: string | number) => {
    orEnd(await removeStrategy(database, actorOf(user, request), which));
    return DONE;
  };
  answer(app, strategyCalls.delete, ({ params, user, request }) => remove(user, request, params.id));
  answer(app, strategyCalls.deleteByName, ({ params, user, request }) => remove(user, request, params.name));

  answer(app, strategyCalls.preview, async ({ body, user }) => {
    await guards.countCheck(user);
    const clauses = clausesIn(body.clauses);
    const direction = directionWord.fromWire(body.direction);
    const ofUser = chemistry.forUser(user);
    const { errors, structure } = await ofUser.call('checkStructure', body.structure, 'auto', direction);
    if (structure === null) throw invalid(...errors.map((message) => ({ code: 'invalid' as const, field: 'structure', message })));
    const { on } = await offeredLibraries(database, await ofUser.call('libraries'));
    const libraries = on.filter((library) => library.direction === direction && isDefaultLibrary(library));
    const question = { libraries: libraries.map(({ fullName }) => fullName), direction, target: structure.smiles, clauses };
    const { clauses: counts, ...sums } = await ofUser.call('strategyPreview', question);
    return { ...sums, clauses: [...counts] };
  });
}

function clausesIn(bodies: readonly ClauseBody[]): readonly Clause[] {
  const read = readClauseBodies(bodies);
  if (!read.ok) throw invalid(...read.errors.map((message) => ({ code: 'invalid' as const, field: 'clauses', message })));
  return read.clauses;
}
