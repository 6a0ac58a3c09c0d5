import { ActionIcon } from '@mantine/core';
import { type DisconnectionSummary, RATING_WORDS } from '@retron/contract';
import type { Rating } from '@retron/tree';
import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { RatingDisc } from '../../../components/chemistry/RatingDisc.tsx';
import * as texts from '../../../texts/tree/disconnections.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { type ClusterMark, clusterMarks, type Point } from './bond-map.ts';
import classes from './disconnections.module.css';
import { type DrawnCluster, sizeText } from './drawn-clusters.ts';
import { fitWindow, type MapWindow, moved, zoomed } from './map-window.ts';

export interface BondMapProps {
  /** Of the target. */
  readonly smiles: string;
  readonly summary: DisconnectionSummary;
  readonly clusters: readonly DrawnCluster[];
  readonly pictureOf: PictureSource;
  /** Number of the chosen cluster. */
  readonly chosen: number | null;
  readonly onChoose: (no: number) => void;
}

/** How much a key or button enlarges, and moves. */
const ZOOM = 1.35;
const MOVE = 0.12;
const WHEEL_RATE = 0.0016;

/** The target with every disconnection over it: wide by precedents, coloured and dashed by best rating. It is enlarged and moved by buttons, wheel and keys. */
export function BondMap({ smiles, summary, clusters, pictureOf, chosen, onChoose }: BondMapProps) {
  const { data } = summary;
  const { drawing } = data;
  const { width, height } = drawing;
  const [hovered, setHovered] = useState<number | null>(null);
  const marks = useMemo(() => clusterMarks(smiles, drawing, clusters), [smiles, drawing, clusters]);
  const whole = useMemo(() => fitWindow([...drawing.atoms, ...marks.map(({ tag }) => tag)], drawing), [drawing, marks]);
  const [wanted, setWindow] = useState<MapWindow | null>(null);
  const window = wanted ?? whole;
  const svg = useWheelZoom((by, at) => setWindow((known) => zoomed(known ?? whole, by, drawing, at)));
  const drag = useDrag((x, y) => setWindow((known) => moved(known ?? whole, x, y)));
  const clusterOf = new Map(clusters.map((cluster) => [cluster.no, cluster]));
  // The best lie on top; the table's order stays the order of the keyboard.
  const painted = [...marks].reverse();
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    if (event.key === '+' || event.key === '=') setWindow(zoomed(window, ZOOM, drawing));
    else if (event.key === '-') setWindow(zoomed(window, 1 / ZOOM, drawing));
    else if (event.key === '0' || event.key === 'f') setWindow(null);
    else if (move !== undefined) setWindow(moved(window, ...move));
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the map, from wherever in it the focus is
    <div className={classes.map} onKeyDown={handleKey}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg
        ref={svg}
        viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`}
        className={classes.overlay}
        role="group"
        aria-label={texts.disconnections}
        {...drag}
      >
        <image href={pictureOf(data.sid, [], width, height)} width={width} height={height} aria-hidden className={classes.target} />
        {painted.map((mark) => {
          const cluster = clusterOf.get(mark.no);
          return cluster ? <Bonds key={mark.no} mark={mark} cluster={cluster} isLit={mark.no === chosen || mark.no === hovered} /> : null;
        })}
        {marks.map((mark) => {
          const cluster = clusterOf.get(mark.no);
          return cluster ? (
            <Tag
              key={mark.no}
              mark={mark}
              cluster={cluster}
              isChosen={mark.no === chosen}
              onChoose={() => onChoose(mark.no)}
              onHover={(isOver) => setHovered(isOver ? mark.no : null)}
            />
          ) : null;
        })}
      </svg>
      <div className={classes.zoom}>
        <ActionIcon variant="default" size="sm" aria-label={texts.enlarge} onClick={() => setWindow(zoomed(window, ZOOM, drawing))}>
          <IconPlus size={15} stroke={1.75} />
        </ActionIcon>
        <ActionIcon variant="default" size="sm" aria-label={texts.reduce} onClick={() => setWindow(zoomed(window, 1 / ZOOM, drawing))}>
          <IconMinus size={15} stroke={1.75} />
        </ActionIcon>
        <ActionIcon variant="default" size="sm" aria-label={texts.showWholeMap} disabled={wanted === null} onClick={() => setWindow(null)}>
          <IconArrowsMaximize size={14} stroke={1.75} />
        </ActionIcon>
      </div>
    </div>
  );
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-MOVE, 0],
  ArrowRight: [MOVE, 0],
  ArrowUp: [0, -MOVE],
  ArrowDown: [0, MOVE],
};

/** Turns of the wheel over an element as factors, with where the pointer is. React's own wheel events cannot keep the page from scrolling. */
function useWheelZoom(onZoom: (by: number, at: Point) => void) {
  const svg = useRef<SVGSVGElement>(null);
  const latest = useRef(onZoom);
  latest.current = onZoom;
  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    const handle = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      latest.current(Math.exp(-event.deltaY * WHEEL_RATE), {
        x: (event.clientX - box.left) / box.width,
        y: (event.clientY - box.top) / box.height,
      });
    };
    element.addEventListener('wheel', handle, { passive: false });
    return () => element.removeEventListener('wheel', handle);
  }, []);
  return svg;
}

/** Moves by dragging, in shares of the element's size; a drag is no click. */
function useDrag(onMove: (x: number, y: number) => void) {
  const from = useRef<Point | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (start === null) return;
      const box = event.currentTarget.getBoundingClientRect();
      from.current = { x: event.clientX, y: event.clientY };
      onMove((start.x - event.clientX) / box.width, (start.y - event.clientY) / box.height);
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerLeave: () => {
      from.current = null;
    },
  };
}

interface BondsProps {
  readonly mark: ClusterMark;
  readonly cluster: DrawnCluster;
  readonly isLit: boolean;
}

function Bonds({ mark, cluster, isLit }: BondsProps) {
  return (
    <g data-rating={RATING_WORDS[cluster.rating as Rating]} className={classes.bonds} aria-hidden>
      {mark.bonds.map(({ from, to }) => {
        const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
        return (
          <g key={`${from.x} ${from.y} ${to.x} ${to.y}`}>
            {isLit && <line {...line} className={classes.lit} strokeWidth={mark.width + 14} />}
            <line {...line} className={classes.casing} strokeWidth={mark.width + 2} />
            <line {...line} className={classes.bond} strokeWidth={mark.width} />
          </g>
        );
      })}
      <line x1={mark.anchor.x} y1={mark.anchor.y} x2={mark.tag.x} y2={mark.tag.y} className={classes.leader} />
    </g>
  );
}

interface TagProps {
  readonly mark: ClusterMark;
  readonly cluster: DrawnCluster;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onHover: (isOver: boolean) => void;
}

/** A cluster's number: the button that its bonds are the rest of. */
function Tag({ mark, cluster, isChosen, onChoose, onHover }: TagProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  const rating = cluster.rating as Rating;
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={texts.clusterLabel(cluster.no, cluster.name, RATING_WORDS[rating], sizeText(cluster))}
      className={classes.tag}
      onClick={onChoose}
      onKeyDown={handleKey}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      {mark.bonds.map(({ from, to }) => (
        <line key={`${from.x} ${from.y} ${to.x} ${to.y}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={classes.hit} />
      ))}
      <g transform={`translate(${mark.tag.x} ${mark.tag.y})`}>
        {isChosen && <circle r="18" className={classes.chosenRing} />}
        <circle r="18" className={classes.focusRing} />
        <RatingDisc rating={rating} label={String(cluster.no)} />
      </g>
    </g>
  );
}
