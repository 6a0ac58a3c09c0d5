import { describe, expect, it } from 'vitest';
import { wireStructure, wireSuggestion } from '../testing/canvas-nodes.ts';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { brokenBonds, shareWidth, whatItDoes } from './suggestion-facts.ts';

const target = sildenafilTarget();
const byNumber = (no: string) => {
  const found = target.children.find((suggestion) => suggestion.no === no);
  if (!found) throw new Error(`${no} is not in the fixture`);
  return found;
};

describe('whatItDoes', () => {
  it('names the bonds that break and the structures that are made', () => {
    expect(whatItDoes(byNumber('R2'), target, 'synthesis')).toBe('Breaks S–N · makes structures 3 and 4');
    expect(whatItDoes(byNumber('R1'), target, 'synthesis')).toBe('Breaks C–N · makes structure 2');
  });

  it('says that functional groups change where no bond between the parts breaks', () => {
    const suggestion = wireSuggestion(9, 1, { bonds: [], children: [wireStructure(5)] });
    expect(whatItDoes(suggestion, target, 'synthesis')).toBe('Changes functional groups · makes structure 5');
  });

  it('says what a forward reaction gives, and with what', () => {
    const suggestion = wireSuggestion(9, 1, { partners: ['CI'], children: [wireStructure(5)] });
    expect(whatItDoes(suggestion, target, 'reaction')).toBe('With CI · gives product 5');
  });
});

describe('brokenBonds', () => {
  it('counts equal bonds and shows their order', () => {
    expect(brokenBonds({ bonds: ['1-2', '2-3', '3-4'] }, { smiles: 'CC=CC' })).toEqual(['2 × C–C', 'C=C']);
  });

  it('leaves out bonds of atoms that the structure does not have', () => {
    expect(brokenBonds({ bonds: ['1-99', 'x'] }, { smiles: 'CC' })).toEqual([]);
  });
});

describe('shareWidth', () => {
  it('gives larger molecules more, none less than the least, and no more than there is', () => {
    const widths = shareWidth([33, 29, 7], 354, 62);
    expect(widths[0]).toBeGreaterThan(widths[2]!);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(62);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(354);
  });
});
