import { useLayoutEffect, useRef } from 'react';
import type { TreeAnimator } from './animator.ts';
import type { Edge, Span } from './edges.ts';
import type { Detail } from './level-of-detail.ts';
import classes from './TreeCanvas.module.css';

export interface EdgeLayerProps {
  readonly edges: readonly Edge[];
  readonly span: Span;
  readonly animator: TreeAnimator;
  readonly detail: Detail;
}

/** All edges in view as three paths, the selected ones last; the animator gives them their shape. */
export function EdgeLayer({ edges, span, animator, detail }: EdgeLayerProps) {
  const usual = useRef<SVGPathElement>(null);
  const dimmed = useRef<SVGPathElement>(null);
  const selected = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    if (!usual.current || !dimmed.current || !selected.current) return;
    animator.setEdges([
      { element: usual.current, edges: edges.filter((edge) => !edge.isSelected && !edge.isDimmed), span },
      { element: dimmed.current, edges: edges.filter((edge) => edge.isDimmed && !edge.isSelected), span },
      { element: selected.current, edges: edges.filter((edge) => edge.isSelected), span },
    ]);
    animator.play();
  }, [edges, span, animator]);
  return (
    <>
      <path ref={dimmed} className={`${detail === 'pictures' ? classes.edge : classes.farEdge} ${classes.dimmed}`} />
      <path ref={usual} className={detail === 'pictures' ? classes.edge : classes.farEdge} />
      <path ref={selected} className={detail === 'pictures' ? classes.selectedEdge : classes.farSelectedEdge} />
    </>
  );
}
