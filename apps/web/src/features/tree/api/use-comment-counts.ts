import type { QueryAnswer } from '@retron/contract';
import type { SuggestionId } from '@retron/tree';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { commentsOptions } from '../../../api/comments.ts';

/**
 * How many comments suggestions have by now; null until that is known. A tree is told once how many there were; comments come later,
 * the reader's own and those of others.
 */
export function useCommentCounts({ id, projectid }: Pick<QueryAnswer, 'id' | 'projectid'>): ReadonlyMap<SuggestionId, number> | null {
  const { data } = useQuery(commentsOptions({ projectId: projectid, queryId: id }));
  return useMemo(() => {
    if (data === undefined) return null;
    const counts = new Map<SuggestionId, number>();
    for (const { ensid } of data) if (ensid !== null) counts.set(ensid, (counts.get(ensid) ?? 0) + 1);
    return counts;
  }, [data]);
}
