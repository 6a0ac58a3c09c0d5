import type { WireConditionSet } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { asInPrecedents, conditionFacts } from './condition-facts.ts';

const spread = (lowest: number, highest: number, known: number) => ({
  known,
  lowest,
  lowerQuartile: lowest,
  median: lowest,
  upperQuartile: highest,
  highest,
});
const reagent = (name: string, role: WireConditionSet['reagents'][number]['role']) => ({ smiles: name, name, role });

const SET: WireConditionSet = {
  count: 23,
  reagents: [reagent('1,4-dioxane', 'solvent'), reagent('water', 'solvent'), reagent('Pd(dppf)Cl2', 'catalyst')],
  temperatures: spread(-10, 80, 4),
  times: null,
  yields: spread(40, 90, 5),
  yieldsCalculated: 2,
  citations: [],
  citationCount: 0,
};

describe('a set of conditions', () => {
  it('names the roles that occur, in the order of a recipe', () => {
    const { roles, temperature, time, yields } = conditionFacts(SET);
    expect(roles.map(({ title, reagents }) => [title, reagents.map(({ name }) => name)])).toEqual([
      ['Solvents', ['1,4-dioxane', 'water']],
      ['Catalyst', ['Pd(dppf)Cl2']],
    ]);
    expect([temperature, time, yields]).toEqual(['−10 to 80 °C', null, '40 to 90 %, 2 of 5 calculated']);
  });

  it('says nothing of what is not recorded, and marks yields that are all calculated', () => {
    expect(conditionFacts({ ...SET, yields: null }).yields).toBeNull();
    expect(conditionFacts({ ...SET, yields: spread(71, 71, 1), yieldsCalculated: 1 }).yields).toBe('71 %, calculated');
    expect(conditionFacts({ ...SET, yields: spread(71, 71, 1), yieldsCalculated: 0 }).yields).toBe('71 %');
  });

  it('is as in the precedents that have it', () => {
    expect([asInPrecedents(1), asInPrecedents(23)]).toEqual(['as in 1 precedent', 'as in 23 precedents']);
  });
});
