import { type ForwardCheckAnswer, treeCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

/** What the precursors of a suggestion give; asked when its panel opens. */
export function forwardCheckOptions(queryId: number, ensid: number) {
  return queryOptions({
    queryKey: keys.forwardCheck(queryId, ensid),
    queryFn: ({ signal }): Promise<ForwardCheckAnswer> => call(treeCalls.checkForward, { params: { id: queryId, ensid }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
