import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_CALLS, type Call, type QueryListAnswer, queryCalls } from '@retron/contract';
import { answerQueryList } from './narrow-queries.ts';

/** Answers of a running product, recorded by `npm run record`. */
export const RECORDED = join(import.meta.dirname, '../../../fixtures/recorded');

/** A line of `index.json`: which file answers what. */
export interface RecordedAnswer {
  /** Name of the call. */
  readonly call: string;
  /** From the root of the site, with what was asked. */
  readonly url: string;
  readonly body?: unknown;
  readonly status: number;
  readonly type: string;
  readonly location?: string;
  /** In `fixtures/recorded`; null for a redirect. */
  readonly file: string | null;
}

export interface DevelopmentAnswer {
  readonly status: number;
  readonly type: string;
  readonly location?: string;
  readonly content: Buffer | string;
}

/** Everything that is recorded, in the order in which it was asked. */
export function readRecorded(): readonly RecordedAnswer[] {
  const index = join(RECORDED, 'index.json');
  return existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as RecordedAnswer[]) : [];
}

/**
 * What the development mode says to a call; null when the path is no call at all.
 *
 * What asks for nothing that was recorded gets what was recorded for the most alike: of the same path, with the most equal fields. A change gets
 * what another of its kind got, and changes nothing. What is looked up by a number that was not recorded is not found, as on a server.
 */
export function answerFromRecorded(method: string, url: URL, body: unknown): DevelopmentAnswer | null {
  const call = callAt(method, url.pathname);
  if (call === null) return null;
  const all = readRecorded().filter((each) => each.call === call.name);
  if (call === queryCalls.list) return listOfQueries(all, url.searchParams);
  const here = all.filter((each) => paramsText(call, pathOfUrl(each.url)) === paramsText(call, url.pathname));
  const fitting = here.length > 0 || method === 'GET' ? here : all;
  const best = mostAlike(fitting.filter(isOf(url.searchParams)), url.searchParams, body);
  if (best === null) return nothing();
  const { status, type, location, file } = best;
  return {
    status,
    type,
    ...(location === undefined ? {} : { location }),
    content: file === null ? '' : readFileSync(join(RECORDED, file)),
  };
}

/** The call of a path; of several that fit, the one that leaves the least open. */
function callAt(method: string, pathname: string): Call | null {
  const open = ({ params }: Call) => Object.keys(params.shape).length;
  const fitting = ALL_CALLS.filter((call) => call.method === method && paramsText(call, pathname) !== null);
  return fitting.sort((a, b) => open(a) - open(b))[0] ?? null;
}

/** What a path says where a call leaves it open, as text to compare; null for the path of another call. */
function paramsText({ path, aliases }: Call, pathname: string): string | null {
  for (const template of [path, ...aliases]) {
    const found = new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname);
    if (found) return JSON.stringify(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]));
  }
  return null;
}

/** What a picture is of, and for which page: another structure is no likeness, nor is one that cannot be seen. */
const SUBJECTS = ['smiles', 'reaction', 'theme'];
const isOf = (search: URLSearchParams) => (recorded: RecordedAnswer) => {
  const had = new URL(recorded.url, 'http://localhost').searchParams;
  return SUBJECTS.every((name) => had.get(name) === search.get(name));
};

const pathOfUrl = (url: string): string => new URL(url, 'http://localhost').pathname;

function mostAlike(recorded: readonly RecordedAnswer[], search: URLSearchParams, body: unknown): RecordedAnswer | null {
  const asked = fieldsOf(search, body);
  let best: RecordedAnswer | null = null;
  let bestAlike = Number.NEGATIVE_INFINITY;
  for (const each of recorded) {
    const had = fieldsOf(new URL(each.url, 'http://localhost').searchParams, each.body);
    const equal = [...asked].filter((field) => had.has(field)).length;
    const alike = 2 * equal - asked.size - had.size;
    if (alike > bestAlike) [best, bestAlike] = [each, alike];
  }
  return best;
}

/** Each field of a question as text. */
function fieldsOf(search: URLSearchParams, body: unknown): ReadonlySet<string> {
  const inBody = body !== null && typeof body === 'object' ? Object.entries(body) : [];
  return new Set([...search, ...inBody].map(([name, value]) => `${name} ${JSON.stringify(value)}`));
}

/** All recorded queries, narrowed and sorted as they are asked for, so that the filters of the project page can be worked on. */
function listOfQueries(recorded: readonly RecordedAnswer[], search: URLSearchParams): DevelopmentAnswer {
  const queries = new Map<number, QueryListAnswer['queries'][number]>();
  for (const { file } of recorded) {
    if (file === null) continue;
    for (const query of (JSON.parse(readFileSync(join(RECORDED, file), 'utf8')) as QueryListAnswer).queries) queries.set(query.id, query);
  }
  return json(200, JSON.stringify(answerQueryList([...queries.values()], search)));
}

function nothing(): DevelopmentAnswer {
  const message = 'This is not among the recorded answers.';
  return json(404, JSON.stringify({ errors: [message], details: [{ code: 'not-found', field: null, message }] }));
}

function json(status: number, content: string): DevelopmentAnswer {
  return { status, type: 'application/json', content };
}
