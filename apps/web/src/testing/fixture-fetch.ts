import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { answerFromFixtures } from './fixture-answers.ts';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures/wire');

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Answers of one test, by `METHOD /path`; what is not named comes from `fixtures/wire`. */
export type Answers = Readonly<Record<string, { readonly status?: number; readonly json: unknown } | 'no-response'>>;

/** Puts the network aside: calls are answered from the fixtures and remembered. */
export function useFixtureFetch(answers: Answers = {}): readonly SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    calls.push({
      method,
      path: url.pathname + url.search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    });
    const given = answers[`${method} ${url.pathname}`];
    if (given === 'no-response') throw new TypeError('Failed to fetch');
    if (given) return new Response(JSON.stringify(given.json), { status: given.status ?? 200 });
    const answer = answerFromFixtures(method, url);
    if (answer === null) return new Response('', { status: 404 });
    return new Response(answer.file === null ? answer.text : readFileSync(join(FIXTURES, answer.file)), { status: answer.status });
  });
  return calls;
}
