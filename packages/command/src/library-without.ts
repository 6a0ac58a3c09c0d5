import { reactionKey } from '@retron/build';
import type { PrecedentId, SearchTable, TransformId, TransformLibrary } from '@retron/library';

/** A library as if some of its reactions had not been recorded, as far as that can be told from its file. */
export interface LibraryWithout {
  /** The library itself where it shows none of them. */
  readonly library: TransformLibrary;
  /** Precedents that are such reactions. */
  readonly precedents: number;
  /** Transforms that rest on such precedents alone. They are not used. */
  readonly transforms: number;
}

/**
 * Takes reactions out of what an opened library shows: as precedents and from the counts of their transforms, and with them the transforms that
 * no other reaction shows. The file holds up to five reactions of a transform; those that it only counts cannot be told, and what a ranker
 * learnt from them stays learnt.
 *
 * @param keys - by `reactionKey`
 */
export function libraryWithout(library: TransformLibrary, keys: ReadonlySet<string>): LibraryWithout {
  const removed = new Set<PrecedentId>();
  for (let id = 0; id < library.header.counts.precedents; id++) {
    const { reactants, product } = library.precedent(id);
    const texts = reactants.map(({ smiles }) => smiles);
    if (keys.has(reactionKey(texts, product.smiles))) removed.add(id);
  }
  if (removed.size === 0) return { library, precedents: 0, transforms: 0 };
  const counts = new Map<TransformId, number>();
  for (let transform = 0; transform < library.transformCount; transform++) {
    const here = library.precedentIds(transform).filter((id) => removed.has(id)).length;
    if (here > 0) counts.set(transform, library.reactionCount(transform) - here);
  }
  const isUsed = (transform: TransformId) => counts.get(transform) !== 0;
  const narrowed = new Map<SearchTable, SearchTable>();
  const narrow = (table: SearchTable): SearchTable => {
    const known = narrowed.get(table) ?? { ...table, transformsOf: (pattern: number) => table.transformsOf(pattern).filter(isUsed) };
    narrowed.set(table, known);
    return known;
  };
  return {
    library: {
      ...library,
      searchTable: (direction, level) => {
        const table = library.searchTable(direction, level);
        return table === null ? null : narrow(table);
      },
      reactionCount: (transform) => counts.get(transform) ?? library.reactionCount(transform),
      precedentIds: (transform) => library.precedentIds(transform).filter((id) => !removed.has(id)),
    },
    precedents: removed.size,
    transforms: Array.from(counts.values()).filter((count) => count === 0).length,
  };
}
