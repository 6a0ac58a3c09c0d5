import { describe, expect, it } from 'vitest';
import { Chance } from './chance.ts';

const draw = (seed: number) => {
  const chance = new Chance(seed);
  return Array.from({ length: 1000 }, () => chance.next());
};

describe('seeded chance', () => {
  it('comes out the same again', () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw(2)).not.toEqual(draw(1));
  });

  it('is spread evenly', () => {
    const drawn = draw(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const hits = drawn.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(hits, `tenth ${tenth}`).toBeGreaterThan(60);
      expect(hits, `tenth ${tenth}`).toBeLessThan(140);
    }
  });

  it('draws by weight, and never what weighs nothing', () => {
    const chance = new Chance(3);
    const drawn = Array.from({ length: 1000 }, () =>
      chance.weighted([
        ['a', 9],
        ['b', 1],
        ['c', 0],
      ]),
    );
    expect(drawn.filter((each) => each === 'a').length).toBeGreaterThan(850);
    expect(drawn).toContain('b');
    expect(drawn).not.toContain('c');
  });

  it('shuffles without losing any', () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    const shuffled = new Chance(1).shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
  });
});
