import { ELEMENT } from '../elements.ts';
import { openValences, smallestValence } from '../valences.ts';

/** Elements that fill with hydrogen when ROSDAL states no count. */
const FILLED_ELEMENTS = new Set<number>([
  ELEMENT.boron,
  ELEMENT.carbon,
  ELEMENT.nitrogen,
  ELEMENT.oxygen,
  ELEMENT.fluorine,
  ELEMENT.silicon,
  ELEMENT.phosphorus,
  ELEMENT.sulfur,
  ELEMENT.chlorine,
  ELEMENT.arsenic,
  ELEMENT.selenium,
  ELEMENT.bromine,
  ELEMENT.tellurium,
  ELEMENT.iodine,
]);

const NONE: readonly number[] = [];

/** Valences an atom fills up to, ascending; a charged atom needs an isoelectronic neighbour that fills too. */
function filledValences(atomicNumber: number, charge: number): readonly number[] {
  if (!FILLED_ELEMENTS.has(atomicNumber)) return NONE;
  return charge === 0 || FILLED_ELEMENTS.has(atomicNumber - charge) ? openValences(atomicNumber, charge) : NONE;
}

/** Hydrogens of an atom for which none are stated: up to the smallest valence that holds its bonds and unpaired electrons. */
export function defaultHydrogens(atomicNumber: number, charge: number, orderSum: number, unpairedElectrons: number): number {
  const used = orderSum + unpairedElectrons;
  return (smallestValence(filledValences(atomicNumber, charge), used) ?? used) - used;
}

/**
 * Unpaired electrons of an atom that has fewer hydrogens than its valence asks for.
 *
 * SMILES cannot state them; it only leaves hydrogens out, as in `[O]` of a nitroxide.
 */
export function impliedUnpairedElectrons(atomicNumber: number, charge: number, orderSum: number, hydrogens: number): number {
  const used = orderSum + hydrogens;
  return (smallestValence(filledValences(atomicNumber, charge), used) ?? used) - used;
}

/** Most bonds, hydrogens included, the elements of the second period can have; `undefined` where nothing is refused. */
export function mostBonds(atomicNumber: number, charge: number): number | undefined {
  // Pentavalent nitrogen is how many programs draw nitro groups and N-oxides.
  if (atomicNumber === ELEMENT.nitrogen && charge === 0) return 5;
  if (atomicNumber < ELEMENT.boron || atomicNumber > ELEMENT.fluorine) return undefined;
  return filledValences(atomicNumber, charge).at(-1);
}
