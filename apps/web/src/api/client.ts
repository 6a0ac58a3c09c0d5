import { errorsAnswer } from '@retron/contract';
import type { z } from 'zod';
import { ApiError, kindOfFailure } from './api-error.ts';
import { csrfToken } from './csrf-token.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Call<Answer extends z.ZodType> {
  readonly method?: Method;
  /** From the root of the site, such as `/app/api/whoami`. */
  readonly path: string;
  /** Undefined and empty values are left out; a list repeats its name. */
  readonly search?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly body?: unknown;
  readonly answer: Answer;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
}

/**
 * Makes one call and checks its answer against the contract.
 *
 * @throws ApiError for every failure but an abort, which is passed on as it is
 */
export async function call<Answer extends z.ZodType>(request: Call<Answer>): Promise<z.output<Answer>> {
  const response = await send(request);
  const content = await readContent(response);
  if (!response.ok) {
    const told = errorsAnswer.safeParse(content);
    const errors = told.success ? told.data.errors : [];
    throw new ApiError(kindOfFailure(response.status, errors), response.status, errors);
  }
  const answer = request.answer.safeParse(content);
  if (!answer.success) throw new ApiError('unexpected-answer', response.status, [], { cause: answer.error });
  return answer.data;
}

async function send(request: Call<z.ZodType>): Promise<Response> {
  const method = request.method ?? 'GET';
  const headers = new Headers({ accept: 'application/json' });
  const token = csrfToken();
  if (method !== 'GET' && token !== null) headers.set('x-csrf-token', token);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  try {
    return await fetch(request.path + searchText(request.search), {
      method,
      headers,
      credentials: 'same-origin',
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.signal ? { signal: request.signal } : {}),
      ...(request.keepalive ? { keepalive: true } : {}),
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
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

function searchText(search: Call<z.ZodType>['search']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search ?? {})) {
    if (value === undefined || value === '') continue;
    for (const each of typeof value === 'object' ? value : [value]) parameters.append(name, String(each));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
