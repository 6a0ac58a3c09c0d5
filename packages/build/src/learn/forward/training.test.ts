import { createHash } from 'node:crypto';
import { DENSE, productScore } from '@retron/planning/training';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { CURATED_LIMITS } from '@retron/transforms';
import { beforeAll, describe, expect, it } from 'vitest';
import { textbookLibrary } from '../../testing/textbook-library.ts';
import { fitProductWeights } from './fit-product-weights.ts';
import { ForwardLessons, type TaughtReaction } from './forward-lessons.ts';
import type { RankingExample } from './ranking-example.ts';

/** The alcohol reacts at one of two ends; at its primary one whenever it was recorded. */
function etherOf(chain: string, product: string): TaughtReaction {
  const reactants = ['CCBr', chain];
  return { mappedReaction: '', limits: CURATED_LIMITS, reactants, product };
}

const ETHERS = [
  'Br[CH2:1][CH3:2].[OH:3][CH2:4][CH2:5][CH:6]([OH:7])[CH3:8]>>[CH2:1]([CH3:2])[O:3][CH2:4][CH2:5][CH:6]([OH:7])[CH3:8]',
  'Br[CH2:1][CH3:2].[OH:3][CH2:4][CH2:5][CH2:6][CH:7]([OH:8])[CH3:9]>>[CH2:1]([CH3:2])[O:3][CH2:4][CH2:5][CH2:6][CH:7]([OH:8])[CH3:9]',
  'Br[CH2:1][CH3:2].[OH:3][CH:4]([CH3:5])[CH3:6]>>[CH2:1]([CH3:2])[O:3][CH:4]([CH3:5])[CH3:6]',
];

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await createRdkit();
});

const libraryOf = (reactions: readonly string[]) =>
  textbookLibrary(
    rdkit,
    (bytes) => createHash('sha256').update(bytes).digest('hex'),
    reactions.map((reaction, index) => ({ key: String(index), reaction })),
  );

describe('a lesson', () => {
  it('shows all products and marks the recorded one', async () => {
    const lessons = new ForwardLessons(await libraryOf(ETHERS), rdkit);
    const example = lessons.exampleOf({ ...etherOf('CC(O)CCO', 'CCOCCC(C)O'), mappedReaction: ETHERS[0] });
    expect(example).toMatchObject({ count: 2 });
    expect([...(example as RankingExample).isRecorded].sort()).toEqual([0, 1]);
  });

  it('is none where the library knows no other reaction like it', async () => {
    const lessons = new ForwardLessons(await libraryOf(ETHERS.slice(0, 1)), rdkit);
    expect(lessons.exampleOf({ ...etherOf('CC(O)CCO', 'CCOCCC(C)O'), mappedReaction: ETHERS[0] })).toBe('no other reaction like it');
  });

  it('is none where the library was built without it', async () => {
    const lessons = new ForwardLessons(await libraryOf(ETHERS.slice(2)), rdkit);
    const diels = '[CH2:1]=[CH:2][CH:3]=[CH2:4].[CH2:5]=[CH2:6]>>[CH2:1]1[CH:2]=[CH:3][CH2:4][CH2:6][CH2:5]1';
    expect(lessons.exampleOf({ mappedReaction: diels, limits: CURATED_LIMITS, reactants: ['C=CC=C', 'C=C'], product: 'C1=CCCCC1' })).toBe(
      'not in the library',
    );
  });
});

/** Of three candidates the one with feature 7 is recorded; all have feature 1. */
function artificial(count: number): RankingExample[] {
  return Array.from({ length: count }, (_, index) => {
    const recorded = index % 3;
    return {
      count: 3,
      sparseStart: Uint32Array.of(0, 2, 4, 6),
      sparse: Uint32Array.from([0, 1, 2].flatMap((candidate) => [1, candidate === recorded ? 7 : 8 + ((index + candidate) % 4)])),
      dense: new Float32Array(3 * DENSE.length),
      isRecorded: Uint8Array.from([0, 1, 2], (candidate) => (candidate === recorded ? 1 : 0)),
    };
  });
}

describe('fitting', () => {
  it('finds what the recorded products have in common', () => {
    const { weights, heldBack } = fitProductWeights(artificial(200), { tableBits: 5, passes: 2 });
    const scoreOf = (name: number) => productScore(weights, { sparse: Uint32Array.of(name), dense: new Float32Array(DENSE.length) });
    expect(scoreOf(7)).toBeGreaterThan(scoreOf(8) + 1);
    expect(heldBack).toMatchObject({ count: 10, top1: 1 });
  });

  it('gives the same weights for the same examples', () => {
    const settings = { tableBits: 5, passes: 1 };
    expect(fitProductWeights(artificial(50), settings)).toEqual(fitProductWeights(artificial(50), settings));
  });
});
