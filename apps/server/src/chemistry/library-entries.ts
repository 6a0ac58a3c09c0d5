import type { Direction, TransformLibrary } from '@retron/library';

/** An installed library in one of its directions. */
export interface InstalledLibrary {
  /** Family and version, such as `chemsynth_core-1.0`. */
  readonly fullName: string;
  /** SHA-256 of its contents, hex. */
  readonly hash: string;
  readonly family: string;
  readonly version: string;
  readonly displayName: string;
  readonly displayText: string;
  readonly direction: Direction;
  /** No newer version of its family serves the direction. */
  readonly isNewest: boolean;
  readonly transformCount: number;
  readonly reactionCount: number;
  /** It does not come with Retron. */
  readonly isOwn: boolean;
}

/** Versions by number: 1.10 is newer than 1.9. */
const byVersion = new Intl.Collator('en', { numeric: true }).compare;

/**
 * The installed libraries, one entry a direction; by family, the newest version first.
 *
 * @param own - full names of those that do not come with Retron
 */
export function libraryEntries(libraries: Iterable<TransformLibrary>, own: ReadonlySet<string> = new Set()): readonly InstalledLibrary[] {
  const entries = [...libraries].flatMap(({ header, fullName }) =>
    header.directions.map((direction) => ({
      fullName,
      hash: header.hash,
      family: header.name,
      version: header.version,
      displayName: header.displayName,
      displayText: header.displayText,
      direction,
      transformCount: header.counts.transforms.reduce((sum, count) => sum + count, 0),
      reactionCount: header.counts.reactions,
      isOwn: own.has(fullName),
    })),
  );
  entries.sort((a, b) => (a.family === b.family ? byVersion(b.version, a.version) : a.family < b.family ? -1 : 1));
  return markNewest(entries);
}

/** Says of libraries in the order of `libraryEntries` which is the newest of its family among them. */
export function markNewest<Entry extends Pick<InstalledLibrary, 'family' | 'direction'>>(
  entries: readonly Entry[],
): readonly (Entry & Pick<InstalledLibrary, 'isNewest'>)[] {
  return entries.map((entry) => ({
    ...entry,
    isNewest: entries.find((other) => other.family === entry.family && other.direction === entry.direction) === entry,
  }));
}
