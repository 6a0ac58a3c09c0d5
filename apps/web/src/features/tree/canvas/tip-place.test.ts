import { describe, expect, it } from 'vitest';
import { placeTip } from './tip-place.ts';

const CANVAS = { width: 1000, height: 800 };
const TIP = { width: 300, height: 100 };
const disc = { left: 485, top: 385, right: 515, bottom: 415 };

describe('placeTip', () => {
  it('stands beside the disc where nothing is in the way', () => {
    expect(placeTip(disc, TIP, CANVAS, [])).toEqual({ x: 173, y: 350 });
  });

  it('covers neither the precursors nor the structure that is made', () => {
    const parent = { box: { left: 300, top: 340, right: 420, bottom: 460 }, weight: 1 };
    const precursors = [
      { box: { left: 540, top: 270, right: 660, bottom: 390 }, weight: 3 },
      { box: { left: 540, top: 400, right: 660, bottom: 520 }, weight: 3 },
    ];
    const corner = placeTip(disc, TIP, CANVAS, [parent, ...precursors]);
    expect(corner).toEqual({ x: 215, y: 223 });
  });

  it('stays within the canvas', () => {
    const corner = placeTip({ left: 5, top: 2, right: 35, bottom: 32 }, TIP, CANVAS, []);
    expect(corner).toEqual({ x: 47, y: 4 });
  });
});
