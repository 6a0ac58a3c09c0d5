import { describe, expect, it } from 'vitest';
import { wireStructure, wireSuggestion } from '../testing/canvas-nodes.ts';
import { priceCategoryOf, structureLabel, suggestionLabel } from './words.ts';

describe('the price of a structure', () => {
  it.each([
    [1, 1],
    [5, 5],
    [0, 5],
    [null, null],
  ])('of the category %j counts as %j', (pricecategory, counted) => {
    expect(priceCategoryOf({ pricecategory })).toBe(counted);
  });

  it('follows the name, where the structure has one', () => {
    expect(structureLabel(wireStructure(4, { name: 'morpholine' }))).toBe('Structure 4, morpholine, not known, price unknown');
    expect(structureLabel(wireStructure(1, { name: 'aspirin', level: 0 }))).toBe('Structure 1, target, aspirin, not known, price unknown');
    expect(structureLabel(wireStructure(4, { name: 'morpholine' }), true)).toBe('Product 4, morpholine');
  });

  it('is said as it counts, and as unknown where it is', () => {
    expect(structureLabel(wireStructure(4, { pricecategory: 0 }))).toBe('Structure 4, not known, price category 5');
    expect(structureLabel(wireStructure(4, { pricecategory: null }))).toBe('Structure 4, not known, price unknown');
  });
});

describe('what is said of a suggestion', () => {
  it('counts the comments on it, and none where there is none', () => {
    expect(suggestionLabel(wireSuggestion(2, 1, { comments: 1 }))).toBe('Reaction R2, good, 0 precedents, 1 comment');
    expect(suggestionLabel(wireSuggestion(2, 1))).toBe('Reaction R2, good, 0 precedents');
  });
});
