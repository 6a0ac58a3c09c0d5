import type { TransformLibrary } from '@retron/library';
import { reactionSmilesOf } from '@retron/planning';
import { LRUCache } from 'lru-cache';

/** Names that a thread remembers. */
const MOST_REMEMBERED = 5000;

/**
 * Finds reactions of precedents that are known by name alone, as in a report: reaction SMILES, unmapped; null for what no installed library
 * has. Names not asked for before cost one walk through the libraries, as nothing else asks for a precedent by its name.
 */
export function createNamedPrecedents(
  libraries: ReadonlyMap<string, TransformLibrary>,
): (names: readonly string[]) => readonly (string | null)[] {
  const known = new LRUCache<string, { readonly reaction: string | null }>({ max: MOST_REMEMBERED });
  return (names) => {
    const unknown = new Set(names.filter((name) => !known.has(name)));
    const found = unknown.size === 0 ? new Map<string, string>() : lookFor(libraries, unknown);
    for (const name of unknown) known.set(name, { reaction: found.get(name) ?? null });
    return names.map((name) => known.get(name)?.reaction ?? null);
  };
}

/** @param names - `source:key` */
function lookFor(libraries: ReadonlyMap<string, TransformLibrary>, names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const library of libraries.values()) {
    for (let id = 0; id < library.header.counts.precedents && found.size < names.size; id++) {
      const precedent = library.precedent(id);
      const name = `${precedent.source}:${precedent.key}`;
      if (names.has(name) && !found.has(name)) found.set(name, reactionSmilesOf(precedent));
    }
  }
  return found;
}
