import { beforeAll, describe, expect, it } from 'vitest';
import { createRdkit } from './create-rdkit.ts';
import type { DrawReactionRequest, Rdkit } from './rdkit.ts';
import { expectValue } from './testing/expect-value.ts';
import { inkBox, placedPaths } from './testing/svg-reading.ts';

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await createRdkit();
});

/** N-acylation of aniline: the bond made is N-C(=O). */
const ACYLATION: DrawReactionRequest = {
  reactants: [
    { smiles: 'CC(=O)Cl', centre: [1, 3] },
    { smiles: 'Nc1ccccc1', centre: [0] },
  ],
  product: { smiles: 'CC(=O)Nc1ccccc1', centre: [1, 3] },
  widthPx: 408,
  heightPx: 96,
  theme: 'light',
  arrow: 'forward',
};
const draw = (request: Partial<DrawReactionRequest> = {}) => expectValue(rdkit.drawReaction({ ...ACYLATION, ...request }));

/** Left and right edge of each halo, from left to right. */
const halos = (svg: string) =>
  placedPaths(svg)
    .filter(({ style }) => style.includes('#FCCDEA'))
    .map(({ points }) => Math.min(...points.map(({ x }) => x)));

describe('drawReaction', () => {
  it('draws reactants, a plus, an arrow and the product, all centres haloed', () => {
    const svg = draw();
    expect(halos(svg)).toHaveLength(3);
    expect(halos(svg)).toEqual([...halos(svg)].sort((a, b) => a - b));
    const round = placedPaths(svg).filter(({ style }) => style.includes('stroke-linejoin:round'));
    expect(round).toHaveLength(2);
  });

  it('puts the product first, before an open double arrow, when planning backwards', () => {
    const svg = draw({ arrow: 'retro' });
    expect(svg).not.toBe(draw());
    const signs = placedPaths(svg).filter(({ style }) => style.includes('stroke-linejoin:round'));
    const arrow = signs[0].points;
    // Two shafts and a head of two lines.
    expect(arrow).toHaveLength(7);
    expect(Math.min(...arrow.map(({ x }) => x))).toBeGreaterThan(halos(svg)[0]);
    expect(Math.max(...arrow.map(({ x }) => x))).toBeLessThan(halos(svg)[1]);
  });

  it.each([
    [408, 96],
    [112, 90],
    [900, 300],
    [60, 200],
  ])('clips nothing in %i x %i px', (widthPx, heightPx) => {
    for (const arrow of ['forward', 'retro'] as const) {
      for (const count of [1, 2, 7]) {
        const reactants = Array.from({ length: count }, (_, i) => ACYLATION.reactants[i % 2]);
        const box = inkBox(draw({ widthPx, heightPx, arrow, reactants }));
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(widthPx);
        expect(box.bottom).toBeLessThanOrEqual(heightPx);
      }
    }
  });

  it('turns reactants the way the product lies', () => {
    const aligned = draw({
      reactants: [
        { smiles: 'CC(=O)Cl', centre: [1, 3], productAtom: [0, 1, 2, -1] },
        { smiles: 'Nc1ccccc1', centre: [0], productAtom: [3, 4, 5, 6, 7, 8, 9] },
      ],
    });
    expect(aligned).not.toBe(draw());
    expect(halos(aligned)).toHaveLength(3);
  });

  it('refuses a reaction without reactants, or with a bad one', () => {
    expect(rdkit.drawReaction({ ...ACYLATION, reactants: [] })).toMatchObject({ ok: false, error: { kind: 'empty' } });
    const bad = { ...ACYLATION, reactants: [{ smiles: 'c1cccc1', centre: [] }] };
    expect(rdkit.drawReaction(bad)).toMatchObject({ ok: false, error: { kind: 'invalid-chemistry' } });
  });

  it('uses the dark colours on dark ground', () => {
    const svg = draw({ theme: 'dark' });
    expect(svg).toContain('#6E2358');
    expect(svg).toContain('#E7EAF0');
    expect(svg).not.toMatch(/#161B26|#000000/);
  });
});
