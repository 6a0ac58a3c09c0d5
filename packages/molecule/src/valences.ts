import { ELEMENT, LAST_ATOMIC_NUMBER } from './elements.ts';

/** What an element can have, each list ascending. */
interface ElementValences {
  /** Filled with hydrogens where a notation or a Kekulé structure leaves them open. */
  readonly filled: readonly number[];
  /** Filled where SMILES writes the atom without brackets; absent outside its organic subset. */
  readonly smiles?: readonly number[];
  /** Electron pairs a whole, closed-shell neutral atom shares. Absent: as `filled`. */
  readonly complete?: readonly number[];
}

/**
 * The valences of main-group elements: the one table, for three questions whose answers differ in the halogens and in what SMILES may write without brackets.
 *
 * Source of `filled` and `smiles`: RDKit's valence model as observed with RDKit 2026.09 (nitrogen has no valence 5; in SMILES iodine
 * has 3 and 5, while a bare halogen in a drawing or ROSDAL takes one bond). Source of `complete`: the same and, of chlorine, bromine and
 * iodine, the valences of their oxoacids HXO2, HXO3 and HXO4, which nothing fills up to but which are no radicals either.
 */
const NEUTRAL: ReadonlyMap<number, ElementValences> = new Map<number, ElementValences>([
  [ELEMENT.boron, { filled: [3], smiles: [3] }],
  [ELEMENT.carbon, { filled: [4], smiles: [4] }],
  [ELEMENT.nitrogen, { filled: [3], smiles: [3] }],
  [ELEMENT.oxygen, { filled: [2], smiles: [2] }],
  [ELEMENT.fluorine, { filled: [1], smiles: [1] }],
  [ELEMENT.silicon, { filled: [4] }],
  [ELEMENT.phosphorus, { filled: [3, 5], smiles: [3, 5] }],
  [ELEMENT.sulfur, { filled: [2, 4, 6], smiles: [2, 4, 6] }],
  [ELEMENT.chlorine, { filled: [1], smiles: [1], complete: [1, 3, 5, 7] }],
  [ELEMENT.germanium, { filled: [4] }],
  [ELEMENT.arsenic, { filled: [3, 5] }],
  [ELEMENT.selenium, { filled: [2, 4, 6] }],
  [ELEMENT.bromine, { filled: [1], smiles: [1], complete: [1, 3, 5, 7] }],
  [ELEMENT.antimony, { filled: [3, 5] }],
  [ELEMENT.tellurium, { filled: [2, 4, 6] }],
  [ELEMENT.iodine, { filled: [1], smiles: [1, 3, 5], complete: [1, 3, 5, 7] }],
]);

const NONE: readonly number[] = [];

/** By atomic number: asked for every atom that is written or edited. */
const IN_SMILES: readonly (readonly number[])[] = Array.from({ length: LAST_ATOMIC_NUMBER + 1 }, (_, z) => NEUTRAL.get(z)?.smiles ?? NONE);

/** First and last atomic number of periods 2 to 5. */
const PERIODS = [
  [3, 10],
  [11, 18],
  [19, 36],
  [37, 54],
] as const;

/**
 * The neutral element whose valences an atom of that charge has: its isoelectronic neighbour in the same period. N+ has those of C, O-
 * those of F, B- those of C; a carbocation is like B and a carbanion like N, so both have 3.
 */
function neutralLike(atomicNumber: number, charge: number): ElementValences | undefined {
  const own = NEUTRAL.get(atomicNumber);
  if (own === undefined || charge === 0) return own;
  const neighbour = atomicNumber - charge;
  const period = PERIODS.find(([first, last]) => atomicNumber >= first && atomicNumber <= last);
  return period === undefined || neighbour < period[0] || neighbour > period[1] ? undefined : NEUTRAL.get(neighbour);
}

/** Valences open to an atom of that charge, ascending: it takes the smallest that holds its bonds. Empty where none is known. */
export function openValences(atomicNumber: number, charge: number): readonly number[] {
  return neutralLike(atomicNumber, charge)?.filled ?? NONE;
}

/** Electron pairs that an atom of that charge shares when it is no radical, ascending. Empty where that cannot be said. */
export function completeValences(atomicNumber: number, charge: number): readonly number[] {
  const valences = neutralLike(atomicNumber, charge);
  return valences?.complete ?? valences?.filled ?? NONE;
}

/** Valences up to which SMILES fills an atom written without brackets, ascending; empty outside the organic subset. */
export function organicValences(atomicNumber: number): readonly number[] {
  return IN_SMILES[atomicNumber];
}

/** Whether SMILES may write the element without brackets. */
export function isOrganicSubset(atomicNumber: number): boolean {
  return atomicNumber === ELEMENT.any || IN_SMILES[atomicNumber].length > 0;
}

/** The smallest of `valences` that is at least `needed`, or `undefined`. */
export function smallestValence(valences: readonly number[], needed: number): number | undefined {
  return valences.find((valence) => valence >= needed);
}

/** Electrons in the outer shell of a neutral atom; null for elements whose inner electrons bond too. */
function outerElectrons(atomicNumber: number): number | null {
  if (atomicNumber === ELEMENT.hydrogen) return 1;
  const period = PERIODS.find(([first, last]) => atomicNumber >= first && atomicNumber <= last);
  if (period === undefined) return null;
  const [first, last] = period;
  const beforeTheEnd = last - atomicNumber;
  if (beforeTheEnd < 6) return 8 - beforeTheEnd;
  return atomicNumber - first < 2 ? atomicNumber - first + 1 : null;
}

/**
 * Whether an atom can have a charge at all: it gives away no more electrons than its outer shell has, and takes up no more than fill it. True of what is
 * not a main-group element.
 */
export function canHaveCharge(atomicNumber: number, charge: number): boolean {
  const own = outerElectrons(atomicNumber);
  if (own === null) return true;
  const full = atomicNumber === ELEMENT.hydrogen ? 2 : 8;
  return charge <= own && own - charge <= full;
}
