import { describe, expect, it } from 'vitest';
import { wireCluster } from './wire-cluster.ts';

const CLUSTER = {
  no: 1,
  key: '',
  name: 'No bond made',
  bonds: [],
  size: 2,
  suggestionIds: [4, 7],
  precedentCount: 9,
  bestRating: 3,
} as const;

describe('a cluster on the wire', () => {
  it('counts atoms from 1 and names its best suggestion', () => {
    const amide = { ...CLUSTER, name: 'C–N, amide', bonds: [[1, 3]] as const };
    expect(wireCluster(amide, { direction: 'synthesis' })).toMatchObject({ bonds: ['2-4'], name: 'C–N, amide', ensid: 4, ensids: [4, 7] });
  });

  it('says of a step without bonds what the direction makes of it', () => {
    expect(wireCluster(CLUSTER, { direction: 'synthesis' }).name).toBe('No bond made');
    expect(wireCluster(CLUSTER, { direction: 'reaction' }).name).toBe('No bond broken');
  });
});
