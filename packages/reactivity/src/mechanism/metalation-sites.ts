import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { aromaticRings, isAzineNitrogen, substituentOf } from './aromatic-ring.ts';
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
  if (isBetaOfOpenFiveRing(molecule, carbon)) return 'none';
  let guide: 'weak' | 'none' = 'none';
  for (const atom of neighboursAcross(molecule, carbon, BOND.aromatic)) {
    if (drawsBase(molecule, atom)) return 'strong';
    const first = substituentOf(molecule, atom);
    const kind = first === undefined ? 'other' : substituentKind(molecule, first, atom);
    if (GUIDES.has(kind)) return 'strong';
    if (WEAK_GUIDES.has(kind)) guide = 'weak';
  }
  return guide;
}

/** Beside no hetero atom of a furan, thiophene or N-substituted pyrrole that has a hydrogen beside it: that one is taken, whatever guides to the other. */
function isBetaOfOpenFiveRing(molecule: Molecule, carbon: AtomIndex): boolean {
  return aromaticRings(molecule, carbon, 5).some((ring) => {
    const besideHetero = (atom: AtomIndex) =>
      neighboursAcross(molecule, atom, BOND.aromatic).some((each) => ring.includes(each) && drawsBase(molecule, each));
    return (
      !besideHetero(carbon) &&
      ring.some((atom) => molecule.atomicNumber[atom] === ELEMENT.carbon && molecule.hydrogenCount[atom] === 1 && besideHetero(atom))
    );
  });
}

/** Oxygen, sulfur, or a nitrogen without hydrogen that is no azine's. */
function drawsBase(molecule: Molecule, atom: AtomIndex): boolean {
  const element = molecule.atomicNumber[atom];
  if (element === ELEMENT.oxygen || element === ELEMENT.sulfur) return true;
  return element === ELEMENT.nitrogen && molecule.hydrogenCount[atom] === 0 && !isAzineNitrogen(molecule, atom);
}
