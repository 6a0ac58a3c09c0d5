import { describe, expect, it } from 'vitest';
import { fitWindow, moved, zoomed } from './map-window.ts';

const DRAWING = { width: 640, height: 560 };

describe('the window on the bond map', () => {
  it('shows all points, as large as they fit, in the shape of the drawing', () => {
    const window = fitWindow(
      [
        { x: 100, y: 200 },
        { x: 500, y: 300 },
      ],
      DRAWING,
    );
    expect(window.width).toBeCloseTo(456);
    expect(window.width / window.height).toBeCloseTo(640 / 560);
    expect(window.x).toBeCloseTo(72);
    expect(window.y + window.height / 2).toBeCloseTo(250);
  });

  it('does not blow up a small molecule, and shows the whole drawing of none', () => {
    expect(fitWindow([{ x: 320, y: 280 }], DRAWING).width).toBe(320);
    expect(fitWindow([], DRAWING)).toEqual({ x: 0, y: 0, width: 640, height: 560 });
  });

  it('is enlarged about a point that stays, within limits', () => {
    const whole = { x: 0, y: 0, ...DRAWING };
    expect(zoomed(whole, 2, DRAWING)).toEqual({ x: 160, y: 140, width: 320, height: 280 });
    expect(zoomed(whole, 2, DRAWING, { x: 0, y: 0 })).toMatchObject({ x: 0, y: 0 });
    expect(zoomed(whole, 100, DRAWING).width).toBeCloseTo(640 / 6);
    expect(zoomed(whole, 0.01, DRAWING).width).toBeCloseTo(640 / 0.7);
  });

  it('is moved by shares of its size', () => {
    expect(moved({ x: 0, y: 0, width: 320, height: 280 }, 0.5, -0.5)).toEqual({ x: 160, y: -140, width: 320, height: 280 });
  });
});
