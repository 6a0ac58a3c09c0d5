import { type LibraryEntry, QUERY_DEFAULTS, type WireDirection } from '@retron/contract';
import type { LibraryHeader, TransformLibrary } from '@retron/library';

const WIRE: Record<LibraryHeader['directions'][number], WireDirection> = { retrosynthesis: 'synthesis', forward: 'reaction' };

/** Versions by number: 1.10 is newer than 1.9. */
const byVersion = new Intl.Collator('en', { numeric: true }).compare;

/** The installed libraries as the form lists them, one entry a direction; of the default families the newest version is checked. */
export function libraryEntries(libraries: Iterable<TransformLibrary>): LibraryEntry[] {
  const entries = [...libraries].flatMap(({ header, fullName }) =>
    header.directions.map(
      (direction): LibraryEntry => ({
        name: fullName,
        family: header.name,
        displayname: header.displayName,
        displaytext: header.displayText,
        version: header.version,
        direction: WIRE[direction],
        checked: false,
        transforms: header.counts.transforms.reduce((sum, count) => sum + count, 0),
        reactions: header.counts.reactions,
      }),
    ),
  );
  entries.sort((a, b) => (a.family === b.family ? byVersion(b.version, a.version) : a.family < b.family ? -1 : 1));
  const isNewest = (entry: LibraryEntry) =>
    entries.find((other) => other.family === entry.family && other.direction === entry.direction) === entry;
  return entries.map((entry) => {
    const defaults: readonly string[] = QUERY_DEFAULTS[entry.direction].families;
    return { ...entry, checked: defaults.includes(entry.family) && isNewest(entry) };
  });
}
