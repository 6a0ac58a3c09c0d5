import { describe, expect, it } from 'vitest';
import { TurnWatch } from './turn-watch.ts';

const PATIENCE = { cpuMs: 100, wallMs: 1000 };

/** Looks at one turn after the other. @returns what the last look said */
function looks(...seen: readonly (readonly [turn: number, plan: number | null, cpuMs: number | null, wallMs: number])[]): string | null {
  const watch = new TurnWatch(PATIENCE);
  return seen.map(([turn, plan, cpuMs, wallMs]) => watch.look({ turn, plan }, cpuMs, wallMs)).at(-1) ?? null;
}

describe('the watch of a thread', () => {
  it('counts the processor time of the present turn, from the first look at it', () => {
    expect(looks([1, 7, 5000, 0], [1, 7, 5099, 10])).toBeNull();
    expect(looks([1, 7, 5000, 0], [1, 7, 5100, 10])).toContain('processor time');
  });

  it('begins anew with every turn', () => {
    expect(looks([1, 7, 0, 0], [2, 7, 90, 10], [3, 8, 180, 20], [3, 8, 270, 30])).toBeNull();
    expect(looks([1, 7, 0, 0], [2, null, 90, 900], [3, 7, 180, 1800])).toBeNull();
  });

  it('minds the clock only after long', () => {
    expect(looks([1, 7, 0, 0], [1, 7, 1, 999])).toBeNull();
    expect(looks([1, 7, 0, 0], [1, 7, 1, 1000])).toContain('lasted');
    expect(looks([1, 7, null, 0], [1, 7, null, 1000])).toContain('lasted');
  });
});
