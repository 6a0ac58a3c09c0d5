import type { ClusterAnswer } from '@retron/contract';
import type { DisconnectionCluster } from '@retron/planning';
import type { Query } from '../repositories/queries.ts';

/** A cluster as it is sent: atom numbers count from 1. In the forward direction the bonds of a structure are those a step breaks. */
export function wireCluster(cluster: DisconnectionCluster, { direction }: Pick<Query, 'direction'>): ClusterAnswer['cluster'] {
  const breaksNone = direction === 'reaction' && cluster.bonds.length === 0;
  return {
    no: cluster.no,
    size: cluster.size,
    bonds: cluster.bonds.map(([a, b]) => `${a + 1}-${b + 1}`),
    name: breaksNone ? 'No bond broken' : cluster.name,
    precedents: cluster.precedentCount,
    rating: cluster.bestRating,
    ensid: cluster.suggestionIds[0],
    ensids: [...cluster.suggestionIds],
  };
}
