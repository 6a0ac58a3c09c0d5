import { TREE_ANIMATION_MS } from '@retron/contract';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { between, type Camera, needsRedraw } from './camera.ts';
import { easeCubicOut } from './ease.ts';
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

const START: Camera = { x: 0, y: 0, scale: 1 };

/** Elements that act on their own and must not start a pan. */
const OWN_CONTROLS = '[data-part]';

/**
 * Pan and zoom by pointer, wheel and touch: one `transform` on `world` for each event, and a new `drawn` only when other nodes come into view.
 */
export function useCamera(
  canvas: RefObject<SVGSVGElement | null>,
  world: RefObject<SVGGElement | null>,
  dots: RefObject<SVGPatternElement | null>,
): CameraView {
  const [drawn, setDrawn] = useState(START);
  const now = useRef(START);
  const drawnFor = useRef(START);
  const frame = useRef(0);
  const listeners = useRef(new Set<() => void>());
  const gestures = useRef(new Set<() => void>());

  const show = useCallback(
    (camera: Camera) => {
      now.current = camera;
      const transform = `translate(${camera.x},${camera.y}) scale(${camera.scale})`;
      world.current?.setAttribute('transform', transform);
      dots.current?.setAttribute('patternTransform', transform);
      for (const listener of listeners.current) listener();
      if (!needsRedraw(drawnFor.current, camera)) return;
      drawnFor.current = camera;
      setDrawn(camera);
    },
    [world, dots],
  );
  const rest = useCallback(() => {
    if (drawnFor.current === now.current) return;
    drawnFor.current = now.current;
    setDrawn(now.current);
  }, []);

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

/** Left button, wheel and touch, but not on the pills and boxes of nodes; Ctrl with the wheel is a pinch on a touchpad. */
function startsGesture(event: PointerEvent | WheelEvent): boolean {
  if (event.type === 'wheel') return true;
  if (event.target instanceof Element && event.target.closest(OWN_CONTROLS)) return false;
  return !event.ctrlKey && event.button === 0;
}
