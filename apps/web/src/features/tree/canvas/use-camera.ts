import { TREE_ANIMATION_MS } from '@retron/contract';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { between, type Camera, isSharp, movedFrom, needsPainting, needsRedraw, withinCell } from './camera.ts';
import { easeCubicOut } from './ease.ts';
import type { Size } from './geometry.ts';
import { listenToGestures } from './gestures.ts';

export interface CameraView {
  /** The camera as last drawn for: what is culled depends on it. Lags behind `current` by what `needsRedraw` allows. */
  readonly drawn: Camera;
  current(): Camera;
  /** @param moves - glide there; otherwise be there at once */
  moveTo(camera: Camera, moves: boolean): void;
  /** Told of every change, also the smallest. */
  subscribe(listener: () => void): () => void;
  /** Told when the reader begins to pan or zoom by hand. */
  onGesture(listener: () => void): () => void;
}

/** What is moved and painted. */
export interface CanvasLayers {
  readonly pane: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  readonly dotPane: RefObject<SVGSVGElement | null>;
  readonly dots: RefObject<SVGPatternElement | null>;
}

/** World units from dot to dot. */
export const DOT_PITCH = 24;

const START: Camera = { x: 0, y: 0, scale: 1 };

/** Elements that act on their own and must not start a pan. */
const OWN_CONTROLS = '[data-part]';

/**
 * Pan and zoom by pointer, wheel and touch: one `transform` for each event, and a new `drawn` only when other nodes come into view.
 *
 * What is painted stays painted: the browser keeps the panes as pixels and moves these, which costs it no painting. `world` and the dots have
 * the camera through which they were painted; they get a new one when the pixels have been made too large or small, and when the view comes
 * to rest. The dots have a pane of their own, as they repeat themselves without end.
 *
 * The panes are `svg` and not `g`, for the scale of a `g` has all texts in it laid out anew.
 */
export function useCamera(canvas: RefObject<HTMLElement | null>, { pane, world, dotPane, dots }: CanvasLayers, size: Size): CameraView {
  const [drawn, setDrawn] = useState(START);
  const now = useRef(START);
  const drawnFor = useRef(START);
  const painted = useRef(START);
  const canvasSize = useRef(size);
  canvasSize.current = size;
  const frame = useRef(0);
  const listeners = useRef(new Set<() => void>());
  const gestures = useRef(new Set<() => void>());

  const move = useCallback(
    (moved: Camera) => {
      pane.current?.style.setProperty('transform', moveOf(moved));
      dotPane.current?.style.setProperty('transform', moveOf(withinCell(moved, DOT_PITCH * painted.current.scale)));
    },
    [pane, dotPane],
  );
  const paint = useCallback(() => {
    const { x, y, scale } = now.current;
    painted.current = now.current;
    const transform = `translate(${x},${y}) scale(${scale})`;
    world.current?.setAttribute('transform', transform);
    dots.current?.setAttribute('patternTransform', transform);
    move({ x: 0, y: 0, scale: 1 });
  }, [world, dots, move]);
  const show = useCallback(
    (camera: Camera) => {
      now.current = camera;
      const moved = movedFrom(painted.current, camera);
      if (needsPainting(moved)) paint();
      else move(moved);
      for (const listener of listeners.current) listener();
      if (!needsRedraw(drawnFor.current, camera, canvasSize.current)) return;
      drawnFor.current = camera;
      setDrawn(camera);
    },
    [move, paint],
  );
  const rest = useCallback(() => {
    if (!isSharp(movedFrom(painted.current, now.current))) paint();
    if (drawnFor.current === now.current) return;
    drawnFor.current = now.current;
    setDrawn(now.current);
  }, [paint]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const end = listenToGestures(element, {
      mayStart: startsGesture,
      camera: () => now.current,
      onStart: () => cancelAnimationFrame(frame.current),
      onMove: (camera) => {
        for (const listener of gestures.current) listener();
        show(camera);
      },
      onEnd: rest,
    });
    return () => {
      cancelAnimationFrame(frame.current);
      end();
    };
  }, [canvas, show, rest]);

  const onGesture = useCallback((listener: () => void) => {
    gestures.current.add(listener);
    return () => {
      gestures.current.delete(listener);
    };
  }, []);
  return useMemo(
    () => ({
      drawn,
      current: () => now.current,
      moveTo: (camera: Camera, moves: boolean) => {
        cancelAnimationFrame(frame.current);
        if (!moves) {
          show(camera);
          rest();
          return;
        }
        const from = now.current;
        const startedAt = performance.now();
        const glide = () => {
          const share = Math.min(1, (performance.now() - startedAt) / TREE_ANIMATION_MS);
          show(between(from, camera, easeCubicOut(share)));
          if (share < 1) frame.current = requestAnimationFrame(glide);
          else rest();
        };
        glide();
      },
      subscribe: (listener: () => void) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
      onGesture,
    }),
    [drawn, show, rest, onGesture],
  );
}

function moveOf({ x, y, scale }: Camera): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Left button, wheel and touch, but not on the pills and boxes of nodes; Ctrl with the wheel is a pinch on a touchpad. */
function startsGesture(event: PointerEvent | WheelEvent): boolean {
  if (event.type === 'wheel') return true;
  if (event.target instanceof Element && event.target.closest(OWN_CONTROLS)) return false;
  return !event.ctrlKey && event.button === 0;
}
