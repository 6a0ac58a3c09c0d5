import { describe, expect, it } from 'vitest';
import type { Sample } from '../running/sampler.ts';
import { addFindings, isSound, type KillRecord, leaksIn, summarise } from './crash-report.ts';
import { noFindings } from './verify.ts';

const kill = (plannedMs: number | null, more: Partial<KillRecord> = {}): KillRecord => ({
  kind: 'web',
  hit: 'SIGKILL to 1',
  readMs: plannedMs,
  plannedMs,
  wasForced: false,
  ...more,
});

describe('the report of kills', () => {
  it('tells the times by kind and over all', () => {
    const kills = [kill(1000), kill(3000), kill(2000), kill(9000, { kind: 'worker' })];
    expect(summarise(kills)).toEqual({
      web: { kills: 3, median: 2000, p95: 3000, max: 3000, late: 0 },
      worker: { kills: 1, median: 9000, p95: 9000, max: 9000, late: 0 },
      all: { kills: 4, median: 2000, p95: 9000, max: 9000, late: 0 },
    });
  });

  it('counts what came late, what never came and what was ended by hand', () => {
    const kills = [kill(1000), kill(30_001), kill(null), kill(null, { wasForced: true })];
    expect(summarise(kills).all).toMatchObject({ kills: 4, late: 3, max: 30_001 });
    expect(isSound(kills, noFindings())).toBe(false);
    expect(isSound([kill(1000)], noFindings())).toBe(true);
    expect(isSound([kill(1000)], { ...noFindings(), lost: ['comment a'] })).toBe(false);
  });

  it('counts the same fault once', () => {
    const all = noFindings();
    addFindings(all, { ...noFindings(), lost: ['a'] });
    addFindings(all, { ...noFindings(), lost: ['a', 'b'] });
    expect(all.lost).toEqual(['a', 'b']);
  });

  it('tells a process that holds far more than it needs', () => {
    const sample = (fileDescriptors: number, databaseConnections: number): Sample => {
      const use = { fileDescriptors: 30, sockets: 10, threads: 12, residentMb: 300, processorSeconds: 1 };
      return { seconds: 0, uses: { launcher: use, web: { ...use, fileDescriptors }, worker: null, postmaster: use }, databaseConnections };
    };
    expect(leaksIn([sample(40, 20)])).toEqual([]);
    expect(leaksIn([sample(40, 20), sample(12_666, 97), sample(40, 20)])).toEqual([
      'web held 12666 files and sockets',
      'the database had 97 connections',
    ]);
  });
});
