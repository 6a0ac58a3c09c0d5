import { expect, it } from 'vitest';
import { materialAmounts } from './material-amounts.ts';
import type { Route } from './route.ts';

const leaf = (structureId: number): Route => ({ structureId, step: null });
/** 1 from 2 and 3; 2 from 4 and 3. */
const route: Route = {
  structureId: 1,
  step: { suggestionId: 10, precursors: [{ structureId: 2, step: { suggestionId: 20, precursors: [leaf(4), leaf(3)] } }, leaf(3)] },
};

it('takes more of a leaf the more is lost on the way, and adds up what several steps need', () => {
  const yields = new Map([
    [10, 0.5],
    [20, 0.8],
  ]);
  const amounts = materialAmounts(route, 4, ({ suggestionId }) => yields.get(suggestionId) ?? 1);
  // 4 mmol at 50 % need 8 mmol of 2 and of 3; 8 mmol of 2 at 80 % need 10 mmol of 4 and of 3.
  expect([...amounts]).toEqual([
    [4, 10],
    [3, 18],
  ]);
});

it('needs the target itself where there is no step', () => {
  expect([...materialAmounts(leaf(1), 3, () => 1)]).toEqual([[1, 3]]);
});
