import { describe, expect, it } from 'vitest';
import { nextTurn } from './turns.ts';

const plan = (name: string, usedMs: number, change: { isUrgent?: boolean; isHeldUp?: boolean } = {}) => ({
  name,
  usedMs,
  isUrgent: false,
  isHeldUp: false,
  ...change,
});

describe('the next turn', () => {
  it('goes to the plan that has used least', () => {
    expect(nextTurn([plan('long', 9000), plan('short', 10), plan('other', 10)])?.name).toBe('short');
  });

  it('goes to a plan somebody waits for, until it has used four times as much', () => {
    expect(nextTurn([plan('background', 100), plan('urgent', 399, { isUrgent: true })])?.name).toBe('urgent');
    expect(nextTurn([plan('background', 100), plan('urgent', 401, { isUrgent: true })])?.name).toBe('background');
  });

  it('passes over plans that are held up', () => {
    expect(nextTurn([plan('held up', 0, { isHeldUp: true }), plan('free', 50)])?.name).toBe('free');
    expect(nextTurn([plan('held up', 0, { isHeldUp: true })])).toBeNull();
  });
});
