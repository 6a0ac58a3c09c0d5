import type { Matcher } from '../matching/match.ts';
import type { PreparedMolecule } from '../matching/prepared-molecule.ts';
import { NO_STEP, type PatternSet, patternCount } from '../pattern/pattern-set.ts';

/**
 * Tells which patterns of a set can occur in a molecule without trying them (docs/chemistry/transforms.md, "Pattern index").
 *
 * A *pair* is (atom query, bond set, atom query). A pattern needs each of its pairs as often as it has it. Patterns are put in the
 * bucket of their rarest pair, so that only buckets whose pair occurs in the molecule are opened. Plain typed arrays, like `PatternSet`.
 */
export interface PatternIndex {
  /** Pairs whose first query is `q` stand at `pairStart[q]` up to, not including, `pairStart[q + 1]`; the first is never the higher. */
  readonly pairStart: Int32Array;
  readonly pairSecond: Uint16Array;
  readonly pairBond: Uint16Array;
  /** Pairs of pattern `p` stand at `needStart[p]` up to, not including, `needStart[p + 1]`, rarest first. */
  readonly needStart: Int32Array;
  readonly needPair: Uint16Array;
  readonly needCount: Uint8Array;
  /** Patterns whose rarest pair is `i` stand at `bucketStart[i]` up to, not including, `bucketStart[i + 1]`, ascending. */
  readonly bucketStart: Int32Array;
  readonly bucketPattern: Int32Array;
  /** Patterns without any bond; few, and always tried. */
  readonly bondless: Int32Array;
}

/** The distinct pairs of a set, sorted, and what each pattern needs of them. */
interface PairTable {
  readonly pairs: readonly { readonly first: number; readonly bond: number; readonly second: number }[];
  readonly needs: readonly ReadonlyMap<number, number>[];
}

/**
 * @param matcher - of the set
 * @param sample - molecules that stand for those to come; they tell which pairs are rare
 */
export function buildPatternIndex(matcher: Matcher, sample: readonly PreparedMolecule[]): PatternIndex {
  const { set } = matcher;
  const { pairs, needs } = pairTable(set);
  const pairStart = new Int32Array(matcher.queryCount + 1);
  for (const { first } of pairs) pairStart[first + 1]++;
  for (let query = 0; query < matcher.queryCount; query++) pairStart[query + 1] += pairStart[query];
  const pairSecond = Uint16Array.from(pairs, (pair) => pair.second);
  const pairBond = Uint16Array.from(pairs, (pair) => pair.bond);

  const frequency = new Int32Array(pairs.length);
  const counts = new Uint16Array(pairs.length);
  for (const prepared of sample) {
    matcher.begin(prepared);
    countPairs(matcher, prepared, { pairStart, pairSecond, pairBond }, counts);
    counts.forEach((count, pair) => {
      if (count > 0) frequency[pair]++;
    });
  }

  const rarestFirst = needs.map((need) => [...need].sort(([a], [b]) => frequency[a] - frequency[b] || a - b));
  const buckets: number[][] = pairs.map(() => []);
  const bondless: number[] = [];
  rarestFirst.forEach((need, pattern) => {
    (need.length === 0 ? bondless : buckets[need[0][0]]).push(pattern);
  });
  return {
    pairStart,
    pairSecond,
    pairBond,
    needStart: starts(rarestFirst),
    needPair: Uint16Array.from(rarestFirst.flat(), ([pair]) => pair),
    needCount: Uint8Array.from(rarestFirst.flat(), ([, count]) => count),
    bucketStart: starts(buckets),
    bucketPattern: Int32Array.from(buckets.flat()),
    bondless: Int32Array.from(bondless),
  };
}

/**
 * How often each pair occurs in the molecule that `matcher` was begun with. A pair that can lie on one bond both ways round may be
 * counted twice, so counts are never too low.
 */
export function countPairs(
  matcher: Matcher,
  prepared: PreparedMolecule,
  { pairStart, pairSecond, pairBond }: Pick<PatternIndex, 'pairStart' | 'pairSecond' | 'pairBond'>,
  counts: Uint16Array,
): void {
  matcher.askAll();
  const { hits, hitCount, queryCount } = matcher;
  const { atomCount, neighbourStart, neighbourAtom } = prepared.molecule;
  const { neighbourClass } = prepared;
  counts.fill(0);
  for (let first = 0; first < queryCount; first++) {
    if (hitCount[first] === 0) continue;
    const row = first * atomCount;
    for (let pair = pairStart[first]; pair < pairStart[first + 1]; pair++) {
      const second = pairSecond[pair];
      if (hitCount[second] === 0) continue;
      const bond = pairBond[pair];
      const secondRow = second * atomCount;
      let count = 0;
      for (let atom = 0; atom < atomCount; atom++) {
        if (hits[row + atom] === 0) continue;
        for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
          if ((neighbourClass[k] & bond) !== 0) count += hits[secondRow + neighbourAtom[k]];
        }
      }
      counts[pair] = first === second ? count >> 1 : count;
    }
  }
}

function pairTable(set: PatternSet): PairTable {
  const needsByKey: Map<string, number>[] = [];
  const keys = new Map<string, { first: number; bond: number; second: number }>();
  for (let pattern = 0; pattern < patternCount(set); pattern++) {
    const needs = new Map<string, number>();
    const begin = set.stepStart[pattern];
    const need = (step: number, other: number, bond: number) => {
      const a = set.stepQuery[step];
      const b = set.stepQuery[begin + other];
      const pair = { first: Math.min(a, b), bond, second: Math.max(a, b) };
      const key = `${pair.first},${bond},${pair.second}`;
      keys.set(key, pair);
      needs.set(key, (needs.get(key) ?? 0) + 1);
    };
    for (let step = begin; step < set.stepStart[pattern + 1]; step++) {
      if (set.stepParent[step] !== NO_STEP) need(step, set.stepParent[step], set.stepBond[step]);
      for (let c = set.closureStart[step]; c < set.closureStart[step + 1]; c++) need(step, set.closureStep[c], set.closureBond[c]);
    }
    needsByKey.push(needs);
  }
  const sorted = [...keys].sort(([, a], [, b]) => a.first - b.first || a.second - b.second || a.bond - b.bond);
  const indexOfKey = new Map(sorted.map(([key], index) => [key, index]));
  return {
    pairs: sorted.map(([, pair]) => pair),
    needs: needsByKey.map((needs) => new Map([...needs].map(([key, count]) => [indexOfKey.get(key) ?? -1, count]))),
  };
}

function starts(lists: readonly ArrayLike<unknown>[]): Int32Array {
  const result = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    result[i + 1] = result[i] + list.length;
  });
  return result;
}
