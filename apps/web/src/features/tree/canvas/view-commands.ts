import type { Place } from '@retron/tree';
import type { CanvasNode } from '../model/canvas-tree.ts';
import { fit, toScreen, zoomTo } from './camera.ts';
import type { Box, Point, Size } from './geometry.ts';
import type { ViewCommand } from './key-map.ts';
import type { TreeLayout } from './layout.ts';
import type { CameraView } from './use-camera.ts';
import type { useFollowing } from './use-following.ts';
import { ZOOM_STEP } from './ZoomControls.tsx';

interface ViewSituation {
  readonly camera: CameraView;
  readonly layout: TreeLayout;
  readonly following: ReturnType<typeof useFollowing>;
  readonly size: Size;
  readonly free: Box;
  readonly focusedKey: Place;
  readonly moves: boolean;
  /** Takes away what explains a node. */
  readonly dismiss: () => void;
  readonly onMagnify: () => void;
  /** @param at - on the screen */
  readonly onMenu: (node: CanvasNode, at: Point) => void;
}

/** Does what keys and buttons ask for to the view of the tree, around the node in focus. */
export function handlerOfViewCommands({
  camera,
  layout,
  following,
  size,
  free,
  focusedKey,
  moves,
  dismiss,
  onMagnify,
  onMenu,
}: ViewSituation) {
  return (command: ViewCommand) => {
    const focused = layout.byKey.get(focusedKey);
    const now = camera.current();
    const middle = { x: size.width / 2, y: size.height / 2 };
    switch (command) {
      case 'zoom-in':
      case 'zoom-out':
        camera.moveTo(zoomTo(now, now.scale * (command === 'zoom-in' ? ZOOM_STEP : 1 / ZOOM_STEP), middle), false);
        return;
      case 'actual-size':
        camera.moveTo(zoomTo(now, 1, focused ? toScreen(now, focused) : middle), moves);
        return;
      case 'fit':
        following.stay();
        camera.moveTo(fit(layout.bounds, free), moves);
        return;
      case 'magnify':
        onMagnify();
        return;
      case 'menu':
        dismiss();
        if (focused) onMenu(focused.node, toScreen(now, focused));
    }
  };
}
