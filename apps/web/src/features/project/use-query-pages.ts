import { useDebouncedValue } from '@mantine/hooks';
import type { QueryCounts, QuerySummary } from '@retron/contract';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type QuerySearch, queryPagesOptions } from '../../api/list-queries.ts';
import { type ProjectView, searchOfView } from './view-state.ts';

/** Milliseconds without a key press after which the typed term is looked for. */
const TYPING_MS = 200;

export interface QueryPages {
  /** As far as they are loaded, each once. */
  readonly queries: readonly QuerySummary[];
  /** Queries that pass the filters, loaded or not. */
  readonly total: number;
  /** Null while it is not known. */
  readonly counts: QueryCounts | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isLoadingMore: boolean;
  refetch(): void;
  /** Null when all are loaded. */
  readonly loadMore: (() => void) | null;
}

/** The queries of a project as the reader looks at it. The server narrows, sorts and counts; what was shown stays until the answer is there. */
export function useQueryPages(projectId: number, view: ProjectView): QueryPages {
  const [term] = useDebouncedValue(view.term, TYPING_MS);
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...queryPagesOptions({ projectid: projectId, ...searchOfView({ ...view, term }) }),
    placeholderData: (before, query) => (isOfProject(query?.queryKey, projectId) ? before : undefined),
  });
  const queries = useMemo(() => eachOnce(data), [data]);
  return {
    queries,
    total: data?.pages.at(-1)?.total ?? 0,
    counts: data?.pages[0]?.counts ?? null,
    isPending,
    isError,
    error,
    isLoadingMore: isFetchingNextPage,
    refetch: () => void refetch(),
    loadMore: hasNextPage ? () => void fetchNextPage() : null,
  };
}

/** A query that was started meanwhile moves the others down, so that one comes on two pages. */
function eachOnce(data: InfiniteData<{ readonly queries: readonly QuerySummary[] }> | undefined): readonly QuerySummary[] {
  return [...new Map(data?.pages.flatMap((page) => page.queries).map((query) => [query.id, query])).values()];
}

function isOfProject(queryKey: readonly unknown[] | undefined, projectId: number): boolean {
  return (queryKey?.at(-1) as QuerySearch | undefined)?.projectid === projectId;
}
