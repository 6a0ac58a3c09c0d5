import { useLayoutEffect, useMemo, useRef } from 'react';
import type { TreeAnimator } from './animator.ts';
import { type Edge, edgeGroups, type Span } from './edges.ts';
import type { Detail } from './level-of-detail.ts';
import classes from './TreeCanvas.module.css';

export interface EdgeLayerProps {
  readonly edges: readonly Edge[];
  readonly span: Span;
  readonly animator: TreeAnimator;
  readonly detail: Detail;
}

/**
 * All edges in view, the selected ones last; the animator gives them their shape. Those of each parent are a path of their own, so that only
 * what comes into view has to be painted; far away, where thousands do, all of a kind are one.
 */
export function EdgeLayer({ edges, span, animator, detail }: EdgeLayerProps) {
  const isNear = detail === 'pictures';
  const kinds = useMemo(
    () => ({
      dimmed: edgeGroups(
        edges.filter((edge) => edge.isDimmed && !edge.isSelected),
        isNear,
      ),
      usual: edgeGroups(
        edges.filter((edge) => !edge.isSelected && !edge.isDimmed),
        isNear,
      ),
      selected: edgeGroups(
        edges.filter((edge) => edge.isSelected),
        isNear,
      ),
    }),
    [edges, isNear],
  );
  // Behind those of the paths, which are their children's.
  useLayoutEffect(() => animator.play());
  const usual = isNear ? classes.edge : classes.farEdge;
  const looks = { dimmed: `${usual} ${classes.dimmed}`, usual, selected: isNear ? classes.selectedEdge : classes.farSelectedEdge };
  return (['dimmed', 'usual', 'selected'] as const).map((kind) =>
    [...kinds[kind]].map(([key, group]) => (
      <EdgePath key={`${kind} ${key}`} edges={group} span={span} animator={animator} className={looks[kind]} />
    )),
  );
}

interface EdgePathProps {
  readonly edges: readonly Edge[];
  readonly span: Span;
  readonly animator: TreeAnimator;
  readonly className: string | undefined;
}

function EdgePath({ edges, span, animator, className }: EdgePathProps) {
  const element = useRef<SVGPathElement>(null);
  useLayoutEffect(
    () => (element.current ? animator.attachEdges({ element: element.current, edges, span }) : undefined),
    [animator, edges, span],
  );
  return <path ref={element} className={className} />;
}
