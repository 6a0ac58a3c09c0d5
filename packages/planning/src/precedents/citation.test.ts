import { describe, expect, it } from 'vitest';
import { citationOf, conditionsOf, precedentLinkOf, reactionSmilesOf } from './citation.ts';

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

describe('the link of a precedent', () => {
  const addresses = { RHEA: 'https://www.rhea-db.org/rhea/{key}' };
  const link = (source: string, key: string, patent: string | null) => precedentLinkOf({ source, key, patent }, addresses);

  it('leads to the public page of its patent, without leading zeros', () => {
    expect(link('USPTO', 'US06358972B1;2', 'US06358972B1')).toBe('https://patents.google.com/patent/US6358972B1');
  });

  it('leads to its page at the source, where that is known', () => {
    expect(link('RHEA', '10000', null)).toBe('https://www.rhea-db.org/rhea/10000');
    expect(link('Rhea', 'a/b', 'US06358972B1')).toBe('https://www.rhea-db.org/rhea/a%2Fb');
  });

  it('is not made up', () => {
    expect(link('USPTO', '1', 'somewhere else')).toBeNull();
    expect(link('REAXYS', '1', null)).toBeNull();
  });
});

describe('conditions', () => {
  const NOTHING = { agents: [], solvents: [], temperatureCelsius: null, timeHours: null, isIonic: false };

  it('name agents, solvents, temperature and time, in this order', () => {
    const agents = ['CCN(CC)CC', 'C1CCOC1', 'O'];
    expect(conditionsOf({ ...NOTHING, agents, solvents: ['C1CCOC1', 'O'], temperatureCelsius: 25, timeHours: 1.5 })).toBe(
      'triethylamine · THF, water · 25 °C · 1.5 h',
    );
  });

  it('keep the SMILES of a solvent without a usual name', () => {
    expect(conditionsOf({ ...NOTHING, solvents: ['CCCCCCCCCCC'] })).toBe('CCCCCCCCCCC');
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
