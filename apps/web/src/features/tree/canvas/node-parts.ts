/** Parts of a node that act when pressed; they stand in the document as `data-part` inside the node's `data-key`. */
const NODE_PARTS = ['checkbox', 'previous', 'next', 'spread', 'expand', 'collapse', 'contract', 'unhide', 'more'] as const;
export type NodePart = (typeof NODE_PARTS)[number];

/** The node and the part of it that an event happened on, as far as the document tells. */
export function partUnder(target: EventTarget | null): { readonly key: string | null; readonly part: NodePart | null } {
  if (!(target instanceof Element)) return { key: null, part: null };
  const part = target.closest('[data-part]')?.getAttribute('data-part');
  return {
    key: target.closest('[data-key]')?.getAttribute('data-key') ?? null,
    part: NODE_PARTS.find((known) => known === part) ?? null,
  };
}
