import { hostname } from 'node:os';
import {
  ALGORITHMS,
  ALGORITHMS_OF_DIRECTION,
  type AlgorithmEntry,
  DIRECTIONS,
  documentationCalls,
  referenceCalls,
  type StrategyClause,
  type StrategyDetail,
  type StrategyEntry,
  WEB_APPLICATION_VERSION,
  type WireAlgorithm,
  type WireDirection,
} from '@retron/contract';
import { findStrategy, termsOf } from '@retron/planning';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer.ts';
import { notFound } from '../http/errors.ts';
import { legalText } from '../http/legal-texts.ts';
import type { Services } from '../http/services.ts';
import { findStrategyById, findStrategyByName, listStrategies, type StrategyRow } from '../repositories/reference-data.ts';

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

/** Lists that the forms are made of, and what the installation says of itself. */
export async function referenceRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry } = services;
  const startedAt = new Date().toISOString();
  const version = WEB_APPLICATION_VERSION;

  answer(app, referenceCalls.listLibraries, async () => chemistry.call('libraries'));
  answer(app, referenceCalls.listAlgorithms, async () => [...algorithms]);
  answer(app, referenceCalls.listStrategies, async () => (await listStrategies(database)).map(strategyOf));
  answer(app, referenceCalls.getStrategyByName, async ({ params }) => found(await findStrategyByName(database, params.name)));
  answer(app, referenceCalls.getStrategy, async ({ params }) => found(await findStrategyById(database, params.id)));
  answer(app, referenceCalls.listCatalogs, async ({ params }) => chemistry.call('catalogInfos', params.id));
  answer(app, referenceCalls.listExternalLinks, async () => [
    { label: 'Documentation of the calls', url: documentationCalls.getPage.path },
  ]);
  answer(app, referenceCalls.getLegalText, async ({ query }) => legalText(services.dataFolder, query.type));
  answer(app, referenceCalls.getVersion, async () => ({ version }));
  answer(app, referenceCalls.getInfo, async () => ({ version, host: hostname() }));
  answer(app, referenceCalls.getStatus, async () => ({ status: 'ok' as const, version, startedAt }));

  function found(row: StrategyRow | null): StrategyDetail {
    if (!row) throw notFound('There is no such strategy.');
    return { ...strategyOf(row), clauses: clausesOf(row.name) };
  }
}
