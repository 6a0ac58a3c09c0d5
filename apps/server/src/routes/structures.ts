import { structureCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer.ts';
import type { Services } from '../http/services.ts';

/** What the planner makes of a structure. */
export async function structureRoutes(app: FastifyInstance, { services: { chemistry } }: { services: Services }): Promise<void> {
  answer(app, structureCalls.check, async ({ body }) => chemistry.call('checkStructure', body.text, body.format, body.direction));
}
