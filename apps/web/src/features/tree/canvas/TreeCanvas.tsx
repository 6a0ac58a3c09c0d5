import { useElementSize, useReducedMotion } from '@mantine/hooks';
import type { Place } from '@retron/tree';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CanvasNode, CanvasStructure } from '../model/canvas-tree.ts';
import type { NodeCommand } from '../model/commands.ts';
import { type EntryAction, menuEntries } from '../model/menu-entries.ts';
import { fit, openingView, reveal, toScreen, toWorld, windowOf, zoomTo } from './camera.ts';
import { commandOfPart } from './command-of-part.ts';
import { EdgeLayer } from './EdgeLayer.tsx';
import { edgesIn, spanOf } from './edges.ts';
import type { Point } from './geometry.ts';
import { nodeAt, nodesIn } from './hit-test.ts';
import { meaningOf, type ViewCommand } from './key-map.ts';
import { Legend } from './Legend.tsx';
import { boxOf } from './layout.ts';
import { detailAt } from './level-of-detail.ts';
import { NodeLayer } from './NodeLayer.tsx';
import { NodeMenu } from './NodeMenu.tsx';
import { NodeTips } from './NodeTips.tsx';
import { partUnder } from './node-parts.ts';
import type { PictureSource } from './picture-source.ts';
import classes from './TreeCanvas.module.css';
import { elementId } from './TreeNode.tsx';
import { useCamera } from './use-camera.ts';
import { useHover } from './use-hover.ts';
import { useTreeLayout } from './use-tree-layout.ts';
import { ZOOM_STEP, ZoomControls } from './ZoomControls.tsx';

export interface TreeCanvasHandle {
  /** Looks at the tree as it was opened. */
  open(): void;
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
  readonly onCommand: (command: NodeCommand) => void;
  readonly ref?: Ref<TreeCanvasHandle>;
}

const PADDING_PX = 26;
/** A tree opens whole if that is at least this legible. */
const SMALLEST_OPENING_SCALE = 0.75;

/** The tree of suggestions: pan, zoom, keys, pointer, menu. Pure decisions are in camera, layout, hit-test and the model; this draws. */
export function TreeCanvas({ root, pictureOf, focusedKey, openKey, canStep, isBusy, mayContinue, onCommand, ref }: TreeCanvasProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const dots = useRef<SVGPatternElement>(null);
  const { ref: frame, width, height } = useElementSize();
  const size = useMemo(() => ({ width, height }), [width, height]);
  const moves = !useReducedMotion();
  const anchor = useRef<Place | null>(null);
  const camera = useCamera(drawing, world, dots);
  const { animator, layout, from, leaving } = useTreeLayout(root, anchor, moves);
  const { hovered, explained, hover, explain, dismiss } = useHover();
  const [menu, setMenu] = useState<{ readonly node: CanvasNode; readonly at: Point } | null>(null);

  const open = useCallback(
    (glides: boolean) => {
      const target = layout.byKey.get(root.key);
      if (target) camera.moveTo(openingView(layout.bounds, target, size, PADDING_PX, SMALLEST_OPENING_SCALE), glides);
    },
    [camera, layout, root.key, size],
  );
  const showAll = () => camera.moveTo(fit(layout.bounds, size, PADDING_PX), moves);
  useImperativeHandle(ref, () => ({ open: () => open(moves), focus: () => drawing.current?.focus({ preventScroll: true }) }), [
    open,
    moves,
  ]);

  const hasSuggestions = layout.nodes.length > 1;
  /** Whether there were suggestions when the view was opened; the first ones open it once more. */
  const openedWith = useRef<boolean | null>(null);
  useEffect(() => {
    if (size.width === 0 || openedWith.current || openedWith.current === hasSuggestions) return;
    openedWith.current = hasSuggestions;
    open(false);
  }, [size, hasSuggestions, open]);

  const byPointer = useRef(true);
  const shown = useRef(focusedKey);
  useEffect(() => {
    const placed = layout.byKey.get(focusedKey);
    if (shown.current === focusedKey || !placed || size.width === 0) return;
    shown.current = focusedKey;
    if (!byPointer.current) camera.moveTo(reveal(camera.current(), boxOf(placed), size, PADDING_PX), moves);
    byPointer.current = false;
  }, [focusedKey, layout, size, camera, moves]);

  useEffect(() => camera.subscribe(dismiss), [camera, dismiss]);

  const detail = detailAt(camera.drawn.scale);
  const view = useMemo(() => windowOf(camera.drawn, size), [camera.drawn, size]);
  /** What may come into view before the next drawing. */
  const margin = Math.max(160, 0.25 * Math.max(width, height)) / camera.drawn.scale;
  const nodes = useMemo(() => nodesIn(layout, view, margin, from), [layout, view, margin, from]);
  const span = useMemo(() => spanOf(view, margin), [view, margin]);
  const edges = useMemo(() => edgesIn(layout, view, margin), [layout, view, margin]);

  const send = (command: NodeCommand) => {
    anchor.current = command.key;
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
    dismiss();
    if (node.kind !== 'more') onCommand({ kind: 'focus', key: node.key });
    if (canStep || (part !== 'previous' && part !== 'next' && part !== 'spread')) send(commandOfPart(node, part));
  };
  const handleContextMenu = (event: MouseEvent) => {
    const { node } = nodeUnder(event);
    if (!node) return;
    event.preventDefault();
    byPointer.current = true;
    onCommand({ kind: 'focus', key: node.key });
    dismiss();
    setMenu({ node, at: pointOf(event) });
  };

  const handleViewCommand = (command: ViewCommand) => {
    const focused = layout.byKey.get(focusedKey);
    const now = camera.current();
    const middle = { x: width / 2, y: height / 2 };
    switch (command) {
      case 'zoom-in':
      case 'zoom-out':
        camera.moveTo(zoomTo(now, now.scale * (command === 'zoom-in' ? ZOOM_STEP : 1 / ZOOM_STEP), middle), false);
        return;
      case 'actual-size':
        camera.moveTo(zoomTo(now, 1, focused ? toScreen(now, focused) : middle), moves);
        return;
      case 'fit':
        showAll();
        return;
      case 'magnify':
        explain(explained === focusedKey ? null : focusedKey);
        return;
      case 'menu':
        if (focused) setMenu({ node: focused.node, at: toScreen(now, focused) });
    }
  };
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
    <div ref={frame} className={classes.canvas}>
      <svg
        ref={drawing}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the drawing is the tree, with one tab stop
        role="tree"
        aria-label="Suggestion tree"
        aria-multiselectable
        aria-activedescendant={elementId(focusedKey)}
        tabIndex={0}
        className={classes.drawing}
        onClick={handleClick}
        onContextMenu={handleContextMenu}
        onKeyDown={handleKeyDown}
        onPointerMove={(event) => event.buttons === 0 && hover(nodeUnder(event).node?.key ?? null)}
        onPointerLeave={() => hover(null)}
      >
        <defs>
          <pattern ref={dots} id="tree-dots" width="24" height="24" patternUnits="userSpaceOnUse">
            <circle cx="2" cy="2" r="1" className={classes.dot} />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#tree-dots)" />
        <g ref={world}>
          <g key={moves ? 'still' : layout.nodes.length} className={moves ? undefined : classes.crossFade}>
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
      <Legend />
      <ZoomControls camera={camera} onZoom={(factor) => handleViewCommand(factor > 1 ? 'zoom-in' : 'zoom-out')} onFit={showAll} />
      <NodeTips
        placed={(explained !== null && layout.byKey.get(explained)) || null}
        camera={camera}
        size={size}
        pictureOf={pictureOf}
        isHidden={menu !== null}
      />
      {menu && (
        <NodeMenu
          title={menuTitle(menu.node)}
          entries={menuEntries(menu.node, { canStep, isBusy, mayContinue, isEvidenceOpen: menu.node.key === openKey })}
          at={menu.at}
          onChoose={handleChoose}
          onClose={handleMenuClose}
        />
      )}
    </div>
  );
}

function menuTitle(node: CanvasNode): string {
  if (node.kind === 'structure') return `Structure ${node.structure.no}`;
  return node.kind === 'suggestion' ? `Reaction ${node.suggestion.no}` : 'More suggestions';
}
