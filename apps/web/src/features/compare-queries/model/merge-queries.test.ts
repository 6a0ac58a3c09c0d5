import type { QueryGraph } from '@retron/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../testing-graph.ts';
import { mergeQueries } from './merge-queries.ts';

describe('two queries put together', () => {
  const first = graphOf(
    ['target', 'amine', 'acid', 'nitro'],
    [
      { parid: 1, precursors: [2, 3], rating: 4, numPrecedents: 412, bonds: ['1-2'] },
      { parid: 2, precursors: [4], rating: 3, numPrecedents: 230 },
    ],
  );
  const second = graphOf(
    ['target', 'acid', 'bromide', 'amine'],
    [
      { parid: 1, precursors: [3], rating: 2, numPrecedents: 9 },
      { parid: 1, precursors: [2, 4], rating: 3, numPrecedents: 500, bonds: ['1-2'] },
    ],
  );

  it('hold a molecule once, whatever its number, and say which query has which suggestion', () => {
    const merged = mergeQueries(first, second);
    expect(merged.structures.map(({ smiles, sids }) => [smiles, ...sids])).toEqual([
      ['target', 1, 1],
      ['amine', 2, 4],
      ['acid', 3, 2],
      ['nitro', 4, null],
      ['bromide', null, 3],
    ]);
    const told = merged.suggestions.map(({ precursors, membership, found }) => [
      precursors.map((index) => merged.structures[index]?.smiles),
      membership,
      found.map((each) => each && [each.ensid, each.rating, each.numPrecedents]),
    ]);
    expect(told).toEqual([
      [
        ['amine', 'acid'],
        'both',
        [
          [1, 4, 412],
          [2, 3, 500],
        ],
      ],
      [['nitro'], 'first', [[2, 3, 230], null]],
      [['bromide'], 'second', [null, [1, 2, 9]]],
    ]);
    expect(merged.counts).toEqual({ all: 3, first: 1, second: 1, both: 1 });
    expect(merged.suggestions[0]).toMatchObject({ rating: 4, numPrecedents: 500, rank: 1 });
  });

  it('pair suggestions of the same precursors by their bonds, and only then by rank', () => {
    const by = (...bonds: readonly string[]) =>
      graphOf(
        ['target', 'a'],
        bonds.map((each) => ({ parid: 1, precursors: [2], bonds: [each] })),
      );
    const merged = mergeQueries(by('1-2', '3-4'), by('5-6', '1-2', '7-8'));
    expect(merged.suggestions.map(({ found }) => found.map((each) => each?.ensid ?? null))).toEqual([
      [1, 2],
      [2, 1],
      [null, 3],
    ]);
  });

  it('tell suggestions with other partners apart, and one precursor from two of it', () => {
    const merged = mergeQueries(
      graphOf(
        ['target', 'a'],
        [
          { parid: 1, precursors: [2] },
          { parid: 1, precursors: [2], partners: ['x'] },
        ],
      ),
      graphOf(
        ['target', 'a'],
        [
          { parid: 1, precursors: [2, 2] },
          { parid: 1, precursors: [2], partners: ['y'] },
        ],
      ),
    );
    expect(merged.counts).toEqual({ all: 4, first: 2, second: 2, both: 0 });
  });

  it('take the targets for one molecule where they are drawn as different tautomers', () => {
    const merged = mergeQueries(
      graphOf(['keto', 'a'], [{ parid: 1, precursors: [2] }]),
      graphOf(['enol', 'a'], [{ parid: 1, precursors: [2] }]),
    );
    expect(merged.counts.both).toBe(1);
    expect(merged.structures[0]).toMatchObject({ smiles: 'keto', sids: [1, 1] });
  });

  it('leave out what no tree shows: suggestions that need the target or what they make', () => {
    const looped = graphOf(
      ['target', 'a', 'b'],
      [
        { parid: 1, precursors: [2] },
        { parid: 2, precursors: [1] },
        { parid: 3, precursors: [3] },
      ],
    );
    expect(mergeQueries(looped, looped).counts).toEqual({ all: 1, first: 0, second: 0, both: 1 });
  });
});

/** Small worlds, so that much is alike. */
const graphs = fc
  .record({
    molecules: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 1 }),
    suggestions: fc.array(
      fc.record({
        from: fc.nat(6),
        to: fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }),
        bonds: fc.constantFrom('1-2', '3-4'),
        rating: fc.integer({ min: 1, max: 4 }),
        numPrecedents: fc.nat(900),
      }),
      { maxLength: 25 },
    ),
  })
  .map(({ molecules, suggestions }) => {
    const sid = (number: number) => (number % (molecules.length + 1)) + 1;
    return graphOf(
      ['target', ...molecules],
      suggestions.map(({ from, to, bonds, ...rest }) => ({ parid: sid(from), precursors: to.map(sid), bonds: [bonds], ...rest })),
    );
  });

/** A suggestion as text that does not depend on numbers. */
function told({ structures, suggestions }: ReturnType<typeof mergeQueries>, isSwapped = false): readonly string[] {
  const smiles = (index: number) => structures[index]?.smiles;
  return suggestions
    .map(({ structure, precursors, found }) => {
      const both = isSwapped ? found.toReversed() : found;
      return JSON.stringify([smiles(structure), precursors.map(smiles).sort(), both.map((each) => each && [each.ensid, each.rating])]);
    })
    .sort();
}

/** Pairs by bonds are the same from either side; what is left is paired by rank, which need not be. */
const withoutLeftovers = (each: QueryGraph): QueryGraph => ({
  ...each,
  suggestions: each.suggestions.filter(({ bonds }) => bonds[0] === '1-2'),
});

describe('merging', () => {
  it('gives the same from either side', () => {
    fc.assert(
      fc.property(graphs, graphs, (one, other) => {
        const [a, b] = [withoutLeftovers(one), withoutLeftovers(other)];
        expect(told(mergeQueries(b, a), true)).toEqual(told(mergeQueries(a, b)));
        const [there, back] = [mergeQueries(one, other).counts, mergeQueries(other, one).counts];
        expect(back).toEqual({ all: there.all, first: there.second, second: there.first, both: there.both });
      }),
    );
  });

  it('loses nothing and doubles nothing: the counts add up', () => {
    fc.assert(
      fc.property(graphs, graphs, (one, other) => {
        const { counts, suggestions } = mergeQueries(one, other);
        const shown = ({ suggestions: all }: QueryGraph) =>
          all.filter(({ parid, precursors }) => !precursors.includes(1) && !precursors.includes(parid)).map(({ ensid }) => ensid);
        expect(counts.all).toBe(counts.first + counts.second + counts.both);
        for (const [query, of] of [one, other].entries()) {
          const found = suggestions.flatMap((each) => each.found[query]?.ensid ?? []);
          expect(found.toSorted((a, b) => a - b)).toEqual(shown(of));
        }
      }),
    );
  });

  it('finds a query equal to itself', () => {
    fc.assert(
      fc.property(graphs, (one) => {
        const { counts } = mergeQueries(one, one);
        expect([counts.first, counts.second]).toEqual([0, 0]);
      }),
    );
  });
});
