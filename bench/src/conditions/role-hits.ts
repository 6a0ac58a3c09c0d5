import { type Reagent, type ReagentRole, type Species, speciesText } from '@retron/reactivity';

/** Suggested sets that are looked at. */
const SETS = 4;

/** How often what is recorded of one role is suggested. */
export interface RoleHits {
  /** Reactions that record something of the role. */
  recorded: number;
  /** At `k`: at least one of it is among the first `k + 1` sets. */
  readonly one: number[];
  /** At `k`: one of the first `k + 1` sets has exactly the same of this role. */
  readonly all: number[];
}

export function newHits(): RoleHits {
  return { recorded: 0, one: Array(SETS).fill(0), all: Array(SETS).fill(0) };
}

const METALS = ['palladium', 'copper', 'nickel', 'platinum', 'rhodium', 'ruthenium', 'osmium'] as const;

/** What a reagent counts as: a catalyst by its metal, everything else by its name. */
function kindOf(species: Species, role: ReagentRole): string {
  const text = speciesText(species);
  if (role !== 'catalyst') return text;
  return METALS.find((metal) => text.includes(metal)) ?? (/\bPd/.test(text) ? 'palladium' : text);
}

/** Counts one reaction. Reactions that record nothing of the role are not counted. */
export function scoreRoles(hits: RoleHits, role: ReagentRole, recorded: readonly Reagent[], sets: readonly (readonly Reagent[])[]): void {
  const kinds = (reagents: readonly Reagent[]) => new Set(reagents.filter((each) => each.role === role).map((each) => kindOf(each, role)));
  const wanted = kinds(recorded);
  if (wanted.size === 0) return;
  hits.recorded++;
  const suggested = sets.map(kinds);
  for (let k = 0; k < SETS; k++) {
    const first = suggested.slice(0, k + 1);
    if (first.some((set) => [...wanted].some((kind) => set.has(kind)))) hits.one[k]++;
    if (first.some((set) => set.size === wanted.size && [...wanted].every((kind) => set.has(kind)))) hits.all[k]++;
  }
}
