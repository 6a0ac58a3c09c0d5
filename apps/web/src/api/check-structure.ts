import { type StructureCheckAnswer, structureCalls, type WireDirection } from '@retron/contract';
import { call } from './client.ts';

/** What a user drew or pasted, in any notation, as the planner would see it at the start of a query in the given direction. */
export function checkStructure(text: string, direction: WireDirection, signal?: AbortSignal): Promise<StructureCheckAnswer> {
  return call(structureCalls.check, { body: { text, format: 'auto', direction }, signal });
}
