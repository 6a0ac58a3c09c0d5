import { type QueryCounts, queryListAnswer } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { FILTER_GROUPS, optionsOf, serverFilters, toggled } from './query-filters.ts';
import { shownNames } from './shown-names.ts';

const library = (version: string) => ({
  ...{ name: `reflib-${version}`, family: 'reflib', displayname: 'Reference reactions', displaytext: '', version },
  ...({ direction: 'reaction', checked: true, transforms: 1, reactions: 1 } as const),
});
const NAMES = shownNames([{ username: 'chemist', realname: 'Ada Chemist' }], [library('1.0'), library('1.1')]);

/** A project with one value of everything, but for what a test gives. */
function counts(change: Partial<QueryCounts['values']>): QueryCounts {
  const one = (value: string) => [{ value, count: 1 }];
  const values = {
    owner: one('chemist'),
    direction: one('synthesis'),
    strategy: one('Core Disconnection 1.0'),
    mode: one('INTERACTIVE'),
    breadth: one('5'),
    library: one('reflib-1.0'),
    nsteps: one('2'),
    minlevels: one('2'),
    saved: one('0'),
    status: one('Ready'),
    version: one('4.1.5'),
    ...change,
  };
  return queryListAnswer.shape.counts.unwrap().parse({ all: 1, values });
}

describe('query filters', () => {
  it('are the eleven of the specification, in its order, each with a value of its own', () => {
    expect(FILTER_GROUPS.map((group) => [group, ...optionsOf(counts({}), group, {}, NAMES).map(({ label }) => label)])).toEqual([
      ['owner', 'Ada Chemist'],
      ['direction', 'Retrosynthesis'],
      ['strategy', 'Core Disconnection 1.0'],
      ['run-mode', 'Interactive'],
      ['suggestions', '5'],
      ['libraries', 'Reference reactions'],
      ['steps', '2'],
      ['precision', 'Medium'],
      ['archived', 'No'],
      ['status', 'Ready'],
      ['version', '4.1.5'],
    ]);
  });

  it('are called what the reader calls them, in full where two are called alike', () => {
    const said = (values: Partial<QueryCounts['values']>, group: 'owner' | 'libraries' | 'version') =>
      optionsOf(counts(values), group, {}, NAMES).map(({ label, hint }) => [label, hint]);
    const all = (...values: string[]) => values.map((value) => ({ value, count: 1 }));
    expect(said({ owner: all('chemist', 'left') }, 'owner')).toEqual([
      ['Ada Chemist', 'Ada Chemist (chemist)'],
      ['left', undefined],
    ]);
    expect(said({ library: all('reflib-1.0') }, 'libraries')).toEqual([['Reference reactions', 'Reference reactions 1.0']]);
    expect(said({ library: all('reflib-1.1', 'reflib-1.0') }, 'libraries').map(([label]) => label)).toEqual([
      'Reference reactions 1.0',
      'Reference reactions 1.1',
    ]);
    expect(said({ version: all('0.1.0+build.a23d', 'unknown') }, 'version')).toEqual([
      ['0.1.0', '0.1.0+build.a23d'],
      ['not recorded', undefined],
    ]);
    expect(said({ version: all('0.1.0+build.a23d', '0.1.0+build.b11c') }, 'version').map(([label]) => label)).toEqual([
      '0.1.0+build.a23d',
      '0.1.0+build.b11c',
    ]);
  });

  it('are sent by the names that the server has for them', () => {
    const filters = {
      owner: ['a'],
      direction: ['reaction'],
      strategy: ['b'],
      'run-mode': ['BACKGROUND'],
      suggestions: ['5', '10'],
      libraries: ['c'],
      steps: ['1'],
      precision: ['3'],
      archived: ['yes', 'no'],
      status: ['Busy'],
      version: [],
    };
    expect(serverFilters(filters)).toEqual({
      owner: ['a'],
      direction: ['reaction'],
      strategy: ['b'],
      mode: ['BACKGROUND'],
      breadth: ['5', '10'],
      library: ['c'],
      nsteps: ['1'],
      minlevels: ['3'],
      saved: ['1', '0'],
      status: ['Busy'],
    });
  });

  it('order words in their own order and numbers as numbers, and keep a chosen value that no query has', () => {
    const status = ['Error', 'Ready', 'Stopped', 'Busy'].map((value) => ({ value, count: 1 }));
    expect(optionsOf(counts({ status }), 'status', {}, NAMES).map(({ value }) => value)).toEqual(['Busy', 'Ready', 'Stopped', 'Error']);
    const breadth = ['100', '5', '5000'].map((value) => ({ value, count: 2 }));
    expect(
      optionsOf(counts({ breadth }), 'suggestions', { suggestions: ['250'] }, NAMES).map((option) => [option.label, option.count]),
    ).toEqual([
      ['5', 2],
      ['100', 2],
      ['250', 0],
      ['5,000', 2],
    ]);
  });

  it('put a value in and take it out again', () => {
    const once = toggled({}, 'owner', 'chemist');
    expect(once).toEqual({ owner: ['chemist'] });
    expect(toggled(once, 'owner', 'chemist')).toEqual({ owner: [] });
  });
});
