import type { Place } from '@retron/tree';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { openingView, reveal, revealBranch, toScreen, windowOf } from './camera.ts';
import { COLUMN_PITCH } from './columns.ts';
import type { Box, Point, Size } from './geometry.ts';
import { nodesIn } from './hit-test.ts';
import { boundsOf, boxOf, type PositionedNode, type TreeLayout } from './layout.ts';
import { childrenOf } from './navigation.ts';
import type { CameraView } from './use-camera.ts';

/** A tree opens whole if that is at least this legible. */
const SMALLEST_OPENING_SCALE = 0.85;
/** World units of the target and the first column of its fan, with the pills beside it. */
const FIRST_FAN_WIDTH = COLUMN_PITCH + 120 + 40;

/** What the view keeps to while the tree grows, until the reader pans, zooms or acts on a node. */
type Goal = { readonly kind: 'opening' } | { readonly kind: 'branch'; readonly key: Place };

export interface Following {
  /** Looks at the tree as it was opened, also while it grows. */
  open(): void;
  /** The node and what hangs on it, once that is there. */
  showBranch(key: Place): void;
  /** The node alone. */
  showNode(key: Place): void;
  /** The view stays where it is. */
  stay(): void;
}

export interface FollowingInput {
  readonly camera: CameraView;
  readonly layout: TreeLayout;
  readonly size: Size;
  /** The part of the canvas, in screen pixels, that nothing lies over. */
  readonly frame: Box;
  readonly rootKey: Place;
  readonly focusedKey: Place;
  readonly moves: boolean;
}

/** Keeps in view what the reader is about: the tree as it opens, or a branch that was opened. */
export function useFollowing(input: FollowingInput): Following {
  const latest = useRef(input);
  latest.current = input;
  const goal = useRef<Goal | null>({ kind: 'opening' });
  const {
    camera: { onGesture },
    layout,
    size,
  } = input;

  useEffect(
    () =>
      onGesture(() => {
        goal.current = null;
      }),
    [onGesture],
  );

  const follow = useCallback((glides: boolean) => {
    const now = latest.current;
    if (now.size.width === 0 || goal.current === null) return;
    if (goal.current.kind === 'opening') lookAtOpening(now, glides);
    else if (lookAtBranch(now, goal.current.key, glides)) goal.current = null;
  }, []);

  const isOpened = useRef(false);
  const drawnWith = useRef<{ readonly layout: TreeLayout; readonly size: Size } | null>(null);
  useEffect(() => {
    if (size.width === 0) return;
    const before = drawnWith.current;
    drawnWith.current = { layout, size };
    const { moves, focusedKey, frame, camera: view } = latest.current;
    if (goal.current !== null) {
      follow(isOpened.current && moves);
      isOpened.current = true;
      return;
    }
    if (before === null) return;
    const focused = layout.byKey.get(focusedKey);
    if (before.size.width > size.width && focused) {
      // The panel took room: what it tells of stays in view.
      view.moveTo(reveal(view.current(), branchBox(layout, focused), frame), moves);
    } else if (before.layout !== layout && nodesIn(layout, windowOf(view.current(), size), 0, NOWHERE).length === 0) {
      lookAtOpening(latest.current, moves);
    }
  }, [layout, size, follow]);

  return useMemo(
    () => ({
      open: () => {
        goal.current = { kind: 'opening' };
        follow(latest.current.moves);
      },
      showBranch: (key: Place) => {
        goal.current = { kind: 'branch', key };
        follow(latest.current.moves);
        // What is on its way is followed when it comes; what is there already may change with this very command.
        goal.current = { kind: 'branch', key };
      },
      showNode: (key: Place) => {
        const { layout: now, frame, moves } = latest.current;
        const placed = now.byKey.get(key);
        if (placed) latest.current.camera.moveTo(reveal(latest.current.camera.current(), boxOf(placed), frame), moves);
      },
      stay: () => {
        goal.current = null;
      },
    }),
    [follow],
  );
}

const NOWHERE: ReadonlyMap<Place, Point> = new Map();

function lookAtOpening({ camera, layout, frame, rootKey, focusedKey, moves }: FollowingInput, glides: boolean): void {
  const root = layout.byKey.get(rootKey);
  if (!root) return;
  const opening = openingView(layout.bounds, root, frame, SMALLEST_OPENING_SCALE, FIRST_FAN_WIDTH);
  const focused = layout.byKey.get(focusedKey);
  const view = focused && focused !== root ? revealBranch(opening, branchBox(layout, focused), boxOf(focused), frame) : opening;
  camera.moveTo(view, glides && moves);
}

/** Whether there was something to look at below the node. */
function lookAtBranch({ camera, layout, frame, moves }: FollowingInput, key: Place, glides: boolean): boolean {
  const placed = layout.byKey.get(key);
  if (!placed || childrenOf(placed.node).length === 0) return false;
  camera.moveTo(revealBranch(camera.current(), branchBox(layout, placed), boxOf(placed), frame), glides && moves);
  return true;
}

/** The node with its children and theirs: a structure with what it is made by and of. */
function branchBox(layout: TreeLayout, placed: PositionedNode): Box {
  const below = childrenOf(placed.node);
  const keys = [placed.key, ...below.map(({ key }) => key), ...below.flatMap((child) => childrenOf(child).map(({ key }) => key))];
  return boundsOf(keys.flatMap((key) => layout.byKey.get(key) ?? []));
}

/** Whether a box of the world lies within the frame of the screen. */
export function isWithin(camera: CameraView, box: Box, frame: Box): boolean {
  const upper = toScreen(camera.current(), { x: box.left, y: box.top });
  const lower = toScreen(camera.current(), { x: box.right, y: box.bottom });
  return upper.x >= frame.left && upper.y >= frame.top && lower.x <= frame.right && lower.y <= frame.bottom;
}
