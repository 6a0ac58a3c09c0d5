import type { TransformLibrary } from '@retron/library';
import type { TransformRef } from '@retron/tree';

/** Examples named with a suggestion; the lookup gives all. */
const MOST_EXAMPLES = 5;

/** `source:key` of the first few examples of some transforms, each once. */
export function exampleKeys(libraries: ReadonlyMap<string, TransformLibrary>, transforms: readonly TransformRef[]): readonly string[] {
  const keys = new Set<string>();
  for (const { library: name, transform } of transforms) {
    const library = libraries.get(name);
    if (!library) continue;
    for (const id of library.precedentIds(transform)) {
      if (keys.size >= MOST_EXAMPLES) return [...keys];
      const { source, key } = library.precedent(id);
      keys.add(`${source}:${key}`);
    }
  }
  return [...keys];
}
