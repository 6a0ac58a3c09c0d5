import type { ChildrenAnswer, EnsembleNode, StructureNode } from '@retron/contract';
import type { StructureId } from '@retron/tree';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchQueryChildren } from '../../../api/get-query-children.ts';
import { keys } from '../../../api/keys.ts';

/** Suggestions of one structure in one call, and calls that run at once. */
const PAGE = 500;
const AT_ONCE = 6;
/** A list of more is no help, and a browser has no room for it. */
const MOST_SUGGESTIONS = 20_000;

export interface WholeTree {
  /** One page for each structure below the target that has suggestions. */
  readonly pages: readonly ChildrenAnswer[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

const NO_PAGES: readonly ChildrenAnswer[] = [];

/**
 * The suggestions of every structure of a tree, for what looks at all of them: the list and what narrows it.
 *
 * @param grown - how many suggestions structures have got since the tree was loaded; a change has it read again
 */
export function useWholeTree(queryId: number, root: StructureNode, isWanted: boolean, grown: ReadonlyMap<StructureId, number>): WholeTree {
  const size = [...grown.values()].reduce((sum, count) => sum + count, 0);
  const client = useQueryClient();
  const queryKey = [...keys.allChildren(queryId), 'whole', root.childCount, size];
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchAll(queryId, root, signal, (pages) => client.setQueryData(queryKey, pages)),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
  return { pages: data ?? NO_PAGES, isLoading: isFetching, isError, retry: () => void refetch() };
}

/** Milliseconds between two looks at what was read so far. */
const SHOWN_EVERY_MS = 1200;

/**
 * Level by level; what was read is not read again at another place.
 *
 * @param onPart - told what is there so far, from time to time
 */
async function fetchAll(
  queryId: number,
  root: StructureNode,
  signal: AbortSignal,
  onPart: (pages: readonly ChildrenAnswer[]) => void,
): Promise<readonly ChildrenAnswer[]> {
  let shownAt = performance.now();
  const pages: ChildrenAnswer[] = [];
  const seen = new Set([root.sid]);
  let found = root.children.length;
  let next = missing(root.children, seen);
  while (next.length > 0 && found < MOST_SUGGESTIONS) {
    const below: EnsembleNode[] = [];
    for (let at = 0; at < next.length && found < MOST_SUGGESTIONS; at += AT_ONCE) {
      const sids = next.slice(at, at + AT_ONCE);
      const answers = await Promise.all(sids.map((sid) => fetchStructure(queryId, sid, signal)));
      pages.push(...answers);
      for (const { children } of answers) {
        found += children.length;
        below.push(...children);
      }
      if (performance.now() - shownAt > SHOWN_EVERY_MS) {
        shownAt = performance.now();
        onPart([...pages]);
      }
    }
    next = missing(below, seen);
  }
  return pages;
}

/** All suggestions of one structure, page after page. */
async function fetchStructure(queryId: number, sid: StructureId, signal: AbortSignal): Promise<ChildrenAnswer> {
  const first = await fetchQueryChildren({ queryId, sid, limit: PAGE }, signal);
  const children = [...first.children];
  while (children.length < first.total) {
    const { children: more } = await fetchQueryChildren({ queryId, sid, limit: PAGE, offset: children.length }, signal);
    if (more.length === 0) break;
    children.push(...more);
  }
  return { ...first, children };
}

/** Structures with suggestions that stand below these and were not seen. */
function missing(suggestions: readonly EnsembleNode[], seen: Set<StructureId>): readonly StructureId[] {
  const sids: StructureId[] = [];
  for (const { children } of suggestions) {
    for (const { sid, childCount } of children) {
      if (childCount === 0 || seen.has(sid)) continue;
      seen.add(sid);
      sids.push(sid);
    }
  }
  return sids;
}
