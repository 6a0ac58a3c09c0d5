import { describe, expect, it } from 'vitest';
import { ringsOf, viewOf } from './site-rings.ts';
import type { Site } from './sites.ts';

const site = (no: number, atoms: number[]): Site => ({ no, label: 'N–H', atoms, ensids: [no], best: 3, share: 0.1 });
const ATOMS = [
  { x: 100, y: 100 },
  { x: 140, y: 100 },
];

describe('the rings of sites', () => {
  it('lie round the atoms, with the number outside the molecule', () => {
    const [first] = ringsOf([site(1, [2])], ATOMS);
    expect(first?.rings).toEqual([{ atom: 2, x: 140, y: 100 }]);
    expect(first?.tag).toMatchObject({ x: 172, y: 100 });
  });

  it('keep the numbers of one atom apart', () => {
    const [first, second] = ringsOf([site(1, [2]), site(2, [2])], ATOMS);
    const distance = Math.hypot((first?.tag.x ?? 0) - (second?.tag.x ?? 0), (first?.tag.y ?? 0) - (second?.tag.y ?? 0));
    expect(distance).toBeGreaterThan(18);
  });

  it('leave out atoms that the drawing does not have', () => {
    expect(ringsOf([site(1, [7])], ATOMS)).toEqual([]);
  });
});

describe('the part of a drawing that is shown', () => {
  it('is that of the atoms, and never so small that they look large', () => {
    expect(viewOf(ATOMS)).toBe('15.0 20.0 210.0 160.0');
    expect(viewOf([...ATOMS, { x: 400, y: 100 }])).toBe('50.0 20.0 400.0 160.0');
  });
});
