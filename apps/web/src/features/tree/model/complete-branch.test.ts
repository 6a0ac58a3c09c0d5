import { describe, expect, it } from 'vitest';
import { branchToMaterials, reactionsOf } from './complete-branch.ts';

/** 9 is made by 20 from 12, which is made by 30; or, cheaper, by 21 from 1, the target itself; or by 22 alone. */
const LONG = { cost: 4, places: ['1-5', '1-5-9-20', '1-5-9-20-12-30'] };
const ROUND = { cost: 3, places: ['2-7', '2-7-9-21', '2-7-9-21-1-40'] };
const DEAR = { cost: 9, places: ['1-6', '1-6-9~2-22'] };

describe('completing a branch', () => {
  it('takes the steps below a structure from the best route that makes it, to where it stands', () => {
    expect(branchToMaterials([DEAR, LONG], '1-8-9')).toEqual(['1-8-9-20', '1-8-9-20-12-30']);
    expect(branchToMaterials([DEAR], '1-8-9~2')).toEqual(['1-8-9~2-22']);
  });

  it('takes none that makes what stands above', () => {
    expect(branchToMaterials([ROUND, LONG], '1-8-9')).toEqual(['1-8-9-20', '1-8-9-20-12-30']);
    expect(branchToMaterials([ROUND], '1-8-9')).toEqual([]);
  });

  it('has nothing where no route makes the structure', () => {
    expect(branchToMaterials([LONG], '1-8-99')).toEqual([]);
  });

  it('names the steps of a selection by what they make', () => {
    expect(reactionsOf(['1-5', '1-5-9~2-20'])).toEqual([
      { sid: 1, ensid: 5 },
      { sid: 9, ensid: 20 },
    ]);
  });
});
