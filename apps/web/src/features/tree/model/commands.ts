import type { NodeTag, Place } from '@retron/tree';

/** Everything a reader can ask of a node, whether by pointer, key or menu. `key` is the node's place. */
export type NodeCommand =
  | { readonly kind: 'focus'; readonly key: Place }
  /** A click or Enter: evidence of a suggestion, details of a structure. */
  | { readonly kind: 'open'; readonly key: Place }
  | { readonly kind: 'set-expanded'; readonly key: Place; readonly isExpanded: boolean }
  | { readonly kind: 'contract'; readonly key: Place }
  | { readonly kind: 'spread'; readonly key: Place }
  /** Next (1) or previous (-1) alternative of a structure. */
  | { readonly kind: 'step'; readonly key: Place; readonly by: 1 | -1 }
  /** Next (1) or previous (-1) variant of the disconnection of a suggestion. */
  | { readonly kind: 'step-variant'; readonly key: Place; readonly by: 1 | -1 }
  | { readonly kind: 'toggle-selected'; readonly key: Place }
  | { readonly kind: 'set-tag'; readonly key: Place; readonly tag: NodeTag | null }
  | { readonly kind: 'select-route'; readonly key: Place }
  | { readonly kind: 'hide'; readonly key: Place }
  /** Bring back what was hidden of a structure. */
  | { readonly kind: 'unhide-all'; readonly key: Place }
  /** More suggestions of a spread structure. */
  | { readonly kind: 'show-more'; readonly key: Place }
  | { readonly kind: 'catalogues'; readonly key: Place }
  | { readonly kind: 'continue'; readonly key: Place }
  /** The best way found from known materials to a structure is selected, or looked for. */
  | { readonly kind: 'complete'; readonly key: Place }
  /** The suggestions that make the same bonds. */
  | { readonly kind: 'cluster'; readonly key: Place }
  | { readonly kind: 'comment'; readonly key: Place }
  | { readonly kind: 'export'; readonly key: Place }
  | { readonly kind: 'copy'; readonly key: Place };

/** Whether a command brings something below its node into the tree, which the view then shows. */
export function opensBranch(command: NodeCommand): boolean {
  switch (command.kind) {
    case 'set-expanded':
      return command.isExpanded;
    case 'spread':
    case 'contract':
    case 'step':
    case 'show-more':
    case 'unhide-all':
      return true;
    default:
      return false;
  }
}
