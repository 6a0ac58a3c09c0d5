import { describe, expect, it } from 'vitest';
import { CHILDREN, sildenafilTarget } from '../testing/fixtures.ts';
import { findSuggestion } from './find-suggestion.ts';
import { loadTree } from './loaded-tree.ts';

const first = loadTree(sildenafilTarget(), []);
const deeper = loadTree(sildenafilTarget(), [CHILDREN[3]]);

describe('findSuggestion', () => {
  it('finds a suggestion of the first level', () => {
    expect(findSuggestion(first, 2).place).toBe('1-2');
  });

  it('finds one below, at the place nearest to the target', () => {
    expect(findSuggestion(deeper, 12).place).toBe('1-2-3-12');
  });

  it('names the structures that are to be read first where it is not there yet', () => {
    const { place, unread } = findSuggestion(first, 12);
    expect(place).toBeNull();
    expect(unread).toContain(3);
    expect(findSuggestion(deeper, 999).unread).not.toContain(3);
  });
});
