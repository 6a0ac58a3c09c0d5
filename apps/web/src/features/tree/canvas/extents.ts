import { NODE_SIZE_PX } from '@retron/contract';
import type { CanvasNode } from '../model/canvas-tree.ts';
import type { Size } from './geometry.ts';

/** World units of a small reagent, which is a label in the place of a drawing. */
const REAGENT: Size = { width: NODE_SIZE_PX.structure, height: 30 };
const STRUCTURE: Size = { width: NODE_SIZE_PX.structure, height: NODE_SIZE_PX.structure };
const SUGGESTION: Size = { width: NODE_SIZE_PX.suggestion, height: NODE_SIZE_PX.suggestion };
const MORE: Size = { width: 74, height: 22 };

/** How large a node is drawn, without what hangs on it, in world units. */
export function extentOf(node: CanvasNode): Size {
  if (node.kind === 'structure') return node.reagent === null ? STRUCTURE : REAGENT;
  return node.kind === 'suggestion' ? SUGGESTION : MORE;
}

/** What a node needs above and below its centre: itself, what hangs on it, and a little air. */
export function spaceOf(node: CanvasNode): { readonly above: number; readonly below: number } {
  if (node.kind === 'structure') {
    const half = extentOf(node).height / 2 + 4;
    return { above: half, below: half };
  }
  if (node.kind === 'more') return { above: 18, below: 18 };
  // Below a disc stands the number of its precedents, and below that the counter of its variants.
  return { above: 24, below: node.variant === null ? 38 : 62 };
}
