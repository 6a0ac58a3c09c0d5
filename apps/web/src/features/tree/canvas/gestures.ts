import { type Camera, pan, zoomTo } from './camera.ts';
import type { Point } from './geometry.ts';

export interface GestureListener {
  /** Whether what was pressed or turned may move the view: not where a control acts on its own. */
  mayStart(event: PointerEvent | WheelEvent): boolean;
  camera(): Camera;
  /** Before the first move of a gesture, and before every turn of the wheel. */
  onStart(): void;
  onMove(camera: Camera): void;
  /** The pointers are lifted, or the wheel rests. */
  onEnd(): void;
}

/** Doublings of the scale for a unit of the wheel's three ways to count: pixels, lines, pages. */
const WHEEL_UNITS = [0.002, 0.05, 1] as const;
/** A pinch on a touchpad comes as turns of the wheel, ten times as small. */
const PINCH_FACTOR = 10;
/** Milliseconds without a turn after which the wheel rests. */
const WHEEL_REST_MS = 150;

/** Pans by mouse, pen or one finger, zooms by wheel and by two fingers. Returns what ends it. */
export function listenToGestures(element: HTMLElement, listener: GestureListener): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  /** Where the pointers that are down were last, from the corner of the element; by their number. */
  const down = new Map<number, Point>();
  let hasMoved = false;
  let rest = 0;

  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const handleDown = (event: PointerEvent) => {
    if (!listener.mayStart(event)) return;
    if (down.size === 0) {
      hasMoved = false;
      listener.onStart();
    }
    down.set(event.pointerId, placeOf(event));
  };
  const handleMove = (event: PointerEvent) => {
    if (!down.has(event.pointerId)) return;
    const before = firstTwo(down);
    down.set(event.pointerId, placeOf(event));
    const after = firstTwo(down);
    if (before.every(({ x, y }, which) => x === after[which]?.x && y === after[which]?.y)) return;
    hasMoved = true;
    listener.onMove(draggedBy(listener.camera(), before, after));
  };
  const handleUp = ({ pointerId }: PointerEvent) => {
    if (!down.delete(pointerId) || down.size > 0) return;
    listener.onEnd();
    if (hasMoved) swallowClick(signal);
  };
  const handleWheel = (event: WheelEvent) => {
    if (!listener.mayStart(event)) return;
    event.preventDefault();
    listener.onStart();
    const camera = listener.camera();
    listener.onMove(zoomTo(camera, camera.scale * wheelFactor(event), placeOf(event)));
    clearTimeout(rest);
    rest = window.setTimeout(listener.onEnd, WHEEL_REST_MS);
  };
  const handleSelection = (event: Event) => {
    if (down.size > 0) event.preventDefault();
  };
  element.addEventListener('pointerdown', handleDown, { signal });
  element.addEventListener('wheel', handleWheel, { signal, passive: false });
  element.addEventListener('dragstart', handleSelection, { signal });
  element.addEventListener('selectstart', handleSelection, { signal });
  // A pointer may leave the canvas while it is down. Capturing it instead would take the clicks from the nodes.
  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', handleUp, { signal });
  window.addEventListener('pointercancel', handleUp, { signal });
  return () => {
    clearTimeout(rest);
    ends.abort();
  };
}

/** What one turn of the wheel multiplies the scale by. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  return 2 ** (-deltaY * (WHEEL_UNITS[deltaMode] ?? 1) * (ctrlKey ? PINCH_FACTOR : 1));
}

/** The world points under the pointers stay under them: one pans, two zoom about the point between them too. */
export function draggedBy(camera: Camera, before: readonly Point[], after: readonly Point[]): Camera {
  const from = middle(before);
  const to = middle(after);
  const panned = pan(camera, { x: to.x - from.x, y: to.y - from.y });
  const apart = distance(before);
  return apart === 0 ? panned : zoomTo(panned, (camera.scale * distance(after)) / apart, to);
}

/** A third finger moves nothing. */
function firstTwo(down: ReadonlyMap<number, Point>): readonly Point[] {
  return [...down.values()].slice(0, 2);
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function distance([first, second]: readonly Point[]): number {
  return first === undefined || second === undefined ? 0 : Math.hypot(second.x - first.x, second.y - first.y);
}

/** The click that follows the end of a drag is none on what is under the pointer. */
function swallowClick(signal: AbortSignal) {
  const swallowing = new AbortController();
  const both = AbortSignal.any([signal, swallowing.signal]);
  window.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true, signal: both });
  // Where no click follows, the next one is meant.
  setTimeout(() => swallowing.abort(), 0);
}
