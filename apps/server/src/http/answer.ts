import { type Call, checkInput, type OtherAnswer, onlyLooks, type ProblemDetail, takesToken } from '@retron/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readAgainWhenLost } from '../database/database-away.ts';
import type { Session } from '../repositories/sessions.ts';
import type { User } from '../repositories/users.ts';
import { Problem } from './errors.ts';
import { sessionOf } from './session-guard.ts';

/** What a handler is given: the caller's words as the call's schemas read them, and who calls. */
export interface Asked<C extends Call> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: C['body'] extends z.ZodType ? z.output<C['body']> : null;
  /** Null only where nobody needs to be signed in. */
  readonly session: C['access'] extends 'public' ? Session | null : Session;
  readonly user: C['access'] extends 'public' ? User | null : User;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** JSON as the call's schema has it; where the answer is something else, what the framework sends. */
type Told<C extends Call> = C['answer'] extends z.ZodType ? z.input<C['answer']> : unknown;

export interface AnswerOptions {
  /** An answer too large to be looked at by the schema is sent as it is; its shape is tested instead. */
  readonly isTrusted?: boolean;
}

/** What a handler answers that has nothing to say but that it worked. */
export const DONE = { done: true } as const;

/** A call without a body takes none, or an empty one. */
const NO_BODY = z.strictObject({}).nullish();

/** Answers a call at its path and its aliases: reads what is given, and says all that is wrong with it at once. */
export function answer<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (asked: Asked<C>) => Promise<Told<C>>,
  { isTrusted = false }: AnswerOptions = {},
): void {
  const isPublic = call.access === 'public';
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const session = isPublic ? request.session : sessionOf(request);
    if (call.access === 'special' && session?.user.isSpecial !== true) throw new Problem('forbidden', ['This is for special users only.']);
    const given = readRequest(call, request);
    const asked = { ...given, session, user: session?.user ?? null, request, reply } as Asked<C>;
    const told = await (call.method === 'GET' ? readAgainWhenLost(() => handle(asked)) : handle(asked));
    if (!isJson(call.answer)) return told;
    const body = isTrusted ? told : call.answer.parse(told);
    // Opened by its address it is kept as a file, never shown as a page.
    void reply.header('content-disposition', 'attachment; filename="answer.json"');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  };
  const config = { isPublic, call: call.name, takesToken: takesToken(call), onlyLooks: onlyLooks(call) };
  for (const path of [call.path, ...call.aliases]) {
    app.route({ method: call.method, url: path.replaceAll(/\{(\w+)\}/g, ':$1'), config, handler });
  }
}

function isJson(answer: z.ZodType | OtherAnswer): answer is z.ZodType {
  return answer instanceof z.ZodType;
}

function readRequest(call: Call, request: FastifyRequest): { readonly params: unknown; readonly query: unknown; readonly body: unknown } {
  const params = checkInput(call.params, request.params);
  const query = checkInput(call.query, request.query);
  const body = checkInput(call.body ?? NO_BODY, request.body);
  if (params.ok && query.ok && body.ok) return { params: params.value, query: query.value, body: call.body === null ? null : body.value };
  throw new Problem(
    'invalid',
    [params, query, body].flatMap((read): readonly ProblemDetail[] => (read.ok ? [] : read.details)),
  );
}
