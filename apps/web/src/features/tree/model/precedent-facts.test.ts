import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coverage,
  examplesOf,
  factText,
  knownOf,
  middleHalf,
  spreadText,
  temperatureAndTime,
  yearBars,
  yearRange,
} from './precedent-facts.ts';

const spread = (change: object) => ({ known: 3, lowest: 40, lowerQuartile: 55, median: 67.5, upperQuartile: 78.8, highest: 90, ...change });

describe('years', () => {
  it('have a bar each from the first to the last, empty ones too', () => {
    const years = {
      known: 3,
      counts: [
        { year: 1998, count: 1 },
        { year: 2001, count: 2 },
      ],
    };
    expect(yearBars(years)).toEqual([
      { year: 1998, count: 1 },
      { year: 1999, count: 0 },
      { year: 2000, count: 0 },
      { year: 2001, count: 2 },
    ]);
    expect(yearRange(years)).toBe('1998–2001');
  });

  it('of one precedent are that year; none are nothing', () => {
    expect(yearRange({ known: 1, counts: [{ year: 2014, count: 1 }] })).toBe('2014');
    expect(yearRange({ known: 0, counts: [] })).toBe('');
    expect(yearBars({ known: 0, counts: [] })).toEqual([]);
  });

  it('lose no precedent', () => {
    const counts = fc
      .uniqueArray(fc.integer({ min: 1950, max: 2030 }), { minLength: 1, maxLength: 20 })
      .map((years) => years.sort((a, b) => a - b).map((year, index) => ({ year, count: index + 1 })));
    fc.assert(
      fc.property(counts, (list) => {
        expect(yearBars({ known: 0, counts: list }).filter(({ count }) => count > 0)).toEqual(list);
      }),
    );
  });
});

describe('what the figures are over', () => {
  it('is all recorded reactions', () => {
    expect(coverage({ over: 'recorded', count: 1096 }, 1096)).toBe('Over all 1,096 recorded reactions.');
    expect(coverage({ over: 'recorded', count: 1 }, 1)).toBe('Over the one recorded reaction.');
  });

  it('is said where reactions shared by libraries or suggestions count once', () => {
    expect(coverage({ over: 'recorded', count: 980 }, 1096)).toBe('Over all 980 recorded reactions, each counted once.');
  });

  it('is said where only some reactions are kept', () => {
    expect(coverage({ over: 'examples', count: 42 }, 1096)).toBe(
      'Over the 42 of 1,096 recorded reactions that are kept as examples: at most five of each most specific transform.',
    );
    expect(coverage({ over: 'examples', count: 42 }, 42)).toBe('Over all 42 recorded reactions.');
  });

  it('is short beside a heading', () => {
    expect(knownOf(12, 42)).toBe('12 of 42');
    expect(knownOf(42, 42)).toBe('all 42');
  });
});

describe('the way from all precedents to those on the screen', () => {
  it.each([
    [{ numPrecedents: 386, total: 97, cited: 79 }, 10, '97 kept as examples · 79 with citation · the 10 closest shown'],
    [{ numPrecedents: 96, total: 3, cited: 0 }, 3, '3 kept as examples · no citation'],
    [{ numPrecedents: 42, total: 42, cited: 42 }, 10, 'the 10 closest shown'],
    [{ numPrecedents: 2, total: 2, cited: 2 }, 2, ''],
    [{ numPrecedents: 5, total: 0, cited: 0 }, 0, ''],
  ])('%j, %d of them shown, is %j', (kept, shown, text) => {
    expect(examplesOf(kept, shown)).toBe(text);
  });
});

describe('numbers', () => {
  it.each([
    [67.5, '68'],
    [1.5, '1.5'],
    [0, '0'],
    [-78, '−78'],
    [0.25, '0.3'],
  ])('%d is written %s', (value, text) => {
    expect(factText(value)).toBe(text);
  });

  it('have a median and a range', () => {
    expect(spreadText(spread({ lowest: -10, median: 25, highest: 60 }), '°C')).toBe('25 °C, −10 to 60');
    expect(spreadText(spread({ lowest: 2, median: 2, highest: 2 }), 'h')).toBe('2 h');
    expect(middleHalf(spread({}))).toBe('55–79');
    expect(middleHalf(spread({ lowerQuartile: 55, upperQuartile: 55 }))).toBe('55');
  });

  it('of conditions leave out what is unknown', () => {
    expect(temperatureAndTime({ temperature: 25, time: 1.5 })).toBe('25 °C · 1.5 h');
    expect(temperatureAndTime({ temperature: null, time: 16 })).toBe('16 h');
    expect(temperatureAndTime({ temperature: null, time: null })).toBe('');
  });
});
