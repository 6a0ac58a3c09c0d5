import { describe, expect, it } from 'vitest';
import { clampScale, fit, needsRedraw, openingView, pan, reveal, toScreen, toWorld, windowOf, zoomTo } from './camera.ts';

const SIZE = { width: 800, height: 600 };

describe('camera', () => {
  it('keeps the scale between 0.05 and 40', () => {
    expect(clampScale(0.001)).toBe(0.05);
    expect(clampScale(100)).toBe(40);
    expect(clampScale(1.5)).toBe(1.5);
  });

  it('leaves the world point under the pointer where it is while zooming', () => {
    const camera = { x: 30, y: -20, scale: 0.8 };
    const pointer = { x: 410, y: 123 };
    const before = toWorld(camera, pointer);
    for (const scale of [0.01, 0.3, 1, 7, 90]) {
      const after = toWorld(zoomTo(camera, scale, pointer), pointer);
      expect(after.x).toBeCloseTo(before.x, 8);
      expect(after.y).toBeCloseTo(before.y, 8);
    }
  });

  it('turns screen into world and back', () => {
    const camera = { x: 12, y: 34, scale: 2.5 };
    const back = toScreen(camera, toWorld(camera, { x: 100, y: 50 }));
    expect(back.x).toBeCloseTo(100);
    expect(back.y).toBeCloseTo(50);
  });

  it('fits everything into the canvas with the padding asked for, in the middle', () => {
    const bounds = { left: 0, top: -1000, right: 2000, bottom: 1000 };
    const camera = fit(bounds, SIZE, 20);
    expect(camera.scale).toBeCloseTo(560 / 2000);
    const window = windowOf(camera, SIZE);
    expect(window.top).toBeLessThan(bounds.top);
    expect(window.left).toBeLessThan(bounds.left);
    expect((window.left + window.right) / 2).toBeCloseTo(1000);
    expect((window.top + window.bottom) / 2).toBeCloseTo(0);
  });

  it('never enlarges a small tree beyond 100 %', () => {
    expect(fit({ left: 0, top: 0, right: 120, bottom: 120 }, SIZE, 20).scale).toBe(1);
  });

  it('opens a small tree whole and at the left', () => {
    const camera = openingView({ left: 0, top: -200, right: 500, bottom: 200 }, { x: 60, y: 0 }, SIZE, 24, 0.6);
    expect(camera).toEqual({ x: 24, y: 300, scale: 1 });
  });

  it('opens a tree that is too high with the best suggestions in view', () => {
    const camera = openingView({ left: 0, top: 0, right: 500, bottom: 1200 }, { x: 60, y: 600 }, SIZE, 24, 0.6);
    expect(toScreen(camera, { x: 0, y: 0 })).toEqual({ x: 24, y: 24 });
  });

  it('never opens a tree without its root', () => {
    const camera = openingView({ left: 0, top: 0, right: 2000, bottom: 20_000 }, { x: 60, y: 9000 }, SIZE, 24, 0.6);
    expect(camera.scale).toBe(0.6);
    expect(toScreen(camera, { x: 0, y: 9000 })).toEqual({ x: 24, y: 450 });
  });

  it('moves as little as needed to show a node', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const inside = { left: 100, top: 100, right: 220, bottom: 220 };
    expect(reveal(camera, inside, SIZE, 16)).toBe(camera);
    const below = { left: 100, top: 580, right: 220, bottom: 700 };
    expect(reveal(camera, below, SIZE, 16)).toEqual({ x: 0, y: -116, scale: 1 });
    const left = { left: -300, top: 100, right: -180, bottom: 220 };
    expect(reveal(camera, left, SIZE, 16)).toEqual({ x: 316, y: 0, scale: 1 });
  });

  it('asks for a redraw after 150 px or a quarter in scale, not before', () => {
    const drawn = { x: 0, y: 0, scale: 1 };
    expect(needsRedraw(drawn, pan(drawn, { x: 149, y: -149 }))).toBe(false);
    expect(needsRedraw(drawn, pan(drawn, { x: 0, y: 151 }))).toBe(true);
    expect(needsRedraw(drawn, { x: 0, y: 0, scale: 1.24 })).toBe(false);
    expect(needsRedraw(drawn, { x: 0, y: 0, scale: 0.79 })).toBe(true);
  });
});
