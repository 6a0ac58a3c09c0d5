import { expect, it } from 'vitest';
import { eachOnce } from './each-once.ts';

it('says how often something is needed in place of saying it as often', () => {
  const needed = [15, 15, 16, 15].map((sid, place) => ({ sid, place }));
  expect(eachOnce(needed, ({ sid }) => sid)).toEqual([
    { sid: 15, place: 0, count: 3 },
    { sid: 16, place: 2, count: 1 },
  ]);
});
