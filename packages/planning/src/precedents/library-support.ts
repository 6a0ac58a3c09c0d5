import type { PrecedentId, TransformId, TransformLibrary } from '@retron/library';
import type { Suggestion } from '@retron/tree';

/** A suggestion's transforms in the library that has them. */
export interface LibrarySupport {
  readonly library: TransformLibrary;
  /** At least one. */
  readonly transforms: readonly TransformId[];
}

/** Those of the libraries that support the suggestion, in their order; transforms of other libraries are left out. */
export function librarySupport(
  libraries: readonly TransformLibrary[],
  { transforms }: Pick<Suggestion, 'transforms'>,
): readonly LibrarySupport[] {
  const all = libraries.map((library) => ({
    library,
    transforms: transforms.filter((reference) => reference.library === library.fullName).map(({ transform }) => transform),
  }));
  return all.filter((support) => support.transforms.length > 0);
}

/** Examples that stand behind the transforms; each once, ascending. */
export function exampleIds({ library, transforms }: LibrarySupport): readonly PrecedentId[] {
  const ids = new Set<PrecedentId>();
  for (const transform of transforms) for (const id of library.precedentIds(transform)) ids.add(id);
  return [...ids].sort((a, b) => a - b);
}
