import { describe, expect, it } from 'vitest';
import { isSameButRoute, opensSomething, readTreeAddress, treeSearch } from './tree-address.ts';

const NO_ROUTES = { looked: null, beside: null };

describe('the address of a tree page', () => {
  it.each([
    { mode: 'tree', openPlace: null, facets: {}, bondMap: null },
    { mode: 'list', openPlace: null, facets: {}, bondMap: null },
    { mode: 'route', openPlace: '1-2-3-12', facets: {}, bondMap: null },
    { mode: 'list', openPlace: null, facets: { works: ['4', '3'], warning: ['N–H competes'] }, bondMap: null },
    { mode: null, openPlace: null, facets: {}, bondMap: 'open' },
    { mode: 'list', openPlace: null, facets: {}, bondMap: 4 },
    { mode: null, openPlace: '1-2-3-12', facets: {}, bondMap: null, routes: { looked: '1-8', beside: '2' } },
  ] as const)('holds $mode and $openPlace', (said) => {
    const address = { routes: NO_ROUTES, ...said };
    expect(readTreeAddress(treeSearch(address))).toEqual(address);
  });

  it('leaves a first-level suggestion to the path', () => {
    expect(treeSearch({ mode: null, openPlace: '1-2', facets: {}, bondMap: null, routes: NO_ROUTES })).toBe('');
  });

  it.each(['?at=1-2-3', '?at=javascript:x', '?at=', '?at=1--2', '?view=nonsense', '?bondmap=-1', '?bondmap=x', '?route=x', '?beside=1-'])(
    'reads %s as if it were not there',
    (search) => {
      expect(readTreeAddress(search)).toEqual({ mode: null, openPlace: null, facets: {}, bondMap: null, routes: NO_ROUTES });
    },
  );
});

describe('a step that opens something', () => {
  const closed = { mode: null, openPlace: null, facets: {}, bondMap: null, routes: NO_ROUTES } as const;

  it.each([{ mode: 'route' }, { openPlace: '1-2' }, { bondMap: 'open' }, { routes: { looked: null, beside: '2' } }] as const)(
    'is from nothing to %j, and neither on from there nor back',
    (said) => {
      const open = { ...closed, ...said };
      expect(opensSomething(closed, open)).toBe(true);
      expect(opensSomething(open, open)).toBe(false);
      expect(opensSomething(open, closed)).toBe(false);
    },
  );

  it('is none where the list is narrowed or another route is looked at', () => {
    expect(opensSomething(closed, { ...closed, facets: { works: ['4'] }, routes: { looked: '1-8', beside: null } })).toBe(false);
  });
});

describe('two addresses that show the same', () => {
  it('may differ in the route that is looked at and in nothing else', () => {
    expect(isSameButRoute('/projects/1/tree/2?view=route', '/projects/1/tree/2?view=route&route=1-8')).toBe(true);
    expect(isSameButRoute('/projects/1/tree/2', '/projects/1/tree/2/3')).toBe(false);
    expect(isSameButRoute('/projects/1/tree/2', '/projects/1/tree/2?works=4')).toBe(false);
  });
});
