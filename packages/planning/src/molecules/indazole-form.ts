import { type AtomIndex, degree, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { aromaticRings } from '@retron/reactivity';

/**
 * The molecule with its indazoles and their kin drawn as the 1H forms: of a 2H-indazole with a free N-H only the 1H form keeps the benzene ring, and
 * records write both. Source: Joule and Mills, Heterocyclic Chemistry, 5th ed., on tautomerism of indazoles.
 *
 * @returns the same atoms in the same order; `null` where there is none
 */
export function indazoleForm(molecule: Molecule): Molecule | null {
  const found = firstIsoindazole(molecule);
  if (found === null) return null;
  const hydrogenCount = molecule.hydrogenCount.slice();
  hydrogenCount[found.far] = 0;
  hydrogenCount[found.fused] = 1;
  return { ...molecule, hydrogenCount };
}

/** Whether a molecule has an N-H that `indazoleForm` would move. */
export function hasIsoindazole(molecule: Molecule): boolean {
  return firstIsoindazole(molecule) !== null;
}

/** The nitrogen with the hydrogen, between nitrogen and carbon, and the one that hangs on the ring of six. */
function firstIsoindazole(molecule: Molecule): { readonly far: AtomIndex; readonly fused: AtomIndex } | null {
  for (let far = 0; far < molecule.atomCount; far++) {
    if (!isRingNitrogen(molecule, far, 1)) continue;
    const [fused, ...others] = neighboursOf(molecule, far).filter((each) => isRingNitrogen(molecule, each, 0));
    if (fused === undefined || others.length > 0) continue;
    const [carbon] = neighboursOf(molecule, far).filter((each) => each !== fused);
    const [fusion] = neighboursOf(molecule, fused).filter((each) => each !== far);
    const isInSix = (atom: AtomIndex) => aromaticRings(molecule, atom, 6).length > 0;
    if (molecule.atomicNumber[carbon] === ELEMENT.carbon && isInSix(fusion) && !isInSix(carbon) && !isInSix(far)) return { far, fused };
  }
  return null;
}

function isRingNitrogen(molecule: Molecule, atom: AtomIndex, hydrogens: 0 | 1): boolean {
  const { atomicNumber, hydrogenCount, charge, isAromatic } = molecule;
  const isPlain = atomicNumber[atom] === ELEMENT.nitrogen && charge[atom] === 0 && isAromatic[atom] === 1;
  return isPlain && degree(molecule, atom) === 2 && hydrogenCount[atom] === hydrogens;
}
