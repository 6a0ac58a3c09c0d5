import { describe, expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

function counting(capacity: number) {
  const made: number[] = [];
  const cache = new RecentlyUsed<number, string>(capacity);
  const ask = (key: number) =>
    cache.getOrMake(key, () => {
      made.push(key);
      return `value ${key}`;
    });
  return { ask, made };
}

describe('RecentlyUsed', () => {
  it('makes a value once while it is asked for again and again', () => {
    const { ask, made } = counting(4);
    for (const other of [1, 2, 3, 4, 5, 6]) {
      expect(ask(0)).toBe('value 0');
      ask(other);
    }
    expect(made.filter((key) => key === 0)).toEqual([0]);
  });

  it('remembers the half of its capacity asked for last', () => {
    const { ask, made } = counting(10);
    for (let key = 0; key < 100; key++) ask(key);
    made.length = 0;
    for (let key = 95; key < 100; key++) ask(key);
    expect(made).toEqual([]);
  });

  it('forgets what was not asked for in a long time', () => {
    const { ask, made } = counting(10);
    for (let key = 0; key < 100; key++) ask(key);
    made.length = 0;
    ask(0);
    expect(made).toEqual([0]);
  });
});
