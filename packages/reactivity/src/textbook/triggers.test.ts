import { describe, expect, it } from 'vitest';
import { TEXTBOOK_TRANSFORMS } from './textbook.ts';
import { BY_HEAT, BY_LIGHT, goesByHeat, needsLight } from './triggers.ts';

describe('what brings a textbook reaction about', () => {
  it('is told of reactions that the textbook has', () => {
    const names = new Set(TEXTBOOK_TRANSFORMS.map(({ name }) => name));
    expect([...BY_LIGHT, ...BY_HEAT].filter((name) => !names.has(name))).toEqual([]);
  });

  it('is heat or light, and neither for most', () => {
    expect(
      ['Paterno-Büchi reaction', 'Diels-Alder reaction', 'Hydrogenation of a furan'].map((name) => [needsLight(name), goesByHeat(name)]),
    ).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});
