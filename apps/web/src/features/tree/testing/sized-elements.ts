/** jsdom lays nothing out: tells everything that asks for its size that it is as large as a usual canvas. Imported for its effect. */
const RECTANGLE = { x: 0, y: 0, left: 0, top: 0, width: 1000, height: 2000, right: 1000, bottom: 2000, toJSON: () => ({}) };

window.ResizeObserver = class implements ResizeObserver {
  readonly #onResize: ResizeObserverCallback;
  constructor(onResize: ResizeObserverCallback) {
    this.#onResize = onResize;
  }
  observe(target: Element): void {
    this.#onResize([{ target, contentRect: RECTANGLE, borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] }], this);
  }
  unobserve(): void {}
  disconnect(): void {}
};

for (const side of ['clientWidth', 'offsetWidth'] as const)
  Object.defineProperty(HTMLElement.prototype, side, { get: () => RECTANGLE.width });
for (const side of ['clientHeight', 'offsetHeight'] as const)
  Object.defineProperty(HTMLElement.prototype, side, { get: () => RECTANGLE.height });
Element.prototype.getBoundingClientRect = () => RECTANGLE as DOMRect;
// Nor does it draw.
HTMLCanvasElement.prototype.getContext = () => null;
