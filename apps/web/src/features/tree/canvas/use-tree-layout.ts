import type { Place } from '@retron/tree';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CanvasStructure } from '../model/canvas-tree.ts';
import { TreeAnimator } from './animator.ts';
import type { Point } from './geometry.ts';
import { type FanRoom, layoutTree, type PositionedNode, type TreeLayout } from './layout.ts';
import { LEAVE_MS } from './transition.ts';

export interface LaidOutTree {
  readonly animator: TreeAnimator;
  readonly layout: TreeLayout;
  /** Where nodes come from in the move that led to this layout. */
  readonly from: ReadonlyMap<Place, Point>;
  /** Nodes that fade out now. */
  readonly leaving: readonly PositionedNode[];
}

/**
 * The layout of `root`, moving from layout to layout.
 *
 * @param anchor - the node the reader acted on last: it keeps its place on the screen
 */
export function useTreeLayout(root: CanvasStructure, anchor: RefObject<Place | null>, moves: boolean, room: FanRoom): LaidOutTree {
  const [state, setState] = useState<LaidOutTree>(() => {
    const layout = layoutTree(root, undefined, room);
    return { animator: new TreeAnimator(layout), layout, from: new Map(), leaving: [] };
  });
  const { animator } = state;
  const laidOut = useRef({ root, room });

  useLayoutEffect(() => {
    if (laidOut.current.root === root && laidOut.current.room === room) return;
    laidOut.current = { root, room };
    const held = [anchor.current, root.key].find((key) => key !== null && animator.heightOf(key) !== undefined);
    const height = held == null ? undefined : animator.heightOf(held);
    const layout = layoutTree(root, held != null && height !== undefined ? { key: held, y: height } : undefined, room);
    const { from, leaving } = animator.moveTo(layout, moves);
    setState({ animator, layout, from, leaving });
  }, [root, room, anchor, moves, animator]);

  const { leaving } = state;
  useEffect(() => {
    if (leaving.length === 0) return;
    const timer = setTimeout(() => setState((current) => (current.leaving === leaving ? { ...current, leaving: [] } : current)), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  useEffect(() => () => animator.stop(), [animator]);
  return state;
}
