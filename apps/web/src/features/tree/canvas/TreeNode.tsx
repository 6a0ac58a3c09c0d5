import type { NodeTag } from '@retron/tree';
import { memo, useLayoutEffect, useRef } from 'react';
import * as texts from '../../../texts/tree/canvas.ts';
import type { CanvasNode } from '../model/canvas-tree.ts';
import { structureLabel, suggestionLabel } from '../model/words.ts';
import { useIsForward } from '../parts/direction-context.ts';
import type { TreeAnimator } from './animator.ts';
import { extentOf } from './extents.ts';
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
export const TreeNode = memo(function TreeNode(props: TreeNodeProps) {
  const { placed, animator, detail, picture, isFocused, isHovered, isOpen, canStep, position, siblings } = props;
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
      className={isDimmed(node) ? `${classes.node} ${classes.dimmed}` : classes.node}
    >
      {isFocused && <FocusRing node={node} />}
      {node.kind === 'structure' && <StructureView node={node} picture={picture} isActive={isHovered || isFocused} canStep={canStep} />}
      {node.kind === 'suggestion' && (
        <SuggestionView node={node} isOpen={isOpen} isActive={isHovered || isFocused} isDetailed={detail === 'pictures'} />
      )}
      {node.kind === 'more' && <MoreView count={node.count} />}
    </g>
  );
});

/** Two pixels away from what it surrounds; shown while the tree has the keyboard's focus. */
function FocusRing({ node }: { readonly node: CanvasNode }) {
  if (node.kind === 'suggestion') return <circle r="23" className={classes.focusRing} />;
  const { width, height } = extentOf(node);
  const radius = node.kind === 'more' ? 14 : 11;
  return <rect x={-width / 2 - 3} y={-height / 2 - 3} width={width + 6} height={height + 6} rx={radius} className={classes.focusRing} />;
}

function isDimmed(node: CanvasNode): boolean {
  return node.kind !== 'more' && node.isDimmed;
}

function MoreView({ count }: { readonly count: number }) {
  return (
    <g data-part="more" className={classes.pill}>
      <rect x="-37" y="-11" width="74" height="22" rx="11" className={classes.pillBody} />
      <text y="4">{texts.countMore(count)}</text>
    </g>
  );
}

function labelOf(node: CanvasNode, isForward: boolean): string {
  if (node.kind === 'structure') return withTag(structureLabel(node.structure, isForward), node.tag);
  if (node.kind === 'suggestion') return withTag(suggestionLabel(node.suggestion), node.tag);
  return node.counted === 'suggestions' ? texts.moreSuggestions(node.count) : texts.moreDisconnections(node.count);
}

const withTag = (label: string, tag: NodeTag | null) => (tag === null ? label : texts.tagged(label, tag));

/** Structures and suggestions count in turn, from 1. */
function levelOf(node: CanvasNode): number {
  return node.kind === 'more' ? node.parentKey.split('-').length + 1 : node.key.split('-').length;
}
