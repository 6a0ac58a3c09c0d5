import { type StructureReadAnswer, structureCalls, type WireDirection } from '@retron/contract';
import { call } from './client.ts';

/** What a user pasted or dropped, taken apart into structures, each as the planner would see it in the given direction. */
export function readStructures(text: string, direction: WireDirection, signal?: AbortSignal): Promise<StructureReadAnswer> {
  return call(structureCalls.read, { body: { text, direction }, signal });
}
