import { BOND, completeValences, kekulise, type Molecule } from '@retron/molecule';

/** Whether the atom of a Kekulé structure has a valence left open. Unknown elements and charges are not judged. */
function isOpen(molecule: Molecule, atom: number): boolean {
  if (molecule.unpairedElectrons[atom] > 0) return true;
  const valences = completeValences(molecule.atomicNumber[atom], molecule.charge[atom]);
  if (valences.length === 0) return false;
  let shared = molecule.hydrogenCount[atom];
  for (let place = molecule.neighbourStart[atom]; place < molecule.neighbourStart[atom + 1]; place++) {
    const order = molecule.bondOrder[molecule.neighbourBond[place]];
    if (order > BOND.quadruple) return false;
    shared += order;
  }
  return shared < valences[valences.length - 1] && !valences.includes(shared);
}

/** The first atom that makes the molecule a radical or a carbene, or -1; -1 as well where no Kekulé structure can be drawn. */
export function firstOpenAtom(molecule: Molecule): number {
  const kekule = kekulise(molecule);
  if (!kekule.ok) return -1;
  for (let atom = 0; atom < molecule.atomCount; atom++) if (isOpen(kekule.value, atom)) return atom;
  return -1;
}
