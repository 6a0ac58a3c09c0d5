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
  it('whose thread does not start in time fails, and the next one gets a thread of its own', async () => {
    caller = new ThreadCaller<ChemistryFunctions>('chemistry-thread', null, { startMs: 1, callMs: 30_000 });
    const lost = await caller.call('libraries').catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(ThreadLost);
    expect(problemOf(lost as Error)).toMatchObject({ kind: 'unavailable', status: 503 });
    await caller.close();
    caller = new ThreadCaller<ChemistryFunctions>('chemistry-thread', null, { startMs: 30_000, callMs: 30_000 });
    const checks = await Promise.all(['CCO', 'C1CC', 'CC=O'].map((text) => caller?.call('checkStructure', text, 'auto', 'synthesis')));
    expect(checks.map((check) => check?.structure?.smiles)).toEqual(['CCO', undefined, 'CC=O']);
  });

  it('that takes too long once the thread has started fails', async () => {
    caller = new ThreadCaller<ChemistryFunctions>('chemistry-thread', null, { startMs: 60_000, callMs: 20 });
    // Far more than can be answered in that time, on any machine.
    const calls = Array.from({ length: 5000 }, () => caller?.call('checkStructure', 'CC(=O)Nc1ccccc1', 'auto', 'synthesis'));
    const late = await Promise.all(calls).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(ThreadLost);
    expect(String(late)).toContain('checkStructure took longer than 20 ms');
  });
});
