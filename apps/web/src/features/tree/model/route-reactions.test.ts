import { describe, expect, it } from 'vitest';
import { reactionsOf } from './route-reactions.ts';

describe('the steps of a selection', () => {
  it('are named by what they make', () => {
    expect(reactionsOf(['1-5', '1-5-9~2-20'])).toEqual([
      { sid: 1, ensid: 5 },
      { sid: 9, ensid: 20 },
    ]);
  });
});
