import { useElementSize, useReducedMotion } from '@mantine/hooks';
import type { Place } from '@retron/tree';
import { type KeyboardEvent, lazy, type MouseEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { PartBoundary } from '../../../shared/failures/PartBoundary.tsx';
import * as texts from '../../../texts/tree/canvas.ts';
import type { CanvasNode, CanvasStructure } from '../model/canvas-tree.ts';
import { type NodeCommand, opensBranch } from '../model/commands.ts';
import type { EntryAction } from '../model/menu-entries.ts';
import { canFit, drawnMargin, toWorld, windowOf } from './camera.ts';
import { commandOfPart } from './command-of-part.ts';
import { EdgeLayer } from './EdgeLayer.tsx';
import { edgesIn, spanOf } from './edges.ts';
import { FrameLayer } from './FrameLayer.tsx';
import { freeFrame, LEGEND_ROOM_PX, NARROW_PX } from './free-frame.ts';
import type { Point } from './geometry.ts';
import { nodeAt, nodesIn } from './hit-test.ts';
import { meaningOf } from './key-map.ts';
import { Legend } from './Legend.tsx';
import { detailAt } from './level-of-detail.ts';
import { NodeLayer } from './NodeLayer.tsx';
import { partUnder } from './node-parts.ts';
import type { PictureSource } from './picture-source.ts';
import classes from './TreeCanvas.module.css';
import { TreeMap } from './TreeMap.tsx';
import { elementId } from './TreeNode.tsx';
import { DOT_PITCH, useCamera } from './use-camera.ts';
import { useClicks } from './use-clicks.ts';
import { useFanRoom } from './use-fan-room.ts';
import { useFollowing } from './use-following.ts';
import { useHover } from './use-hover.ts';
import { useTreeLayout } from './use-tree-layout.ts';
import { handlerOfViewCommands } from './view-commands.ts';
import { ZoomControls } from './ZoomControls.tsx';

const NodeMenu = lazy(async () => ({ default: (await import('./NodeMenu.tsx')).NodeMenu }));
const NodeTips = lazy(async () => ({ default: (await import('./NodeTips.tsx')).NodeTips }));

export interface TreeCanvasHandle {
  /** Looks at the tree as it was opened, also while it grows. */
  open(): void;
  /** A node and what hangs on it, once that is there. */
  showBranch(key: Place): void;
  focus(): void;
}

export interface TreeCanvasProps {
  readonly root: CanvasStructure;
  readonly pictureOf: PictureSource;
  readonly focusedKey: Place;
  /** The suggestion in the evidence panel. */
  readonly openKey: Place | null;
  readonly canStep: boolean;
  readonly isBusy: boolean;
  readonly mayContinue: boolean;
  /** See `MenuSituation`. */
  readonly mayComplete?: boolean;
  /** Screen pixels at the top that something lies over. */
  readonly coveredTop?: number;
  readonly onCommand: (command: NodeCommand) => void;
  readonly ref?: Ref<TreeCanvasHandle>;
}

/** The tree of suggestions: pan, zoom, keys, pointer, menu. Pure decisions are in camera, layout, hit-test and the model; this draws. */
export function TreeCanvas({
  root,
  pictureOf,
  focusedKey,
  openKey,
  canStep,
  isBusy,
  mayContinue,
  mayComplete = false,
  coveredTop = 0,
  onCommand,
  ref,
}: TreeCanvasProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const pane = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const dotPane = useRef<SVGSVGElement>(null);
  const dots = useRef<SVGPatternElement>(null);
  const { ref: frame, width, height } = useElementSize();
  const size = useMemo(() => ({ width, height }), [width, height]);
  const moves = !useReducedMotion();
  const anchor = useRef<Place | null>(null);
  const camera = useCamera(drawing, { pane, world, dotPane, dots }, size);
  const room = useFanRoom();
  const { animator, layout, from, leaving } = useTreeLayout(root, anchor, moves, room);
  const { hovered, explained, hover, explain, dismiss, press } = useHover();
  const { click } = useClicks();
  const [menu, setMenu] = useState<{ readonly node: CanvasNode; readonly at: Point; readonly isByKey: boolean } | null>(null);

  const free = useMemo(() => freeFrame(size, coveredTop), [size, coveredTop]);
  const following = useFollowing({ camera, layout, size, frame: free, rootKey: root.key, focusedKey, moves });
  useImperativeHandle(
    ref,
    () => ({
      open: following.open,
      showBranch: following.showBranch,
      focus: () => drawing.current?.focus({ preventScroll: true }),
    }),
    [following],
  );

  const byPointer = useRef(true);
  const shown = useRef(focusedKey);
  useEffect(() => {
    if (shown.current === focusedKey || !layout.byKey.has(focusedKey) || size.width === 0) return;
    shown.current = focusedKey;
    if (!byPointer.current) following.showNode(focusedKey);
    byPointer.current = false;
  }, [focusedKey, layout, size, following]);

  useEffect(() => camera.subscribe(dismiss), [camera, dismiss]);

  const explainedNode = explained === null ? undefined : layout.byKey.get(explained);
  const detail = detailAt(camera.drawn.scale);
  const view = useMemo(() => windowOf(camera.drawn, size), [camera.drawn, size]);
  const margin = drawnMargin(size) / camera.drawn.scale;
  const nodes = useMemo(() => nodesIn(layout, view, margin, from), [layout, view, margin, from]);
  const span = useMemo(() => spanOf(view, margin), [view, margin]);
  const edges = useMemo(() => edgesIn(layout, view, margin), [layout, view, margin]);

  const send = (command: NodeCommand) => {
    anchor.current = command.key;
    if (opensBranch(command)) following.showBranch(command.key);
    else following.stay();
    onCommand(command);
  };
  const pointOf = (event: MouseEvent): Point => {
    const corner = drawing.current?.getBoundingClientRect();
    return { x: event.clientX - (corner?.left ?? 0), y: event.clientY - (corner?.top ?? 0) };
  };
  const nodeUnder = (event: MouseEvent) => {
    const { key, part } = partUnder(event.target);
    const now = camera.current();
    const placed = (key !== null && layout.byKey.get(key)) || nodeAt(layout, toWorld(now, pointOf(event)), now.scale);
    return { node: placed ? placed.node : null, part };
  };
  const handleClick = (event: MouseEvent) => {
    const { node, part } = nodeUnder(event);
    drawing.current?.focus({ preventScroll: true });
    if (!node) return;
    byPointer.current = true;
    press(pointOf(event));
    if (node.kind !== 'more') onCommand({ kind: 'focus', key: node.key });
    if (!canStep && (part === 'previous' || part === 'next' || part === 'spread')) return;
    const act = () => send(commandOfPart(node, part));
    if (part !== null || node.kind === 'more') act();
    else if (node.kind === 'structure') click(node.key, true, act, () => explain(node.key));
    else click(node.key, false, act, () => undefined);
  };
  const handleContextMenu = (event: MouseEvent) => {
    // A menu key opens the menu when it is pressed; the browser asks for one of its own when it is released.
    if (menu?.isByKey) {
      event.preventDefault();
      return;
    }
    if (!drawing.current?.contains(event.target as Node)) return;
    const { node } = nodeUnder(event);
    if (!node) return;
    event.preventDefault();
    byPointer.current = true;
    onCommand({ kind: 'focus', key: node.key });
    press(pointOf(event));
    setMenu({ node, at: pointOf(event), isByKey: false });
  };

  const handleViewCommand = handlerOfViewCommands({
    ...{ camera, layout, following, size, free, focusedKey, moves, dismiss },
    onMagnify: () => explain(explained === focusedKey ? null : focusedKey),
    onMenu: (node, at) => setMenu({ node, at, isByKey: true }),
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    const focused = layout.byKey.get(focusedKey);
    if (event.key === 'Escape') dismiss();
    if (!focused) return;
    const meaning = meaningOf(
      { key: event.key, shiftKey: event.shiftKey, hasModifier: event.ctrlKey || event.altKey || event.metaKey },
      focused.node,
      layout,
    );
    if (!meaning) return;
    event.preventDefault();
    byPointer.current = false;
    if (meaning.kind === 'view') handleViewCommand(meaning.command);
    else {
      send(meaning.command);
      const next = meaning.command.kind === 'focus' ? layout.byKey.get(meaning.command.key) : undefined;
      explain(next?.node.kind === 'suggestion' ? next.key : null);
    }
  };
  const handleChoose = (action: EntryAction) => {
    if (action.kind === 'magnify') explain(menu?.node.key ?? null);
    else send(action);
  };
  const handleMenuClose = () => {
    setMenu(null);
    drawing.current?.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu of a node is asked for by keys too
    <div ref={frame} className={classes.canvas} onContextMenu={handleContextMenu}>
      <div
        ref={drawing}
        role="tree"
        aria-label={texts.suggestionTree}
        data-keys="tree"
        aria-multiselectable
        aria-activedescendant={elementId(focusedKey)}
        tabIndex={0}
        className={classes.drawing}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onPointerMove={(event) => event.buttons === 0 && hover(nodeUnder(event).node?.key ?? null, pointOf(event))}
        onPointerDown={dismiss}
        onPointerLeave={() => hover(null, null)}
      >
        <svg ref={dotPane} role="presentation" className={classes.pane}>
          <defs>
            <pattern ref={dots} id="tree-dots" width={DOT_PITCH} height={DOT_PITCH} patternUnits="userSpaceOnUse">
              <circle cx="2" cy="2" r="1" className={classes.dot} />
            </pattern>
          </defs>
          {/* Larger than the canvas by what it may shrink and move before it is painted anew. */}
          <rect x="-40%" y="-40%" width="180%" height="180%" fill="url(#tree-dots)" />
        </svg>
        <svg ref={pane} role="presentation" className={classes.pane}>
          {/* Holds the layer at one size: a browser that finds it grown by a node paints all of it anew. */}
          <rect x="-100%" y="-100%" width="300%" height="300%" fill="transparent" pointerEvents="none" />
          <g ref={world}>
            <g key={moves ? 'still' : layout.nodes.length} className={moves ? undefined : classes.crossFade}>
              <FrameLayer frames={layout.frames} />
              <EdgeLayer edges={edges} span={span} animator={animator} detail={detail} />
              <NodeLayer
                layout={layout}
                nodes={nodes}
                leaving={leaving}
                animator={animator}
                detail={detail}
                pictureOf={pictureOf}
                focusedKey={focusedKey}
                hoveredKey={hovered}
                openKey={openKey}
                canStep={canStep}
              />
            </g>
          </g>
        </svg>
      </div>
      <Legend isFolded={width > 0 && width < LEGEND_ROOM_PX} />
      {width >= NARROW_PX && <TreeMap layout={layout} camera={camera} size={size} frame={free} />}
      <ZoomControls
        camera={camera}
        isAllTooLarge={width > 0 && !canFit(layout.bounds, free)}
        onZoom={(factor) => handleViewCommand(factor > 1 ? 'zoom-in' : 'zoom-out')}
        onFit={() => handleViewCommand('fit')}
      />
      <PartBoundary part={`${explained ?? menu?.node.key}`} loading={null} isPassing>
        {explainedNode && menu === null && (
          <NodeTips placed={explainedNode} layout={layout} camera={camera} size={size} pictureOf={pictureOf} />
        )}
        {menu && (
          <NodeMenu
            node={menu.node}
            situation={{ canStep, isBusy, mayContinue, mayComplete, isEvidenceOpen: menu.node.key === openKey }}
            at={menu.at}
            onChoose={handleChoose}
            onClose={handleMenuClose}
          />
        )}
      </PartBoundary>
    </div>
  );
}
