import { type AtomIndex, degree, ELEMENT, findIsomorphism, kekulise, type Molecule } from '@retron/molecule';
import { aromaticRings } from '@retron/reactivity';

/** An azole drawn with its hydrogen on another nitrogen of the ring. */
export interface AnnularForm {
  /** The same atoms in the same order. */
  readonly molecule: Molecule;
  /** Of five atoms: the one in which the hydrogen moved. */
  readonly ring: readonly AtomIndex[];
}

/**
 * The other ways to draw a structure with azoles that have a hydrogen: 4-phenylimidazole for 5-phenylimidazole, the 2H-tetrazole for the
 * 1H-tetrazole. They are one substance, but transforms are written for one drawing each. One hydrogen is moved at a time, within its ring of five;
 * a drawing that is the same by symmetry is none of another way.
 */
export function annularForms(molecule: Molecule): readonly AnnularForm[] {
  const forms: AnnularForm[] = [];
  for (let donor = 0; donor < molecule.atomCount; donor++) {
    if (!isRingNitrogen(molecule, donor, 1)) continue;
    for (const ring of aromaticRings(molecule, donor, 5)) {
      for (const taker of ring) {
        if (!isRingNitrogen(molecule, taker, 0)) continue;
        const hydrogenCount = molecule.hydrogenCount.slice();
        hydrogenCount[donor] = 0;
        hydrogenCount[taker] = 1;
        const moved = { ...molecule, hydrogenCount };
        const isNew = [molecule, ...forms.map((form) => form.molecule)].every((known) => findIsomorphism(moved, known) === null);
        if (isNew && kekulise(moved).ok) forms.push({ molecule: moved, ring });
      }
    }
  }
  return forms;
}

/** A neutral aromatic nitrogen with two neighbours and so many hydrogens. */
function isRingNitrogen(molecule: Molecule, atom: AtomIndex, hydrogens: number): boolean {
  const { atomicNumber, hydrogenCount, charge, isAromatic } = molecule;
  const isBare = charge[atom] === 0 && isAromatic[atom] === 1 && degree(molecule, atom) === 2;
  return atomicNumber[atom] === ELEMENT.nitrogen && isBare && hydrogenCount[atom] === hydrogens;
}
