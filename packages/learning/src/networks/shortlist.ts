import type { RankingData } from '../data/ranking-data.ts';

/** Numbers told of a candidate's relevance. */
export const RELEVANCE_WIDTH = 14;

/** The candidates of one target that are looked at closely. */
export interface Shortlist {
  /** Their places among the target's candidates, most relevant first; ties by place. */
  readonly candidates: readonly number[];
  /** `RELEVANCE_WIDTH` numbers for each, in that order. */
  readonly relevance: Float32Array;
}

/** Relevances and their logarithms run to about ten; networks like numbers near one. */
const SCALE = 3;

/**
 * Chooses the most relevant candidates and says how each compares with the best.
 *
 * @param relevances - three for each candidate, see `RelevanceNetwork.relevances`
 */
export function shortlist(data: RankingData, target: number, relevances: Float32Array, most: number): Shortlist {
  const count = data.candidateStart[target + 1] - data.candidateStart[target];
  const sum = Float64Array.from({ length: count }, (_, c) => relevances[3 * c] + relevances[3 * c + 1] + relevances[3 * c + 2]);
  const best = sum.reduce((highest, each) => Math.max(highest, each), Number.NEGATIVE_INFINITY);
  const logSum = Math.log(sum.reduce((total, each) => total + Math.exp(each - best), 0));
  const candidates = Array.from(sum.keys())
    .sort((a, b) => sum[b] - sum[a] || a - b)
    .slice(0, most);
  const bestOf = (level: number) =>
    candidates.reduce((highest, c) => Math.max(highest, relevances[3 * c + level]), Number.NEGATIVE_INFINITY);
  const [best1, best2, best3] = [bestOf(0), bestOf(1), bestOf(2)];
  const groups = siteGroups(data, target, candidates, sum, best);
  const relevance = new Float32Array(RELEVANCE_WIDTH * candidates.length);
  candidates.forEach((c, rank) => {
    const logShare = sum[c] - best - logSum;
    relevance.set(
      [
        (relevances[3 * c] - best1) / SCALE,
        (relevances[3 * c + 1] - best2) / SCALE,
        (relevances[3 * c + 2] - best3) / SCALE,
        (sum[c] - best) / SCALE,
        logShare / SCALE,
        Math.exp(logShare),
        Math.log1p(rank) / SCALE,
        rank === 0 ? 1 : 0,
        best / 5,
        relevances[3 * c] / 5,
        ...groups[rank],
      ],
      RELEVANCE_WIDTH * rank,
    );
  });
  return { candidates, relevance };
}

/** `shortlist` out of the relevances of all candidates of `data`. */
export function shortlistAmong(data: RankingData, target: number, relevances: Float32Array, most: number): Shortlist {
  return shortlist(data, target, relevances.subarray(3 * data.candidateStart[target], 3 * data.candidateStart[target + 1]), most);
}

/** Whether a recorded candidate is on the shortlist: a target without one teaches nothing. */
export function hasRecorded(data: RankingData, target: number, { candidates }: Shortlist): boolean {
  return candidates.some((place) => data.isRecorded[data.candidateStart[target] + place] === 1);
}

/**
 * What a candidate is among those that break the same bonds, and what these are among all: the logarithm of its share in theirs and of
 * theirs in all, its rank among them and theirs among all.
 */
function siteGroups(
  data: RankingData,
  target: number,
  candidates: readonly number[],
  sum: Float64Array,
  best: number,
): readonly (readonly number[])[] {
  const siteOf = (candidate: number) => data.site[data.candidateStart[target] + candidate];
  const shares = new Map<number, number>();
  let total = 0;
  sum.forEach((each, candidate) => {
    const share = Math.exp(each - best);
    total += share;
    shares.set(siteOf(candidate), (shares.get(siteOf(candidate)) ?? 0) + share);
  });
  const rankOfSite = new Map<number, number>();
  for (const [site] of [...shares].sort(([a, x], [b, y]) => y - x || a - b)) rankOfSite.set(site, rankOfSite.size);
  const seen = new Map<number, number>();
  return candidates.map((candidate) => {
    const site = siteOf(candidate);
    const share = shares.get(site) ?? 1;
    const rank = seen.get(site) ?? 0;
    seen.set(site, rank + 1);
    return [
      (sum[candidate] - best - Math.log(share)) / SCALE,
      Math.log(share / total) / SCALE,
      Math.log1p(rank) / SCALE,
      Math.log1p(rankOfSite.get(site) ?? 0) / SCALE,
    ];
  });
}
