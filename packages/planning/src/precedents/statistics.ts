import type { Precision, RecordedConditions } from '@retron/library';
import { type Reagent, reagentsOf, type Species, speciesText } from '@retron/reactivity';
import { type ConditionSet, ConditionSetCounter, type NeededReagent } from './condition-sets.ts';
import { type Spread, spreadOf } from './spread.ts';

/** What a set of reactions says as a whole. Each part says of how many reactions it speaks: sources leave much unsaid. */
export interface PrecedentStatistics {
  /** Reactions counted. */
  readonly count: number;
  readonly years: YearCounts;
  /** Per cent. */
  readonly yields: Spread | null;
  /** Of the yields, those known to be calculated from amounts instead of read from the text. */
  readonly yieldsCalculated: number;
  readonly temperatures: Spread | null;
  /** Hours. */
  readonly times: Spread | null;
  readonly solvents: SpeciesCounts;
  /** Everything beside the arrow that is neither solvent nor work-up. */
  readonly agents: SpeciesCounts;
  /** What was used together: the set to try first, then those behind it. */
  readonly conditionSets: readonly ConditionSet[];
}

export interface YearCounts {
  /** Reactions with a year. */
  readonly known: number;
  /** Ascending; years without a reaction are left out. */
  readonly counts: readonly { readonly year: number; readonly count: number }[];
}

export interface SpeciesCounts {
  /** Reactions that name at least one. */
  readonly known: number;
  /** How many different ones there are. */
  readonly kinds: number;
  /** The commonest, by frequency and then by name. */
  readonly commonest: readonly SpeciesCount[];
}

export interface SpeciesCount extends Species {
  /** Reactions that name it. */
  readonly count: number;
}

/** Kinds of solvents or agents that are told. */
const MOST_KINDS = 12;

/** Counts reactions one after the other; nothing of them is kept but the counts and the measured values. */
export class PrecedentCounter {
  #count = 0;
  #withYear = 0;
  readonly #years = new Map<number, number>();
  readonly #yields: number[] = [];
  #yieldsCalculated = 0;
  readonly #temperatures: number[] = [];
  readonly #times: number[] = [];
  readonly #solvents = new SpeciesCounter();
  readonly #agents = new SpeciesCounter();
  readonly #sets = new ConditionSetCounter();

  /**
   * @param patent - `null` where none is known
   * @param level - deepest level at which the reaction stands behind a transform of the suggestion
   */
  add(conditions: RecordedConditions, patent: string | null, level: Precision): void {
    const { year, yieldPercent, isYieldCalculated, temperatureCelsius, timeHours } = conditions;
    this.#count++;
    if (year !== null) {
      this.#withYear++;
      this.#years.set(year, (this.#years.get(year) ?? 0) + 1);
    }
    if (yieldPercent !== null) this.#yields.push(yieldPercent);
    if (yieldPercent !== null && isYieldCalculated === true) this.#yieldsCalculated++;
    if (temperatureCelsius !== null) this.#temperatures.push(temperatureCelsius);
    if (timeHours !== null) this.#times.push(timeHours);
    const reagents = reagentsOf(conditions);
    this.#solvents.add(reagents.filter(({ role }) => role === 'solvent'));
    this.#agents.add(reagents.filter(({ role }) => role !== 'solvent' && role !== 'work-up'));
    this.#sets.add(reagents, conditions, patent, level);
  }

  /** Cites a reaction that was added where its patent was not known. */
  cite(conditions: RecordedConditions, patent: string): void {
    this.#sets.cite(reagentsOf(conditions), conditions, patent);
  }

  /** @param needed - what its conditions should hold, see `ConditionSetCounter.sets` */
  statistics(needed: NeededReagent | null): PrecedentStatistics {
    const counts = [...this.#years].map(([year, count]) => ({ year, count })).sort((a, b) => a.year - b.year);
    return {
      count: this.#count,
      years: { known: this.#withYear, counts },
      yields: spreadOf(this.#yields),
      yieldsCalculated: this.#yieldsCalculated,
      temperatures: spreadOf(this.#temperatures),
      times: spreadOf(this.#times),
      solvents: this.#solvents.counts(),
      agents: this.#agents.counts(),
      conditionSets: this.#sets.sets(needed),
    };
  }
}

class SpeciesCounter {
  #known = 0;
  readonly #counts = new Map<string, SpeciesCount>();

  /** @param species - those of one reaction, each once */
  add(species: readonly Reagent[]): void {
    if (species.length > 0) this.#known++;
    for (const { smiles, name } of species) {
      this.#counts.set(smiles, { smiles, name, count: (this.#counts.get(smiles)?.count ?? 0) + 1 });
    }
  }

  counts(): SpeciesCounts {
    const sorted = [...this.#counts.values()].sort((a, b) => b.count - a.count || (speciesText(a) < speciesText(b) ? -1 : 1));
    return { known: this.#known, kinds: sorted.length, commonest: sorted.slice(0, MOST_KINDS) };
  }
}
