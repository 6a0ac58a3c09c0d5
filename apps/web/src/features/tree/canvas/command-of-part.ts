import { assertNever } from '@retron/molecule';
import type { CanvasNode } from '../model/canvas-tree.ts';
import type { NodeCommand } from '../model/commands.ts';
import type { NodePart } from './node-parts.ts';

/** What pressing a part of a node asks for; `null` for its body. */
export function commandOfPart(node: CanvasNode, part: NodePart | null): NodeCommand {
  if (node.kind === 'more') return { kind: 'show-more', key: node.parentKey };
  const { key } = node;
  switch (part) {
    case null:
    case 'more':
      return { kind: 'open', key };
    case 'checkbox':
      return { kind: 'toggle-selected', key };
    case 'previous':
      return node.kind === 'suggestion' ? { kind: 'step-variant', key, by: -1 } : { kind: 'step', key, by: -1 };
    case 'next':
      return node.kind === 'suggestion' ? { kind: 'step-variant', key, by: 1 } : { kind: 'step', key, by: 1 };
    case 'expand':
      return { kind: 'set-expanded', key, isExpanded: true };
    case 'collapse':
      return { kind: 'set-expanded', key, isExpanded: false };
    case 'spread':
      return { kind: 'spread', key };
    case 'contract':
      return { kind: 'contract', key };
    case 'unhide':
      return { kind: 'unhide-all', key };
    default:
      return assertNever(part);
  }
}
