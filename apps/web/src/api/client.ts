import { type Call, type CallAnswer, type CallInput, errorsAnswer, needsCsrfToken } from '@retron/contract';
import { z } from 'zod';
import { addressOf } from './address.ts';
import { ApiError, kindOfFailure } from './api-error.ts';
import { csrfToken } from './csrf-token.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
  /** Sent as they are, by a call that takes bytes in place of JSON. */
  readonly bytes?: Blob;
}

/** Of a failed call; a proxy, or an older server, may say less. */
const failure = z.object({ errors: errorsAnswer.shape.errors, details: errorsAnswer.shape.details.default([]) });

/**
 * Makes a call of the contract and checks its answer against it.
 *
 * @throws ApiError for every failure but an abort, which is passed on as it is
 */
export async function call<C extends Call>(what: C, input: CallInput<C> & CallOptions): Promise<CallAnswer<C>> {
  const response = await send(what, addressOf(what, input), input);
  const content = await readContent(response);
  if (!response.ok) {
    const told = failure.safeParse(content);
    const { errors, details } = told.success ? told.data : { errors: [], details: [] };
    throw new ApiError(kindOfFailure(response.status, errors), response.status, errors, { details });
  }
  if (!(what.answer instanceof z.ZodType)) throw new Error(`${what.name} does not answer JSON: give its address to the browser.`);
  const answer = what.answer.safeParse(content);
  if (!answer.success) throw new ApiError('unexpected-answer', response.status, [], { cause: answer.error });
  return answer.data as CallAnswer<C>;
}

async function send(what: Call, address: string, input: CallOptions & { readonly body?: unknown }): Promise<Response> {
  const { body, bytes, signal, keepalive } = input;
  const headers = new Headers({ accept: 'application/json' });
  const token = csrfToken();
  if (needsCsrfToken(what) && token !== null) headers.set('x-csrf-token', token);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (bytes !== undefined) headers.set('content-type', 'application/octet-stream');
  try {
    return await fetch(address, {
      method: what.method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(bytes === undefined ? {} : { body: bytes }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive: true } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('no-response', 0, [], { cause: error });
  }
}

/** The JSON of an answer; null for an empty body, and for one that is not JSON (a proxy's error page). */
async function readContent(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
