import type { MoleculeSearch } from '@retron/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { checkStructure } from '../../api/check-structure.ts';
import { keys } from '../../api/keys.ts';

/** What a term of a search by structure is, drawn or not: null where it is none. */
export function searchedStructureOptions(search: MoleculeSearch, term: string) {
  return queryOptions({
    queryKey: keys.checkedStructure(term),
    // Salts and mixtures may be kept, and so be looked for.
    queryFn: async ({ signal }) => (await checkStructure(term, 'reaction', signal)).structure,
    enabled: search !== 'name' && term.trim() !== '',
    placeholderData: keepPreviousData,
  });
}
