import { serviceCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer.ts';
import { Problem } from '../http/errors.ts';
import { isForwarded, mayReadMetrics } from '../http/metrics-access.ts';
import type { Services } from '../http/services.ts';

/** Signals for machines that watch over the installation. */
export async function serviceRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { health, metrics, metricsToken } = services;

  answer(app, serviceCalls.getLiveness, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });
  answer(app, serviceCalls.getReadiness, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return health.ready();
  });
  answer(app, serviceCalls.getMetrics, async ({ request, reply }) => {
    const reader = { address: request.ip, authorization: request.headers.authorization, isForwarded: isForwarded(request.headers) };
    if (!mayReadMetrics(reader, metricsToken)) throw new Problem('forbidden', ['Figures are told on the same machine or with the token.']);
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}
