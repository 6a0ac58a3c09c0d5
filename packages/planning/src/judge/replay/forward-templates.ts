import type { ReversedTransform } from '../../libraries/compiled-library.ts';
import type { Support } from '../../step/support.ts';

/** Transforms of one suggestion that are run forward at most. */
const MOST_TRANSFORMS = 3;

/**
 * The transforms of a suggestion to be run forward: those of the deepest level, with most recorded reactions first, then more general ones.
 *
 * None is deeper than level 2: with the next neighbours a transform would only fit the very place it was taken from, and competing places
 * would not be seen. The more general ones are for precursors that are drawn otherwise than in the deepest records, as an alcohol where
 * these have its salt. Transforms that cannot be reversed are left out. Each is reversed when it is asked for: mostly the first is enough.
 *
 * @param support - in libraries compiled for retrosynthesis
 */
export function* forwardTemplates(support: readonly Support[]): Generator<ReversedTransform, void> {
  const deepest = support.reduce((level, each) => Math.max(level, each.level), 1);
  const ofDeepest = generalised(support.filter(({ level }) => level === deepest));
  const known = new Set(ofDeepest.map(keyOf));
  const others = generalised(support.filter(({ level }) => level === MOST_SPECIFIC && level < deepest)).filter(
    (each) => !known.has(keyOf(each)),
  );
  for (const { library, transform } of [...ofDeepest.slice(0, MOST_TRANSFORMS), ...others.slice(0, MOST_TRANSFORMS)]) {
    const reversed = library.reversed(transform);
    if (reversed !== null) yield reversed;
  }
}

/** Level of the transforms that are run forward, at most. */
const MOST_SPECIFIC = 2;

type Place = Pick<Support, 'library' | 'transform'>;

/** Each transform once, brought to `MOST_SPECIFIC` where it is deeper; most recorded reactions first. */
function generalised(support: readonly Support[]): readonly Place[] {
  const transforms = new Map<string, Place>();
  for (const { library, transform, level } of support) {
    const general = { library, transform: level > MOST_SPECIFIC ? library.library.parent(transform) : transform };
    transforms.set(keyOf(general), general);
  }
  const count = ({ library, transform }: Place) => library.library.reactionCount(transform);
  return [...transforms.values()].sort((a, b) => count(b) - count(a));
}

function keyOf({ library, transform }: Place): string {
  return `${library.library.fullName} ${transform}`;
}
