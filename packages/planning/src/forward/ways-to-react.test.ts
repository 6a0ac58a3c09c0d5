import { describe, expect, it } from 'vitest';
import { waysToReact } from './ways-to-react.ts';

const mixtures = (materials: readonly string[], reagents: readonly string[]) =>
  waysToReact(materials, reagents).map(({ mixture }) => [...mixture.molecules].sort().join('.'));

describe('ways to react', () => {
  it('take ammonia twice, alone and beside another reagent that gives atoms', () => {
    const found = mixtures(['CC=O'], ['O=CC=O', 'N']);
    expect(found).toContain('CC=O.N.N');
    expect(found).toContain('CC=O.N.N.O=CC=O');
    expect(mixtures(['CC=O'], ['O=CC=O', 'CN']).filter((each) => each.includes('N.N'))).toEqual([]);
  });
});
