import { parseSmiles, writeSmiles } from '@retron/molecule';
import type { BondPair, Rating } from '@retron/tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterByDisconnection } from './disconnection-clusters.ts';
import { disconnectionKeys } from './symmetric-bonds.ts';

function molecule(smiles: string) {
  const read = parseSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const suggestion = (id: number, bonds: readonly BondPair[], precedentCount: number, rating: Rating) => ({
  id,
  bonds,
  precedentCount,
  rating,
});

/** The amide bond is 3-5; 0-1 and 1-2 are bonds of the chain. */
const ANILIDE = molecule('CCCC(=O)Nc1ccccc1');

describe('disconnection clusters', () => {
  it('group suggestions that make the same bonds', () => {
    const clusters = clusterByDisconnection(ANILIDE, [
      suggestion(1, [[3, 5]], 100, 4),
      suggestion(
        2,
        [
          [0, 1],
          [1, 2],
        ],
        7,
        3,
      ),
      suggestion(3, [[3, 5]], 20, 2),
      suggestion(4, [], 3, 3),
    ]);
    expect(clusters.map(({ key: _, ...cluster }) => cluster)).toEqual([
      { no: 1, name: 'C–N, amide', bonds: [[3, 5]], size: 2, suggestionIds: [1, 3], precedentCount: 120, bestRating: 4 },
      {
        no: 2,
        name: 'C–C twice',
        bonds: [
          [0, 1],
          [1, 2],
        ],
        size: 1,
        suggestionIds: [2],
        precedentCount: 7,
        bestRating: 3,
      },
      { no: 3, name: 'No bond made', bonds: [], size: 1, suggestionIds: [4], precedentCount: 3, bestRating: 3 },
    ]);
    expect(new Set(clusters.map(({ key }) => key)).size).toBe(3);
  });

  it('have names of their own, by the numbers of the atoms where words do not tell the bonds apart', () => {
    const clusters = clusterByDisconnection(molecule('C1CC2CCC1CC2'), [suggestion(1, [[0, 1]], 2, 4), suggestion(2, [[1, 2]], 1, 3)]);
    expect(clusters.map(({ name }) => name)).toEqual(['C–C, cyclohexane ring (1–2)', 'C–C, cyclohexane ring (2–3)']);
  });

  it('keep apart what shares some bonds only', () => {
    const both = suggestion(
      1,
      [
        [3, 5],
        [5, 6],
      ],
      1,
      1,
    );
    expect(clusterByDisconnection(ANILIDE, [both, suggestion(2, [[3, 5]], 1, 1)])).toHaveLength(2);
  });

  it('put bonds together that are alike by symmetry, and show those of the best suggestion', () => {
    // bis-acetamide of para-phenylenediamine: the amides are 1-3 and 8-10
    const target = molecule('CC(=O)Nc1ccc(NC(C)=O)cc1');
    const clusters = clusterByDisconnection(target, [
      suggestion(1, [[8, 9]], 5, 4),
      suggestion(2, [[1, 3]], 5, 4),
      suggestion(3, [[3, 4]], 1, 2),
    ]);
    expect(clusters.map(({ bonds, suggestionIds }) => ({ bonds, suggestionIds }))).toEqual([
      { bonds: [[8, 9]], suggestionIds: [1, 2] },
      { bonds: [[3, 4]], suggestionIds: [3] },
    ]);
  });

  it('are none for no suggestions', () => {
    expect(clusterByDisconnection(ANILIDE, [])).toEqual([]);
  });
});

describe('keys of bond sets', () => {
  it('tell neighbouring from opposite bonds, though each bond alone is like the other', () => {
    const benzene = molecule('c1ccccc1');
    const key = disconnectionKeys(benzene);
    // atoms run round the ring: bonds 0-1 and 1-2 share an atom, 0-1 and 3-4 lie opposite
    expect(key([[0, 1]])).toBe(key([[3, 4]]));
    expect(
      key([
        [0, 1],
        [1, 2],
      ]),
    ).toBe(
      key([
        [3, 4],
        [4, 5],
      ]),
    );
    expect(
      key([
        [0, 1],
        [1, 2],
      ]),
    ).not.toBe(
      key([
        [0, 1],
        [3, 4],
      ]),
    );
    expect(
      key([
        [0, 1],
        [2, 3],
      ]),
    ).not.toBe(
      key([
        [0, 1],
        [3, 4],
      ]),
    );
  });

  it('follow the atoms through every numbering', () => {
    const smiles = ['CC(=O)Nc1ccc(NC(C)=O)cc1', 'C1CC2CCC1C2', 'COc1cc(OC)cc(C(=O)N(C)C)c1', 'c1ccc(-c2ccccc2)cc1'];
    fc.assert(
      fc.property(
        fc.constantFrom(...smiles),
        fc.infiniteStream(fc.nat(1000)),
        fc.array(fc.nat(50), { maxLength: 3 }),
        (text, stream, chosen) => {
          const given = molecule(text);
          const rank = Array.from({ length: given.atomCount }, (_, atom) => ({ atom, value: stream.next().value ?? 0 }))
            .sort((a, b) => a.value - b.value || a.atom - b.atom)
            .reduce<number[]>((ranks, { atom }, index) => {
              ranks[atom] = index;
              return ranks;
            }, []);
          const written = writeSmiles(given, { rank });
          const renumbered = molecule(written.smiles);
          const newAtom = new Map(written.atomOrder.map((atom, index) => [atom, index]));
          const bonds = [...new Set(chosen.map((each) => each % given.bondCount))];
          const pairs = bonds.map((bond): BondPair => [given.bondBegin[bond], given.bondEnd[bond]]);
          const moved = pairs.map(([a, b]): BondPair => [newAtom.get(a) ?? -1, newAtom.get(b) ?? -1]);
          expect(disconnectionKeys(renumbered)(moved)).toBe(disconnectionKeys(given)(pairs));
        },
      ),
    );
  });
});
