import type { Direction, Precision } from '@retron/library';
import { type SectionArray, searchSections } from '@retron/library/format';
import { packPatternIndex, packPatternSet } from '@retron/patterns';
import { listSections } from '../container/list-sections.ts';
import { indexLevel, readTargets } from '../extract/level-patterns.ts';
import type { TreeTransform } from '../extract/transform-tree.ts';

/**
 * The search tables of all levels for each direction.
 *
 * @param sample - SMILES of molecules like those to be searched; they tell the index which patterns are rare
 */
export function searchTableSections(
  transforms: readonly TreeTransform[],
  directions: readonly Direction[],
  sample: readonly string[],
): Record<string, SectionArray> {
  const targets = readTargets(sample);
  const sections: Record<string, SectionArray> = {};
  for (const direction of directions) {
    for (const level of [1, 2, 3] as const satisfies readonly Precision[]) {
      const { patterns, index, transformsOf } = indexLevel(transforms, direction, level, targets);
      const names = searchSections(direction, level);
      sections[names.patterns] = packPatternSet(patterns);
      sections[names.index] = packPatternIndex(index);
      Object.assign(sections, listSections(names.transforms, transformsOf));
    }
  }
  return sections;
}
