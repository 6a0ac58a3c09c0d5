import type { Place } from '@retron/tree';
import { type Edge, edgesPath, type Span } from './edges.ts';
import type { TreeLayout } from './layout.ts';
import { atRest, isDone, positionAt, startTransition, type Transition } from './transition.ts';

/** Edges that are drawn as one path. */
export interface EdgePath {
  readonly element: SVGPathElement;
  readonly edges: readonly Edge[];
  readonly span: Span;
}

/**
 * Moves the drawn nodes and edges from layout to layout, straight in the document and past React: a frame costs as much as what is drawn.
 * React draws nodes at their final places; the animator overrules that while it runs.
 */
export class TreeAnimator {
  #transition: Transition;
  #frame = 0;
  readonly #edgePaths = new Set<EdgePath>();
  readonly #nodes = new Map<Place, SVGGElement>();

  constructor(layout: TreeLayout) {
    this.#transition = atRest(layout, 0);
  }

  get layout(): TreeLayout {
    return this.#transition.layout;
  }

  /** Begins the move to `layout`, from wherever things are now. */
  moveTo(layout: TreeLayout, moves: boolean): Transition {
    this.#transition = startTransition(this.#transition, layout, performance.now(), moves);
    return this.#transition;
  }

  /** Height at which a node stands now, also in the middle of a move; undefined if it is not in the tree. */
  heightOf(key: Place): number | undefined {
    return this.layout.byKey.has(key) ? positionAt(this.#transition, key, performance.now()).y : undefined;
  }

  attach(key: Place, element: SVGGElement): () => void {
    this.#nodes.set(key, element);
    return () => {
      if (this.#nodes.get(key) === element) this.#nodes.delete(key);
    };
  }

  attachEdges(path: EdgePath): () => void {
    this.#edgePaths.add(path);
    return () => {
      this.#edgePaths.delete(path);
    };
  }

  /** Puts everything drawn where it is now, and goes on until the move is over. Call after each drawing. */
  play(): void {
    cancelAnimationFrame(this.#frame);
    this.#draw();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  readonly #draw = () => {
    const now = performance.now();
    const { layout } = this.#transition;
    for (const [key, element] of this.#nodes) {
      if (!layout.byKey.has(key)) continue;
      const { x, y } = positionAt(this.#transition, key, now);
      change(element, 'transform', `translate(${x} ${y})`);
    }
    const positionOf = (key: Place) => positionAt(this.#transition, key, now);
    for (const { element, edges, span } of this.#edgePaths) change(element, 'd', edgesPath(edges, positionOf, span));
    if (!isDone(this.#transition, now)) this.#frame = requestAnimationFrame(this.#draw);
  };
}

/** What stays as it is need not be painted again. */
function change(element: SVGElement, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
