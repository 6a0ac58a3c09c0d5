import { afterEach, describe, expect, it } from 'vitest';
import { problemOf } from '../http/errors.ts';
import type { ChemistryFunctions } from './chemistry.ts';
import { ThreadCaller, ThreadLost } from './thread-caller.ts';

let caller: ThreadCaller<ChemistryFunctions> | null = null;
afterEach(async () => {
  await caller?.close();
  caller = null;
});

describe('a call to the chemistry thread', () => {
  it('that takes too long fails, and the next one gets a thread of its own', async () => {
    caller = new ThreadCaller<ChemistryFunctions>('chemistry-thread', null, 1);
    const lost = await caller.call('libraries').catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(ThreadLost);
    expect(problemOf(lost as Error)).toMatchObject({ kind: 'unavailable', status: 503 });
    await caller.close();
    caller = new ThreadCaller<ChemistryFunctions>('chemistry-thread', null, 30_000);
    const checks = await Promise.all(['CCO', 'C1CC', 'CC=O'].map((text) => caller?.call('checkStructure', text, 'auto', 'synthesis')));
    expect(checks.map((check) => check?.structure?.smiles)).toEqual(['CCO', undefined, 'CC=O']);
  });
});
