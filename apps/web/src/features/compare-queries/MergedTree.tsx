import { useComputedColorScheme } from '@mantine/core';
import { pictureCalls } from '@retron/contract';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { addressOf } from '../../api/address.ts';
import { ZoomColumn } from '../../components/zoom/ZoomColumn.tsx';
import * as texts from '../../texts/compare-queries.ts';
import { MergedNode } from './MergedNode.tsx';
import classes from './MergedTree.module.css';
import { edgePath } from './model/edge-path.ts';
import type { MergedQueries, MergedStructure } from './model/merge-queries.ts';
import { spotFor } from './model/tree-keys.ts';
import { type LaidSpot, NODE, PICTURE_HEIGHT, ROW, spotAt, spotsIn, type TreeLayout } from './model/tree-layout.ts';

export interface MergedTreeProps {
  readonly merged: MergedQueries;
  /** Of Query 1 and Query 2: pictures are drawn like the target of the query they come from. */
  readonly queryIds: readonly [number, number];
  readonly layout: TreeLayout;
  /** The spot whose facts are shown. */
  readonly chosenKey: string | null;
  readonly onChoose: (key: string) => void;
  /** Shows or hides what is below a structure. */
  readonly onToggle: (key: string) => void;
}

const ZOOM_STEP = 1.25;
/** Larger than this nothing becomes clearer: pictures have one size. */
const NEAREST = ZOOM_STEP;
/** Smaller than this no suggestion can be told from the next. */
const FARTHEST = 0.25;
const FIT_IN_PART = texts.fitHint;
/** On a phone the target and what it is made from stand beside each other. */
const PHONE_ZOOM = 0.75;
const PHONE_PX = 600;
/** Drawn beyond the window, so that scrolling shows no gaps; screen px. */
const MARGIN = 400;
/** Before the window is measured, and where it cannot be. */
const UNMEASURED = 800;

/** The merged tree: only what is in sight is drawn, so that 5,000 suggestions scroll as five do. */
export function MergedTree({ merged, queryIds, layout, chosenKey, onChoose, onToggle }: MergedTreeProps) {
  const theme = useComputedColorScheme('light');
  const scroller = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(() => (innerWidth < PHONE_PX ? PHONE_ZOOM : 1));
  const [window, setWindow] = useState({ top: 0, height: UNMEASURED });
  const [focusedKey, setFocusedKey] = useState(layout.root.spot.key);
  const idBase = useId();
  const drawn = spotsIn(layout, { top: window.top / scale, bottom: (window.top + window.height) / scale }, MARGIN / scale);
  const focused = spotAt(layout, focusedKey) ?? layout.root;
  const idOf = (key: string) => `${idBase}${key}`;

  const measure = useCallback(() => {
    const element = scroller.current;
    if (element) setWindow({ top: element.scrollTop, height: element.clientHeight || UNMEASURED });
  }, []);
  useLayoutEffect(measure, [measure]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  const zoomTo = (wanted: number) => setScale(Math.min(NEAREST, Math.max(FARTHEST, wanted)));
  const fit = () => {
    const element = scroller.current;
    if (element) zoomTo(Math.min(1, element.clientWidth / layout.width, element.clientHeight / layout.height));
  };
  const drawnAt = useRef(scale);
  // What is in the middle of the window stays there.
  useLayoutEffect(() => {
    const element = scroller.current;
    const factor = scale / drawnAt.current;
    drawnAt.current = scale;
    if (!element || factor === 1) return;
    const moved = (start: number, size: number) => (start + size / 2) * factor - size / 2;
    element.scrollLeft = moved(element.scrollLeft, element.clientWidth);
    element.scrollTop = moved(element.scrollTop, element.clientHeight);
    measure();
  }, [scale, measure]);

  const pictureOf = useCallback(
    ({ sids }: MergedStructure) => {
      const query = sids[0] === null ? 1 : 0;
      const params = { id: queryIds[query], sid: sids[query] ?? 1 };
      return addressOf(pictureCalls.drawQueryStructure, { params, query: { w: NODE - 8, h: PICTURE_HEIGHT, theme, centre: '' } });
    },
    [queryIds, theme],
  );

  /** Scrolls no further than needed. */
  const reveal = ({ x, y, spot, children }: LaidSpot) => {
    const element = scroller.current;
    if (!element) return;
    if (children.length === 0 || spot.kind === 'suggestion') {
      const top = (y - ROW / 2) * scale;
      const bottom = (y + ROW / 2) * scale;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
    }
    const left = (x - NODE) * scale;
    const right = (x + NODE) * scale;
    if (left < element.scrollLeft) element.scrollLeft = left;
    else if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth;
    measure();
  };
  const choose = (laid: LaidSpot) => {
    setFocusedKey(laid.spot.key);
    onChoose(laid.spot.key);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+') zoomTo(scale * ZOOM_STEP);
    else if (event.key === '-') zoomTo(scale / ZOOM_STEP);
    else if (event.key === '0') zoomTo(1);
    else if (event.key === 'f' || event.key === 'F') fit();
    else if (event.key === 'Enter' || event.key === ' ') {
      if (focused.spot.kind === 'structure' && focused.spot.childCount > 0 && focused.parent !== null) onToggle(focused.spot.key);
      onChoose(focused.spot.key);
    } else {
      const moved = spotFor(event.key, layout, focused);
      if (moved === null) return;
      if (moved === 'toggle') onToggle(focused.spot.key);
      else {
        choose(moved);
        reveal(moved);
      }
    }
    event.preventDefault();
  };
  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        className={classes.scroller}
        role="tree"
        aria-label={texts.mergedSuggestionTree}
        data-keys="merged-tree"
        tabIndex={0}
        aria-activedescendant={idOf(focused.spot.key)}
        onScroll={measure}
        onKeyDown={handleKey}
      >
        <div className={classes.ground} style={{ width: layout.width * scale, height: layout.height * scale }} role="presentation">
          <div className={classes.world} style={{ transform: `scale(${scale})` }} role="presentation">
            <svg className={classes.edges} width={layout.width} height={layout.height} aria-hidden="true">
              {drawn.map((spot) => (spot.parent === null ? null : <path key={spot.laid.spot.key} d={edgePath(spot.parent, spot)} />))}
            </svg>
            {drawn.map(({ laid, y }) => (
              <MergedNode
                key={laid.spot.key}
                id={idOf(laid.spot.key)}
                laid={laid}
                y={y}
                merged={merged}
                pictureOf={pictureOf}
                isFocused={laid === focused}
                isChosen={laid.spot.key === chosenKey}
                onChoose={() => choose(laid)}
                onToggle={() => {
                  setFocusedKey(laid.spot.key);
                  onToggle(laid.spot.key);
                }}
              />
            ))}
          </div>
        </div>
      </div>
      <ZoomColumn
        percent={Math.round(scale * 100)}
        isNearest={scale >= NEAREST}
        isFarthest={scale <= FARTHEST}
        {...(window.height < layout.height * FARTHEST ? { fitTitle: FIT_IN_PART } : {})}
        onNearer={() => zoomTo(scale * ZOOM_STEP)}
        onFarther={() => zoomTo(scale / ZOOM_STEP)}
        onFit={fit}
      />
    </div>
  );
}
