import { describe, expect, it } from 'vitest';
import { type ProjectView, readView, searchOfView, writeView } from './view-state.ts';

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

describe('what the server is asked for', () => {
  it.each([
    ['newest', { sort: 'created', order: 'desc' }],
    ['oldest', { sort: 'created', order: 'asc' }],
    ['name', { sort: 'name', order: 'asc' }],
    ['name-down', { sort: 'name', order: 'desc' }],
    ['status', { sort: 'status', order: 'asc' }],
  ] as const)('in the order %s is %j', (sort, asked) => {
    expect(searchOfView({ filters: {}, term: ' ', sort })).toEqual(asked);
  });

  it('is the term without the blanks around it, and the filters in use', () => {
    expect(searchOfView({ filters: { archived: ['yes'], owner: [] }, term: ' a b ', sort: 'newest' })).toEqual({
      sort: 'created',
      order: 'desc',
      term: 'a b',
      saved: ['1'],
    });
  });
});
