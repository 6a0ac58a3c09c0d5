import { describe, expect, it } from 'vitest';
import { Chance } from '../running/chance.ts';
import { isReached, latencyByName, latencyOf } from './load-report.ts';
import { dueTimes } from './open-loop.ts';
import { nextRead, READS } from './reads.ts';

const call = (name: string, milliseconds: number, status = 200) => ({ name, milliseconds, status, bytes: 10 });

describe('latencies', () => {
  it('are told by what half, 95 % and 99 % of the calls do not exceed', () => {
    const calls = Array.from({ length: 200 }, (_, index) => call('a', 200 - index));
    expect(latencyOf(calls)).toEqual({ calls: 200, median: 100, p95: 190, p99: 198, max: 200, errors: {} });
  });

  it('count what was not answered well', () => {
    const calls = [call('a', 1), call('a', 2, 429), call('b', 3, 0), call('b', 4, 304), call('b', 5, 503)];
    expect(latencyByName(calls)).toMatchObject({
      a: { calls: 2, errors: { 429: 1 } },
      b: { calls: 3, errors: { 0: 1, 503: 1 } },
      all: { calls: 5, max: 5, errors: { 0: 1, 429: 1, 503: 1 } },
    });
  });

  it('reach their targets only all together and without an error', () => {
    const good = { readP95Ms: 100, firstPageMs: 100, streamsRatio: 1.5, errors: 0 };
    expect(isReached(good)).toBe(true);
    for (const worse of [{ readP95Ms: 101 }, { firstPageMs: 101 }, { streamsRatio: 1.6 }, { errors: 1 }]) {
      expect(isReached({ ...good, ...worse })).toBe(false);
    }
  });
});

describe('the calls of the load', () => {
  it('are due at the rate asked for, the same times for the same seed', () => {
    const times = dueTimes(new Chance(1), 100, 60);
    expect(times.length).toBeGreaterThan(5600);
    expect(times.length).toBeLessThan(6400);
    expect(times).toEqual(dueTimes(new Chance(1), 100, 60));
    expect(times.every((time, index) => time < 60_000 && (index === 0 || time > times[index - 1]))).toBe(true);
  });

  it('are all made, and only for what the reader may see', () => {
    const reach = {
      projects: [7, 8],
      queriesOf: new Map([
        [7, [71, 72]],
        [9, [91]],
      ]),
    };
    const chance = new Chance(1);
    const reads = Array.from({ length: 2000 }, () => nextRead(reach, chance));
    expect(new Set(reads.map(({ name }) => name))).toEqual(new Set(READS.map(({ name }) => name)));
    const queries = reads.flatMap(({ path }) => /\/queries\/(\d+)/.exec(path)?.[1] ?? []);
    expect(new Set(queries)).toEqual(new Set(['71', '72']));
  });
});
