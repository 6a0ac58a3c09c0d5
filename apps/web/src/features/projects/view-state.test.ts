import { describe, expect, it } from 'vitest';
import { type ProjectsView, readProjectsView, sortedBy, writeProjectsView } from './view-state.ts';

const usual: ProjectsView = { page: 1, sort: 'changed', order: 'desc', field: 'name', term: '', filter: {} };

describe('the view of the projects in its address', () => {
  it('comes back from the address as it was written', () => {
    const view: ProjectsView = {
      page: 3,
      sort: 'name',
      order: 'desc',
      field: 'description',
      term: 'a&b',
      filter: { owner: 'a,b', running: 'yes' },
    };
    const search = new URLSearchParams();
    writeProjectsView(view, search);
    expect(readProjectsView(search)).toEqual(view);
  });

  it('is the usual one for an empty address and for wrong words', () => {
    expect(readProjectsView(new URLSearchParams())).toEqual(usual);
    expect(readProjectsView(new URLSearchParams('page=-1&sort=size&order=up&search=owner&filter=boss:me'))).toEqual(usual);
  });

  it('sorts names from A and times from the newest, and turns round at the second click', () => {
    const byName = sortedBy({ ...usual, page: 4 }, 'name');
    expect(byName).toEqual({ ...usual, sort: 'name', order: 'asc' });
    expect(sortedBy(byName, 'name').order).toBe('desc');
    expect(sortedBy(byName, 'created').order).toBe('desc');
  });
});
