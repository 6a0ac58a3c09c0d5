import { type FilterAnswer, treeCalls } from '@retron/contract';
import type { Place, SuggestionId, TreeFilter } from '@retron/tree';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

/** What of a tree's filter the server knows of; tags are each reader's own. */
export type PrecedentFilter = Pick<TreeFilter, 'nameReactions' | 'leastPrecedents'>;

/** What a filter lets in of the whole tree, and what there is to filter by. Asked anew whenever it is shown: the tree may have grown. */
export function treeFilterOptions(queryId: number, { nameReactions, leastPrecedents }: PrecedentFilter) {
  return queryOptions({
    queryKey: keys.treeFilter(queryId, nameReactions, leastPrecedents),
    queryFn: ({ signal }): Promise<FilterAnswer> =>
      call(treeCalls.keepFilter, {
        params: { id: queryId },
        body: {
          filterProperties: { nameReactions: [...nameReactions] },
          scope: 'tree',
          ...(leastPrecedents > 0 ? { precedentProperties: { numPrecedents: leastPrecedents } } : {}),
        },
        signal,
      }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

/** Where a suggestion of any level stands; null where the tree does not show it. */
export async function findPlace(queryId: number, suggestion: SuggestionId): Promise<Place | null> {
  const { places } = await call(treeCalls.narrowReactions, { params: { id: queryId }, body: { ensids: [suggestion] } });
  return places?.[0] ?? null;
}
