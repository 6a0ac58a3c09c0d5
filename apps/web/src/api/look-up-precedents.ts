import { precedentCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

export interface PrecedentParameters {
  readonly queryId: number;
  readonly ensid: number;
  readonly parid: number;
  readonly direction: 'synthesis' | 'reaction';
  readonly offset?: number;
  readonly limit?: number;
  readonly sortedBy?: 'surroundings' | 'product';
}

/** Published reactions behind one suggestion, and their conditions: those with a citation first, then the closest. */
export function precedentOptions({ queryId, ...body }: PrecedentParameters) {
  return queryOptions({
    queryKey: keys.precedents(queryId, body),
    queryFn: ({ signal }) =>
      call(precedentCalls.lookUp, { params: { id: queryId }, body: { queryGroup: 'BONDSET', isCluster: false, ...body }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
