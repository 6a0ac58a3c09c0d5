import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Camera, toScreen, toWorld } from './camera.ts';
import { draggedBy, listenToGestures, wheelFactor } from './gestures.ts';

describe('what a gesture does to the view', () => {
  it('moves with one pointer', () => {
    expect(draggedBy({ x: 10, y: 20, scale: 2 }, [{ x: 5, y: 5 }], [{ x: 8, y: 1 }])).toEqual({ x: 13, y: 16, scale: 2 });
  });

  it('keeps what is under two fingers under them', () => {
    const camera = { x: 10, y: 20, scale: 1.5 };
    const before = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    const after = [
      { x: 80, y: 150 },
      { x: 280, y: 150 },
    ];
    const moved = draggedBy(camera, before, after);
    expect(moved.scale).toBeCloseTo(3, 10);
    for (const [which, point] of before.entries()) {
      const stays = toScreen(moved, toWorld(camera, point));
      expect(stays.x).toBeCloseTo(after[which]?.x ?? Number.NaN, 8);
      expect(stays.y).toBeCloseTo(after[which]?.y ?? Number.NaN, 8);
    }
  });

  it('zooms by pixels, lines and pages of the wheel, and tenfold for a pinch', () => {
    expect(wheelFactor({ deltaY: -500, deltaMode: 0, ctrlKey: false })).toBe(2);
    expect(wheelFactor({ deltaY: -20, deltaMode: 1, ctrlKey: false })).toBe(2);
    expect(wheelFactor({ deltaY: 1, deltaMode: 2, ctrlKey: false })).toBe(0.5);
    expect(wheelFactor({ deltaY: -50, deltaMode: 0, ctrlKey: true })).toBe(2);
  });
});

describe('gestures on an element', () => {
  let element: HTMLElement;
  let camera: Camera;
  let end: () => void;
  const onStart = vi.fn();
  const onEnd = vi.fn();
  const onClick = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    element = document.body.appendChild(document.createElement('div'));
    element.addEventListener('click', onClick);
    camera = { x: 0, y: 0, scale: 1 };
    end = listenToGestures(element, {
      mayStart: ({ target }) => target === element,
      camera: () => camera,
      onStart,
      onMove: (moved) => {
        camera = moved;
      },
      onEnd,
    });
  });
  afterEach(() => {
    end();
    element.remove();
    vi.useRealTimers();
  });

  const point = (type: string, x: number, y: number, on: EventTarget = element) =>
    on.dispatchEvent(Object.assign(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }), { pointerId: 1 }));
  const click = () => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  it('follows a pointer that is down, also outside the element, and no longer', () => {
    point('pointermove', 30, 30);
    expect(camera).toEqual({ x: 0, y: 0, scale: 1 });
    point('pointerdown', 10, 10);
    point('pointermove', 15, 12);
    point('pointermove', 40, 50, window);
    expect(camera).toEqual({ x: 30, y: 40, scale: 1 });
    expect(onEnd).not.toHaveBeenCalled();
    point('pointerup', 40, 50, window);
    expect(onStart).toHaveBeenCalledTimes(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    point('pointermove', 90, 90);
    expect(camera).toEqual({ x: 30, y: 40, scale: 1 });
  });

  it('takes a press that moved nothing for a click, and one that did for none', () => {
    point('pointerdown', 10, 10);
    point('pointerup', 10, 10);
    click();
    expect(onClick).toHaveBeenCalledTimes(1);
    point('pointerdown', 10, 10);
    point('pointermove', 20, 10);
    point('pointerup', 20, 10);
    click();
    expect(onClick).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    click();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('zooms about the pointer by the wheel and rests afterwards', () => {
    const turn = new WheelEvent('wheel', { deltaY: -500, clientX: 100, clientY: 60, bubbles: true, cancelable: true });
    element.dispatchEvent(turn);
    expect(camera).toEqual({ x: -100, y: -60, scale: 2 });
    expect(turn.defaultPrevented).toBe(true);
    expect(onEnd).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('leaves what acts on its own alone', () => {
    const control = element.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
    point('pointerdown', 10, 10, control);
    point('pointermove', 20, 10);
    expect(onStart).not.toHaveBeenCalled();
    expect(camera).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('hears nothing after its end', () => {
    end();
    point('pointerdown', 10, 10);
    point('pointermove', 20, 10);
    expect(camera).toEqual({ x: 0, y: 0, scale: 1 });
  });
});
