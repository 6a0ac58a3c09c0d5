import { ThreadLost, ThreadsBusy } from '@retron/threads';
import { afterEach, describe, expect, it } from 'vitest';
import { problemOf } from '../http/errors.ts';
import { type ChemistryService, startChemistryService } from './chemistry-service.ts';

let service: ChemistryService | null = null;
afterEach(async () => {
  await service?.close();
  service = null;
});

describe('the chemistry service', () => {
  it('whose thread does not start in time is not available, and answers as soon as one has started', async () => {
    service = startChemistryService({ startMs: 1, callMs: 30_000 });
    const lost = await service.call('libraries').catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(ThreadLost);
    expect(problemOf(lost as Error)).toMatchObject({ kind: 'unavailable', status: 503 });
    await service.close();
    service = startChemistryService();
    const checks = await Promise.all(
      ['CCO', 'C1CC', 'CC=O'].map((text) => service?.call('checkStructure', text, 'auto', 'retrosynthesis')),
    );
    expect(checks.map((check) => check?.structure?.smiles)).toEqual(['CCO', undefined, 'CC=O']);
  });

  it('that is asked for too much at once is not available either', () => {
    expect(problemOf(new ThreadsBusy('2000 calls wait for a thread already'))).toMatchObject({ kind: 'unavailable', status: 503 });
  });
});
