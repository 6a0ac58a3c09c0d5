import { describe, expect, it } from 'vitest';
import {
  DOUBLE_CLICK_MS,
  EXPORT_LINK_MS,
  EXPORT_POLL_MS,
  EXPORT_TIME_OUT_MS,
  exportTimeMs,
  LOGIN_REDIRECT_MS,
  MAX_QUERY_NAME_LENGTH,
  MAX_STEPS,
  MAX_SUGGESTIONS,
  NODE_SIZE_PX,
  SAMPLE_SHAPE,
  STATUS_POLL_MS,
  STEP_LIMITS,
  STEP_OPTIONS,
  SUGGESTION_OPTIONS,
  TREE_ANIMATION_MS,
  TREE_ZOOM,
  WEB_APPLICATION_VERSION,
} from './limits.ts';
import {
  ALGORITHMS,
  ALGORITHMS_OF_DIRECTION,
  DEFAULT_AUTORUN_MODE,
  DIRECTIONS,
  EXPERT_MODE,
  LINKED_SOURCES,
  PRECISIONS,
  PRICE_CATEGORIES,
  QUERY_DEFAULTS,
  RATING_WORDS,
} from './words.ts';

/** Everything here is copied from the specification by hand: whoever changes a constant changes what was asked for. */
describe('the words of the specification', () => {
  it('for directions and algorithms are its labels', () => {
    expect(DIRECTIONS).toEqual({ synthesis: 'Retrosynthesis', reaction: 'Forward Reaction Prediction' });
    expect(ALGORITHMS).toEqual({
      OLD: 'Brute Force',
      NEW: 'Complexity Reduction',
      'NEW|UNPRECEDENTED': 'Unprecedented',
      V3: 'Multi Step',
    });
    expect(ALGORITHMS_OF_DIRECTION).toEqual({ synthesis: ['OLD', 'NEW', 'NEW|UNPRECEDENTED', 'V3'], reaction: ['OLD'] });
  });

  it('for precisions and ratings are its words', () => {
    expect(PRECISIONS).toEqual({ 1: 'low', 2: 'medium', 3: 'high' });
    expect(RATING_WORDS).toEqual({ 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' });
  });

  it('for prices are its signs and ranges per gram', () => {
    expect(Object.entries(PRICE_CATEGORIES).map(([category, { sign, range }]) => `${category} ${sign} ${range}`)).toEqual([
      '1 $ under 100 per gram',
      '2 $$ 100 to 800 per gram',
      '3 $$$ 800 to 1250 per gram',
      '4 $$$$ 1250 to 3000 per gram',
      '5 $$$$$ over 3000 per gram',
    ]);
  });

  it('for modes and sources are its names', () => {
    expect([DEFAULT_AUTORUN_MODE, EXPERT_MODE]).toEqual(['Broad Overview', 'Expert']);
    expect(LINKED_SOURCES).toEqual(['SPRESI', 'REAXYS', 'SOS', 'RHEA', 'PISTACHIO']);
  });
});

describe('the options and limits of the specification', () => {
  it('offer its numbers of suggestions and steps', () => {
    expect(SUGGESTION_OPTIONS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 30, 40, 50, 100, 150, 200, 250, 500, 1000, 2000, 5000]);
    expect(STEP_OPTIONS).toEqual([1, 2, 3, 4, 5]);
    expect([MAX_SUGGESTIONS, MAX_STEPS, MAX_QUERY_NAME_LENGTH]).toEqual([5000, 5, 150]);
    expect(STEP_LIMITS.map(({ suggestions, steps }) => [suggestions, steps])).toEqual([
      [10, 5],
      [15, 4],
      [25, 3],
      [100, 2],
      [5000, 1],
    ]);
  });

  it('start a query from its defaults', () => {
    expect(QUERY_DEFAULTS).toEqual({
      synthesis: {
        strategy: 'Core Disconnection 1.0',
        algorithm: 'NEW',
        breadth: 5,
        nsteps: 2,
        minlevels: 2,
        families: ['chemsynth_core'],
      },
      reaction: {
        strategy: 'FG Library Design 1.0',
        algorithm: 'OLD',
        breadth: 5,
        nsteps: 2,
        minlevels: 2,
        families: ['reflib', 'chemsynth_core'],
      },
    });
  });

  it('take its times, scales and sizes', () => {
    expect([STATUS_POLL_MS, LOGIN_REDIRECT_MS, TREE_ANIMATION_MS]).toEqual([5000, 2000, 777]);
    expect(DOUBLE_CLICK_MS).toBe(400);
    expect([EXPORT_POLL_MS, EXPORT_TIME_OUT_MS, EXPORT_LINK_MS]).toEqual([{ tree: 1000, disconnections: 500 }, 60_000, 1000]);
    expect([exportTimeMs({ selectionLength: 683 }), exportTimeMs({ precedents: 1 })]).toEqual([38_000, 500]);
    expect(TREE_ZOOM).toEqual({ min: 0.05, max: 40 });
    expect(NODE_SIZE_PX).toEqual({ structure: 120, suggestion: 30 });
    expect(SAMPLE_SHAPE).toEqual({ breadth: 5000, suggestions: 17, structures: 19 });
    expect(WEB_APPLICATION_VERSION).toBe('4.1.5');
  });
});
