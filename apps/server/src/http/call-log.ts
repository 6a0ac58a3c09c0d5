import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Problem } from './errors.ts';
import type { WebMetrics } from './web-metrics.ts';

/** The address of a call without what stands behind the question mark: that may hold what is nobody's business. */
function pathOnly(request: FastifyRequest): string {
  return request.url.split('?')[0];
}

/** A line for a call that the server could not answer; its stack for what nobody expected alone. */
export function logFailure(request: FastifyRequest, problem: Problem, error: Error): void {
  const facts = { method: request.method, path: pathOnly(request), user: request.session?.user.username, err: error };
  if (problem.kind === 'internal') request.log.error(facts, 'A call failed');
  else request.log.warn(facts, 'A call could not be answered');
}

/** Every answer carries the number of its call, and every call has a line in the log and a place in the figures. */
export const callLog = fastifyPlugin(async (app: FastifyInstance, { metrics }: { metrics: WebMetrics }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const facts = { method: request.method, path: pathOnly(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info({ ...facts, call, user: request.session?.user.username, address: request.ip }, 'call');
    // A stream lasts as long as somebody listens.
    if (reply.getHeader('content-type') !== 'text/event-stream') metrics.countCall(call ?? 'page', reply.statusCode, reply.elapsedTime);
  });
});
