import { describe, expect, it } from 'vitest';
import { citationOf, conditionsOf, patentLinkOf, reactionSmilesOf } from './citation.ts';

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

describe('the link of a patent', () => {
  it('leads to its public page, without leading zeros', () => {
    expect(patentLinkOf({ patent: 'US06358972B1' })).toBe('https://patents.google.com/patent/US6358972B1');
  });

  it('is not made for a number of another form', () => {
    expect(patentLinkOf({ patent: 'somewhere else' })).toBeNull();
    expect(patentLinkOf({ patent: null })).toBeNull();
  });
});

describe('conditions', () => {
  const molecule = (smiles: string) => ({ smiles, centre: [] });
  const NOTHING = {
    reactants: [molecule('CCO')],
    product: molecule('CCOC(C)=O'),
    agents: [],
    solvents: [],
    temperatureCelsius: null,
    timeHours: null,
  };

  it('name agents, solvents, temperature and time, in this order', () => {
    const agents = ['CCN(CC)CC', 'C1CCOC1', 'O'];
    expect(conditionsOf({ ...NOTHING, agents, solvents: ['C1CCOC1', 'O'], temperatureCelsius: 25, timeHours: 1.5 })).toBe(
      'triethylamine · THF, water · 25 °C · 1.5 h',
    );
  });

  it('keep the SMILES of a solvent without a usual name', () => {
    expect(conditionsOf({ ...NOTHING, solvents: ['CCCCCCCCCC'] })).toBe('CCCCCCCCCC');
  });

  it('say what is known and nothing else', () => {
    expect(conditionsOf({ ...NOTHING, temperatureCelsius: -78 })).toBe('-78 °C');
    expect(conditionsOf(NOTHING)).toBeNull();
  });
});

describe('a reaction SMILES', () => {
  it('has reactants, agents and product, a solvent once', () => {
    const molecule = (smiles: string) => ({ smiles, centre: [] });
    expect(
      reactionSmilesOf({
        reactants: [molecule('CCO'), molecule('CC(=O)Cl')],
        agents: ['CCN(CC)CC', 'ClCCl'],
        solvents: ['ClCCl'],
        product: molecule('CCOC(C)=O'),
      }),
    ).toBe('CCO.CC(=O)Cl>CCN(CC)CC.ClCCl>CCOC(C)=O');
  });
});
