import { findIsomorphism } from '@retron/molecule';
import type { StepAtom } from '@retron/tree';
import { readCanonical } from '../step/fragments.ts';
import { recordedAlike, recordedForm } from '../step/recorded-form.ts';
import type { Mixture } from './mixture.ts';

/**
 * For every atom of a mixture where it is drawn: in the structure, whose atoms come first, or in a partner; `null` in what a textbook adds
 * without a word, and where a partner is shown in a form that does not tell its atoms.
 *
 * @param givenAtom - atom of the structure for each of the first atoms
 * @param partners - as they are shown, in the order of the molecules behind the structure's
 */
export function whereDrawn({ molecules }: Mixture, givenAtom: Int32Array, partners: readonly string[]): readonly (StepAtom | null)[] {
  const places: (StepAtom | null)[] = Array.from(givenAtom, (atom) => ({ atom }));
  let first = 0;
  let partner = 0;
  for (const molecule of molecules) {
    const { atomCount } = readCanonical(molecule);
    if (first >= givenAtom.length) {
      const shown = partners[partner];
      const atoms = shown === undefined ? null : atomsAsShown(molecule, shown);
      const which = partner++;
      for (let atom = 0; atom < atomCount; atom++) {
        const drawn = atoms?.[atom] ?? -1;
        places.push(drawn < 0 ? null : { partner: which, atom: drawn });
      }
    }
    first += atomCount;
  }
  return places;
}

/** For each atom of a molecule as records write it the atom of the same one as it is shown; `null` where that is not told. */
export function atomsAsShown(molecule: string, shown: string): ArrayLike<number> | null {
  const { molecules, givenAtom } = recordedForm(shown);
  if (molecules.length !== 1) return null;
  const [recorded] = molecules;
  if (recorded === molecule || recordedAlike(recorded) === molecule) return givenAtom;
  const found = findIsomorphism(readCanonical(molecule), readCanonical(recorded));
  return found === null ? null : Array.from(found, (atom) => givenAtom[atom]);
}
