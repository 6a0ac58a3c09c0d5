import type { RecordedConditions } from '@retron/library';
import { agentsOf, type Species, solventsOf, speciesText } from '@retron/reactivity';

/** What a set of reactions says as a whole. Each part says of how many reactions it speaks: sources leave much unsaid. */
export interface PrecedentStatistics {
  /** Reactions counted. */
  readonly count: number;
  readonly years: YearCounts;
  /** Per cent. */
  readonly yields: Spread | null;
  readonly temperatures: Spread | null;
  /** Hours. */
  readonly times: Spread | null;
  readonly solvents: SpeciesCounts;
  readonly agents: SpeciesCounts;
}

export interface YearCounts {
  /** Reactions with a year. */
  readonly known: number;
  /** Ascending; years without a reaction are left out. */
  readonly counts: readonly { readonly year: number; readonly count: number }[];
}

/** How the known values are spread. */
export interface Spread {
  /** Reactions with a value, at least one. */
  readonly known: number;
  readonly lowest: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly highest: number;
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
  readonly #temperatures: number[] = [];
  readonly #times: number[] = [];
  readonly #solvents = new SpeciesCounter();
  readonly #agents = new SpeciesCounter();

  add(conditions: RecordedConditions): void {
    const { year, yieldPercent, temperatureCelsius, timeHours } = conditions;
    this.#count++;
    if (year !== null) {
      this.#withYear++;
      this.#years.set(year, (this.#years.get(year) ?? 0) + 1);
    }
    if (yieldPercent !== null) this.#yields.push(yieldPercent);
    if (temperatureCelsius !== null) this.#temperatures.push(temperatureCelsius);
    if (timeHours !== null) this.#times.push(timeHours);
    this.#solvents.add(solventsOf(conditions));
    this.#agents.add(agentsOf(conditions));
  }

  statistics(): PrecedentStatistics {
    const counts = [...this.#years].map(([year, count]) => ({ year, count })).sort((a, b) => a.year - b.year);
    return {
      count: this.#count,
      years: { known: this.#withYear, counts },
      yields: spreadOf(this.#yields),
      temperatures: spreadOf(this.#temperatures),
      times: spreadOf(this.#times),
      solvents: this.#solvents.counts(),
      agents: this.#agents.counts(),
    };
  }
}

class SpeciesCounter {
  #known = 0;
  readonly #counts = new Map<string, SpeciesCount>();

  /** @param species - those of one reaction, each once */
  add(species: readonly Species[]): void {
    if (species.length > 0) this.#known++;
    for (const each of species) this.#counts.set(each.smiles, { ...each, count: (this.#counts.get(each.smiles)?.count ?? 0) + 1 });
  }

  counts(): SpeciesCounts {
    const sorted = [...this.#counts.values()].sort((a, b) => b.count - a.count || (speciesText(a) < speciesText(b) ? -1 : 1));
    return { known: this.#known, kinds: sorted.length, commonest: sorted.slice(0, MOST_KINDS) };
  }
}

/** `null` for no values. */
function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return {
    known: sorted.length,
    lowest: sorted[0],
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    highest: sorted[sorted.length - 1],
  };
}

/** Between two values in proportion: definition 7 of Hyndman and Fan (doi:10.1080/00031305.1996.10473566), to a tenth. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const value = sorted[below] + (place - below) * ((sorted[below + 1] ?? sorted[below]) - sorted[below]);
  return Math.round(value * 10) / 10;
}
