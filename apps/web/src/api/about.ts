import { type CallInput, referenceCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

export const infoOptions = queryOptions({
  queryKey: keys.info,
  queryFn: ({ signal }) => call(referenceCalls.getInfo, { signal }),
  staleTime: 300_000,
});

export const externalLinksOptions = queryOptions({
  queryKey: keys.externalLinks,
  queryFn: ({ signal }) => call(referenceCalls.listExternalLinks, { signal }),
  staleTime: 300_000,
});

export type LegalInfoType = CallInput<typeof referenceCalls.getLegalText>['query']['type'];

/** The imprint or the privacy policy, as the operator wrote it: paragraphs parted by empty lines. */
export function legalInfoOptions(type: LegalInfoType) {
  return queryOptions({
    queryKey: keys.legalInfo(type),
    queryFn: ({ signal }) => call(referenceCalls.getLegalText, { query: { type }, signal }),
    staleTime: 300_000,
  });
}
