import { type QuerySummary, SAMPLE_SHAPE } from '@retron/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addSample } from '../../api/add-sample.ts';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { queryListOptions } from '../../api/list-queries.ts';
import { allProjectsOptions } from '../../api/projects.ts';
import type { TourSubject } from '../../components/shell/shell-actions.ts';
import { toasts } from '../../components/toast/toast-store.ts';

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

/** What may be done with the sample result. */
export interface Sample {
  /** The one that the reader may see; null where there is none, and while it is looked for. */
  readonly query: QuerySummary | null;
  /** Hands over the sample, of which the reader first gets a copy where there is none; null where there is no place for one. */
  readonly withSample: ((use: (sample: TourSubject) => void) => void) | null;
  readonly isCopying: boolean;
}

/** The sample result for whoever asks: that of the installation is in a project of its first user, all others get their own. */
export function useSample(): Sample {
  const client = useQueryClient();
  const samples = useQuery(SAMPLES);
  const query = findSample(samples.data?.queries ?? []);
  const projects = useQuery(allProjectsOptions);
  const place = projects.data?.projects.find(({ isDefault, mayEdit }) => isDefault && mayEdit);
  const copy = useMutation({
    mutationFn: addSample,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.queryLists }),
    onError: (error) => toasts.error(reasonOf(error)),
  });
  const withSample = (use: (sample: TourSubject) => void) => {
    if (query !== null) use(query);
    else if (place !== undefined) copy.mutate(place.id, { onSuccess: (copied) => use(copied) });
  };
  const isPossible = query !== null || (samples.isSuccess && place !== undefined);
  return { query, withSample: isPossible ? withSample : null, isCopying: copy.isPending };
}
