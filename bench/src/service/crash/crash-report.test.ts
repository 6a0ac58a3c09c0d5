import { describe, expect, it } from 'vitest';
import { addFindings, isSound, type KillRecord, summarise } from './crash-report.ts';
import type { Findings } from './verify.ts';

const kill = (plannedMs: number | null, more: Partial<KillRecord> = {}): KillRecord => ({
  kind: 'web',
  hit: 'SIGKILL to 1',
  readMs: plannedMs,
  plannedMs,
  wasForced: false,
  ...more,
});
const nothing = (): Findings => ({ lost: [], duplicated: [], stuck: [], failed: [], unequal: [], unread: [] });

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
    expect(isSound(kills, nothing())).toBe(false);
    expect(isSound([kill(1000)], nothing())).toBe(true);
    expect(isSound([kill(1000)], { ...nothing(), lost: ['comment a'] })).toBe(false);
  });

  it('counts the same fault once', () => {
    const all = nothing();
    addFindings(all, { ...nothing(), lost: ['a'] });
    addFindings(all, { ...nothing(), lost: ['a', 'b'] });
    expect(all.lost).toEqual(['a', 'b']);
  });
});
