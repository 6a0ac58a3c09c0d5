import type { LibrarySource } from '@retron/library';
import type { CollectedReaction, Collection } from './collect-reactions.ts';
import type { ReactionSource } from './source-reaction.ts';

function sorted(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the header of a data file says of its sources: how much was read, used, and left out for which reason. */
export function sourceReports(
  sources: readonly ReactionSource[],
  collection: Collection,
  used: readonly CollectedReaction[],
): LibrarySource[] {
  const reactionsUsed = new Int32Array(sources.length);
  for (const { source } of used) reactionsUsed[source]++;
  return sources.map(({ name, sha256, licence }, place) => {
    const { read, dropped, mapped } = collection.tallies[place];
    const report = { name, sha256, licence, reactionsRead: read, reactionsUsed: reactionsUsed[place], dropped: sorted(dropped) };
    return mapped.size === 0 ? report : { ...report, mappedByTransforms: sorted(mapped) };
  });
}
