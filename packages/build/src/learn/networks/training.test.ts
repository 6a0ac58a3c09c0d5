import {
  CandidateNetwork,
  CHANGE_BUCKETS,
  type LevelStarts,
  packTargets,
  type RankingData,
  RelevanceNetwork,
  shortlist,
  type TargetDescription,
  Vocabulary,
} from '@retron/learning';
import { joinData } from '@retron/learning/training';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';
import { CANDIDATE_SETTINGS, trainCandidates } from './train-candidates.ts';
import { RELEVANCE_SETTINGS, trainRelevance } from './train-relevance.ts';

/** Six transforms of level 1, four of level 2 below the first four. */
const LEVELS: LevelStarts = [0, 6, 10, 10];
const HASHES = [11, 22, 33, 44, 55, 66];

/**
 * A world with two rules: the first surrounding of a target says which transform was used; of its two candidates that one was recorded
 * which changes bucket 7, or has a precursor with bucket 7.
 */
function world(size: number, seed: number, tells: 'changes' | 'precursors' = 'changes'): RankingData {
  const random = seededRandom(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const target = (): TargetDescription => {
    const kind = pick(4);
    const noise = 4 + pick(2);
    const candidates = [0, 1, 2, 3].flatMap((transform) =>
      [7, 8].map((bucket) => ({
        transforms: Uint32Array.of(transform, 6 + transform),
        site: transform,
        changes: Uint16Array.of(tells === 'changes' ? bucket : 9, 20 + pick(5)),
        parts: Uint16Array.of(tells === 'precursors' ? bucket - 7 : 0, 2),
        plain: Float32Array.of(random(), random()),
        isRecorded: transform === kind && bucket === 7,
      })),
    );
    const precursors = [Uint16Array.of(7, 30 + pick(5)), Uint16Array.of(8, 30 + pick(5)), Uint16Array.of(40)];
    const surroundings = Uint32Array.of(HASHES[kind], HASHES[noise]);
    return { surroundings, counts: Uint16Array.of(1 + pick(3), 1), precursors, candidates };
  };
  return packTargets(Array.from({ length: size }, target));
}

const learning = world(600, 1);
const fresh = world(200, 2);
const all = (data: RankingData) => Uint32Array.from({ length: data.targetCount }, (_, i) => i);
const vocabulary = Vocabulary.of(learning, 2);
const silent = () => undefined;
const relevanceSettings = { ...RELEVANCE_SETTINGS, width: 16, epochs: 6, rate: 0.01 };
const candidateSettings = { ...CANDIDATE_SETTINGS, widths: [16, 8] as const, precursorWidth: 8, epochs: 4, rate: 0.005, shortlistSize: 8 };

/** Share of targets whose best candidate satisfies the question. */
function shareRight(data: RankingData, scores: (target: number) => ArrayLike<number>, isRight: (best: number, target: number) => boolean) {
  let right = 0;
  for (let target = 0; target < data.targetCount; target++) {
    const list = Array.from(scores(target));
    if (isRight(list.indexOf(Math.max(...list)), target)) right++;
  }
  return right / data.targetCount;
}

describe('training', () => {
  const relevance = new RelevanceNetwork(trainRelevance(learning, all(learning), vocabulary, LEVELS, relevanceSettings, silent));
  const relevancesOf = (data: RankingData) =>
    Float32Array.from([...all(data)].flatMap((target) => [...relevance.relevances(data, target)]));

  it('finds which transform a structure asks for', () => {
    const scores = (target: number) => {
      const three = relevance.relevances(fresh, target);
      return Array.from({ length: 8 }, (_, c) => three[3 * c] + three[3 * c + 1] + three[3 * c + 2]);
    };
    const isTransform = (best: number, target: number) => {
      const first = fresh.candidateStart[target];
      const recorded = fresh.isRecorded.subarray(first, first + 8).indexOf(1);
      return Math.floor(best / 2) === Math.floor(recorded / 2);
    };
    expect(shareRight(fresh, scores, isTransform)).toBeGreaterThan(0.95);
  });

  it('puts what it has not learnt of behind everything else', () => {
    const candidate = (transforms: number[]) => ({
      transforms: Uint32Array.from(transforms),
      site: 0,
      changes: Uint16Array.of(7),
      parts: Uint16Array.of(),
      plain: Float32Array.of(0, 0),
      isRecorded: false,
    });
    const candidates = [candidate([]), candidate([0, 6]), candidate([1, 7])];
    const target = { surroundings: Uint32Array.of(HASHES[1]), counts: Uint16Array.of(1), precursors: [], candidates };
    const data = packTargets([target]);
    const three = relevance.relevances(data, 0);
    const sums = [0, 1, 2].map((c) => three[3 * c] + three[3 * c + 1] + three[3 * c + 2]);
    expect(sums[0]).toBeLessThan(Math.min(sums[1], sums[2]));
  });

  it.each([
    ['change of surroundings', 'changes'],
    ['precursor', 'precursors'],
  ] as const)('finds which %s was recorded', (_, tells) => {
    const [seen, unseen] = [world(600, 1, tells), world(200, 2, tells)];
    const parameters = trainCandidates(seen, relevancesOf(seen), all(seen), vocabulary, candidateSettings, silent);
    const network = new CandidateNetwork(parameters);
    const scores = (target: number) => {
      const list = shortlist(unseen, target, relevance.relevances(unseen, target), 8);
      const close = network.scores(unseen, target, list);
      return Array.from({ length: 8 }, (__, c) => close[list.candidates.indexOf(c)]);
    };
    const isRecorded = (best: number, target: number) => unseen.isRecorded[unseen.candidateStart[target] + best] === 1;
    expect(shareRight(unseen, scores, isRecorded)).toBeGreaterThan(0.95);
    expect(parameters.changes.values.length).toBe(CHANGE_BUCKETS * 16);
  });

  it('gives the same network for the same seed, and another for another', () => {
    const train = (seed: number) =>
      trainRelevance(learning, all(learning), vocabulary, LEVELS, { ...relevanceSettings, epochs: 1, seed }, silent);
    expect(train(5)).toEqual(train(5));
    expect(train(5).surroundings.values).not.toEqual(train(6).surroundings.values);
  });

  it('passes over targets whose recorded candidate is beyond the shortlist', () => {
    const settings = { ...candidateSettings, epochs: 1, shortlistSize: 1 };
    const losses: number[] = [];
    // Every candidate is as relevant as any other: only targets whose first candidate is the recorded one are left, and need no learning.
    trainCandidates(learning, new Float32Array(3 * learning.isRecorded.length), all(learning), vocabulary, settings, ({ loss }) =>
      losses.push(loss),
    );
    expect(losses).toEqual([0]);
  });
});

describe('ranking data', () => {
  it('is the same in one pack or in several joined', () => {
    const parts = joinData([world(5, 3), world(7, 4)]);
    expect(parts.targetCount).toBe(12);
    const second = world(7, 4);
    const at = parts.candidateStart[5];
    expect([...parts.transform.subarray(parts.transformStart[at])]).toEqual([...second.transform]);
    expect([...parts.change.subarray(parts.changeStart[at])]).toEqual([...second.change]);
    expect([...parts.plain.subarray(at * 2)]).toEqual([...second.plain]);
    expect([...parts.isRecorded.subarray(at)]).toEqual([...second.isRecorded]);
    expect([...parts.surrounding.subarray(parts.surroundingStart[5])]).toEqual([...second.surrounding]);
    expect([...parts.part.subarray(parts.partStart[at])]).toEqual([...second.part]);
    expect([...parts.site.subarray(at)]).toEqual([...second.site]);
    const precursor = parts.precursorStart[5];
    expect([...parts.precursorSurrounding.subarray(parts.precursorSurroundingStart[precursor])]).toEqual([...second.precursorSurrounding]);
  });
});
