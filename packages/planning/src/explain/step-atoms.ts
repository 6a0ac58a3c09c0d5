import type { AtomIndex, Molecule } from '@retron/molecule';
import type { StepAtom, WarningAtoms } from '@retron/tree';
import type { ToldAtoms } from '../step/told-atoms.ts';

/** Where an atom of a mixture is drawn; `null` where no drawing of the step has it. */
export type PlaceOfAtom = (atom: AtomIndex) => StepAtom | null;

/** Of a mixture that is the precursors, one after the other. */
export function placeInPrecursors(precursors: readonly { readonly molecule: Pick<Molecule, 'atomCount'> }[]): PlaceOfAtom {
  return (atom) => {
    let first = 0;
    for (const [precursor, { molecule }] of precursors.entries()) {
      if (atom < first + molecule.atomCount) return { precursor, atom: atom - first };
      first += molecule.atomCount;
    }
    throw new Error(`No atom ${atom} in the precursors`);
  };
}

/** Where the atoms are drawn, those left out that no drawing has. */
export function stepAtoms(atoms: readonly AtomIndex[], placeOf: PlaceOfAtom): readonly StepAtom[] {
  return atoms.flatMap((atom) => placeOf(atom) ?? []);
}

/** The atoms of a sentence as they are drawn; `null` where none is. */
export function warningAtoms(text: string, { of, wanted, rivals }: ToldAtoms, placeOf: PlaceOfAtom): WarningAtoms | null {
  const drawn = (atoms: readonly AtomIndex[]) => stepAtoms(atoms, of === 'structure' ? (atom) => ({ atom }) : placeOf);
  const told = { text, wanted: drawn(wanted), rivals: rivals.map(drawn).filter((atoms) => atoms.length > 0) };
  return told.wanted.length + told.rivals.length === 0 ? null : told;
}
