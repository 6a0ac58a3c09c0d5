import { describe, expect, it } from 'vitest';
import { SharedReads } from './shared-reads.ts';

describe('shared reads', () => {
  it('are made once for all who ask at the same moment', async () => {
    const reads = new SharedReads<number>();
    let count = 0;
    const read = async () => ++count;
    expect(await Promise.all([reads.read('a', read), reads.read('a', read), reads.read('b', read)])).toEqual([1, 1, 2]);
  });

  it('are made again for who asks after a read has begun', async () => {
    const reads = new SharedReads<number>();
    let state = 1;
    let end = (): void => undefined;
    const first = reads.read('a', async () => {
      const seen = state;
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return seen;
    });
    await Promise.resolve();
    await Promise.resolve();
    state = 2;
    expect(await reads.read('a', async () => state)).toBe(2);
    end();
    expect(await first).toBe(1);
  });

  it('fail for all who asked, and are made again afterwards', async () => {
    const reads = new SharedReads<number>();
    const failing = () => Promise.reject(new Error('no database'));
    const both = await Promise.allSettled([reads.read('a', failing), reads.read('a', failing)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await reads.read('a', async () => 7)).toBe(7);
  });
});
