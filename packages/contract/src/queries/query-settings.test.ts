import { describe, expect, it } from 'vitest';
import { newsCalls } from '../news/calls.ts';
import { startSettings } from './query.ts';
import { queryListQuery } from './query-list.ts';

const SETTINGS = {
  projectid: 1,
  sessionid: 'sildenafil',
  rosdal: 'CCO',
  direction: 'synthesis',
  algorithm: 'NEW',
  strategy: 'Core Disconnection 1.0',
  library: 'chemsynth_core-1.0',
  breadth: 5,
  nsteps: 2,
  minlevels: 2,
};
const isTaken = (change: object) => startSettings.safeParse({ ...SETTINGS, ...change }).success;

/** Source: spec section 5, "Query fields", and section 9, "Query options". */
describe('the settings of a query', () => {
  it('run in the background and without mail unless asked otherwise', () => {
    expect(startSettings.parse(SETTINGS)).toMatchObject({ mode: 'BACKGROUND', useMailing: 'NO' });
  });

  it.each([
    ['direction', ['synthesis', 'reaction'], ['both', 'retrosynthesis', 'Synthesis', '']],
    ['mode', ['INTERACTIVE', 'BACKGROUND'], ['interactive', 'BATCH', '']],
    ['useMailing', ['YES', 'NO'], ['yes', 'MAYBE', '', true]],
  ])('take for %s %j and nothing else', (field, good, bad) => {
    expect(good.map((value) => isTaken({ [field]: value }))).toEqual(good.map(() => true));
    expect(bad.map((value) => isTaken({ [field]: value }))).toEqual(bad.map(() => false));
  });

  it('has no other modes and no other answers to mailing', () => {
    const { mode, useMailing } = startSettings.shape;
    expect(mode.unwrap().options).toEqual(['INTERACTIVE', 'BACKGROUND']);
    expect(useMailing.unwrap().options).toEqual(['YES', 'NO']);
  });
});

/** Source: spec section 9, "Lists and others". */
describe('the pages of lists', () => {
  it('hold 100 queries and 4 news unless asked otherwise', () => {
    expect(queryListQuery.parse({}).per_page).toBe(100);
    expect(newsCalls.list.query.parse({}).per_page).toBe(4);
  });
});
