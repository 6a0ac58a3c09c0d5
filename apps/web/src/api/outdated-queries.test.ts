import type { QueryAnswer, QueryListAnswer, QuerySummary } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import fixture from '../../../../fixtures/wire/queries.json';
import { useFixtureFetch as answerCalls } from '../testing/fixture-fetch.ts';
import { keys } from './keys.ts';
import { queryListOptions } from './list-queries.ts';
import { createQueryClient } from './query-client.ts';

const [ready] = (fixture.queries as readonly QuerySummary[]).filter(({ status }) => status === 'Ready');

/** Keeps a query with one page of its tree, then loads a list that tells `listed` of it. */
async function afterListed(kept: QuerySummary, listed: QuerySummary) {
  answerCalls({ 'GET /app/api/queries': { json: { queries: [listed], total: 1 } satisfies QueryListAnswer } });
  const client = createQueryClient();
  client.setQueryData<QueryAnswer>(keys.query(kept.id), { ...kept, tree: null, leftOut: [], clauses: [], plannedBy: [] });
  client.setQueryData(keys.queryChildren(kept.id, 3), { sid: 3 });
  await client.fetchQuery(queryListOptions({}));
  const isOutdated = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { facts: isOutdated(keys.query(kept.id)), tree: isOutdated(keys.queryChildren(kept.id, 3)) };
}

describe('what is kept of a finished query', () => {
  it('stays when a list tells the same', async () => {
    expect(await afterListed(ready, ready)).toEqual({ facts: false, tree: false });
  });

  it('is outdated when a colleague renamed it, its tree is not', async () => {
    expect(await afterListed(ready, { ...ready, sessionid: 'renamed' })).toEqual({ facts: true, tree: false });
  });

  it('is outdated with its tree when a colleague went on from it', async () => {
    expect(await afterListed(ready, { ...ready, status: 'Busy' })).toEqual({ facts: true, tree: true });
    expect(await afterListed(ready, { ...ready, suggestions: ready.suggestions + 4 })).toEqual({ facts: true, tree: true });
  });

  it('is left alone while it is kept as Busy', async () => {
    expect(await afterListed({ ...ready, status: 'Busy' }, ready)).toEqual({ facts: false, tree: false });
  });
});
