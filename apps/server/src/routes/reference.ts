import { hostname } from 'node:os';
import {
  ALGORITHMS,
  ALGORITHMS_OF_DIRECTION,
  type AlgorithmEntry,
  algorithmEntry,
  catalogInfo,
  DIRECTIONS,
  externalLink,
  infoAnswer,
  legalInfoAnswer,
  libraryEntry,
  newsAnswer,
  preferencesAnswer,
  type StrategyClause,
  type StrategyDetail,
  type StrategyEntry,
  statusInfoAnswer,
  strategyDetail,
  strategyEntry,
  versionAnswer,
  WEB_APPLICATION_VERSION,
  type WireAlgorithm,
  type WireDirection,
} from '@retron/contract';
import { findStrategy, termsOf } from '@retron/planning';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../http/errors.ts';
import { legalText } from '../http/legal-texts.ts';
import type { Services } from '../http/services.ts';
import { sessionOf } from '../http/session-guard.ts';
import {
  findStrategyById,
  findStrategyByName,
  listNews,
  listPreferences,
  listStrategies,
  type StrategyRow,
} from '../repositories/reference-data.ts';

const tags = ['reference'];

const ALGORITHM_TEXTS: Record<WireAlgorithm, string> = {
  OLD: 'Keeps every suggestion, best first.',
  NEW: 'Keeps suggestions whose precursors are clearly simpler than the structure.',
  'NEW|UNPRECEDENTED': 'As Complexity Reduction, with reactions whose surroundings have no precedent, marked as such.',
  V3: 'Looks for whole routes to materials that can be bought, the cheapest first.',
};

const algorithms: readonly AlgorithmEntry[] = (Object.keys(ALGORITHMS) as WireAlgorithm[]).map((name) => ({
  name,
  label: ALGORITHMS[name],
  directions: (Object.keys(DIRECTIONS) as WireDirection[]).filter((direction) => ALGORITHMS_OF_DIRECTION[direction].includes(name)),
  description: ALGORITHM_TEXTS[name],
}));

/** The clauses of a strategy; none for one that this version does not know. */
function clausesOf(name: string): StrategyClause[] {
  return (findStrategy(name)?.clauses ?? []).map((clause) => ({
    effect: clause.effect,
    text: clause.text,
    terms: [...termsOf(clause.when)],
    factor: 'factor' in clause ? clause.factor : null,
  }));
}

function strategyOf({ isShareable, ...row }: StrategyRow): StrategyEntry {
  return { ...row, shareable: isShareable };
}

/** Lists that the forms are made of, news, and what the installation says of itself. */
export const referenceRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { database, chemistry } = services;
  const startedAt = new Date().toISOString();

  app.get(
    '/app/api/libraries',
    { schema: { summary: 'Installed transform libraries', tags, response: { 200: z.array(libraryEntry) } } },
    async () => chemistry.call('libraries'),
  );

  app.get(
    '/app/api/algorithms',
    { schema: { summary: 'Search algorithms', tags, response: { 200: z.array(algorithmEntry) } } },
    async () => [...algorithms],
  );

  for (const url of ['/app/api/strategies', '/app/api/v2/strategies']) {
    app.get(url, { schema: { summary: 'Strategies', tags, response: { 200: z.array(strategyEntry) } } }, async () =>
      (await listStrategies(database)).map(strategyOf),
    );
  }

  app.get(
    '/app/api/strategies/:name',
    {
      schema: {
        summary: 'A strategy by its name',
        tags,
        params: z.object({ name: z.string().max(200) }),
        response: { 200: strategyDetail },
      },
    },
    async (request) => found(await findStrategyByName(database, request.params.name)),
  );

  app.get(
    '/app/api/v2/strategies/:id',
    {
      schema: {
        summary: 'A strategy by its number',
        tags,
        params: z.object({
          id: z.coerce
            .number()
            .int()
            .positive()
            .max(2 ** 31 - 1),
        }),
        response: { 200: strategyDetail },
      },
    },
    async (request) => found(await findStrategyById(database, request.params.id)),
  );

  app.get(
    '/app/api/catalogs/:id',
    {
      schema: {
        summary: 'Where a structure can be had, by its catalogid',
        tags,
        params: z.object({ id: z.string().max(200) }),
        response: { 200: z.array(catalogInfo) },
      },
    },
    async (request) => chemistry.call('catalogInfos', request.params.id),
  );

  app.get(
    '/app/api/preferences',
    { schema: { summary: 'Preferences of the user', tags, response: { 200: preferencesAnswer } } },
    async (request) => [...(await listPreferences(database, sessionOf(request).user.id))],
  );

  app.get(
    '/app/api/externallinks',
    { schema: { summary: 'Links of the Support card', tags, response: { 200: z.array(externalLink) } } },
    async () => [{ label: 'Documentation of the calls', url: '/app/api/docs' }],
  );

  app.get(
    '/app/apiv2/news',
    {
      schema: {
        summary: 'News, by page',
        tags,
        querystring: z.object({
          per_page: z.coerce.number().int().min(1).max(100).default(4),
          page: z.coerce.number().int().min(1).default(1),
          order: z.enum(['asc', 'desc']).default('desc'),
          sort: z.literal('id').default('id'),
          search: z.literal('title').default('title'),
          term: z.string().max(100).default(''),
        }),
        response: { 200: newsAnswer },
      },
    },
    async (request) => {
      const { per_page: limit, page, order, term } = request.query;
      const { news, total } = await listNews(database, { term: term.trim(), order, limit, offset: (page - 1) * limit });
      return { news: news.map(({ createdAt, ...item }) => ({ ...item, dateCreated: createdAt.toISOString() })), total };
    },
  );

  app.get(
    '/app/apiv2/legalinfo',
    {
      schema: {
        summary: 'Imprint or privacy policy',
        tags,
        querystring: z.object({ type: z.enum(['imprint', 'privacy']) }),
        response: { 200: legalInfoAnswer },
      },
    },
    async (request) => legalText(services.dataFolder, request.query.type),
  );

  app.get('/app/apiv2/version', { schema: { summary: 'Version', tags, response: { 200: versionAnswer } } }, async () => ({
    version: WEB_APPLICATION_VERSION,
  }));

  app.get('/app/apiv2/info', { schema: { summary: 'Version and host', tags, response: { 200: infoAnswer } } }, async () => ({
    version: WEB_APPLICATION_VERSION,
    host: hostname(),
  }));

  app.get(
    '/app/status/info',
    { config: { isPublic: true }, schema: { summary: 'That the server lives', tags, response: { 200: statusInfoAnswer } } },
    async () => ({ status: 'ok' as const, version: WEB_APPLICATION_VERSION, startedAt }),
  );

  function found(row: StrategyRow | null): StrategyDetail {
    if (!row) throw notFound('There is no such strategy.');
    return { ...strategyOf(row), clauses: clausesOf(row.name) };
  }
};
