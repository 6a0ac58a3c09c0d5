import { packTargets, type RankingData, shortlist, treeScores, VIEW } from '@retron/learning';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../networks/random.ts';
import { BINS, binBorders, binOf } from './input-bins.ts';
import { TREE_SETTINGS, trainTrees } from './train-trees.ts';

const VIEWS = Uint8Array.of(VIEW.asIs, VIEW.asIs, VIEW.count);
const settings = { ...TREE_SETTINGS, trees: 40, leaves: 6, ridge: 1, leastCurvature: 0.1, shortlistSize: 8 };

/** Of eight candidates that one was recorded whose first two numbers are nearest to each other: no one number tells it. */
function world(size: number, seed: number, count: (isRecorded: boolean) => number = () => 500): RankingData {
  const random = seededRandom(seed);
  const target = () => {
    const numbers = Array.from({ length: 8 }, () => [random(), random()] as const);
    const gap = ([a, b]: readonly [number, number]) => Math.abs(a - b);
    const best = Math.min(...numbers.map(gap));
    const candidates = numbers.map(([a, b]) => {
      const isRecorded = gap([a, b]) === best;
      return {
        transforms: Uint32Array.of(0),
        site: 0,
        changes: Uint16Array.of(),
        parts: Uint16Array.of(),
        plain: Float32Array.of(a, b, Math.log1p(count(isRecorded))),
        isRecorded,
      };
    });
    return { surroundings: Uint32Array.of(1), counts: Uint16Array.of(1), precursors: [], candidates };
  };
  return packTargets(Array.from({ length: size }, target));
}

const all = (data: RankingData) => Uint32Array.from({ length: data.targetCount }, (_, i) => i);
const noRelevance = (data: RankingData) => new Float32Array(3 * data.isRecorded.length);

function learn(data: RankingData, seed = 1) {
  return trainTrees(data, noRelevance(data), all(data), VIEWS, { ...settings, seed }, () => undefined);
}

/** Share of the targets whose recorded candidate is put first. */
function shareRight(trees: ReturnType<typeof learn>, data: RankingData): number {
  const right = all(data).filter((target) => {
    const first = data.candidateStart[target];
    const list = shortlist(data, target, new Float32Array(24), 8);
    const scores = treeScores(trees, data, target, list);
    return data.isRecorded[first + list.candidates[scores.indexOf(Math.max(...scores))]] === 1;
  });
  return right.length / data.targetCount;
}

describe('boosted trees', () => {
  it('learn what no one number tells', () => {
    // One in eight would be right by chance.
    expect(shareRight(learn(world(1500, 1)), world(400, 2))).toBeGreaterThan(0.6);
  });

  it('are the same for the same seed, and others for another', () => {
    const data = world(100, 3);
    expect(learn(data)).toEqual(learn(data));
    expect(learn(data, 2).number).not.toEqual(learn(data).number);
  });

  it('cannot tell a count from one with a single reaction left out', () => {
    const telling = world(400, 4, (isRecorded) => (isRecorded ? 499 : 500));
    const silent = world(400, 4);
    expect(learn(telling)).toEqual(learn(silent));
  });
});

describe('bins', () => {
  it('hold about equally many, and all of the same number', () => {
    const borders = binBorders(Float32Array.from({ length: 10_000 }, (_, i) => i));
    expect(borders.length).toBe(BINS - 1);
    const counts = new Uint32Array(BINS);
    for (let i = 0; i < 10_000; i++) counts[binOf(borders, i)]++;
    expect(Math.max(...counts)).toBeLessThan(200);
    const few = binBorders(Float32Array.of(3, 1, 3, 3, 1, 3));
    expect([...few]).toEqual([1, 3]);
    expect([0, 1, 2, 3, 4].map((number) => binOf(few, number))).toEqual([0, 1, 1, 2, 2]);
  });
});
