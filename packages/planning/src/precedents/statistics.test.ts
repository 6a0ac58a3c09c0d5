import type { RecordedConditions } from '@retron/library';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PrecedentCounter } from './statistics.ts';

const NOTHING_KNOWN: RecordedConditions = {
  agents: [],
  solvents: [],
  year: null,
  yieldPercent: null,
  isYieldCalculated: null,
  temperatureCelsius: null,
  timeHours: null,
  isIonic: false,
};

function statisticsOf(precedents: readonly Partial<RecordedConditions>[]) {
  const counter = new PrecedentCounter();
  for (const precedent of precedents) counter.add({ ...NOTHING_KNOWN, ...precedent }, null, 1);
  return counter.statistics(null);
}

describe('statistics of precedents', () => {
  it('say nothing about what no precedent records', () => {
    expect(statisticsOf([{}, {}])).toEqual({
      count: 2,
      years: { known: 0, counts: [] },
      yields: null,
      yieldsCalculated: 0,
      temperatures: null,
      times: null,
      solvents: { known: 0, kinds: 0, commonest: [] },
      agents: { known: 0, kinds: 0, commonest: [] },
      conditionSets: [],
    });
  });

  it('count years in order', () => {
    const { years } = statisticsOf([{ year: 2014 }, { year: 1976 }, {}, { year: 2014 }]);
    expect(years).toEqual({
      known: 3,
      counts: [
        { year: 1976, count: 1 },
        { year: 2014, count: 2 },
      ],
    });
  });

  it('give the quartiles of the yields that are known, and of how many', () => {
    const { yields } = statisticsOf([{ yieldPercent: 90 }, {}, { yieldPercent: 40 }, { yieldPercent: 75 }, { yieldPercent: 60 }]);
    expect(yields).toEqual({ known: 4, lowest: 40, lowerQuartile: 55, median: 67.5, upperQuartile: 78.8, highest: 90 });
  });

  it('count the yields that were calculated from amounts, not those of which that is not known', () => {
    const { yields, yieldsCalculated } = statisticsOf([
      { yieldPercent: 90, isYieldCalculated: true },
      { yieldPercent: 80, isYieldCalculated: false },
      { yieldPercent: 70 },
      { isYieldCalculated: true },
    ]);
    expect([yields?.known, yieldsCalculated]).toEqual([3, 1]);
  });

  it('take a single value for all quartiles; 0 and degrees below it are values', () => {
    const { yields, temperatures } = statisticsOf([{ yieldPercent: 0, temperatureCelsius: -78 }]);
    expect(yields).toEqual({ known: 1, lowest: 0, lowerQuartile: 0, median: 0, upperQuartile: 0, highest: 0 });
    expect(temperatures?.median).toBe(-78);
  });

  it('count solvents and agents by precedents, the commonest first, then by name', () => {
    const { solvents, agents } = statisticsOf([
      { agents: ['CCN(CC)CC', 'ClCCl'], solvents: ['ClCCl'] },
      { agents: ['CCN(CC)CC', 'C1CCOC1'], solvents: ['C1CCOC1'] },
      { agents: ['[K+]', 'O=C([O-])[O-]', 'ClCCl'], solvents: ['ClCCl'] },
      {},
    ]);
    expect(solvents).toEqual({
      known: 3,
      kinds: 2,
      commonest: [
        { smiles: 'ClCCl', name: 'dichloromethane', count: 2 },
        { smiles: 'C1CCOC1', name: 'THF', count: 1 },
      ],
    });
    expect(agents.commonest.map(({ name, count }) => [name, count])).toEqual([
      ['triethylamine', 2],
      ['potassium carbonate', 1],
    ]);
  });

  it('tell twelve kinds at most, and how many there are', () => {
    const { agents } = statisticsOf(Array.from({ length: 20 }, (_, length) => ({ agents: ['C'.repeat(length + 11)] })));
    expect(agents.kinds).toBe(20);
    expect(agents.commonest).toHaveLength(12);
  });

  it('do not depend on the order of the precedents', () => {
    const year = fc.option(fc.integer({ min: 1976, max: 2016 }));
    const precedent = fc.record({
      year,
      yieldPercent: fc.option(fc.integer({ min: 0, max: 100 })),
      agents: fc.subarray(['Cl', '[Na+]', '[OH-]', 'CCO', 'O']),
    });
    fc.assert(
      fc.property(fc.array(precedent, { maxLength: 12 }), (precedents) => {
        expect(statisticsOf([...precedents].reverse())).toEqual(statisticsOf(precedents));
      }),
    );
  });

  it('put quartiles in order, between the extremes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 30 }), (values) => {
        const { yields } = statisticsOf(values.map((yieldPercent) => ({ yieldPercent })));
        const { lowest, lowerQuartile, median, upperQuartile, highest } = yields!;
        const row = [Math.min(...values), lowest, lowerQuartile, median, upperQuartile, highest, Math.max(...values)];
        expect(row).toEqual(row.toSorted((a, b) => a - b));
        expect([lowest, highest]).toEqual([row[0], row[6]]);
      }),
    );
  });
});
