import { type ChildrenAnswer, MESSAGES, type QueryAnswer, type StructureNode } from '@retron/contract';
import type { StructureId, SuggestionId } from '@retron/tree';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fetchQueryChildren } from '../../../api/get-query-children.ts';
import { keys } from '../../../api/keys.ts';
import { toasts } from '../../../components/toast/toast-store.ts';
import { type LoadedTree, loadTree } from '../model/loaded-tree.ts';
import { useCommentCounts } from './use-comment-counts.ts';
import { useGrownTree } from './use-tree-growth.ts';
import { useWholeTree, type WholeTree } from './use-whole-tree.ts';

/** Suggestions fetched for a structure at first, and the most that one call gives. */
const FIRST_PAGE = 50;
const LARGEST_PAGE = 500;
/** Structures whose suggestions are kept up to date at once; "Expand all" of a large tree stops here. */
const MOST_PAGES = 300;
/** Levels that "Expand all" fetches in one call; the server sends at most 1,000 nodes. */
const ALL_LEVELS = 5;

interface Page {
  readonly sid: StructureId;
  readonly limit: number;
}

export interface LoadedTreeState {
  readonly tree: LoadedTree;
  /** The suggestions of these structures are being fetched. */
  readonly loading: ReadonlySet<StructureId>;
  /** Whether all levels are there, where they were asked for. */
  readonly whole: Pick<WholeTree, 'isLoading' | 'isError' | 'retry'>;
  /**
   * Has the suggestions of a structure fetched, and kept; told once when they are there.
   *
   * @param holding - one that is looked for: where it is not among the first, as many are fetched as one call gives
   */
  load(sid: StructureId, holding?: SuggestionId): Promise<LoadedTree>;
  /** Like `load`, for structures that turn out to be open; failures are not told twice. */
  want(sids: readonly StructureId[]): void;
  /** Fetches as many more suggestions of a structure as one call gives. */
  loadMore(sid: StructureId): void;
}

function pageOptions(queryId: number, { sid, limit }: Page) {
  return queryOptions({
    queryKey: [...keys.queryChildren(queryId, sid), limit],
    queryFn: ({ signal }) => fetchQueryChildren({ queryId, sid, limit }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The tree as far as it is loaded: its first level comes with the query, deeper ones when they are opened.
 *
 * @param isWholeWanted - every suggestion of every level, as a list needs them
 */
export function useLoadedTree(
  query: Pick<QueryAnswer, 'id' | 'projectid'>,
  root: StructureNode,
  isAllWanted: boolean,
  isWholeWanted = false,
): LoadedTreeState {
  const { id: queryId } = query;
  const client = useQueryClient();
  const [pages, setPages] = useState<readonly Page[]>([]);
  const answers = useQueries({ queries: pages.map((page) => pageOptions(queryId, page)), combine: combineAnswers });
  const deep = useQuery({
    queryKey: [...keys.queryChildren(queryId, root.sid), 'all'],
    queryFn: ({ signal }) => fetchQueryChildren({ queryId, sid: root.sid, limit: FIRST_PAGE, depth: ALL_LEVELS }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isAllWanted,
  });
  const grown = useGrownTree(queryId);
  const whole = useWholeTree(queryId, root, isWholeWanted, grown);
  const known = useMemo(() => [...(deep.data ? [deep.data] : []), ...whole.pages, ...answers.data], [deep.data, whole.pages, answers.data]);
  const comments = useCommentCounts(query);
  const tree = useMemo(() => loadTree(root, known, { grown, comments }), [root, known, grown, comments]);
  const loading = useMemo(
    () => new Set(pages.filter((_, index) => answers.pending[index]).map(({ sid }) => sid)),
    [pages, answers.pending],
  );
  const hasFailed = answers.hasFailed || deep.isError;
  useEffect(() => {
    if (hasFailed) toasts.error(MESSAGES.results);
  }, [hasFailed]);

  const want = useCallback((sids: readonly StructureId[]) => {
    setPages((before) => {
      const missing = sids.filter((sid) => !before.some((page) => page.sid === sid)).slice(0, MOST_PAGES - before.length);
      return missing.length === 0 ? before : [...before, ...missing.map((sid) => ({ sid, limit: FIRST_PAGE }))];
    });
  }, []);
  const loadMore = useCallback((sid: StructureId) => {
    setPages((before) =>
      before.some((page) => page.sid === sid && page.limit === LARGEST_PAGE) ? before : [...before, { sid, limit: LARGEST_PAGE }],
    );
  }, []);
  const load = useCallback(
    async (sid: StructureId, holding?: SuggestionId) => {
      want([sid]);
      let page = await client.fetchQuery(pageOptions(queryId, { sid, limit: FIRST_PAGE }));
      const isFurther = holding !== undefined && page.total > page.children.length && !page.children.some(({ ensid }) => ensid === holding);
      if (isFurther) {
        loadMore(sid);
        page = await client.fetchQuery(pageOptions(queryId, { sid, limit: LARGEST_PAGE }));
      }
      return loadTree(root, [...known, page], { grown, comments });
    },
    [client, queryId, root, known, grown, comments, want, loadMore],
  );
  return { tree, loading, whole, load, want, loadMore };
}

interface CombinedAnswers {
  readonly data: readonly ChildrenAnswer[];
  readonly pending: readonly boolean[];
  readonly hasFailed: boolean;
}

function combineAnswers(
  results: readonly { readonly data: ChildrenAnswer | undefined; readonly isFetching: boolean; readonly isError: boolean }[],
): CombinedAnswers {
  return {
    data: results.flatMap(({ data }) => (data ? [data] : [])),
    pending: results.map(({ data, isFetching }) => isFetching && !data),
    hasFailed: results.some(({ isError }) => isError),
  };
}
