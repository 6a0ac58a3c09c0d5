import { type QuerySummary, SAMPLE_SHAPE } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { queryListOptions } from '../../api/list-queries.ts';

/** The bundled sample is the oldest query of its kind. */
const SAMPLES = queryListOptions({
  breadth: [String(SAMPLE_SHAPE.breadth)],
  direction: ['synthesis'],
  status: ['Ready'],
  order: 'asc',
  per_page: 20,
});

/** The bundled sample result, where there is one. */
export function findSample(queries: readonly QuerySummary[]): QuerySummary | null {
  const isSample = (query: QuerySummary) =>
    query.status === 'Ready' &&
    query.direction === 'synthesis' &&
    query.breadth === SAMPLE_SHAPE.breadth &&
    query.suggestions === SAMPLE_SHAPE.suggestions &&
    query.structures === SAMPLE_SHAPE.structures;
  return queries.find(isSample) ?? null;
}

/** The same, of what the reader may see; null while it is looked for, too. */
export function useSample(): QuerySummary | null {
  const { data } = useQuery(SAMPLES);
  return findSample(data?.queries ?? []);
}
