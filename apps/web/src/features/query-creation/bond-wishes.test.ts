import { expect, it } from 'vitest';
import { afterPress, bondsOfTarget, lineOf, wishOfBond, withWish } from './bond-wishes.ts';

const NOTHING = { break: [], keep: [] };

it('names the bonds of a target by their atoms', () => {
  expect(bondsOfTarget('CC(=O)N').map(({ name, text }) => `${name} ${text}`)).toEqual(['1-2 C1–C2', '2-3 C2–O3', '2-4 C2–N4']);
  expect(bondsOfTarget('nonsense(')).toEqual([]);
});

it('goes from nothing to break to keep to nothing, each bond for itself', () => {
  const broken = afterPress(NOTHING, '2-4');
  expect(broken).toEqual({ break: ['2-4'], keep: [] });
  const kept = afterPress(broken, '2-4');
  expect(kept).toEqual({ break: [], keep: ['2-4'] });
  expect(wishOfBond(kept, '2-4')).toBe('keep');
  expect(afterPress(kept, '2-4')).toEqual(NOTHING);
  expect(afterPress(kept, '1-2')).toEqual({ break: ['1-2'], keep: ['2-4'] });
  expect(withWish(kept, '2-4', 'free')).toEqual(NOTHING);
});

it('draws a bond between its atoms', () => {
  const [, , amide] = bondsOfTarget('CC(=O)N');
  const atoms = [0, 10, 20, 30].map((x) => ({ x, y: x }));
  expect(amide && lineOf({ width: 100, height: 100, atoms }, amide)).toEqual({ x1: 10, y1: 10, x2: 30, y2: 30 });
  expect(amide && lineOf({ width: 100, height: 100, atoms: [] }, amide)).toBeNull();
});
