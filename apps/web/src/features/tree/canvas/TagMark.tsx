import type { NodeTag } from '@retron/tree';
import classes from './TreeCanvas.module.css';

export interface TagMarkProps {
  readonly tag: NodeTag;
  /** Its middle, from the node's centre. */
  readonly x: number;
  readonly y: number;
}

/** The tag of a node: the symbol of an element on its colour. Source: spec section 9, "Structure tag colours by element". */
export function TagMark({ tag, x, y }: TagMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={classes.tag} data-tag={tag} aria-hidden>
      <rect x="-11" y="-9" width="22" height="18" rx="9" />
      <text y="4">{tag}</text>
    </g>
  );
}
