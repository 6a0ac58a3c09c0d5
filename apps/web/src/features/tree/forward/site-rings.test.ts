import { describe, expect, it } from 'vitest';
import { ringsOf, viewOf } from './site-rings.ts';
import type { Site } from './sites.ts';

const site = (no: number, atoms: number[]): Site => ({ no, label: 'N–H', atoms, ensids: [no], best: 3, share: 0.1 });
const ATOMS = [
  { x: 100, y: 100 },
  { x: 140, y: 100 },
] as const;

describe('the rings of sites', () => {
  const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

  it('lie round the atoms, with the number beside the hydrogens that are written outwards', () => {
    const [first] = ringsOf([site(1, [2])], ATOMS);
    expect(first?.rings).toEqual([{ atom: 2, x: 140, y: 100 }]);
    const { x, y } = first?.tag ?? { x: 0, y: 0 };
    expect(distance({ x, y }, { x: 140, y: 100 })).toBeCloseTo(32);
    expect(x).toBeGreaterThan(150);
    expect(Math.abs(y - 100)).toBeGreaterThan(20);
  });

  it('keep the numbers of one atom apart', () => {
    const [first, second] = ringsOf([site(1, [2]), site(2, [2])], ATOMS);
    expect(distance(first?.tag ?? ATOMS[0], second?.tag ?? ATOMS[0])).toBeGreaterThan(18);
  });

  it('cover no atom with a number: of a carbon and its bromine neither', () => {
    const bromoarene = [
      { x: 60, y: 100 },
      { x: 100, y: 100 },
      { x: 120, y: 66 },
      { x: 160, y: 66 },
      { x: 180, y: 100 },
      { x: 160, y: 134 },
      { x: 120, y: 134 },
    ];
    const [first] = ringsOf([site(1, [1, 2])], bromoarene);
    const nearest = Math.min(...bromoarene.map((atom) => distance(atom, first?.tag ?? atom)));
    expect(nearest).toBeGreaterThanOrEqual(24);
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
