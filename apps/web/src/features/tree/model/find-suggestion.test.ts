import { describe, expect, it } from 'vitest';
import { CHILDREN, sildenafilTarget } from '../testing/fixtures.ts';
import { findSuggestion } from './find-suggestion.ts';
import { loadTree } from './loaded-tree.ts';

const first = loadTree(sildenafilTarget(), []);
const deeper = loadTree(sildenafilTarget(), [CHILDREN[3]]);

describe('findSuggestion', () => {
  it('finds a suggestion of the first level', () => {
    expect(findSuggestion(first, 2)).toBe('1-2');
  });

  it('finds one below, at the place nearest to the target', () => {
    expect(findSuggestion(deeper, 12)).toBe('1-2-3-12');
  });

  it('finds nothing that was not fetched', () => {
    expect(findSuggestion(first, 12)).toBeNull();
  });
});
