import { describe, expect, it } from 'vitest';
import { wireStructure, wireSuggestion } from '../testing/canvas-nodes.ts';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { atomNamer, brokenBonds, shareWidth, whatItDoes } from './suggestion-facts.ts';

const target = sildenafilTarget();
const byNumber = (no: string) => {
  const found = target.children.find((suggestion) => suggestion.no === no);
  if (!found) throw new Error(`${no} is not in the fixture`);
  return found;
};

describe('whatItDoes', () => {
  it('names the bonds that break and the structures that are made', () => {
    expect(whatItDoes(byNumber('R2'), target, 'synthesis')).toBe('Breaks S–N, sulfonamide · from 3 and 4');
    expect(whatItDoes(byNumber('R1'), target, 'synthesis')).toBe('Breaks C–N, pyrimidinone ring beside N · from 2');
  });

  it('says that functional groups change where no bond between the parts breaks', () => {
    const suggestion = wireSuggestion(9, 1, { bonds: [], children: [wireStructure(5)] });
    expect(whatItDoes(suggestion, target, 'synthesis')).toBe('Changes functional groups · from 5');
  });

  it('names a structure that is needed several times once', () => {
    const suggestion = wireSuggestion(9, 1, { bonds: [], children: [wireStructure(5), wireStructure(5), wireStructure(6)] });
    expect(whatItDoes(suggestion, target, 'synthesis')).toBe('Changes functional groups · from 5 (twice) and 6');
  });

  it('says what a forward reaction gives, and with what', () => {
    const suggestion = wireSuggestion(9, 1, { partners: ['CI'], children: [wireStructure(5)] });
    expect(whatItDoes(suggestion, target, 'reaction')).toBe('With CI · gives product 5');
  });
});

describe('brokenBonds', () => {
  it('counts equal bonds, shows their order and says what they are', () => {
    expect(brokenBonds({ bonds: ['1-2', '2-3', '3-4'] }, { smiles: 'CC=CC' })).toBe('C=C and C–C twice');
  });

  it('is nothing where the structure has no such bond', () => {
    expect(brokenBonds({ bonds: ['1-99', 'x'] }, { smiles: 'CC' })).toBeNull();
    expect(brokenBonds({ bonds: [] }, { smiles: 'CC' })).toBeNull();
  });
});

describe('atomNamer', () => {
  it('writes atoms as a drawing does', () => {
    const nameOf = atomNamer('CC(=O)NCO');
    expect([1, 3, 4, 6].map(nameOf)).toEqual(['C', 'O', 'NH', 'OH']);
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
