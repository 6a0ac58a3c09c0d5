import { referenceCalls } from '@retron/contract';
import { call } from './client.ts';

/** Of these reagents those that a start would not understand. */
export async function checkReagents(reagents: readonly string[], signal?: AbortSignal): Promise<readonly string[]> {
  const { unknown } = await call(referenceCalls.checkReagents, { body: { reagents: [...reagents] }, signal });
  return unknown;
}
