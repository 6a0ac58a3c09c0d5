import type { QueryAnswer } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { precedentOptions } from '../../../api/look-up-precedents.ts';
import type { LoadedSuggestion } from '../model/loaded-tree.ts';
import { FIRST_PAGE } from '../model/precedent-pages.ts';

/**
 * How many of the precedents of a suggestion are kept as examples, which are those that can be shown and exported; null while that is
 * asked, and where it cannot be told.
 *
 * @param suggestion - undefined: there is none
 */
export function useExampleCount(query: QueryAnswer, suggestion: LoadedSuggestion | undefined): number | null {
  const { ensid = 0, parid = 0 } = suggestion?.wire ?? {};
  const { data } = useQuery({
    ...precedentOptions({ queryId: query.id, ensid, parid, direction: query.direction, limit: FIRST_PAGE, sortedBy: 'surroundings' }),
    enabled: suggestion !== undefined,
  });
  return data?.total ?? null;
}
