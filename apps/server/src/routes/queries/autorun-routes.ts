import { autorunMode, queryName, startQueryAnswer, startQueryBody, WEB_APPLICATION_VERSION } from '@retron/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AUTORUN_MODES, findAutorunMode } from '../../commands/autorun-modes.ts';
import { startQuery } from '../../commands/start-query.ts';
import { notFound, orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { sessionOf } from '../../http/session-guard.ts';

const tags = ['queries'];
const modeName = z.string().min(1).max(100);
/** A query by a mode of the simple form: the mode brings everything else. */
const autorunBody = z.object({
  projectid: startQueryBody.shape.projectid,
  sessionid: queryName,
  rosdal: startQueryBody.shape.rosdal,
  comment: startQueryBody.shape.comment,
  autorun: modeName,
});

export const autorunRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services: { database, chemistry, jobs } }) => {
  app.get(
    '/app/api/queries/autorunlist',
    { schema: { summary: 'Modes of the simple form', tags, response: { 200: z.array(autorunMode) } } },
    async () => [...AUTORUN_MODES],
  );

  app.get(
    '/app/api/queries/autorundetails',
    {
      schema: {
        summary: 'One mode of the simple form',
        tags,
        querystring: z.object({ autorun: modeName }),
        response: { 200: autorunMode },
      },
    },
    async (request) => modeOf(request.query.autorun),
  );

  app.post(
    '/app/apiv2/queries/autorun',
    { schema: { summary: 'Start a query by a mode of the simple form', tags, body: autorunBody, response: { 200: startQueryAnswer } } },
    async (request) => {
      const { autorun, ...given } = request.body;
      const { name: autorunmode, description: _, ...settings } = modeOf(autorun);
      const [target, installed] = await Promise.all([
        chemistry.call('checkStructure', given.rosdal, 'auto', settings.direction),
        chemistry.call('libraries'),
      ]);
      const libraries = installed.filter(({ direction }) => direction === settings.direction);
      const library = libraries.filter(({ checked }) => checked).map(({ name }) => name);
      const body = { ...given, ...settings, autorunmode, library, mode: 'INTERACTIVE', useMailing: 'NO', saved: 0 } as const;
      const names = libraries.map(({ name }) => name);
      const asked = { body, target, libraries: names, plannerVersion: WEB_APPLICATION_VERSION };
      return { id: orEnd(await startQuery(database, jobs, sessionOf(request).user, asked)) };
    },
  );

  function modeOf(name: string) {
    const mode = findAutorunMode(name);
    if (!mode) throw notFound('There is no such mode.');
    return mode;
  }
};
