import type { QueryAnswer, QueryListAnswer, QuerySummary } from '@retron/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keys } from './keys.ts';

/**
 * Marks what is kept of finished queries as outdated where a list tells otherwise: a colleague renamed one or went on from it.
 * It is loaded again when it is next looked at. A query kept as Busy is left alone, as it is told of its changes.
 */
export function markOutdatedQueries(client: QueryClient, list: QueryListAnswer | InfiniteData<QueryListAnswer>): void {
  const pages = 'pages' in list ? list.pages : [list];
  for (const listed of pages.flatMap((page) => page.queries)) {
    const kept = client.getQueryData<QueryAnswer>(keys.query(listed.id));
    if (kept === undefined || kept.status === 'Busy' || isSame(kept, listed)) continue;
    void client.invalidateQueries({ queryKey: keys.query(listed.id), exact: true, refetchType: 'none' });
    if (kept.status !== listed.status || kept.suggestions !== listed.suggestions) {
      void client.invalidateQueries({ queryKey: keys.allChildren(listed.id), refetchType: 'none' });
    }
  }
}

function isSame(kept: QuerySummary, listed: QuerySummary): boolean {
  return FACTS_THAT_CHANGE.every((fact) => kept[fact] === listed[fact]);
}

/** What can change of a finished query. */
const FACTS_THAT_CHANGE = ['sessionid', 'comment', 'saved', 'status', 'suggestions', 'finished'] as const satisfies (keyof QuerySummary)[];
