import { describe, expect, it } from 'vitest';
import { evenHash, shuffled } from './hold-out.ts';

const TEXTS = Array.from({ length: 2000 }, (_, index) => `C${'C'.repeat(index % 40)}O${index}`);

describe('a part held out', () => {
  it('is as large as its share', () => {
    const held = TEXTS.filter((text) => evenHash(text) < 0.05).length;
    expect(held).toBeGreaterThan(70);
    expect(held).toBeLessThan(130);
  });
});

describe('a shuffled list', () => {
  it('has the same things in another order that does not depend on the first one', () => {
    const once = shuffled(TEXTS, (text) => text);
    expect(once).not.toEqual(TEXTS);
    expect(shuffled([...TEXTS].reverse(), (text) => text)).toEqual(once);
    expect([...once].sort()).toEqual([...TEXTS].sort());
  });
});
