import { PatternFinder } from '@retron/patterns';
import { byLevel, type TransformSet, templateReader } from '../map/transform-set.ts';
import { indexLevel, readTargets } from './level-patterns.ts';
import type { TreeTransform } from './transform-tree.ts';

/**
 * Transforms that are not in a library yet.
 *
 * @param sample - SMILES of products like those to be mapped
 */
export function transformsOfTree(transforms: readonly TreeTransform[], sample: readonly string[]): TransformSet {
  const template = templateReader((transform) => transforms[transform].template);
  const targets = readTargets(sample);
  return byLevel((level) => {
    const { patterns, index, transformsOf } = indexLevel(transforms, 'retrosynthesis', level, targets);
    return {
      finder: new PatternFinder(patterns, index),
      transformsOf: (pattern) => transformsOf[pattern],
      template,
      text: (transform) => transforms[transform].template,
      support: (transform) => transforms[transform].reactionCount,
    };
  });
}
