import type { TransformLibrary } from '@retron/library';
import { reactionSmilesOf } from '@retron/planning';

/**
 * Reactions of precedents that are known by name alone, as in a report: reaction SMILES, unmapped; null for what no installed library has.
 * It goes through the libraries once, a second at most, as nothing else asks for a precedent by its name.
 *
 * @param names - `source:key`
 */
export function reactionsOfPrecedents(
  libraries: ReadonlyMap<string, TransformLibrary>,
  names: readonly string[],
): readonly (string | null)[] {
  const found = new Map<string, string>();
  const wanted = new Set(names);
  for (const library of libraries.values()) {
    for (let id = 0; id < library.header.counts.precedents && found.size < wanted.size; id++) {
      const precedent = library.precedent(id);
      const name = `${precedent.source}:${precedent.key}`;
      if (wanted.has(name) && !found.has(name)) found.set(name, reactionSmilesOf(precedent));
    }
  }
  return names.map((name) => found.get(name) ?? null);
}
