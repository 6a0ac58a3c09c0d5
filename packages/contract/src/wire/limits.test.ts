import { describe, expect, it } from 'vitest';
import { startQueryBody } from '../queries/query.ts';
import { maxStepsFor, SUGGESTION_OPTIONS } from './limits.ts';
import { MESSAGES } from './messages.ts';

const QUERY = {
  projectid: 1,
  sessionid: 'a query',
  rosdal: '1-2-3O.',
  direction: 'synthesis',
  algorithm: 'NEW',
  strategy: 'Core Disconnection 1.0',
  library: ['chemsynth_core-1.0'],
  breadth: 5,
  nsteps: 2,
  minlevels: 2,
};

const errorsOf = (change: object) => {
  const read = startQueryBody.safeParse({ ...QUERY, ...change });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

describe('the dimensions of a query', () => {
  it.each([
    [1, 5],
    [10, 5],
    [11, 4],
    [15, 4],
    [16, 3],
    [25, 3],
    [26, 2],
    [100, 2],
    [101, 1],
    [5000, 1],
    [0, 0],
    [5001, 0],
    [-1, 0],
    [2.5, 0],
  ])('%d suggestions allow %d steps', (suggestions, steps) => {
    expect(maxStepsFor(suggestions)).toBe(steps);
    if (steps === 0) return;
    expect(errorsOf({ breadth: suggestions, nsteps: steps })).toEqual([]);
    expect(errorsOf({ breadth: suggestions, nsteps: steps + 1 })).toContain(steps === 5 ? MESSAGES.setSteps : MESSAGES.dimensions);
  });

  it('offer no number of suggestions that is not allowed', () => {
    for (const suggestions of SUGGESTION_OPTIONS) expect(maxStepsFor(suggestions)).toBeGreaterThan(0);
  });

  it.each([
    ['breadth', 0, MESSAGES.setSuggestions],
    ['breadth', 5001, MESSAGES.setSuggestions],
    ['breadth', 'many', MESSAGES.setSuggestions],
    ['nsteps', 0, MESSAGES.setSteps],
    ['nsteps', 6, MESSAGES.setSteps],
    ['nsteps', 1.5, MESSAGES.setSteps],
    ['minlevels', 0, MESSAGES.setPrecision],
    ['minlevels', 4, MESSAGES.setPrecision],
  ])('%s %s is refused', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toContain(message);
  });

  it.each(['1', '2', '3'])('minlevels %s is taken as a number, text included', (minlevels) => {
    expect(startQueryBody.parse({ ...QUERY, minlevels }).minlevels).toBe(Number(minlevels));
  });

  it('of a name are 150 characters, blanks around it not counted', () => {
    expect(errorsOf({ sessionid: ` ${'x'.repeat(150)} ` })).toEqual([]);
    expect(errorsOf({ sessionid: 'x'.repeat(151) })).toEqual([MESSAGES.queryNameTooLong]);
  });

  it('of a description are 4,000 characters, told in words', () => {
    expect(errorsOf({ comment: 'x'.repeat(4000) })).toEqual([]);
    expect(errorsOf({ comment: 'x'.repeat(4001) })).toEqual(['The description is too long: at most 4,000 characters are taken.']);
  });

  it('say their limits in the words of the specification', () => {
    expect(MESSAGES.dimensions).toMatch(/^Query dimensions are limited: suggestions < 10: up to 5 steps, /);
  });
});
