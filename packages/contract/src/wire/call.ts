import { z } from 'zod';
import type { Area } from './areas.ts';
import type { ProblemKind } from './problems.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may make a call: everybody; who has signed in; of those, who is flagged special. */
export type Access = 'public' | 'signed-in' | 'special';

/** An answer that is not JSON: a picture, a page, a stream; or with status 302 another address. */
export interface OtherAnswer {
  readonly status: 200 | 302;
  /** Media type; null where there is no content. */
  readonly type: string | null;
  readonly description: string;
}

/**
 * A call: everything that server, web, tests and documentation must agree on.
 *
 * `path` is a template from the root of the site, such as `/app/api/queries/{id}/status`; `aliases` are further paths of the
 * specification that answer the same. `errors` names what can go wrong beside what can go wrong anywhere (see `problemsOf`).
 */
export interface Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType | null = z.ZodType | null,
  Answer extends z.ZodType | OtherAnswer = z.ZodType | OtherAnswer,
  Allowed extends Access = Access,
> {
  /** The operation's id, unique among all calls. */
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly aliases: readonly string[];
  readonly area: Area;
  readonly access: Allowed;
  /** A few words. */
  readonly summary: string;
  /** What the words do not say. */
  readonly description: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  readonly errors: readonly ProblemKind[];
}

type Nothing = z.ZodObject<Record<never, never>>;
const NOTHING: Nothing = z.object({});

/** Makes a call; what is left out of `params`, `query`, `body`, `aliases` and `errors` is none, and `access` is who has signed in. */
export function defineCall<
  Answer extends z.ZodType | OtherAnswer,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType | null = null,
  Allowed extends Access = 'signed-in',
>(
  call: Pick<Call, 'name' | 'method' | 'path' | 'area' | 'summary' | 'description'> &
    Partial<Pick<Call, 'aliases' | 'errors'>> & {
      readonly answer: Answer;
      readonly params?: Params;
      readonly query?: Query;
      readonly body?: Body;
      readonly access?: Allowed;
    },
): Call<Params, Query, Body, Answer, Allowed> {
  const defaults = { aliases: [], errors: [], access: 'signed-in', params: NOTHING, query: NOTHING, body: null };
  return { ...defaults, ...call } as unknown as Call<Params, Query, Body, Answer, Allowed>;
}

/** What a caller gives; a part that has no fields may be left out. */
export type CallInput<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  (C['body'] extends z.ZodType ? { readonly body: z.input<C['body']> } : unknown);
type Part<Name extends string, Fields extends z.ZodObject> =
  Record<never, never> extends z.input<Fields> ? { readonly [Key in Name]?: z.input<Fields> } : { readonly [Key in Name]: z.input<Fields> };

/** What a caller gets; nothing that is known where the answer is not JSON. */
export type CallAnswer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : unknown;

/** Whether a call changes something for a signed-in user, and so needs the session's CSRF token. */
export function needsCsrfToken({ method, access }: Pick<Call, 'method' | 'access'>): boolean {
  return method !== 'GET' && access !== 'public';
}

/** Everything that can go wrong in a call. */
export function problemsOf(call: Call): readonly ProblemKind[] {
  const takesInput = call.body !== null || Object.keys({ ...call.params.shape, ...call.query.shape }).length > 0;
  return [
    ...(takesInput || call.method !== 'GET' ? (['invalid'] as const) : []),
    ...(call.access === 'public' ? [] : (['not-signed-in'] as const)),
    ...(call.access === 'special' ? (['forbidden'] as const) : []),
    ...(needsCsrfToken(call) ? (['csrf-token'] as const) : []),
    ...(call.method === 'GET' ? [] : (['too-large', 'unsupported-type'] as const)),
    ...call.errors,
    'internal',
    'unavailable',
  ];
}

/** The path of a call with its parameters in place, each encoded. */
export function pathOf(call: Pick<Call, 'path'>, params: Readonly<Record<string, unknown>> = {}): string {
  return call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`The path ${call.path} needs ${name}.`);
    return encodeURIComponent(String(params[name]));
  });
}
