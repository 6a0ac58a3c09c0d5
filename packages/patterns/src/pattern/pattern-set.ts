import { planMatch } from './match-plan.ts';
import type { AtomAlternative, AtomQuery, AtomTerm, Pattern } from './pattern.ts';

/**
 * Any number of patterns compiled for matching, in nothing but typed arrays: ready to lie in a file or in shared memory.
 *
 * Equal atom queries are stored once. Maps and stereo marks are not part of it: they belong to templates.
 */
export interface PatternSet {
  /** Place 0: patterns that can be asked for. Patterns behind them are the environments of `$()`. */
  readonly header: Int32Array;
  /** Steps of pattern `p` stand at `stepStart[p]` up to, not including, `stepStart[p + 1]`. */
  readonly stepStart: Int32Array;
  /** Pattern atom looked for in the step. */
  readonly stepAtom: Uint8Array;
  readonly stepQuery: Uint16Array;
  /** Earlier step of the same pattern, counted from its first one, or `NO_STEP`. */
  readonly stepParent: Uint8Array;
  /** Accepted classes of the bond to the parent. */
  readonly stepBond: Uint16Array;
  /** Component group of the fragment that the step starts; 0 for none and for all other steps. */
  readonly stepGroup: Uint8Array;
  /** Further bonds of step `s` stand at `closureStart[s]` up to, not including, `closureStart[s + 1]`. */
  readonly closureStart: Int32Array;
  readonly closureStep: Uint8Array;
  readonly closureBond: Uint16Array;
  /** Code of atom query `q` stands at `queryStart[q]` up to, not including, `queryStart[q + 1]`; see `encodeQuery`. */
  readonly queryStart: Int32Array;
  readonly queryCode: Int32Array;
}

/** In `PatternSet.stepParent`: the step starts a fragment. */
export const NO_STEP = 255;

/** Kinds of terms in `PatternSet.queryCode`; `TERM_NEGATED` is added to them. */
export const TERM = { key: 0, isotope: 1, environment: 2 } as const;
export const TERM_NEGATED = 4;

/** Number of patterns that can be asked for. */
export function patternCount(set: PatternSet): number {
  return set.header[0];
}

/** Number of atoms of pattern `index`. */
export function patternSize(set: PatternSet, index: number): number {
  return set.stepStart[index + 1] - set.stepStart[index];
}

interface CompiledStep {
  readonly atom: number;
  readonly query: number;
  readonly parent: number;
  readonly bond: number;
  readonly group: number;
  readonly closures: readonly { readonly step: number; readonly bond: number }[];
}

/** Gathers patterns; equal ones get the same index. */
export class PatternSetBuilder {
  readonly #patterns: CompiledStep[][] = [];
  readonly #environments: CompiledStep[][] = [];
  readonly #patternIndex = new Map<string, number>();
  readonly #environmentIndex = new Map<string, number>();
  readonly #queries: number[][] = [];
  readonly #queryIndex = new Map<string, number>();

  /** The index of `pattern` in the set, from 0 in the order of first sight. */
  add(pattern: Pattern): number {
    return this.#store(this.#compile(pattern, -1), this.#patterns, this.#patternIndex);
  }

  build(): PatternSet {
    const patterns = [...this.#patterns, ...this.#environments];
    const steps = patterns.flat();
    const closures = steps.map((step) => step.closures);
    return {
      header: Int32Array.of(this.#patterns.length),
      stepStart: runningStarts(patterns.map((pattern) => pattern.length)),
      stepAtom: Uint8Array.from(steps, (step) => step.atom),
      stepQuery: Uint16Array.from(steps, (step) => step.query),
      stepParent: Uint8Array.from(steps, (step) => (step.parent < 0 ? NO_STEP : step.parent)),
      stepBond: Uint16Array.from(steps, (step) => step.bond),
      stepGroup: Uint8Array.from(steps, (step) => step.group),
      closureStart: runningStarts(closures.map((closure) => closure.length)),
      closureStep: Uint8Array.from(closures.flat(), (closure) => closure.step),
      closureBond: Uint16Array.from(closures.flat(), (closure) => closure.bond),
      queryStart: runningStarts(this.#queries.map((query) => query.length)),
      queryCode: Int32Array.from(this.#queries.flat()),
    };
  }

  #store(steps: CompiledStep[], patterns: CompiledStep[][], indices: Map<string, number>): number {
    const key = steps
      .map((s) => `${s.atom},${s.query},${s.parent},${s.bond},${s.group}${s.closures.map((c) => `,${c.step},${c.bond}`).join('')}`)
      .join(';');
    const known = indices.get(key);
    if (known !== undefined) return known;
    indices.set(key, patterns.length);
    return patterns.push(steps) - 1;
  }

  #compile(pattern: Pattern, anchor: number): CompiledStep[] {
    const plan = planMatch(pattern, anchor);
    return plan.atom.map((atom, step) => ({
      atom,
      query: this.#query(pattern.queries[atom]),
      parent: plan.parent[step],
      bond: plan.bond[step],
      group: plan.parent[step] < 0 ? pattern.fragmentGroup[pattern.fragment[atom]] : 0,
      closures: plan.closures[step],
    }));
  }

  /** An environment's own queries get lower numbers than the query that contains it, so they can be answered in ascending order. */
  #query(query: AtomQuery): number {
    const code = encodeQuery(query, (environment) =>
      this.#store(this.#compile(environment, 0), this.#environments, this.#environmentIndex),
    );
    const key = code.join();
    const known = this.#queryIndex.get(key);
    if (known !== undefined) return known;
    this.#queryIndex.set(key, this.#queries.length);
    return this.#queries.push(code) - 1;
  }
}

/** Compiles a single pattern; it has the index 0. */
export function compilePattern(pattern: Pattern): PatternSet {
  const builder = new PatternSetBuilder();
  builder.add(pattern);
  return builder.build();
}

/**
 * `mask, value, clauses`, then for each clause its number of alternatives, for each alternative its number of terms, and for each
 * term `kind, a, b`: mask and value of a key test, a mass number, or the place of an environment among the environments.
 */
function encodeQuery(query: AtomQuery, environmentIndex: (pattern: Pattern) => number): number[] {
  const encodeTerm = (term: AtomTerm): number[] => {
    const negated = term.isNegated ? TERM_NEGATED : 0;
    switch (term.kind) {
      case 'key':
        return [TERM.key + negated, term.mask, term.value];
      case 'isotope':
        return [TERM.isotope + negated, term.mass, 0];
      case 'environment':
        return [TERM.environment + negated, environmentIndex(term.pattern), 0];
    }
  };
  const encodeAlternative = (terms: AtomAlternative): number[] => [terms.length, ...terms.flatMap(encodeTerm)];
  return [
    query.mask,
    query.value,
    query.clauses.length,
    ...query.clauses.flatMap((clause) => [clause.length, ...clause.flatMap(encodeAlternative)]),
  ];
}

function runningStarts(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  lengths.forEach((length, i) => {
    starts[i + 1] = starts[i] + length;
  });
  return starts;
}
