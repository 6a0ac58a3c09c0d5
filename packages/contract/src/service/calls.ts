import { defineCall } from '../wire/call.ts';
import { liveAnswer, readyAnswer } from './health.ts';

const area = 'service';

/** What machines ask that watch over an installation. */
export const serviceCalls = {
  getLiveness: defineCall({
    name: 'getLiveness',
    method: 'GET',
    path: '/health/live',
    area,
    access: 'public',
    summary: 'That this process answers',
    description: 'Looks at nothing else: a database that is away does not make it fail.',
    answer: liveAnswer,
  }),
  getReadiness: defineCall({
    name: 'getReadiness',
    method: 'GET',
    path: '/health/ready',
    area,
    access: 'public',
    summary: 'That everything works that users need',
    description: 'Looked at once a second at most. With status 503 the answer has the same fields beside those of a failure.',
    answer: readyAnswer,
    errors: ['unavailable'],
  }),
  getMetrics: defineCall({
    name: 'getMetrics',
    method: 'GET',
    path: '/metrics',
    area,
    access: 'public',
    summary: 'Figures of this process',
    description: 'For Prometheus. Only for who calls from the same machine or, where a token is set, carries it (Authorization: Bearer).',
    answer: { status: 200, type: 'text/plain', description: 'Prometheus text format 0.0.4.' },
    errors: ['forbidden'],
  }),
} as const;
