import { type Call, type CallAnswer, type CallInput, needsCsrfToken, pathOf } from '@retron/contract';

/** A call that was made, and what came back. */
export interface Exchange {
  readonly call: Call;
  /** From the root of the site. */
  readonly url: string;
  readonly body?: unknown;
  readonly status: number;
  readonly type: string;
  readonly location: string | null;
  readonly content: Buffer;
}

/** A signed-in user who makes calls; every one is kept. */
export interface Caller {
  readonly make: <C extends Call>(call: C, input?: CallInput<C> & { readonly bytes?: Buffer }) => Promise<CallAnswer<C>>;
  /** For what a browser needs to go on with the same session. */
  readonly cookie: () => string;
}

/**
 * Makes calls of a running product and puts each with its answer into `exchanges`.
 *
 * @throws Error for an answer that is neither 200 nor a redirect: what is recorded is what goes well
 */
export function callerOf(product: string, exchanges: Exchange[]): Caller {
  let cookie = '';
  let csrfToken = '';
  return {
    cookie: () => cookie,
    make: async (call, input) => {
      const { params, query, body, bytes } = (input ?? {}) as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
        bytes?: Buffer;
      };
      const url = pathOf(call, params) + searchOf(query);
      const answer = await fetch(product + url, {
        method: call.method,
        redirect: 'manual',
        headers: {
          cookie,
          ...(needsCsrfToken(call) ? { 'x-csrf-token': csrfToken } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(bytes === undefined ? {} : { body: new Uint8Array(bytes) }),
      });
      const content = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200 && answer.status !== 302) throw new Error(`${call.name} ${url}: ${answer.status} ${content.toString()}`);
      const set = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
      if (set.length > 0) cookie = set.join('; ');
      const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
      const said = type === 'application/json' ? JSON.parse(content.toString()) : null;
      if (typeof said?.csrfToken === 'string') csrfToken = said.csrfToken;
      exchanges.push({
        call,
        url,
        ...(body === undefined ? {} : { body }),
        status: answer.status,
        type,
        location: answer.headers.get('location'),
        content,
      });
      return said;
    },
  };
}

function searchOf(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? '' : `?${search}`;
}

/** Asks again until what is awaited is so. */
export async function until<T>(what: string, ask: () => Promise<T>, isSo: (answer: T) => boolean, seconds = 300): Promise<T> {
  for (const end = Date.now() + seconds * 1000; ; ) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}`);
    await new Promise((done) => setTimeout(done, 500));
  }
}
