import { referenceCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Where a structure can be bought, by its `catalogid`. */
export function catalogOptions(catalogId: string) {
  return queryOptions({
    queryKey: keys.catalogs(catalogId),
    queryFn: ({ signal }) => call(referenceCalls.listCatalogs, { params: { id: catalogId }, signal }),
    staleTime: 300_000,
  });
}
