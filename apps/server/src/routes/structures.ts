import { MOST_READ_STRUCTURES, structureCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer.ts';
import type { Services } from '../http/services.ts';
import { structureCheckAnswerOf, structureReadAnswerOf } from '../presenters/reference.ts';
import { directionWord } from '../presenters/words.ts';

/** What the planner makes of a structure. */
export async function structureRoutes(app: FastifyInstance, { services: { chemistry, guards } }: { services: Services }): Promise<void> {
  answer(app, structureCalls.check, async ({ body: { text, format, direction }, user }) => {
    await guards.countCheck(user);
    return structureCheckAnswerOf(await chemistry.forUser(user).call('checkGiven', text, format, directionWord.fromWire(direction)));
  });

  answer(app, structureCalls.read, async ({ body: { text, direction }, user }) => {
    await guards.countCheck(user);
    const read = await chemistry.forUser(user).call('readStructures', text, directionWord.fromWire(direction), MOST_READ_STRUCTURES);
    return structureReadAnswerOf(read);
  });
}
