import type { ReversedTransform } from '../../libraries/compiled-library.ts';
import type { Support } from '../../step/support.ts';

/** Transforms of one suggestion that are run forward at most. */
const MOST_TRANSFORMS = 3;

/**
 * The transforms of a suggestion to be run forward, those with most recorded reactions first.
 *
 * Of the deepest level, but not deeper than 2: with the next neighbours a transform would only fit the very place it was taken from, and
 * competing places would not be seen. Transforms that cannot be reversed are left out.
 *
 * @param support - in libraries compiled for retrosynthesis
 */
export function forwardTemplates(support: readonly Support[]): readonly ReversedTransform[] {
  const deepest = support.reduce((level, each) => Math.max(level, each.level), 1);
  const transforms = new Map<string, Pick<Support, 'library' | 'transform'>>();
  for (const { library, transform, level } of support) {
    if (level !== deepest) continue;
    const general = level === 3 ? library.library.parent(transform) : transform;
    transforms.set(`${library.library.fullName} ${general}`, { library, transform: general });
  }
  const count = ({ library, transform }: Pick<Support, 'library' | 'transform'>) => library.library.reactionCount(transform);
  return [...transforms.values()]
    .sort((a, b) => count(b) - count(a))
    .slice(0, MOST_TRANSFORMS)
    .flatMap(({ library, transform }) => library.reversed(transform) ?? []);
}
