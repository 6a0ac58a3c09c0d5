import type { Rating } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { clusterByDisconnection } from './clusters.ts';

const suggestion = (id: number, bonds: readonly (readonly [number, number])[], precedentCount: number, rating: Rating) => ({
  id,
  bonds,
  precedentCount,
  rating,
});

describe('disconnection clusters', () => {
  it('group suggestions that make the same bonds', () => {
    const clusters = clusterByDisconnection([
      suggestion(1, [[1, 2]], 100, 4),
      suggestion(
        2,
        [
          [3, 4],
          [5, 6],
        ],
        7,
        3,
      ),
      suggestion(3, [[1, 2]], 20, 2),
      suggestion(4, [], 3, 3),
    ]);
    expect(clusters).toEqual([
      { no: 1, bonds: [[1, 2]], size: 2, suggestionIds: [1, 3], precedentCount: 120, bestRating: 4 },
      {
        no: 2,
        bonds: [
          [3, 4],
          [5, 6],
        ],
        size: 1,
        suggestionIds: [2],
        precedentCount: 7,
        bestRating: 3,
      },
      { no: 3, bonds: [], size: 1, suggestionIds: [4], precedentCount: 3, bestRating: 3 },
    ]);
  });

  it('keep apart what shares some bonds only', () => {
    expect(
      clusterByDisconnection([
        suggestion(
          1,
          [
            [1, 2],
            [3, 4],
          ],
          1,
          1,
        ),
        suggestion(2, [[1, 2]], 1, 1),
      ]),
    ).toHaveLength(2);
  });

  it('are none for no suggestions', () => {
    expect(clusterByDisconnection([])).toEqual([]);
  });
});
