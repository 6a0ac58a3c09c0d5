import type { Reagent } from '@retron/reactivity';
import { describe, expect, it } from 'vitest';
import { newHits, scoreRoles } from './role-hits.ts';

const reagent = (name: string, role: Reagent['role']): Reagent => ({ smiles: name, name, role });
const THF = reagent('THF', 'solvent');
const WATER = reagent('water', 'solvent');
const DMF = reagent('DMF', 'solvent');

describe('hits of suggested conditions', () => {
  it('tell one of what is recorded from all of it in one set', () => {
    const hits = newHits();
    scoreRoles(hits, 'solvent', [THF, WATER], [[DMF], [THF], [THF, WATER]]);
    expect(hits).toEqual({ recorded: 1, one: [0, 1, 1, 1], all: [0, 0, 1, 1] });
  });

  it('compare catalysts by their metal', () => {
    const hits = newHits();
    const acetate = reagent('palladium(II) acetate', 'catalyst');
    scoreRoles(hits, 'catalyst', [reagent('Pd(dppf)Cl2', 'catalyst')], [[acetate]]);
    expect(hits.one[0]).toBe(1);
  });

  it('leave out reactions that record nothing of the role', () => {
    const hits = newHits();
    scoreRoles(hits, 'base', [THF], [[THF]]);
    expect(hits.recorded).toBe(0);
  });
});
