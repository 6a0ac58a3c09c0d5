import { TREE_ANIMATION_MS, TREE_ZOOM } from '@retron/contract';
import { easeCubicOut } from 'd3-ease';
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { between, type Camera, needsRedraw } from './camera.ts';

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
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  const frame = useRef(0);
  const listeners = useRef(new Set<() => void>());
  const gestures = useRef(new Set<() => void>());

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([TREE_ZOOM.min, TREE_ZOOM.max])
      .extent(() => wholeOf(element))
      .filter((event: Event) => startsGesture(event))
      .on('start', ({ sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) cancelAnimationFrame(frame.current);
      })
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) for (const listener of gestures.current) listener();
        const camera = { x: transform.x, y: transform.y, scale: transform.k };
        now.current = camera;
        world.current?.setAttribute('transform', transform.toString());
        dots.current?.setAttribute('patternTransform', transform.toString());
        for (const listener of listeners.current) listener();
        if (!needsRedraw(drawnFor.current, camera)) return;
        drawnFor.current = camera;
        setDrawn(camera);
      })
      .on('end', () => {
        if (drawnFor.current === now.current) return;
        drawnFor.current = now.current;
        setDrawn(now.current);
      });
    behaviour.current = zooming;
    const selection = select(element).call(zooming).on('dblclick.zoom', null);
    return () => {
      cancelAnimationFrame(frame.current);
      selection.on('.zoom', null);
      behaviour.current = null;
    };
  }, [canvas, world, dots]);

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
      moveTo: ({ x, y, scale }: Camera, moves: boolean) => {
        const element = canvas.current;
        if (!element || !behaviour.current) return;
        cancelAnimationFrame(frame.current);
        const selection = select(element);
        const show = (camera: Camera) =>
          behaviour.current?.transform(selection, zoomIdentity.translate(camera.x, camera.y).scale(camera.scale));
        if (!moves) {
          show({ x, y, scale });
          return;
        }
        const from = now.current;
        const startedAt = performance.now();
        const glide = () => {
          const share = Math.min(1, (performance.now() - startedAt) / TREE_ANIMATION_MS);
          show(between(from, { x, y, scale }, easeCubicOut(share)));
          if (share < 1) frame.current = requestAnimationFrame(glide);
        };
        glide();
      },
      subscribe: (listener: () => void) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
      onGesture,
    }),
    [canvas, drawn, onGesture],
  );
}

/** The gesture's frame: the canvas as it is laid out, for its drawing has no size of its own. */
function wholeOf(element: SVGSVGElement): [[number, number], [number, number]] {
  return [
    [0, 0],
    [element.clientWidth, element.clientHeight],
  ];
}

/** Left button, wheel and touch, but not on the pills and boxes of nodes; Ctrl with the wheel is a pinch on a touchpad. */
function startsGesture(event: Event): boolean {
  if (event.target instanceof Element && event.target.closest(OWN_CONTROLS) && event.type !== 'wheel') return false;
  const { ctrlKey, button } = event as MouseEvent;
  return (!ctrlKey || event.type === 'wheel') && !button;
}
