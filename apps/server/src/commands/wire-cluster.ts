import type { ClusterAnswer } from '@retron/contract';
import type { DisconnectionCluster } from '@retron/planning';

/** A cluster as it is sent: atom numbers count from 1. */
export function wireCluster(cluster: DisconnectionCluster): ClusterAnswer['cluster'] {
  return {
    no: cluster.no,
    size: cluster.size,
    bonds: cluster.bonds.map(([a, b]) => `${a + 1}-${b + 1}`),
    name: cluster.name,
    precedents: cluster.precedentCount,
    rating: cluster.bestRating,
    ensid: cluster.suggestionIds[0],
    ensids: [...cluster.suggestionIds],
  };
}
