import { describe, expect, it } from 'vitest';
import { InstalledPlanning } from './installed-planning.ts';

/** Means that are numbered in the order they are made, and tell when they are closed. */
function numbered() {
  const closed: number[] = [];
  let made = 0;
  const make = () => {
    made += 1;
    const number = made;
    const files = [{ kind: 'library', name: `made-${number}`, sha256: String(number) } as const];
    const pool = { run: async () => ({ kind: 'stopped' }) as const };
    return { files, pool, close: async () => void closed.push(number) };
  };
  return { make, closed };
}

describe('what a worker plans with', () => {
  it('is the same for a run from its beginning to its end, and another for what begins later', async () => {
    const { make, closed } = numbered();
    const planning = new InstalledPlanning(make());
    let end: () => void = () => undefined;
    const long = planning.use(async ({ files }) => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return files[0].name;
    });
    planning.goOverTo(make());
    expect(await planning.use(async ({ files }) => files[0].name)).toBe('made-2');
    expect(closed).toEqual([]);
    end();
    expect(await long).toBe('made-1');
    expect(closed).toEqual([1]);
  });

  it('ends at once where nothing is planned with it', async () => {
    const { make, closed } = numbered();
    const planning = new InstalledPlanning(make());
    planning.goOverTo(make());
    expect(closed).toEqual([1]);
    await planning.close();
    expect(closed).toEqual([1, 2]);
  });
});
