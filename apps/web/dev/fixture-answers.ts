import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuerySummary } from '@retron/contract';
import { answerQueryList } from './fixture-queries.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/wire');

export interface FixtureAnswer {
  readonly status: number;
  readonly type: string;
  /** In `fixtures/wire`; null when `text` is the answer. */
  readonly file: string | null;
  readonly text: string;
}

/** Which file answers which call; `$1` stands for the first number or word of the path. */
const ROUTES: readonly (readonly [method: string, path: RegExp, file: string])[] = [
  ['GET', /^\/app\/apiv?2?\/whoami$/, 'whoami.json'],
  ['POST', /^\/app\/login$/, 'login.json'],
  ['GET', /^\/app\/api\/queries\/autorunlist$/, 'autorun-modes.json'],
  ['GET', /^\/app\/api\/queries\/(\d+)$/, 'query-$1.json'],
  ['GET', /^\/app\/api\/queries\/(\d+)\/status$/, 'query-$1-status.json'],
  ['GET', /^\/app\/api\/queries\/(\d+)\/tree\/(\d+)\/children$/, 'query-$1-children-$2.json'],
  ['POST', /^\/app\/api\/v2\/queries\/(\d+)\/lookup$/, 'query-$1-precedents.json'],
  ['POST', /^\/app\/api\/queries\/exists$/, 'exists.json'],
  ['GET', /^\/app\/api(?:v2)?\/projects$/, 'projects.json'],
  ['GET', /^\/app\/apiv2\/projects\/(\d+)$/, 'project-$1.json'],
  ['GET', /^\/app\/api\/projects\/(\d+)\/comments$/, 'comments.json'],
  ['GET', /^\/app\/api\/queries\/(\d+)\/comments$/, 'comments.json'],
  ['GET', /^\/app\/api\/libraries$/, 'libraries.json'],
  ['GET', /^\/app\/api\/algorithms$/, 'algorithms.json'],
  ['GET', /^\/app\/api\/v2\/strategies$/, 'strategies.json'],
  ['GET', /^\/app\/api\/v2\/strategies\/(\d+)$/, 'strategy-$1.json'],
  ['GET', /^\/app\/apiv2\/news$/, 'news.json'],
  ['GET', /^\/app\/api\/externallinks$/, 'external-links.json'],
  ['GET', /^\/app\/apiv2\/info$/, 'info.json'],
];

/** What the fixtures say to a call; null when the path is not a call at all. */
export function answerFromFixtures(method: string, url: URL): FixtureAnswer | null {
  if (/^\/app\/api\/.*picture$/.test(url.pathname)) return picture(url);
  if (method === 'GET' && url.pathname === '/app/api/queries') return queryList(url.searchParams);
  if (url.pathname === '/app/apiv2/legalinfo')
    return fromFile(`legal-info-${url.searchParams.get('type') === 'privacy' ? 'privacy' : 'imprint'}.json`);
  for (const [routeMethod, path, file] of ROUTES) {
    const found = routeMethod === method ? path.exec(url.pathname) : null;
    if (found) return fromFile(file.replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? ''));
  }
  if (!/^\/app\/(api|apiv2)\//.test(url.pathname) && url.pathname !== '/app/logout') return null;
  return method === 'GET' ? nothing() : json(200, '{"done":true}');
}

/** The queries of the fixtures, narrowed and sorted as they are asked for. */
function queryList(search: URLSearchParams): FixtureAnswer {
  const { queries } = JSON.parse(readFileSync(join(FIXTURES, 'queries.json'), 'utf8')) as { queries: QuerySummary[] };
  return json(200, JSON.stringify(answerQueryList(queries, search)));
}

/** Drawings made beforehand, by SMILES and scheme. */
function picture(url: URL): FixtureAnswer {
  const names = JSON.parse(readFileSync(join(FIXTURES, 'pictures/index.json'), 'utf8')) as Record<string, string>;
  const name = names[url.searchParams.get('smiles') ?? ''];
  if (name === undefined) return nothing();
  return { status: 200, type: 'image/svg+xml', file: `pictures/${name}-${url.searchParams.get('theme') ?? 'light'}.svg`, text: '' };
}

function fromFile(file: string): FixtureAnswer {
  return existsSync(join(FIXTURES, file)) ? { status: 200, type: 'application/json', file, text: '' } : nothing();
}

function nothing(): FixtureAnswer {
  return json(404, '{"errors":["The fixtures have no answer to this."]}');
}

function json(status: number, text: string): FixtureAnswer {
  return { status, type: 'application/json', file: null, text };
}
