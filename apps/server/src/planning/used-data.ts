import type { DataFileFacts } from '@retron/installation';
import type { Direction } from '@retron/planning';

/** A data file by its name and the SHA-256 of its contents, hex. */
export interface NamedHash {
  readonly name: string;
  readonly hash: string;
}

/** Data files that a plan uses. */
export interface UsedData {
  readonly libraries: readonly NamedHash[];
  readonly rankers: readonly NamedHash[];
  readonly catalogs: readonly NamedHash[];
}

/** What of the installation a plan uses: its libraries, what ranks their steps or products, and the catalogues that it counts. */
export function usedData(
  installed: readonly DataFileFacts[],
  plan: { readonly libraries: readonly string[]; readonly direction: Direction; readonly catalogs?: readonly string[] | null },
): UsedData {
  const libraries = installed.filter(({ kind, name }) => kind === 'library' && plan.libraries.includes(name));
  const isRanker = ({ kind, libraryHash }: DataFileFacts) =>
    plan.direction === 'forward' ? kind === 'product-weights' : kind === 'ranker' && libraries.some(({ sha256 }) => sha256 === libraryHash);
  return {
    libraries: libraries.map(hashOf),
    rankers: installed.filter(isRanker).map(hashOf),
    catalogs: installed.filter(({ kind, name }) => kind === 'catalog' && (plan.catalogs?.includes(name) ?? true)).map(hashOf),
  };
}

const hashOf = ({ name, sha256 }: DataFileFacts): NamedHash => ({ name, hash: sha256 });
