import type { Rating } from '@retron/tree';
import { extentOf } from './extents.ts';
import type { PositionedNode } from './layout.ts';
import { FAR_RADIUS } from './SuggestionView.tsx';
import classes from './TreeCanvas.module.css';

export interface OutlineLayerProps {
  readonly nodes: readonly PositionedNode[];
}

const RATINGS = [1, 2, 3, 4] as const satisfies readonly Rating[];
const RATING_CLASSES: Record<Rating, string | undefined> = { 1: classes.ugly, 2: classes.bad, 3: classes.good, 4: classes.great };

/** Far away: one path for all structures and one for the discs of each rating, which are drawn larger than life to be seen. */
export function OutlineLayer({ nodes }: OutlineLayerProps) {
  const structures = nodes.filter(({ node }) => node.kind === 'structure').map(square);
  return (
    <g>
      <path d={structures.join('')} className={classes.outline} />
      {RATINGS.map((rating) => (
        <path
          key={rating}
          d={nodes
            .filter(({ node }) => node.kind === 'suggestion' && node.suggestion.rating === rating)
            .map(disc)
            .join('')}
          className={RATING_CLASSES[rating]}
        />
      ))}
    </g>
  );
}

function square({ node, x, y }: PositionedNode): string {
  const { width, height } = extentOf(node);
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`;
}

function disc({ x, y }: PositionedNode): string {
  return `M${x - FAR_RADIUS} ${y}a${FAR_RADIUS} ${FAR_RADIUS} 0 1 0 ${2 * FAR_RADIUS} 0a${FAR_RADIUS} ${FAR_RADIUS} 0 1 0 ${-2 * FAR_RADIUS} 0`;
}
