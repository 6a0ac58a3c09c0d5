import { assertNever } from '@retron/molecule';
import type { CanvasNode } from '../model/canvas-tree.ts';
import type { NodeCommand } from '../model/commands.ts';
import { nextTag } from '../model/next-tag.ts';
import type { TreeLayout } from './layout.ts';
import { expansionOf, neighbourOf } from './navigation.ts';

/** What a key does to the view instead of to a node. */
export type ViewCommand = 'zoom-in' | 'zoom-out' | 'actual-size' | 'fit' | 'menu' | 'magnify';

export type KeyMeaning =
  | { readonly kind: 'node'; readonly command: NodeCommand }
  | { readonly kind: 'view'; readonly command: ViewCommand };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Ctrl, Alt or Meta: such presses belong to the browser or the app. */
  readonly hasModifier: boolean;
}

/** What a key means while the canvas has the focus and `node` is the focused one. Source: docs/look, "Keyboard". Null: nothing. */
export function meaningOf(press: KeyPress, node: CanvasNode, layout: TreeLayout): KeyMeaning | null {
  if (press.hasModifier) return null;
  const view = viewCommandOf(press);
  if (view) return { kind: 'view', command: view };
  const command = nodeCommandOf(press.key, node, layout);
  return command && { kind: 'node', command };
}

function viewCommandOf({ key, shiftKey }: KeyPress): ViewCommand | null {
  if ((key === 'F10' && shiftKey) || key === 'ContextMenu') return 'menu';
  switch (key.toLowerCase()) {
    case '+':
    case '=':
      return 'zoom-in';
    case '-':
      return 'zoom-out';
    case '0':
      return 'actual-size';
    case 'f':
      return 'fit';
    case 'm':
      return 'magnify';
    default:
      return null;
  }
}

function nodeCommandOf(key: string, node: CanvasNode, layout: TreeLayout): NodeCommand | null {
  switch (key) {
    case 'ArrowLeft':
      return expansionOf(node) === true && node.parentKey !== null
        ? { kind: 'set-expanded', key: node.key, isExpanded: false }
        : focusOn(neighbourOf(layout, node.key, 'parent'));
    case 'ArrowRight':
      return expansionOf(node) === false
        ? { kind: 'set-expanded', key: node.key, isExpanded: true }
        : focusOn(neighbourOf(layout, node.key, 'child'));
    case 'ArrowUp':
      return focusOn(neighbourOf(layout, node.key, 'up'));
    case 'ArrowDown':
      return focusOn(neighbourOf(layout, node.key, 'down'));
    case 'Home':
      return focusOn(layout.nodes[0]?.key ?? null);
    case 'Enter':
      return node.kind === 'more' ? { kind: 'show-more', key: node.parentKey } : { kind: 'open', key: node.key };
    default:
      return letterCommandOf(key.toLowerCase(), node);
  }
}

function letterCommandOf(key: string, node: CanvasNode): NodeCommand | null {
  if (key === 'c') return { kind: 'comment', key: node.key };
  if (key === 't' && node.kind !== 'more') return { kind: 'set-tag', key: node.key, tag: nextTag(node.tag) };
  switch (node.kind) {
    case 'more':
      return key === ' ' ? { kind: 'show-more', key: node.parentKey } : null;
    case 'structure':
      if (key === ' ') return { kind: 'toggle-selected', key: node.key };
      if (key === ',' || key === '.') return { kind: 'step', key: node.key, by: key === '.' ? 1 : -1 };
      return key === 'r' && node.parentKey !== null ? { kind: 'select-route', key: node.parentKey } : null;
    case 'suggestion':
      if (key === ' ') return { kind: 'toggle-selected', key: node.key };
      if (key === ',' || key === '.') {
        const by = key === '.' ? 1 : -1;
        return node.variant === null ? { kind: 'step', key: node.parentKey, by } : { kind: 'step-variant', key: node.key, by };
      }
      if (key === 'h') return { kind: 'hide', key: node.key };
      return key === 'r' ? { kind: 'select-route', key: node.key } : null;
    default:
      return assertNever(node);
  }
}

function focusOn(key: string | null): NodeCommand | null {
  return key === null ? null : { kind: 'focus', key };
}
