import type { CompareSort, ShownMembership } from './shown-tree.ts';

const SHOWN = ['all', 'first', 'second', 'both'] as const;

/** What the address of a comparison says besides the queries. */
export interface CompareView {
  readonly show: ShownMembership;
  readonly sort: CompareSort;
}

/** What cannot be read is as if it were not there. */
export function readCompareView(search: URLSearchParams): CompareView {
  return {
    show: SHOWN.find((known) => known === search.get('show')) ?? 'all',
    sort: search.get('sort') === 'precedents' ? 'precedents' : 'rating',
  };
}

export function writeCompareView(view: Partial<CompareView>, search: URLSearchParams): void {
  const put = (name: string, value: string | undefined, usual: string) => {
    if (value === usual) search.delete(name);
    else if (value !== undefined) search.set(name, value);
  };
  put('show', view.show, 'all');
  put('sort', view.sort, 'rating');
}
