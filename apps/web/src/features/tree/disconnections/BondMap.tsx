import { type DisconnectionSummary, RATING_WORDS } from '@retron/contract';
import type { Rating } from '@retron/tree';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { PictureSource } from '../canvas/picture-source.ts';
import { RatingDisc } from '../parts/RatingDisc.tsx';
import { type ClusterMark, clusterMarks } from './bond-map.ts';
import classes from './disconnections.module.css';
import { type DrawnCluster, sizeText } from './drawn-clusters.ts';

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

/** The target with every disconnection over it: wide by precedents, coloured and dashed by best rating. */
export function BondMap({ smiles, summary, clusters, pictureOf, chosen, onChoose }: BondMapProps) {
  const { data } = summary;
  const { width, height } = data.drawing;
  const [hovered, setHovered] = useState<number | null>(null);
  const marks = useMemo(() => clusterMarks(smiles, data.drawing, clusters), [smiles, data.drawing, clusters]);
  const clusterOf = new Map(clusters.map((cluster) => [cluster.no, cluster]));
  // The best lie on top; the table's order stays the order of the keyboard.
  const painted = [...marks].reverse();
  return (
    <div className={classes.map} style={{ aspectRatio: `${width} / ${height}` }}>
      <img src={pictureOf(data.sid, [], width, height)} width={width} height={height} alt="The target" className={classes.target} />
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg viewBox={`0 0 ${width} ${height}`} className={classes.overlay} role="group" aria-label="Disconnections">
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
    </div>
  );
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
      aria-label={`Cluster ${cluster.no}, ${cluster.name}, ${RATING_WORDS[rating]}, ${sizeText(cluster)}`}
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
