import { describe, expect, it } from 'vitest';
import { readTreeAddress, treeSearch } from './tree-address.ts';

describe('the address of a tree page', () => {
  it.each([
    { mode: 'tree', openPlace: null, facets: {} },
    { mode: 'list', openPlace: null, facets: {} },
    { mode: 'route', openPlace: '1-2-3-12', facets: {} },
    { mode: 'list', openPlace: null, facets: { works: ['4', '3'], warning: ['N–H competes'] } },
  ] as const)('holds $mode and $openPlace', (address) => {
    expect(readTreeAddress(treeSearch(address))).toEqual(address);
  });

  it('leaves a first-level suggestion to the path', () => {
    expect(treeSearch({ mode: null, openPlace: '1-2', facets: {} })).toBe('');
  });

  it.each(['?at=1-2-3', '?at=javascript:x', '?at=', '?at=1--2', '?view=nonsense'])('reads %s as if it were not there', (search) => {
    expect(readTreeAddress(search)).toEqual({ mode: null, openPlace: null, facets: {} });
  });
});
