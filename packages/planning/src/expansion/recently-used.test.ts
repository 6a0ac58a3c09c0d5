import { describe, expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

describe('RecentlyUsed', () => {
  it('makes a value once and forgets what was not used longest', () => {
    const made: string[] = [];
    const cache = new RecentlyUsed<string, string>(2);
    const ask = (key: string) =>
      cache.getOrMake(key, () => {
        made.push(key);
        return key.toUpperCase();
      });
    expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect(cache.size).toBe(2);
  });
});
