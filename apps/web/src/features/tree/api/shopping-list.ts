import { type ShoppingListBody, treeCalls } from '@retron/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

/** What has to be bought to run a route on a scale; what was there stays until an answer for another scale has come. */
export function shoppingListOptions(queryId: number, body: ShoppingListBody) {
  return queryOptions({
    queryKey: keys.shoppingList(queryId, body),
    queryFn: ({ signal }) => call(treeCalls.getShoppingList, { params: { id: queryId }, body, signal }),
    placeholderData: keepPreviousData,
  });
}
