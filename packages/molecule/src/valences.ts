import { ELEMENT } from './elements.ts';

/** Valences of main-group elements, ascending; an atom takes the smallest that holds its bonds. Source: RDKit's valence model. */
const NEUTRAL_VALENCES: ReadonlyMap<number, readonly number[]> = new Map([
  [ELEMENT.boron, [3]],
  [ELEMENT.carbon, [4]],
  [ELEMENT.nitrogen, [3]],
  [ELEMENT.oxygen, [2]],
  [ELEMENT.fluorine, [1]],
  [ELEMENT.silicon, [4]],
  [ELEMENT.phosphorus, [3, 5]],
  [ELEMENT.sulfur, [2, 4, 6]],
  [ELEMENT.chlorine, [1]],
  [ELEMENT.germanium, [4]],
  [ELEMENT.arsenic, [3, 5]],
  [ELEMENT.selenium, [2, 4, 6]],
  [ELEMENT.bromine, [1]],
  [ELEMENT.antimony, [3, 5]],
  [ELEMENT.tellurium, [2, 4, 6]],
  [ELEMENT.iodine, [1]],
]);

const NONE: readonly number[] = [];

/** First and last atomic number of periods 2 to 5. */
const PERIODS = [
  [3, 10],
  [11, 18],
  [19, 36],
  [37, 54],
] as const;

/**
 * Valences open to an atom of that charge, ascending; empty where none is known.
 *
 * A charged atom has those of its isoelectronic neighbour in the same period: N+ those of C, O- those of F, B- those
 * of C. A carbocation is like B and a carbanion like N, so both have 3.
 */
export function openValences(atomicNumber: number, charge: number): readonly number[] {
  const own = NEUTRAL_VALENCES.get(atomicNumber);
  if (own === undefined || charge === 0) return own ?? NONE;
  const neighbour = atomicNumber - charge;
  const period = PERIODS.find(([first, last]) => atomicNumber >= first && atomicNumber <= last);
  if (period === undefined || neighbour < period[0] || neighbour > period[1]) return NONE;
  return NEUTRAL_VALENCES.get(neighbour) ?? NONE;
}

/** The smallest of `valences` that is at least `needed`, or `undefined`. */
export function smallestValence(valences: readonly number[], needed: number): number | undefined {
  return valences.find((valence) => valence >= needed);
}
