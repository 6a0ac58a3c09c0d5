import { ELEMENT, parseSmiles } from '@retron/molecule';

/** Sulfur as it is sold and drawn: rings of eight atoms, each of which a step takes up. */
const RING_OF_SULFUR = 8;

/** Whether a material is an ion by itself, which nobody can buy: what is weighed is a salt of it, and which one a route does not say. */
export function isIonAlone(smiles: string): boolean {
  const molecule = parseSmiles(smiles);
  return molecule.ok && molecule.value.charge.reduce((sum, charge) => sum + charge, 0) !== 0;
}

/** How much of a molecule a step needs where its drawing asks for one: an eighth of S8, else all of it. */
export function shareNeeded(smiles: string): number {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok || molecule.value.atomCount !== RING_OF_SULFUR) return 1;
  return molecule.value.atomicNumber.every((element) => element === ELEMENT.sulfur) ? 1 / RING_OF_SULFUR : 1;
}
