import { describe, expect, it } from 'vitest';
import {
  type Camera,
  canFit,
  clampScale,
  drawnMargin,
  fit,
  isSharp,
  movedFrom,
  needsPainting,
  needsRedraw,
  openingView,
  pan,
  reveal,
  revealBranch,
  toScreen,
  toWorld,
  windowOf,
  withinCell,
  zoomTo,
} from './camera.ts';

const SIZE = { width: 800, height: 600 };
const frame = (padding: number) => ({ left: padding, top: padding, right: 800 - padding, bottom: 600 - padding });

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
    const camera = fit(bounds, frame(20));
    expect(camera.scale).toBeCloseTo(560 / 2000);
    const window = windowOf(camera, SIZE);
    expect(window.top).toBeLessThan(bounds.top);
    expect(window.left).toBeLessThan(bounds.left);
    expect((window.left + window.right) / 2).toBeCloseTo(1000);
    expect((window.top + window.bottom) / 2).toBeCloseTo(0);
  });

  it('never enlarges a small tree beyond 100 %', () => {
    expect(fit({ left: 0, top: 0, right: 120, bottom: 120 }, frame(20)).scale).toBe(1);
  });

  it('opens a small tree whole, not far from the left', () => {
    expect(openingView({ left: 0, top: -200, right: 700, bottom: 200 }, { x: 60, y: 0 }, frame(24), 0.6, 372)).toEqual({
      x: 50,
      y: 300,
      scale: 1,
    });
    expect(openingView({ left: 0, top: -200, right: 300, bottom: 200 }, { x: 60, y: 0 }, frame(24), 0.6, 372).x).toBe(144);
  });

  it('opens a tree that is too high at 100 % with the best suggestions in view', () => {
    const camera = openingView({ left: 0, top: 0, right: 500, bottom: 1200 }, { x: 60, y: 400 }, frame(24), 0.6, 372);
    expect(camera).toEqual({ x: 24, y: 24, scale: 1 });
  });

  it('never opens a tree without its root', () => {
    const camera = openingView({ left: 0, top: 0, right: 2000, bottom: 20_000 }, { x: 60, y: 9000 }, frame(24), 0.6, 372);
    expect(camera.scale).toBe(1);
    expect(toScreen(camera, { x: 0, y: 9000 })).toEqual({ x: 24, y: 438 });
  });

  it('opens a large tree on a narrow screen so that its first fan fits the width', () => {
    const narrow = { left: 20, top: 20, right: 340, bottom: 700 };
    const camera = openingView({ left: 0, top: 0, right: 2000, bottom: 20_000 }, { x: 60, y: 9000 }, narrow, 0.6, 400);
    expect(camera.scale).toBeCloseTo(0.8);
  });

  it('tells when the smallest scale does not show all', () => {
    expect(canFit({ left: 0, top: 0, right: 15_000, bottom: 11_000 }, frame(20))).toBe(true);
    expect(canFit({ left: 0, top: 0, right: 15_000, bottom: 11_500 }, frame(20))).toBe(false);
  });

  it('shows a branch whole, smaller where it must, but never without the node it hangs on', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const node = { left: 400, top: 300, right: 520, bottom: 420 };
    const fits = { left: 400, top: 200, right: 900, bottom: 500 };
    expect(revealBranch(camera, fits, node, frame(20))).toEqual({ x: -120, y: 0, scale: 1 });
    const high = { left: 400, top: 0, right: 900, bottom: 700 };
    const smaller = revealBranch(camera, high, node, frame(20));
    expect(smaller.scale).toBeCloseTo(0.8);
    const huge = revealBranch(camera, { left: 400, top: -9000, right: 900, bottom: 9000 }, node, frame(20));
    expect(huge.scale).toBe(0.6);
    const shown = toScreen(huge, { x: 400, y: 360 });
    expect(shown.x).toBeGreaterThanOrEqual(20);
    expect(shown.y).toBeGreaterThanOrEqual(20);
    expect(shown.y).toBeLessThanOrEqual(580);
  });

  it('moves as little as needed to show a node', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const inside = { left: 100, top: 100, right: 220, bottom: 220 };
    expect(reveal(camera, inside, frame(16))).toBe(camera);
    const below = { left: 100, top: 580, right: 220, bottom: 700 };
    expect(reveal(camera, below, frame(16))).toEqual({ x: 0, y: -116, scale: 1 });
    const left = { left: -300, top: 100, right: -180, bottom: 220 };
    expect(reveal(camera, left, frame(16))).toEqual({ x: 316, y: 0, scale: 1 });
  });

  it('asks for a redraw once three quarters of what is drawn beyond an edge may come into view, not before', () => {
    const drawn = { x: -40, y: 25, scale: 0.5 };
    expect([drawnMargin(SIZE), drawnMargin({ width: 300, height: 200 })]).toEqual([200, 160]);
    const asks = (now: Camera) => needsRedraw(drawn, now, SIZE);
    expect([149, 151, -149, -151].map((x) => asks(pan(drawn, { x, y: 0 })))).toEqual([false, true, false, true]);
    expect([149, 151, -149, -151].map((y) => asks(pan(drawn, { x: 0, y })))).toEqual([false, true, false, true]);
  });

  it('counts the margin when it zooms too, and asks when most of what is drawn is out of sight', () => {
    const drawn = { x: 0, y: 0, scale: 1 };
    const zoomed = (scale: number) => needsRedraw(drawn, zoomTo(drawn, scale, { x: 400, y: 300 }), SIZE);
    // A canvas of 800 pixels that shows 1100 of the pixels drawn is zoomed out to 8/11.
    expect([0.72, 0.73, 1, 2.49, 2.51].map(zoomed)).toEqual([true, false, false, false, true]);
  });
});

describe('what was painted', () => {
  const painted = { x: 40, y: -10, scale: 0.5 };

  it('shows every point where the new view has it', () => {
    const now = zoomTo(painted, 0.6, { x: 300, y: 200 });
    const world = { x: 123, y: 456 };
    const before = toScreen(painted, world);
    const after = toScreen(movedFrom(painted, now), before);
    expect(after.x).toBeCloseTo(toScreen(now, world).x);
    expect(after.y).toBeCloseTo(toScreen(now, world).y);
  });

  it('is moved by whole pixels, and stays sharp as long as it is only moved', () => {
    const moved = movedFrom(painted, pan(painted, { x: 10.4, y: -3.6 }));
    expect(moved).toEqual({ x: 10, y: -4, scale: 1 });
    expect(isSharp(moved)).toBe(true);
    expect(isSharp(movedFrom(painted, zoomTo(painted, 0.51, { x: 0, y: 0 })))).toBe(false);
  });

  it('is painted anew on the way once it is two and a half times too large or half too small', () => {
    const zoomed = (scale: number) => needsPainting(movedFrom(painted, zoomTo(painted, scale, { x: 0, y: 0 })));
    expect([0.24, 0.26, 0.5, 1.24, 1.26].map(zoomed)).toEqual([true, false, false, false, true]);
  });

  it('lies no further off than half a cell where it repeats itself', () => {
    expect(withinCell({ x: 1203, y: -1195, scale: 1 }, 24)).toEqual({ x: 3, y: 5, scale: 1 });
    const { x, y } = withinCell({ x: 500, y: -77, scale: 0.8 }, 20);
    expect([x, y].map((at) => Math.abs(at) <= 8)).toEqual([true, true]);
    expect((500 - x) / 16).toBeCloseTo(Math.round((500 - x) / 16));
  });
});
