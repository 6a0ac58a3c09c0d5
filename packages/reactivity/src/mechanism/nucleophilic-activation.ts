import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { aromaticRings, aromaticSystem, isAzineNitrogen, substituentOf } from './aromatic-ring.ts';
import { isHalogen, neighboursAcross } from './atoms.ts';
import { chargedPositions } from './charged-positions.ts';
import { isAcceptor } from './substituent.ts';

/**
 * How well the charge of a nucleophile that adds to a ring carbon is taken up: by nothing that is conjugated with it (`none`), by halogens
 * that draw it along the bonds or an azole across the fusion (`weak`), or by acceptors and ring nitrogens (`strong`).
 */
export function activation(molecule: Molecule, carbon: AtomIndex): 'none' | 'weak' | 'strong' {
  let isHeldAcrossFusion = false;
  for (const atom of chargedPositions(molecule, carbon)) {
    if (isFarAzoleNitrogen(molecule, carbon, atom)) {
      isHeldAcrossFusion = true;
      continue;
    }
    if (isAzineNitrogen(molecule, atom) || (molecule.charge[atom] > 0 && molecule.isAromatic[atom] === 1)) return 'strong';
    const substituent = substituentOf(molecule, atom);
    const isCarbonyl = hasCarbonyl(molecule, atom);
    if (substituent !== undefined && atom !== carbon && !isCarbonyl && isAcceptor(molecule, substituent, atom)) return 'strong';
    // A carbonyl group that is part of the ring, as in quinolones and pyridones, hangs on the conjugated atom beside it.
    if (neighboursAcross(molecule, atom, BOND.aromatic).some((each) => hasCarbonyl(molecule, each))) return 'strong';
  }
  const system = aromaticSystem(molecule, carbon);
  const halogens = system.filter((atom) => {
    const substituent = substituentOf(molecule, atom);
    return atom !== carbon && substituent !== undefined && isHalogen(molecule, substituent);
  });
  const fluorines = halogens.filter((atom) => molecule.atomicNumber[substituentOf(molecule, atom) ?? atom] === ELEMENT.fluorine);
  if (fluorines.length >= 3 || halogens.length >= 4) return 'strong';
  const isHeld = isHeldAcrossFusion && system.every((atom) => !isAcidicNitrogen(molecule, atom));
  return halogens.length >= 2 || isHeld ? 'weak' : 'none';
}

/**
 * The nitrogen of an azole, seen from the benzene ring fused to it, where a carbon or nitrogen stands between it and that ring (2 of 1H-indazole,
 * of 1,2-benzisoxazole): to bring it the charge both rings have to give up being aromatic. In 2H-indazoles and 2,1,3-benzothiadiazoles,
 * whose nitrogen hangs on the benzene ring itself, that ring is half a diene already.
 */
function isFarAzoleNitrogen(molecule: Molecule, carbon: AtomIndex, atom: AtomIndex): boolean {
  if (!isAzineNitrogen(molecule, atom) || molecule.charge[atom] > 0) return false;
  if (aromaticRings(molecule, carbon, 5).length > 0 || aromaticRings(molecule, atom, 6).length > 0) return false;
  const ring = new Set(aromaticRings(molecule, carbon, 6).flat());
  const isBenzo = [...ring].every((each) => molecule.atomicNumber[each] === ELEMENT.carbon);
  return isBenzo && neighboursAcross(molecule, atom, BOND.aromatic).every((each) => !ring.has(each));
}

/** The N-H of an azole, which base takes first: its anion has charge enough. */
function isAcidicNitrogen(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.atomicNumber[atom] === ELEMENT.nitrogen && molecule.hydrogenCount[atom] === 1 && molecule.charge[atom] === 0;
}

function hasCarbonyl(molecule: Molecule, atom: AtomIndex): boolean {
  const double = neighboursAcross(molecule, atom, BOND.double);
  return double.some((each) => molecule.atomicNumber[each] === ELEMENT.oxygen || molecule.atomicNumber[each] === ELEMENT.sulfur);
}
