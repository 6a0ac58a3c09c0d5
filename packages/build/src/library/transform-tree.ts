import type { Precision } from '@retron/library';
import type { CollectedReaction } from './collect-reactions.ts';

/** A transform before it has a number. */
export interface DraftTransform {
  readonly level: Precision;
  readonly template: string;
  readonly children: DraftTransform[];
  /** Reactions behind it; of levels 1 and 2 the sum of those of its children. */
  reactionCount: number;
  /** At level 3: places in the list of reactions, ascending. */
  readonly reactions: number[];
}

function childOf(siblings: Map<string, DraftTransform>, level: Precision, template: string): DraftTransform {
  const known = siblings.get(template);
  if (known) return known;
  const made: DraftTransform = { level, template, children: [], reactionCount: 0, reactions: [] };
  siblings.set(template, made);
  return made;
}

/** Most used first; equal ones by their text. */
function byUse(a: DraftTransform, b: DraftTransform): number {
  return b.reactionCount - a.reactionCount || (a.template < b.template ? -1 : 1);
}

/** Nests the transforms of all reactions: level 3 below level 2 below level 1, most used first. */
export function growTransformTree(reactions: readonly CollectedReaction[]): DraftTransform[] {
  const roots = new Map<string, DraftTransform>();
  const siblings = new Map<DraftTransform, Map<string, DraftTransform>>();
  const below = (parent: DraftTransform) => {
    const known = siblings.get(parent) ?? new Map<string, DraftTransform>();
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
export function numberTransforms(roots: readonly DraftTransform[]): DraftTransform[] {
  const level2 = roots.flatMap((root) => root.children);
  const level3 = level2.flatMap((transform) => transform.children);
  return [...roots, ...level2, ...level3];
}
