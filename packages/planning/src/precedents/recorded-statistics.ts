import type { Precision, RecordedReactionId, RecordedReactions } from '@retron/library';
import type { LibrarySupport } from './library-support.ts';

/**
 * Visits all recorded reactions of a suggestion's transforms, each once, also where it stands behind several of the transforms, or in
 * several of the libraries; with the deepest level of those.
 *
 * @returns `false`, and nothing is visited, where one of the libraries keeps examples only, see `TransformLibrary.recordedReactions`
 */
export function visitRecorded(
  supports: readonly LibrarySupport[],
  visit: (recorded: RecordedReactions, id: RecordedReactionId, level: Precision) => void,
): boolean {
  if (supports.some(({ library }) => library.recordedReactions === null)) return false;
  const elsewhere = new Set<number>();
  for (const support of supports) {
    const recorded = support.library.recordedReactions;
    if (recorded === null) continue;
    const levels = levelsOfReactions(support, recorded);
    const ids = [...levels.keys()].sort((a, b) => a - b);
    const identities = ids.map((id) => recorded.identity(id));
    ids.forEach((id, place) => {
      if (!elsewhere.has(identities[place])) visit(recorded, id, levels.get(id) ?? 1);
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
