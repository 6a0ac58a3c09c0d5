import { CallTooLong, GroupBusy, ThreadLost, ThreadsBusy } from '@retron/threads';
import { afterEach, describe, expect, it } from 'vitest';
import { problemOf } from '../http/errors.ts';
import { shippedChemistry } from '../testing/shipped-chemistry.ts';
import { type ChemistryService, type ChemistrySettings, startChemistryService } from './chemistry-service.ts';

const SHIPPED = await shippedChemistry();
const LONG_MS = 600_000;
const PATIENT = { startMs: LONG_MS, callMs: LONG_MS };
const [HASTY, OTHER] = [{ id: 1 }, { id: 2 }];

/** Rings of five on top of each other, each atom bound to the one above: of all structures the slowest to check, for its symmetry. */
const CAGE = stackOfRings(30);

function stackOfRings(count: number): string {
  let smiles = '';
  for (let layer = 0; layer < count; layer++) {
    // To and fro, so that the bond from one ring to the next is one of those that stand upright.
    const places = layer % 2 === 0 ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0];
    places.forEach((place, index) => {
      const ring = index === 0 || index === 4 ? '%99' : '';
      const below = layer > 0 && index !== 0 ? `%${10 + 5 * ((layer - 1) % 2) + place}` : '';
      const above = layer < count - 1 && index !== 4 ? `%${10 + 5 * (layer % 2) + place}` : '';
      smiles += `C${ring}${below}${above}`;
    });
  }
  return smiles;
}

const services: ChemistryService[] = [];
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()));
});

function serviceOf(settings: Partial<ChemistrySettings> = {}): ChemistryService {
  const service = startChemistryService({ threads: 1, mostWaitingOfUser: 200, patience: PATIENT, data: SHIPPED, ...settings });
  services.push(service);
  return service;
}

const errorOf = (call: Promise<unknown>) => call.then(String, (error: Error) => error);

describe('the chemistry service', () => {
  it('whose thread does not start in time is not available, and answers as soon as one has started', async () => {
    const hurried = serviceOf({ patience: { startMs: 1, callMs: 30_000 } });
    const lost = await errorOf(hurried.call('libraries'));
    expect(lost).toBeInstanceOf(ThreadLost);
    expect(problemOf(lost as Error)).toMatchObject({ kind: 'unavailable', status: 503 });
    const service = serviceOf();
    const checks = await Promise.all(['CCO', 'C1CC', 'CC=O'].map((text) => service.call('checkStructure', text, 'auto', 'retrosynthesis')));
    expect(checks.map((check) => check.structure?.smiles)).toEqual(['CCO', undefined, 'CC=O']);
  });

  it('that is asked for too much at once is not available either', () => {
    expect(problemOf(new ThreadsBusy('2000 calls wait for a thread already'))).toMatchObject({ kind: 'unavailable', status: 503 });
  });

  it('answers one user while another has twelve cages checked', async () => {
    const service = serviceOf({ threads: 2 });
    let answered = 0;
    const cages = Array.from({ length: 12 }, async () => {
      const check = await service.forUser(HASTY).call('checkStructure', CAGE, 'auto', 'retrosynthesis');
      answered += 1;
      return check.structure?.formula;
    });
    expect(await service.forUser(OTHER).call('checkStructure', 'OCC', 'auto', 'retrosynthesis')).toMatchObject({
      structure: { smiles: 'CCO' },
    });
    expect(answered).toBeLessThan(12);
    expect(new Set(await Promise.all(cages))).toEqual(new Set(['C150H10']));
  });

  it('says to a user who asks for too much at once that it is too much, and to no other', async () => {
    const service = serviceOf({ mostWaitingOfUser: 3 });
    const calls = Array.from({ length: 5 }, () => errorOf(service.forUser(HASTY).call('checkStructure', CAGE, 'auto', 'retrosynthesis')));
    const other = service.forUser(OTHER).call('checkStructure', 'OCC', 'auto', 'retrosynthesis');
    const refused = (await Promise.all(calls)).filter((each) => each instanceof GroupBusy);
    expect(refused.length).toBeGreaterThan(0);
    expect(problemOf(refused[0])).toMatchObject({ kind: 'too-many', status: 429 });
    expect((await other).structure?.smiles).toBe('CCO');
  });

  it('says of a structure that takes too long that it does, and goes on', async () => {
    const service = serviceOf({ patience: { startMs: LONG_MS, callMs: 10 } });
    const lost = await errorOf(service.call('checkStructure', CAGE, 'auto', 'retrosynthesis'));
    expect(lost).toBeInstanceOf(CallTooLong);
    expect(problemOf(lost as Error)).toMatchObject({ status: 400, message: 'This structure takes too long to check.' });
    expect(problemOf(new CallTooLong('precedents', '10 ms'))).toMatchObject({ status: 503 });
  });
});
