/**
 * What a node can be tagged with: symbols of elements. What a tag means, its reader decides.
 *
 * Source: spec section 9, "Structure tag colours by element are defined"; docs/decisions/tree-states.md.
 */
export const NODE_TAGS = ['N', 'O', 'S', 'P', 'Cl', 'I'] as const;
export type NodeTag = (typeof NODE_TAGS)[number];
