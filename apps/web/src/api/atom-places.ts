import { pictureCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Where the atoms of a structure lie in its picture of a size: it never changes. */
export function atomPlacesOptions(smiles: string, width: number, height: number) {
  return queryOptions({
    queryKey: keys.atomPlaces(smiles, width, height),
    queryFn: ({ signal }) => call(pictureCalls.placeAtoms, { query: { smiles, width, height }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
