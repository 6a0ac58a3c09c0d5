import { describe, expect, it } from 'vitest';
import { citationOf, conditionsOf, reactionSmilesOf } from './citation.ts';

describe('a citation', () => {
  it.each([
    ['US06358972B1', 2002, 'US 6358972 B1 (2002)'],
    ['US20070010526A1', 2007, 'US 20070010526 A1 (2007)'],
    ['US04021435', 1977, 'US 4021435 (1977)'],
    ['US5250534A', null, 'US 5250534 A'],
    ['somewhere else', 1999, 'somewhere else (1999)'],
  ])('of %s is written as patents are cited', (patent, year, cited) => {
    expect(citationOf({ patent, year })).toBe(cited);
  });

  it('is not made up', () => {
    expect(citationOf({ patent: null, year: 2001 })).toBeNull();
  });
});

describe('conditions', () => {
  it('say what is known and nothing else', () => {
    expect(conditionsOf({ solvents: ['C1CCOC1', 'O'], temperatureCelsius: 25, timeHours: 1.5 })).toBe('C1CCOC1, O · 25 °C · 1.5 h');
    expect(conditionsOf({ solvents: [], temperatureCelsius: -78, timeHours: null })).toBe('-78 °C');
    expect(conditionsOf({ solvents: [], temperatureCelsius: null, timeHours: null })).toBeNull();
  });
});

describe('a reaction SMILES', () => {
  it('has reactants, agents and product', () => {
    const molecule = (smiles: string) => ({ smiles, centre: [] });
    expect(
      reactionSmilesOf({ reactants: [molecule('CCO'), molecule('CC(=O)Cl')], agents: ['CCN(CC)CC'], product: molecule('CCOC(C)=O') }),
    ).toBe('CCO.CC(=O)Cl>CCN(CC)CC>CCOC(C)=O');
  });
});
