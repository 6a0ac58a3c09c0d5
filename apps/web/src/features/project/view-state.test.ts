import type { QuerySummary } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import fixture from '../../../../../fixtures/wire/queries.json';
import { type ProjectView, readView, SORT_ORDERS, type SortOrder, sorted, writeView } from './view-state.ts';

const queries = fixture.queries as readonly QuerySummary[];

function rewritten(view: ProjectView): ProjectView {
  const search = new URLSearchParams();
  writeView(view, search);
  return readView(search);
}

describe('the view of a project in its address', () => {
  it('comes back from the address as it was written', () => {
    const view: ProjectView = {
      filters: { strategy: ['Core Disconnection 1.0'], libraries: ['a|b', 'c&d'] },
      term: 'a b',
      sort: 'name',
      layout: 'table',
    };
    expect(rewritten(view)).toEqual(view);
  });

  it('leaves the address empty when everything is as usual', () => {
    const search = new URLSearchParams('owner=x&sort=name');
    writeView({ filters: {}, term: '', sort: 'newest', layout: 'cards' }, search);
    expect(search.toString()).toBe('');
  });

  it('takes a wrong word for an absent one', () => {
    expect(readView(new URLSearchParams('sort=toString&layout=x'))).toEqual({ filters: {}, term: '', sort: 'newest', layout: 'cards' });
  });
});

describe('sorted', () => {
  const first = (order: SortOrder) => sorted(queries, order)[0]?.sessionid;
  it('puts the queries into each order', () => {
    expect(Object.keys(SORT_ORDERS).map((order) => [order, first(order as SortOrder)])).toEqual([
      ['newest', 'sildenafil-routes'],
      ['oldest', 'salicylic-forward'],
      ['name', 'imatinib-broad'],
      ['name-down', 'vardenafil-core'],
      ['status', 'sildenafil-routes'],
    ]);
  });
});
