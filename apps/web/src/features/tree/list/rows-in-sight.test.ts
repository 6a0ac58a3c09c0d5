import { describe, expect, it } from 'vitest';
import { rowStarts, rowsInSight, scrollTopFor } from './rows-in-sight.ts';

const HUNDRED = rowStarts(Array.from({ length: 100 }, () => 40));
const MIXED = rowStarts([48, 94, 34, 94]);

describe('rows in sight', () => {
  it('each row begins where the one before ends', () => {
    expect(MIXED).toEqual([0, 48, 142, 176, 270]);
  });

  it('are those of the window and six more on both sides', () => {
    expect(rowsInSight(HUNDRED, { scrollTop: 2000, height: 430, headPx: 30 })).toEqual({ first: 50 - 6, end: 60 + 1 + 6 });
  });

  it('are never before the first or behind the last', () => {
    expect(rowsInSight(HUNDRED, { scrollTop: 0, height: 200, headPx: 0 }).first).toBe(0);
    expect(rowsInSight(HUNDRED, { scrollTop: 3900, height: 200, headPx: 0 }).end).toBe(100);
    expect(rowsInSight(HUNDRED, { scrollTop: 90_000, height: 200, headPx: 0 })).toEqual({ first: 93, end: 100 });
  });

  it('are none where there are none, and none where nothing is seen', () => {
    expect(rowsInSight(rowStarts([]), { scrollTop: 0, height: 200, headPx: 0 })).toEqual({ first: 0, end: 0 });
    expect(rowsInSight(HUNDRED, { scrollTop: 0, height: 0, headPx: 0 })).toEqual({ first: 0, end: 0 });
  });
});

describe('bringing a row into sight', () => {
  const sight = { scrollTop: 400, height: 430, headPx: 30 };

  it('moves nothing for a row that is there', () => {
    expect(scrollTopFor(HUNDRED, 10, sight)).toBeNull();
    expect(scrollTopFor(HUNDRED, 19, sight)).toBeNull();
  });

  it('puts a row above it below the head', () => {
    expect(scrollTopFor(HUNDRED, 3, sight)).toBe(120);
  });

  it('puts a row below it at the bottom', () => {
    expect(scrollTopFor(HUNDRED, 20, sight)).toBe(21 * 40 - 400);
  });

  it('moves nothing for a row that does not exist', () => {
    expect(scrollTopFor(HUNDRED, 100, sight)).toBeNull();
    expect(scrollTopFor(HUNDRED, -1, sight)).toBeNull();
  });
});
