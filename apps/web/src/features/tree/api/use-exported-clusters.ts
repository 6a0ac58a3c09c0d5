import type { WireCluster } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { disconnectionOptions, type SummaryOf } from './disconnections.ts';

/**
 * The clusters that a file of cluster statistics has a row for; null while they are read, and where the summary is narrowed: the file has all.
 *
 * @param kind - what is exported
 */
export function useExportedClusters(query: SummaryOf, kind: string): readonly WireCluster[] | null {
  const { data } = useQuery({ ...disconnectionOptions(query), enabled: kind === 'clusterstatistics' });
  return data === undefined || data.filterProperties.nameReactions.length > 0 ? null : data.clusters;
}
