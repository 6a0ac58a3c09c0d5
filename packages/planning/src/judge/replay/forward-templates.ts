import type { TransformId } from '@retron/library';
import { compilePattern, Matcher } from '@retron/patterns';
import { reverseTemplate, type Template } from '@retron/transforms';
import { RecentlyUsed } from '../../molecules/recently-used.ts';
import type { CompiledLibrary } from '../../step/compiled-library.ts';
import type { Support } from '../../step/support.ts';

/** A transform made ready to be run forward. */
export interface ForwardTemplate {
  readonly template: Template;
  readonly matcher: Matcher;
}

/** Templates kept ready per library; each holds the buffers of its matcher. */
const TEMPLATES_REMEMBERED = 1000;
/** Transforms of one suggestion that are run forward at most. */
const MOST_TRANSFORMS = 3;

const known = new WeakMap<CompiledLibrary, RecentlyUsed<TransformId, ForwardTemplate | { readonly isIrreversible: true }>>();

/**
 * The transforms of a suggestion to be run forward, those with most recorded reactions first.
 *
 * Of the deepest level, but not deeper than 2: with the next neighbours a transform would only fit the very place it was taken from, and
 * competing places would not be seen. Transforms that cannot be reversed are left out.
 *
 * @param support - in libraries compiled for retrosynthesis
 */
export function forwardTemplates(support: readonly Support[]): readonly ForwardTemplate[] {
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
    .flatMap(({ library, transform }) => {
      const made = forwardTemplate(library, transform);
      return 'isIrreversible' in made ? [] : [made];
    });
}

function forwardTemplate(library: CompiledLibrary, transform: TransformId): ForwardTemplate | { readonly isIrreversible: true } {
  const ofLibrary = known.get(library) ?? new RecentlyUsed(TEMPLATES_REMEMBERED);
  known.set(library, ofLibrary);
  return ofLibrary.getOrMake(transform, () => {
    const reversed = reverseTemplate(library.template(transform), 'anywhere');
    if (!reversed.ok) return { isIrreversible: true };
    return { template: reversed.value, matcher: new Matcher(compilePattern(reversed.value.matched)) };
  });
}
