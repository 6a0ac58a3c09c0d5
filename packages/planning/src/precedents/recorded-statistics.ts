import type { Precision, RecordedReactionId, RecordedReactions } from '@retron/library';
import type { LibrarySupport } from './library-support.ts';
import type { PrecedentCounter } from './statistics.ts';

/**
 * Counts all recorded reactions of a suggestion's transforms: each once, also where it stands behind several of the transforms, or in
 * several of the libraries.
 *
 * @returns `false`, and nothing is counted, where one of the libraries keeps examples only, see `TransformLibrary.recordedReactions`
 */
export function countRecorded(supports: readonly LibrarySupport[], counter: Pick<PrecedentCounter, 'add'>): boolean {
  if (supports.some(({ library }) => library.recordedReactions === null)) return false;
  const elsewhere = new Set<number>();
  for (const support of supports) {
    const recorded = support.library.recordedReactions;
    if (recorded === null) continue;
    const levels = levelsOfReactions(support, recorded);
    const ids = [...levels.keys()].sort((a, b) => a - b);
    const identities = ids.map((id) => recorded.identity(id));
    ids.forEach((id, place) => {
      if (!elsewhere.has(identities[place])) counter.add(recorded.conditions(id), recorded.patent(id), levels.get(id) ?? 1);
    });
    for (const identity of identities) elsewhere.add(identity);
  }
  return true;
}

/** Reactions behind any of the transforms, with the deepest level of these. */
function levelsOfReactions({ library, transforms }: LibrarySupport, recorded: RecordedReactions): Map<RecordedReactionId, Precision> {
  const levels = new Map<RecordedReactionId, Precision>();
  const ranges = transforms.map((transform) => ({ ...recorded.behind(transform), level: library.level(transform) }));
  ranges.sort((a, b) => a.level - b.level);
  for (const { first, end, level } of ranges) for (let id = first; id < end; id++) levels.set(id, level);
  return levels;
}
