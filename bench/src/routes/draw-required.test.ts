import { describe, expect, it } from 'vitest';
import { Chance } from '../service/running/chance.ts';
import { drawRequired } from './draw-required.ts';
import type { ReferenceRoute } from './read-route-targets.ts';

const ROUTE: ReferenceRoute = {
  smiles: 'T',
  children: [{ smiles: 'M', children: [{ smiles: 'N', children: [{ smiles: 'A' }] }, { smiles: 'B' }, { smiles: 'C' }] }, { smiles: 'C' }],
};

describe('what routes are asked to have', () => {
  it('is made or bought, and not what the last step needs', () => {
    const drawn = Array.from({ length: 50 }, (_, seed) => drawRequired(ROUTE, (smiles) => smiles !== 'B', new Chance(seed)));
    expect(new Set(drawn)).toEqual(new Set(['N', 'A']));
  });

  it('is nothing where the published route is one step', () => {
    expect(drawRequired({ smiles: 'T', children: [{ smiles: 'A' }] }, () => true, new Chance(1))).toBeNull();
  });
});
