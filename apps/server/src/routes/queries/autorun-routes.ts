import { queryCalls, TEXTS, WEB_APPLICATION_VERSION } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { AUTORUN_MODES, findAutorunMode } from '../../commands/autorun-modes.ts';
import { startQuery } from '../../commands/start-query.ts';
import { agree } from '../../http/agreement.ts';
import { answer } from '../../http/answer.ts';
import { notFound, orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { START_FIELDS } from './start-fields.ts';

/** The modes of the simple form, and starting a query by one. */
export async function autorunRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry, jobs } = services;

  answer(app, queryCalls.listModes, async () => [...AUTORUN_MODES]);
  answer(app, queryCalls.getMode, async ({ query }) => modeOf(query.autorun));

  answer(app, queryCalls.startByMode, async ({ body: { autorun, user: username, ...given }, user }) => {
    agree('user', username, user.username, TEXTS.otherUser);
    const { name: autorunmode, description: _, ...settings } = modeOf(autorun);
    const [target, installed] = await Promise.all([
      chemistry.call('checkStructure', given.rosdal, 'auto', settings.direction),
      chemistry.call('libraries'),
    ]);
    const libraries = installed.filter(({ direction }) => direction === settings.direction);
    const library = libraries.filter(({ checked }) => checked).map(({ name }) => name);
    const body = { ...given, ...settings, autorunmode, library };
    const names = libraries.map(({ name }) => name);
    const asked = { body, target, libraries: names, plannerVersion: WEB_APPLICATION_VERSION };
    return { id: orEnd(await startQuery(database, jobs, user, asked), START_FIELDS) };
  });

  function modeOf(name: string) {
    const mode = findAutorunMode(name);
    if (!mode) throw notFound(TEXTS.unknownMode);
    return mode;
  }
}
