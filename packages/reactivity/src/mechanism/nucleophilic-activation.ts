import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { aromaticSystem, isAzineNitrogen, substituentOf } from './aromatic-ring.ts';
import { isHalogen, neighboursAcross } from './atoms.ts';
import { chargedPositions } from './charged-positions.ts';
import { isAcceptor } from './substituent.ts';

/**
 * How well the charge of a nucleophile that adds to a ring carbon is taken up: by nothing that is conjugated with it (`none`), by halogens
 * that draw it along the bonds (`weak`), or by acceptors and ring nitrogens (`strong`).
 */
export function activation(molecule: Molecule, carbon: AtomIndex): 'none' | 'weak' | 'strong' {
  for (const atom of chargedPositions(molecule, carbon)) {
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
  return halogens.length >= 2 ? 'weak' : 'none';
}

function hasCarbonyl(molecule: Molecule, atom: AtomIndex): boolean {
  const double = neighboursAcross(molecule, atom, BOND.double);
  return double.some((each) => molecule.atomicNumber[each] === ELEMENT.oxygen || molecule.atomicNumber[each] === ELEMENT.sulfur);
}
