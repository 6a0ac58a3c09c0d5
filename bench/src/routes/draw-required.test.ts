import { describe, expect, it } from 'vitest';
import { drawRequired, randomNumbers } from './draw-required.ts';
import type { ReferenceRoute } from './read-route-targets.ts';

const ROUTE: ReferenceRoute = {
  smiles: 'T',
  children: [{ smiles: 'M', children: [{ smiles: 'N', children: [{ smiles: 'A' }] }, { smiles: 'B' }, { smiles: 'C' }] }, { smiles: 'C' }],
};

describe('what routes are asked to have', () => {
  it('is made or bought, and not what the last step needs', () => {
    const drawn = Array.from({ length: 50 }, (_, seed) => drawRequired(ROUTE, (smiles) => smiles !== 'B', randomNumbers(seed)));
    expect(new Set(drawn)).toEqual(new Set(['N', 'A']));
  });

  it('is nothing where the published route is one step', () => {
    expect(drawRequired({ smiles: 'T', children: [{ smiles: 'A' }] }, () => true, randomNumbers(1))).toBeNull();
  });

  it('is the same for the same seed', () => {
    const four = (seed: number) => Array.from({ length: 4 }, randomNumbers(seed));
    expect(four(3)).toEqual(four(3));
    expect(four(3)).not.toEqual(four(4));
  });
});
