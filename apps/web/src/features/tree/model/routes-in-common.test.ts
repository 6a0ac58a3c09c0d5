import { expect, it } from 'vitest';
import { routesInCommon } from './routes-in-common.ts';

it('names steps, materials and intermediates that two routes share', () => {
  const first = {
    reactions: [
      { sid: 1, ensid: 10 },
      { sid: 2, ensid: 20 },
    ],
    leaves: [3, 4],
  };
  expect(
    routesInCommon(first, {
      reactions: [
        { sid: 1, ensid: 11 },
        { sid: 2, ensid: 20 },
      ],
      leaves: [4, 5],
    }),
  ).toEqual({
    steps: [20],
    materials: [4],
    intermediates: [2],
  });
  expect(routesInCommon(first, { reactions: [{ sid: 1, ensid: 12 }], leaves: [6] })).toEqual({
    steps: [],
    materials: [],
    intermediates: [],
  });
});
