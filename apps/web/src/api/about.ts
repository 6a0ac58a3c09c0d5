import { externalLink, infoAnswer, legalInfoAnswer } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from './client.ts';
import { keys } from './keys.ts';

export const infoOptions = queryOptions({
  queryKey: keys.info,
  queryFn: ({ signal }) => call({ path: '/app/apiv2/info', answer: infoAnswer, signal }),
  staleTime: 300_000,
});

export const externalLinksOptions = queryOptions({
  queryKey: keys.externalLinks,
  queryFn: ({ signal }) => call({ path: '/app/api/externallinks', answer: z.array(externalLink), signal }),
  staleTime: 300_000,
});

export type LegalInfoType = 'imprint' | 'privacy';

/** The imprint or the privacy policy, as the operator wrote it: paragraphs parted by empty lines. */
export function legalInfoOptions(type: LegalInfoType) {
  return queryOptions({
    queryKey: keys.legalInfo(type),
    queryFn: ({ signal }) => call({ path: '/app/apiv2/legalinfo', search: { type }, answer: legalInfoAnswer, signal }),
    staleTime: 300_000,
  });
}
