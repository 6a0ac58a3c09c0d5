import { AT_WORK, finished, type Work } from '@retron/molecule';
import { DEFAULT_MAX_MATCHES, Matcher, type MatchList } from '../matching/match.ts';
import type { PreparedMolecule } from '../matching/prepared-molecule.ts';
import { type PatternSet, patternCount } from '../pattern/pattern-set.ts';
import { buildPatternIndex, countPairs, type PatternIndex } from './pattern-index.ts';

/** Matches between two pauses of a search, each counted by the atoms of the molecule: what is done with a match goes by its size. */
const ATOMS_AT_ONCE = 6000;
/** As how many matches a pattern counts that is looked for in vain. */
const PATTERN_COUNTS_AS = 1 / 4;

/**
 * Finds which patterns of a set occur in a molecule, through a pattern index. Each pattern is matched once, however many transforms
 * share it. Use one per thread; the arrays behind it may be shared.
 */
export class PatternFinder {
  readonly index: PatternIndex;
  readonly #matcher: Matcher;
  readonly #counts: Uint16Array;
  readonly #candidates: Int32Array;

  constructor(set: PatternSet, index: PatternIndex) {
    this.index = index;
    this.#matcher = new Matcher(set);
    this.#counts = new Uint16Array(index.pairSecond.length);
    this.#candidates = new Int32Array(patternCount(set));
  }

  /** Tells `visit` every pattern that occurs in `prepared`, ascending, with its matches; these are valid during the call only. */
  find(prepared: PreparedMolecule, visit: (pattern: number, matches: MatchList) => void, maxMatches: number = DEFAULT_MAX_MATCHES): void {
    finished(this.findInTurns(prepared, visit, maxMatches));
  }

  /** As `find`, in pieces between which other molecules may be searched. */
  *findInTurns(
    prepared: PreparedMolecule,
    visit: (pattern: number, matches: MatchList) => void,
    maxMatches: number = DEFAULT_MAX_MATCHES,
  ): Work<void> {
    this.#matcher.begin(prepared);
    const candidates = this.#screen(prepared).slice();
    let done = 0;
    for (const pattern of candidates) {
      if (done >= ATOMS_AT_ONCE) {
        done = 0;
        yield AT_WORK;
        // Another search may have come between.
        if (!this.#matcher.isAt(prepared)) this.#matcher.begin(prepared);
      }
      const matches = this.#matcher.matches(pattern, maxMatches);
      if (matches.count > 0) visit(pattern, matches);
      done += (matches.count + PATTERN_COUNTS_AS) * prepared.molecule.atomCount;
    }
  }

  /** Patterns that the pair counts of `prepared` do not rule out, ascending. Valid until the next call. */
  candidates(prepared: PreparedMolecule): Int32Array {
    this.#matcher.begin(prepared);
    return this.#screen(prepared);
  }

  #screen(prepared: PreparedMolecule): Int32Array {
    const { bucketStart, bucketPattern, needStart, needPair, needCount, bondless } = this.index;
    const counts = this.#counts;
    const candidates = this.#candidates;
    countPairs(this.#matcher, prepared, this.index, counts);
    candidates.set(bondless);
    let found = bondless.length;
    for (let pair = 0; pair < counts.length; pair++) {
      if (counts[pair] === 0) continue;
      for (let b = bucketStart[pair]; b < bucketStart[pair + 1]; b++) {
        const pattern = bucketPattern[b];
        let need = needStart[pattern];
        const end = needStart[pattern + 1];
        while (need < end && counts[needPair[need]] >= needCount[need]) need++;
        if (need === end) candidates[found++] = pattern;
      }
    }
    return candidates.subarray(0, found).sort();
  }
}

/** The pattern index of a set; see `buildPatternIndex`. */
export function indexPatterns(set: PatternSet, sample: readonly PreparedMolecule[]): PatternIndex {
  return buildPatternIndex(new Matcher(set), sample);
}
