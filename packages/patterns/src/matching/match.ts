import { NO_STEP, type PatternSet, patternCount, patternSize, TERM, TERM_NEGATED } from '../pattern/pattern-set.ts';
import { hasEnvironment } from './has-environment.ts';
import type { PreparedMolecule } from './prepared-molecule.ts';

/** Matches found, one after the other: the molecule's atom of every pattern atom, in the order of the pattern. */
export interface MatchList {
  readonly count: number;
  /** Pattern atoms; match `i` stands at `i * width`. */
  readonly width: number;
  /** Valid until the matcher is asked again. */
  readonly atoms: Uint16Array;
  /** Whether there are more matches than were asked for. */
  readonly isTruncated: boolean;
}

const MAY_OCCUR = { unknown: 0, yes: 1, no: 2 } as const;

/** Matches looked for in one pattern unless said otherwise. */
export const DEFAULT_MAX_MATCHES = 2000;

/**
 * Finds the patterns of one set in one molecule after another.
 *
 * It owns the buffers that matching needs, so nothing is allocated per match; use one per thread.
 */
export class Matcher {
  readonly set: PatternSet;
  readonly queryCount: number;
  /**
   * 1 where atom query `q` accepts atom `i`, at `q * atomCount + i`. Valid for the molecule of the last `begin`, after `askAll`, and for queries
   * that accept any atom: nothing is written for others.
   */
  hits = new Uint8Array(0);
  /** For each atom query the number of atoms it accepts; valid as `hits` is. */
  readonly hitCount: Uint16Array;

  #prepared: PreparedMolecule | null = null;
  /** Number of the molecule that was taken up last. */
  #taken = 0;
  /** For each atom query the number of the molecule that it was last asked of. */
  readonly #askedOf: Uint32Array;
  /** 1 for atom queries with environments in them, which take by far the longest. */
  readonly #hasEnvironments: Uint8Array;
  /** Whether each environment may occur in the molecule: one of `MAY_OCCUR`. */
  readonly #mayOccurAround: Uint8Array;
  #used = new Uint8Array(0);
  #found = new Uint16Array(256);
  readonly #chosen = new Uint16Array(NO_STEP);
  readonly #cursor = new Int32Array(NO_STEP);

  constructor(set: PatternSet) {
    this.set = set;
    this.queryCount = set.queryStart.length - 1;
    this.hitCount = new Uint16Array(this.queryCount);
    this.#askedOf = new Uint32Array(this.queryCount);
    this.#hasEnvironments = Uint8Array.from({ length: this.queryCount }, (_, query) => (hasEnvironment(set, query) ? 1 : 0));
    this.#mayOccurAround = new Uint8Array(set.stepStart.length - 1 - patternCount(set));
  }

  /** Takes up `prepared`. Atom queries are asked of its atoms when a pattern first needs them; taken up again, they are not asked again. */
  begin(prepared: PreparedMolecule): void {
    if (prepared === this.#prepared) return;
    const { atomCount } = prepared.molecule;
    const { queryCount } = this;
    this.#prepared = prepared;
    this.#taken++;
    if (this.#mayOccurAround.length > 0) this.#mayOccurAround.fill(MAY_OCCUR.unknown);
    if (this.hits.length < queryCount * atomCount) this.hits = new Uint8Array(queryCount * atomCount * 2);
    if (this.#used.length < atomCount) this.#used = new Uint8Array(atomCount * 2);
  }

  /** Asks every atom query of the set, for whoever reads `hits` and `hitCount`. */
  askAll(): void {
    for (let query = 0; query < this.queryCount; query++) this.#ask(query);
  }

  /**
   * Asks one atom query of every atom, where any kind of atom may be accepted: most queries are asked in vain. Environments in it have queries
   * of their own, which are asked first.
   */
  #ask(query: number): void {
    if (this.#askedOf[query] === this.#taken) return;
    this.#askedOf[query] = this.#taken;
    const { set, hits } = this;
    const { key, kinds, molecule } = this.#prepared!;
    const { atomCount } = molecule;
    const start = set.queryStart[query];
    const mask = set.queryCode[start];
    const value = set.queryCode[start + 1];
    const hasClauses = set.queryCode[start + 2] > 0;
    let kind = 0;
    while (kind < kinds.length && (kinds[kind] & mask) !== value) kind++;
    if (kind === kinds.length) {
      this.hitCount[query] = 0;
      return;
    }
    let count = 0;
    for (let atom = 0, at = query * atomCount; atom < atomCount; atom++, at++) {
      const isHit = (key[atom] & mask) === value && (!hasClauses || this.#holds(start + 2, atom));
      hits[at] = isHit ? 1 : 0;
      if (isHit) count++;
    }
    this.hitCount[query] = count;
  }

  /** Asks the atom queries of a pattern; whether each accepts an atom, without which the pattern cannot occur. Plain ones first. */
  #mayOccur(index: number): boolean {
    return this.#mayOccurBy(index, 0) && this.#mayOccurBy(index, 1);
  }

  /** The same of the queries without environments, or with them. */
  #mayOccurBy(index: number, withEnvironments: number): boolean {
    const { stepStart, stepQuery } = this.set;
    for (let step = stepStart[index]; step < stepStart[index + 1]; step++) {
      const query = stepQuery[step];
      if (this.#hasEnvironments[query] !== withEnvironments) continue;
      this.#ask(query);
      if (this.hitCount[query] === 0) return false;
    }
    return true;
  }

  /** Whether `prepared` was taken up last. */
  isAt(prepared: PreparedMolecule): boolean {
    return this.#prepared === prepared;
  }

  /** All matches of pattern `index` in the molecule, in ascending order of the atoms chosen step by step. */
  matches(index: number, maxMatches: number = DEFAULT_MAX_MATCHES): MatchList {
    const { set } = this;
    const width = patternSize(set, index);
    const first = set.stepStart[index];
    let count = 0;
    if (!this.#mayOccur(index)) return { count, width, atoms: this.#found, isTruncated: false };
    const isTruncated = this.#search(index, -1, (chosen) => {
      if (count === maxMatches) return true;
      const at = count * width;
      if (this.#found.length < at + width) this.#grow();
      for (let step = 0; step < width; step++) this.#found[at + set.stepAtom[first + step]] = chosen[step];
      count++;
      return false;
    });
    return { count, width, atoms: this.#found, isTruncated };
  }

  /** Whether pattern `index` occurs at all. */
  isMatch(index: number): boolean {
    return this.#mayOccur(index) && this.#search(index, -1, () => true);
  }

  #grow(): void {
    const larger = new Uint16Array(this.#found.length * 2);
    larger.set(this.#found);
    this.#found = larger;
  }

  /** Whether the clauses whose number stands at `position` of the query code hold for `atom`. */
  #holds(position: number, atom: number): boolean {
    const code = this.set.queryCode;
    let at = position + 1;
    for (let clause = code[position]; clause > 0; clause--) {
      let holds = false;
      for (let alternative = code[at++]; alternative > 0; alternative--) {
        let all = true;
        for (let term = code[at++]; term > 0; term--) {
          all = all && this.#termHolds(code[at], code[at + 1], code[at + 2], atom);
          at += 3;
        }
        holds = holds || all;
      }
      if (!holds) return false;
    }
    return true;
  }

  #termHolds(kind: number, a: number, b: number, atom: number): boolean {
    const prepared = this.#prepared!;
    const isNegated = (kind & TERM_NEGATED) !== 0;
    switch (kind & ~TERM_NEGATED) {
      case TERM.key:
        return ((prepared.key[atom] & a) === b) !== isNegated;
      case TERM.isotope:
        return (prepared.molecule.isotope[atom] === a) !== isNegated;
      default:
        return this.#isAround(patternCount(this.set) + a, atom) !== isNegated;
    }
  }

  #isAround(environment: number, atom: number): boolean {
    const place = environment - patternCount(this.set);
    if (this.#mayOccurAround[place] === MAY_OCCUR.unknown) {
      this.#mayOccurAround[place] = this.#mayOccur(environment) ? MAY_OCCUR.yes : MAY_OCCUR.no;
    }
    return this.#mayOccurAround[place] === MAY_OCCUR.yes && this.#search(environment, atom, () => true);
  }

  /**
   * Backtracks over the steps of a pattern and tells `found` each complete choice; stops early, and returns true, once it says so.
   *
   * @param anchor - the only atom allowed in the first step, or -1
   */
  #search(index: number, anchor: number, found: (chosen: Uint16Array) => boolean): boolean {
    const { set, hits } = this;
    const { stepQuery, stepParent, stepBond } = set;
    const prepared = this.#prepared!;
    const { neighbourClass } = prepared;
    const { atomCount, neighbourStart, neighbourAtom } = prepared.molecule;
    const chosen = this.#chosen;
    const cursor = this.#cursor;
    const used = this.#used;
    const first = set.stepStart[index];
    const last = set.stepStart[index + 1] - first - 1;
    if (anchor >= 0 && hits[stepQuery[first] * atomCount + anchor] === 0) return false;

    let level = 0;
    cursor[0] = anchor < 0 ? 0 : anchor;
    while (level >= 0) {
      const step = first + level;
      const row = stepQuery[step] * atomCount;
      const parent = stepParent[step];
      let atom = -1;
      if (parent === NO_STEP) {
        const end = level === 0 && anchor >= 0 ? anchor + 1 : atomCount;
        let candidate = cursor[level];
        while (candidate < end && (hits[row + candidate] === 0 || used[candidate] === 1 || !this.#componentFits(first, level, candidate))) {
          candidate++;
        }
        if (candidate < end) atom = candidate;
        cursor[level] = candidate + 1;
      } else {
        const bond = stepBond[step];
        const end = neighbourStart[chosen[parent] + 1];
        let k = cursor[level];
        for (; k < end; k++) {
          if ((neighbourClass[k] & bond) === 0) continue;
          const candidate = neighbourAtom[k];
          if (hits[row + candidate] === 0 || used[candidate] === 1 || !this.#closuresFit(step, candidate)) continue;
          atom = candidate;
          break;
        }
        cursor[level] = k + 1;
      }

      if (atom < 0) {
        level--;
        if (level >= 0) used[chosen[level]] = 0;
        continue;
      }
      chosen[level] = atom;
      if (level < last) {
        used[atom] = 1;
        level++;
        const nextParent = stepParent[first + level];
        cursor[level] = nextParent === NO_STEP ? 0 : neighbourStart[chosen[nextParent]];
      } else if (found(chosen)) {
        for (let i = 0; i < level; i++) used[chosen[i]] = 0;
        return true;
      }
    }
    return false;
  }

  /** Whether `candidate` has the further bonds that `step` asks for. */
  #closuresFit(step: number, candidate: number): boolean {
    const { closureStart, closureStep, closureBond } = this.set;
    const { neighbourClass, molecule } = this.#prepared!;
    for (let c = closureStart[step]; c < closureStart[step + 1]; c++) {
      const wanted = this.#chosen[closureStep[c]];
      let k = molecule.neighbourStart[candidate];
      const end = molecule.neighbourStart[candidate + 1];
      while (k < end && molecule.neighbourAtom[k] !== wanted) k++;
      if (k === end || (neighbourClass[k] & closureBond[c]) === 0) return false;
    }
    return true;
  }

  /** Whether a fragment may start at `candidate`: groups lie each in one molecule, and different groups in different ones. */
  #componentFits(first: number, level: number, candidate: number): boolean {
    const { stepGroup } = this.set;
    const group = stepGroup[first + level];
    if (group === 0) return true;
    const { component } = this.#prepared!;
    for (let earlier = 0; earlier < level; earlier++) {
      const earlierGroup = stepGroup[first + earlier];
      if (earlierGroup === 0) continue;
      const isSameComponent = component[this.#chosen[earlier]] === component[candidate];
      if (isSameComponent !== (earlierGroup === group)) return false;
    }
    return true;
  }
}
