import { QUERY_FILTERS, type QueryCounts, type QueryFilter, type QueryListAnswer, type QuerySummary } from '@retron/contract';

/** Answers GET /app/api/queries from a list of queries as the server does: narrowed, counted, sorted, one page. */
export function answerQueryList(all: readonly QuerySummary[], search: URLSearchParams): QueryListAnswer {
  const project = search.get('projectid');
  const visible = all.filter((query) => project === null || String(query.projectid) === project);
  const passing = visible.filter((query) => passes(query, search, null));
  const size = Number(search.get('per_page') ?? 100);
  const start = (Number(search.get('page') ?? 1) - 1) * size;
  const queries = sorted(passing, search).slice(start, start + size);
  const answer = { queries, total: passing.length };
  return search.get('counts') === 'yes' ? { ...answer, counts: countsOf(visible, search) } : answer;
}

function valuesOf(query: QuerySummary, filter: QueryFilter): readonly string[] {
  if (filter === 'library') return query.library.split('|');
  return [String(filter === 'owner' ? query.user : query[filter])];
}

function passes(query: QuerySummary, search: URLSearchParams, except: QueryFilter | null): boolean {
  const term = (search.get('term') ?? '').trim().toLowerCase();
  if (!`${query.sessionid}\n${query.comment}`.toLowerCase().includes(term)) return false;
  return QUERY_FILTERS.every((filter) => {
    const chosen = search.getAll(filter);
    return filter === except || chosen.length === 0 || valuesOf(query, filter).some((value) => chosen.includes(value));
  });
}

function countsOf(visible: readonly QuerySummary[], search: URLSearchParams): QueryCounts {
  const counted = QUERY_FILTERS.map((filter) => {
    const counts = new Map<string, number>();
    for (const query of visible) {
      for (const value of valuesOf(query, filter)) counts.set(value, (counts.get(value) ?? 0) + Number(passes(query, search, filter)));
    }
    return [filter, [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => (a.value < b.value ? -1 : 1))];
  });
  return { all: visible.length, values: Object.fromEntries(counted) as QueryCounts['values'] };
}

function sorted(queries: readonly QuerySummary[], search: URLSearchParams): QuerySummary[] {
  const sort = search.get('sort') ?? 'created';
  const sign = search.get('order') === 'asc' ? 1 : -1;
  const along = (a: QuerySummary, b: QuerySummary) => {
    if (sort === 'created') return a.created.localeCompare(b.created) || a.id - b.id;
    if (sort === 'status') return a.status.localeCompare(b.status, 'en');
    return a.sessionid.localeCompare(b.sessionid, 'en', { numeric: true });
  };
  return [...queries].sort((a, b) => sign * along(a, b) || b.created.localeCompare(a.created) || b.id - a.id);
}
