import { ELEMENT } from '../elements.ts';
import { type AtomIndex, BOND, bondBetween, degree, type Molecule, neighboursOf } from '../molecule.ts';
import { ringBonds } from '../rings.ts';
import { type Redrawing, redrawnWhile } from './redrawn.ts';

/**
 * The molecule with its guanidines drawn with the double bond to the nitrogen that bears nothing else: `NC(N)=NR` as `N=C(N)NR`. The proton moves in
 * an instant; recorded reactions draw the second form, which shows the nitrogen that is alkylated, acylated or arylated. A double bond within a ring
 * stays there, as in 2-aminoimidazoline.
 *
 * @returns the same atoms in the same order; `null` where nothing is to be redrawn
 */
export function guanidineForm(molecule: Molecule): Molecule | null {
  return redrawnWhile(molecule, substitutedImine);
}

function substitutedImine(molecule: Molecule): Redrawing | null {
  const { atomicNumber, isAromatic, atomCount, hydrogenCount, charge, bondOrder } = molecule;
  const isInRing = ringBonds(molecule);
  for (let carbon = 0; carbon < atomCount; carbon++) {
    if (atomicNumber[carbon] !== ELEMENT.carbon || isAromatic[carbon] === 1 || degree(molecule, carbon) !== 3) continue;
    const nitrogens = neighboursOf(molecule, carbon);
    if (nitrogens.some((each) => atomicNumber[each] !== ELEMENT.nitrogen || charge[each] !== 0)) continue;
    const isImine = (each: AtomIndex) => bondOrder[bondBetween(molecule, carbon, each)] === BOND.double;
    const imine = nitrogens.find(
      (each) => isImine(each) && isInRing[bondBetween(molecule, carbon, each)] === 0 && isSubstituted(molecule, each),
    );
    const amine = nitrogens.find((each) => !isImine(each) && degree(molecule, each) === 1 && hydrogenCount[each] === 2);
    if (imine === undefined || amine === undefined) continue;
    return {
      hydrogens: [
        [imine, 1],
        [amine, -1],
      ],
      orders: [
        [bondBetween(molecule, carbon, imine), BOND.single],
        [bondBetween(molecule, carbon, amine), BOND.double],
      ],
    };
  }
  return null;
}

/** Whether a nitrogen bears something beside the guanidine's carbon, other than oxygen: an N-hydroxyguanidine is drawn as the oxime that it is. */
function isSubstituted(molecule: Molecule, nitrogen: AtomIndex): boolean {
  const hasOxygen = neighboursOf(molecule, nitrogen).some((each) => molecule.atomicNumber[each] === ELEMENT.oxygen);
  return degree(molecule, nitrogen) === 2 && !hasOxygen;
}
