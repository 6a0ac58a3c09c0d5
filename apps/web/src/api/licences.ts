import { queryOptions } from '@tanstack/react-query';
import { keys } from './keys.ts';

/** A package from npm that is part of the product. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; null where the package states none. */
  readonly licence: string | null;
  readonly address: string | null;
  readonly usedBy: readonly ('server' | 'pages' | 'editor')[];
  /** Index among `texts`; null where the package brings no text. */
  readonly text: number | null;
}

/** A library that comes with the product. */
export interface ShippedData {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly sources: readonly { readonly name: string; readonly licence: string }[];
}

export interface Licences {
  readonly packages: readonly ShippedPackage[];
  readonly texts: readonly string[];
  readonly data: readonly ShippedData[];
}

/** What the build found the product to be made of: a file beside the pages (`scripts/steps/licences.mjs`). */
export const licencesOptions = queryOptions({
  queryKey: keys.licences,
  queryFn: async ({ signal }): Promise<Licences> => {
    const answer = await fetch('/licences.json', { signal });
    // Whatever serves the pages may answer with one of them.
    const isList = answer.ok && !answer.headers.get('content-type')?.includes('html');
    if (!isList) throw new Error('The list of licences is made by the build, and is not there.');
    return answer.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});
