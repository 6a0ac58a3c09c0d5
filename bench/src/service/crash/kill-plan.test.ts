import { describe, expect, it } from 'vitest';
import { KILLS, planKills } from './kill-plan.ts';

const kindsOf = (kills: ReturnType<typeof planKills>) => kills.map(({ kind }) => kind);

describe('the plan of kills', () => {
  it('is the same for the same seed and another for another', () => {
    expect(planKills(7, 50)).toEqual(planKills(7, 50));
    expect(kindsOf(planKills(8, 50))).not.toEqual(kindsOf(planKills(7, 50)));
  });

  it('begins alike, however long it is', () => {
    expect(kindsOf(planKills(7, 100)).slice(0, 10)).toEqual(kindsOf(planKills(7, 10)));
  });

  it('has every kind, each about as often, hangs less often', () => {
    const kinds = kindsOf(planKills(1, 100));
    expect(kinds.length).toBe(100);
    for (const kind of KILLS) {
      const times = kinds.filter((each) => each === kind).length;
      expect(times, kind).toBeGreaterThanOrEqual(kind.endsWith('hangs') ? 2 : 7);
      expect(times, kind).toBeLessThanOrEqual(9);
    }
  });

  it('leaves out what cannot be done', () => {
    const kinds = kindsOf(planKills(1, 100, new Set(['disk full', 'web hangs', 'worker hangs'])));
    expect(new Set(kinds)).toEqual(new Set(KILLS.filter((kind) => kind !== 'disk full' && !kind.endsWith('hangs'))));
  });
});
