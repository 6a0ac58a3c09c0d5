import type { RecordedReactionId, RecordedReactions, TransformId } from '@retron/library';
import type { LibrarySupport } from './library-support.ts';
import { PrecedentCounter, type PrecedentStatistics } from './statistics.ts';

/**
 * What all recorded reactions of a suggestion's transforms say together: each counted once, also where it stands behind several of the
 * transforms, or in several of the libraries.
 *
 * @returns `null` where one of the libraries keeps examples only, see `TransformLibrary.recordedReactions`
 */
export function recordedStatistics(supports: readonly LibrarySupport[]): PrecedentStatistics | null {
  const counter = new PrecedentCounter();
  const elsewhere = new Set<number>();
  for (const { library, transforms } of supports) {
    const recorded = library.recordedReactions;
    if (recorded === null) return null;
    const ids = reactionIds(recorded, transforms);
    const identities = ids.map((id) => recorded.identity(id));
    ids.forEach((id, place) => {
      if (!elsewhere.has(identities[place])) counter.add(recorded.conditions(id));
    });
    for (const identity of identities) elsewhere.add(identity);
  }
  return counter.statistics();
}

/** Reactions behind any of the transforms; each once, ascending. */
function reactionIds(recorded: RecordedReactions, transforms: readonly TransformId[]): readonly RecordedReactionId[] {
  const ranges = transforms.map((transform) => recorded.behind(transform)).sort((a, b) => a.first - b.first);
  const ids: RecordedReactionId[] = [];
  let next = 0;
  for (const { first, end } of ranges) {
    // What a range shares with those before it was taken already.
    for (next = Math.max(next, first); next < end; next++) ids.push(next);
  }
  return ids;
}
