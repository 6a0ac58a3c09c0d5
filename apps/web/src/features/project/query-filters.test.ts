import type { QuerySummary } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import fixture from '../../../../../fixtures/wire/queries.json';
import { applyFilters, FILTER_GROUPS, type Filters, optionsOf, toggled, valuesOf } from './query-filters.ts';

const queries = fixture.queries as readonly QuerySummary[];
const namesOf = (filters: Filters, term = '') => applyFilters(queries, filters, term).map((query) => query.sessionid);

describe('query filters', () => {
  it('give every query at least one value in every group', () => {
    for (const group of FILTER_GROUPS) for (const query of queries) expect(valuesOf(query, group)).not.toHaveLength(0);
  });

  it('let a query pass that has one of the chosen values in every group in use', () => {
    expect(namesOf({ status: ['Ready', 'Busy'], strategy: ['Core Disconnection 1.0'], precision: ['2'] })).toEqual([
      'sildenafil-routes',
      'sildenafil-broad',
      'imatinib-broad',
    ]);
  });

  it('find a query by any of its libraries', () => {
    expect(namesOf({ libraries: ['reflib-1.0'] })).toEqual(['sildenafil-routes', 'salicylic-forward']);
  });

  it('look for a term in name and description, whatever its case', () => {
    expect(namesOf({}, ' OVERVIEW ')).toEqual(['sildenafil-broad']);
    expect(namesOf({}, 'routes')).toEqual(['sildenafil-routes']);
  });

  it('count a value as if its own group did not narrow', () => {
    const options = optionsOf(queries, 'status', { status: ['Ready'], direction: ['synthesis'] }, '');
    expect(options.map(({ value, count }) => [value, count])).toEqual([
      ['Busy', 1],
      ['Ready', 3],
      ['Stopped', 1],
      ['Error', 0],
    ]);
  });

  it('order numbers as numbers and keep a chosen value that no query has', () => {
    expect(optionsOf(queries, 'suggestions', { suggestions: ['250'] }, '').map((option) => [option.label, option.count])).toEqual([
      ['5', 2],
      ['10', 1],
      ['25', 1],
      ['100', 1],
      ['250', 0],
      ['5,000', 1],
    ]);
  });

  it('put a value in and take it out again', () => {
    const once = toggled({}, 'owner', 'chemist');
    expect(once).toEqual({ owner: ['chemist'] });
    expect(toggled(once, 'owner', 'chemist')).toEqual({ owner: [] });
  });
});
