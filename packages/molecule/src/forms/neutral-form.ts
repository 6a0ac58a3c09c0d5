import { connectedComponents } from '../components.ts';
import { ELEMENT } from '../elements.ts';
import { type AtomIndex, type Molecule, neighboursOf } from '../molecule.ts';
import { redrawn } from './redrawn.ts';

/**
 * The molecule with a proton at each anion and without one at each cation that has one: the acid of a carboxylate, the amine of an ammonium, the
 * amino acid of its zwitterion. `null` where that changes nothing, where a charge stays, such as that of a quaternary ammonium, and for several
 * molecules. Charges side by side (nitro, N-oxide, azide) are of the drawing and stay.
 *
 * @returns the same atoms in the same order
 */
export function neutralForm(molecule: Molecule): Molecule | null {
  if (connectedComponents(molecule).length !== 1) return null;
  const protons: [AtomIndex, number][] = [];
  let rest = 0;
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    const charge = molecule.charge[atom];
    rest += charge;
    if (charge === 0 || neighboursOf(molecule, atom).some((each) => molecule.charge[each] !== 0)) continue;
    // A cation of carbon, or one without hydrogen, has no proton to lose.
    if (molecule.atomicNumber[atom] === ELEMENT.carbon || molecule.hydrogenCount[atom] < charge) return null;
    protons.push([atom, -charge]);
    rest -= charge;
  }
  return protons.length > 0 && rest === 0 ? redrawn(molecule, { hydrogens: protons, charges: protons }) : null;
}
