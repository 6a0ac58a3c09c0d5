import type { Precision } from '@retron/library';
import type { CollectedReaction } from '../collect/collect-reactions.ts';

/** A transform before it has a number. */
export interface TreeTransform {
  readonly level: Precision;
  readonly template: string;
  readonly children: TreeTransform[];
  /** Reactions behind it; of levels 1 and 2 the sum of those of its children. */
  reactionCount: number;
  /** At level 3: places in the list of reactions, ascending. */
  readonly reactions: number[];
}

function childOf(siblings: Map<string, TreeTransform>, level: Precision, template: string): TreeTransform {
  const known = siblings.get(template);
  if (known) return known;
  const made: TreeTransform = { level, template, children: [], reactionCount: 0, reactions: [] };
  siblings.set(template, made);
  return made;
}

/** Most used first; equal ones by their text. */
function byUse(a: TreeTransform, b: TreeTransform): number {
  return b.reactionCount - a.reactionCount || (a.template < b.template ? -1 : 1);
}

/** Nests the transforms of all reactions: level 3 below level 2 below level 1, most used first. */
export function growTransformTree(reactions: readonly CollectedReaction[]): TreeTransform[] {
  const roots = new Map<string, TreeTransform>();
  const siblings = new Map<TreeTransform, Map<string, TreeTransform>>();
  const below = (parent: TreeTransform) => {
    const known = siblings.get(parent) ?? new Map<string, TreeTransform>();
    siblings.set(parent, known);
    return known;
  };
  reactions.forEach((reaction, place) => {
    const [text1, text2, text3] = reaction.extracted.templates;
    const level1 = childOf(roots, 1, text1);
    const level2 = childOf(below(level1), 2, text2);
    const level3 = childOf(below(level2), 3, text3);
    for (const transform of [level1, level2, level3]) transform.reactionCount++;
    level3.reactions.push(place);
  });
  for (const [parent, children] of siblings) parent.children.push(...[...children.values()].sort(byUse));
  return [...roots.values()].sort(byUse);
}

/** The tree as a list: level 1, then level 2, then level 3; within a level the children of one parent stand together, in its order. */
export function numberTransforms(roots: readonly TreeTransform[]): TreeTransform[] {
  const level2 = roots.flatMap((root) => root.children);
  const level3 = level2.flatMap((transform) => transform.children);
  return [...roots, ...level2, ...level3];
}
