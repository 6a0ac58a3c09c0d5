import { catalogInfo } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Where a structure can be bought, by its `catalogid`. */
export function catalogOptions(catalogId: string) {
  return queryOptions({
    queryKey: keys.catalogs(catalogId),
    queryFn: ({ signal }) => call({ path: `/app/api/catalogs/${encodeURIComponent(catalogId)}`, answer: z.array(catalogInfo), signal }),
    staleTime: 300_000,
  });
}
