import { queryCalls, TEXTS } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { findPreset, PRESETS } from '../../commands/presets.ts';
import { limitsOf } from '../../commands/quotas.ts';
import { startQuery } from '../../commands/start-query.ts';
import { agree } from '../../http/agreement.ts';
import { answer } from '../../http/answer.ts';
import { invalid, notFound, orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { isDefaultLibrary } from '../../presenters/reference.ts';
import { autorunModeOf, presetRequestOf, START_FIELDS } from '../../presenters/starting.ts';
import { startFactsOf } from './start-facts.ts';

/** The modes of the simple form, and starting a query by one. */
export async function autorunRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry, limits } = services;

  answer(app, queryCalls.listModes, async () => PRESETS.map(autorunModeOf));
  answer(app, queryCalls.getMode, async ({ query }) => autorunModeOf(presetOf(query.autorun)));

  answer(app, queryCalls.startByMode, async ({ body, user }) => {
    agree('user', body.user, user.username, TEXTS.otherUser);
    const preset = presetOf(body.autorun);
    if (preset.direction === 'forward' && body.materials !== undefined)
      throw invalid({ code: 'invalid', field: 'materials', message: TEXTS.materialsForward });
    const request = presetRequestOf(body, preset);
    const [target, facts] = await Promise.all([
      chemistry.forUser(user).call('checkGiven', body.rosdal, 'auto', preset.direction),
      startFactsOf(services, user, request),
    ]);
    const libraries = facts.installed.filter(isDefaultLibrary).map(({ fullName }) => fullName);
    const asked = { ...request, libraries };
    return {
      id: orEnd(await startQuery(database, user, asked, { ...facts, target }, await limitsOf(database, user, limits)), START_FIELDS),
    };
  });

  function presetOf(name: string) {
    const preset = findPreset(name);
    if (!preset) throw notFound(TEXTS.unknownMode);
    return preset;
  }
}
