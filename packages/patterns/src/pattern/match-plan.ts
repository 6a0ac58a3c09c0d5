import { ATOM_KEY, fieldMask, statedValue } from './atom-query.ts';
import type { AtomQuery, Pattern } from './pattern.ts';

/** In which order the atoms of a pattern are looked for: one entry per step. */
export interface MatchPlan {
  /** Pattern atom looked for. */
  readonly atom: readonly number[];
  /** Earlier step whose atom it is bound to, or -1 where the step starts a fragment. */
  readonly parent: readonly number[];
  /** Accepted classes of the bond to the parent. */
  readonly bond: readonly number[];
  /** Bonds to still other earlier steps. */
  readonly closures: readonly (readonly { readonly step: number; readonly bond: number }[])[];
}

/**
 * Rarest atom first, then always an atom bound to one already placed, most bonds to these first, then again the rarest.
 *
 * @param anchor - atom to start from instead of the rarest
 */
export function planMatch(pattern: Pattern, anchor = -1): MatchPlan {
  const { atomCount, neighbourStart, neighbourAtom, neighbourBond } = pattern;
  const stepOf = new Int16Array(atomCount).fill(-1);
  const rarity = pattern.queries.map(rarityOf);
  const atom: number[] = [];
  const parent: number[] = [];
  const bond: number[] = [];
  const closures: { step: number; bond: number }[][] = [];

  const placedNeighbours = (candidate: number) => {
    const placed: { step: number; bond: number }[] = [];
    for (let k = neighbourStart[candidate]; k < neighbourStart[candidate + 1]; k++) {
      const step = stepOf[neighbourAtom[k]];
      if (step >= 0) placed.push({ step, bond: pattern.bondSet[neighbourBond[k]] });
    }
    return placed.sort((a, b) => a.step - b.step);
  };

  for (let step = 0; step < atomCount; step++) {
    let best = -1;
    let bestScore = -1;
    for (let candidate = 0; candidate < atomCount; candidate++) {
      if (stepOf[candidate] >= 0) continue;
      const score =
        step === 0 && candidate === anchor ? Number.POSITIVE_INFINITY : placedNeighbours(candidate).length * 1000 + rarity[candidate];
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    const [first, ...others] = placedNeighbours(best);
    stepOf[best] = step;
    atom.push(best);
    parent.push(first?.step ?? -1);
    bond.push(first?.bond ?? 0);
    closures.push(others);
  }
  return { atom, parent, bond, closures };
}

/** A guess at how few atoms of an organic molecule the query accepts, 0 to about 20; higher is rarer. */
function rarityOf(query: AtomQuery): number {
  const element = statedValue(query, 'atomicNumber');
  let rarity = element < 0 ? 0 : element === 6 ? 1 : element === 7 || element === 8 ? 5 : 10;
  for (const field of Object.keys(ATOM_KEY) as (keyof typeof ATOM_KEY)[]) {
    if (field !== 'atomicNumber' && (query.mask & fieldMask(field)) !== 0) rarity += 1;
  }
  return rarity + query.clauses.length;
}
