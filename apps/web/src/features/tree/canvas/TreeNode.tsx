import { useLayoutEffect, useRef } from 'react';
import { counted } from '../../../components/text/counts.ts';
import type { CanvasNode } from '../model/canvas-tree.ts';
import { structureLabel, suggestionLabel } from '../model/words.ts';
import { useIsForward } from '../parts/direction-context.ts';
import type { TreeAnimator } from './animator.ts';
import type { PositionedNode } from './layout.ts';
import type { Detail } from './level-of-detail.ts';
import { expansionOf } from './navigation.ts';
import { StructureView } from './StructureView.tsx';
import { SuggestionView } from './SuggestionView.tsx';
import classes from './TreeCanvas.module.css';

export interface TreeNodeProps {
  readonly placed: PositionedNode;
  readonly animator: TreeAnimator;
  readonly detail: Detail;
  readonly picture: string | null;
  readonly isFocused: boolean;
  readonly isHovered: boolean;
  readonly isOpen: boolean;
  readonly canStep: boolean;
  /** From 1, and of how many, among the children of its parent. */
  readonly position: number;
  readonly siblings: number;
}

/** Id of a node's element, for `aria-activedescendant`. */
export function elementId(key: string): string {
  return `tree-node-${key}`;
}

/** One node of the canvas at its place, as the tree item it is. */
export function TreeNode({ placed, animator, detail, picture, isFocused, isHovered, isOpen, canStep, position, siblings }: TreeNodeProps) {
  const element = useRef<SVGGElement>(null);
  const isForward = useIsForward();
  const { key, node, x, y } = placed;
  useLayoutEffect(() => (element.current ? animator.attach(key, element.current) : undefined), [animator, key]);
  return (
    <g
      ref={element}
      id={elementId(key)}
      role="treeitem"
      aria-label={labelOf(node, isForward)}
      aria-level={levelOf(node)}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={expansionOf(node) ?? undefined}
      aria-selected={node.kind === 'more' ? undefined : node.isSelected}
      aria-current={isOpen || undefined}
      data-key={key}
      transform={`translate(${x} ${y})`}
      data-hovered={isHovered || undefined}
      className={classes.node}
    >
      {isFocused && <FocusRing kind={node.kind} />}
      {node.kind === 'structure' && <StructureView node={node} picture={picture} isActive={isHovered || isFocused} canStep={canStep} />}
      {node.kind === 'suggestion' && (
        <SuggestionView node={node} isOpen={isOpen} isActive={isHovered || isFocused} isDetailed={detail === 'pictures'} />
      )}
      {node.kind === 'more' && <MoreView count={node.count} />}
    </g>
  );
}

/** Two pixels away from what it surrounds; shown while the tree has the keyboard's focus. */
function FocusRing({ kind }: { readonly kind: CanvasNode['kind'] }) {
  if (kind === 'suggestion') return <circle r="23" className={classes.focusRing} />;
  if (kind === 'more') return <rect x="-36" y="-14" width="72" height="28" rx="14" className={classes.focusRing} />;
  return <rect x="-63" y="-63" width="126" height="126" rx="11" className={classes.focusRing} />;
}

function MoreView({ count }: { readonly count: number }) {
  return (
    <g data-part="more" className={classes.pill}>
      <rect x="-33" y="-11" width="66" height="22" rx="11" className={classes.pillBody} />
      <text y="4">{count} more</text>
    </g>
  );
}

function labelOf(node: CanvasNode, isForward: boolean): string {
  if (node.kind === 'structure') return structureLabel(node.structure, isForward);
  if (node.kind === 'suggestion') return suggestionLabel(node.suggestion);
  return counted(node.count, 'more suggestion', 'more suggestions');
}

/** Structures and suggestions count in turn, from 1. */
function levelOf(node: CanvasNode): number {
  return node.kind === 'more' ? node.parentKey.split('-').length + 1 : node.key.split('-').length;
}
