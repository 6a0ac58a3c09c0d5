import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  accountCalls,
  type Call,
  commentCalls,
  newsCalls,
  precedentCalls,
  projectCalls,
  type QuerySummary,
  queryCalls,
  referenceCalls,
  strategyCalls,
  treeCalls,
} from '@retron/contract';
import { answerQueryList } from '../../dev/narrow-queries.ts';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures/wire');

export interface FixtureAnswer {
  readonly status: number;
  readonly type: string;
  /** In `fixtures/wire`; null when `text` is the answer. */
  readonly file: string | null;
  readonly text: string;
}

/** Which file answers which call; `{id}` stands for what the path has there. */
const FILES: readonly (readonly [call: Call, file: string])[] = [
  [accountCalls.whoAmI, 'whoami.json'],
  [accountCalls.listSignInWays, 'sign-in-ways.json'],
  [accountCalls.signIn, 'login.json'],
  [queryCalls.listModes, 'autorun-modes.json'],
  [treeCalls.getQuery, 'query-{id}.json'],
  [queryCalls.getStatus, 'query-{id}-status.json'],
  [treeCalls.getChildren, 'query-{id}-children-{sid}.json'],
  [precedentCalls.lookUp, 'query-{id}-precedents.json'],
  [queryCalls.exists, 'exists.json'],
  [projectCalls.list, 'projects.json'],
  [projectCalls.listAll, 'projects.json'],
  [projectCalls.get, 'project-{id}.json'],
  [commentCalls.listOfProject, 'comments.json'],
  [commentCalls.listOfQuery, 'comments.json'],
  [referenceCalls.listLibraries, 'libraries.json'],
  [referenceCalls.listAlgorithms, 'algorithms.json'],
  [strategyCalls.list, 'strategies.json'],
  [strategyCalls.get, 'strategy-{id}.json'],
  [referenceCalls.listExternalLinks, 'external-links.json'],
  [referenceCalls.getInfo, 'info.json'],
];

const ROUTES = FILES.flatMap(([{ method, path, aliases }, file]) =>
  [path, ...aliases].map((template) => ({
    method,
    pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    file,
  })),
);

/** What the fixtures say to a call; null when the path is not a call at all. */
export function answerFromFixtures(method: string, url: URL): FixtureAnswer | null {
  if (/^\/app\/api\/.*picture$/.test(url.pathname)) return picture(url);
  if (method === queryCalls.list.method && url.pathname === queryCalls.list.path) return queryList(url.searchParams);
  if (method === 'GET' && [newsCalls.list.path, ...newsCalls.list.aliases].includes(url.pathname)) return newsPage(url.searchParams);
  if (url.pathname === referenceCalls.getLegalText.path)
    return fromFile(`legal-info-${url.searchParams.get('type') === 'privacy' ? 'privacy' : 'imprint'}.json`);
  for (const route of ROUTES) {
    const found = route.method === method ? route.pattern.exec(url.pathname) : null;
    if (found) return fromFile(route.file.replaceAll(/\{(\w+)\}/g, (_, name: string) => found.groups?.[name] ?? ''));
  }
  if (!/^\/app\/(api|apiv2)\//.test(url.pathname) && url.pathname !== accountCalls.signOut.path) return null;
  if (url.pathname === accountCalls.signOut.path) return json(200, JSON.stringify({ done: true, leadsTo: accountCalls.beginSignIn.path }));
  return method === 'GET' ? nothing() : json(200, '{"done":true}');
}

/** The queries of the fixtures, narrowed and sorted as they are asked for. */
function queryList(search: URLSearchParams): FixtureAnswer {
  const { queries } = JSON.parse(readFileSync(join(FIXTURES, 'queries.json'), 'utf8')) as { queries: QuerySummary[] };
  return json(200, JSON.stringify(answerQueryList(queries, search)));
}

/** A file for each page of five. Source: spec section 9, "Dev mode news page size 5 uses paged files". */
function newsPage(search: URLSearchParams): FixtureAnswer {
  return fromFile(`news-${Number(search.get('page') ?? 1)}.json`);
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
  const message = 'The fixtures have no answer to this.';
  return json(404, JSON.stringify({ errors: [message], details: [{ code: 'not-found', field: null, message }] }));
}

function json(status: number, text: string): FixtureAnswer {
  return { status, type: 'application/json', file: null, text };
}
