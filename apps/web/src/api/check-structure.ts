import { type StructureCheckAnswer, structureCheckAnswer } from '@retron/contract';
import { call } from './client.ts';

/** What a user drew or pasted, in any notation, as the planner would see it. */
export function checkStructure(text: string, signal?: AbortSignal): Promise<StructureCheckAnswer> {
  return call({
    method: 'POST',
    path: '/app/api/structures/check',
    body: { text, format: 'auto' },
    answer: structureCheckAnswer,
    ...(signal ? { signal } : {}),
  });
}
