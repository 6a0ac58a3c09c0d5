import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { isAzineNitrogen, substituentOf } from './aromatic-ring.ts';
import { neighboursAcross } from './atoms.ts';
import { type Substituent, substituentKind } from './substituent.ts';

/** Groups that lead a strong base to the hydrogen beside them, by binding its metal or by drawing electrons (Clayden 24). */
const GUIDES: ReadonlySet<Substituent> = new Set([
  'fluoro',
  'alkoxy',
  'carbamoyl',
  'acylamino',
  'acyloxy',
  'fluoroalkoxy',
  'trifluoromethyl',
]);
/** Groups that do so for a hindered amide base, and not for each. */
const WEAK_GUIDES: ReadonlySet<Substituent> = new Set(['chloro', 'bromo', 'cyano', 'sulfonyl', 'ester', 'carboxyl']);

/**
 * How well a strong base is led to this hydrogen of an arene: beside a group that guides the metal, or beside oxygen, sulfur or a nitrogen
 * without hydrogen in a ring of five. Formyl groups, halogens, boron, silicon and carbonyl compounds then follow.
 */
export function metalationGuide(molecule: Molecule, carbon: AtomIndex): 'strong' | 'weak' | 'none' {
  let guide: 'weak' | 'none' = 'none';
  for (const atom of neighboursAcross(molecule, carbon, BOND.aromatic)) {
    const element = molecule.atomicNumber[atom];
    if (element === ELEMENT.oxygen || element === ELEMENT.sulfur) return 'strong';
    if (element === ELEMENT.nitrogen && molecule.hydrogenCount[atom] === 0 && !isAzineNitrogen(molecule, atom)) return 'strong';
    const first = substituentOf(molecule, atom);
    const kind = first === undefined ? 'other' : substituentKind(molecule, first, atom);
    if (GUIDES.has(kind)) return 'strong';
    if (WEAK_GUIDES.has(kind)) guide = 'weak';
  }
  return guide;
}
