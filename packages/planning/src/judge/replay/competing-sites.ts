import type { AtomIndex, Molecule } from '@retron/molecule';
import { crowding, siteKind } from '@retron/reactivity';

/**
 * Whether a reaction at the atoms of `other` competes with the same reaction at the atoms of `intended`.
 *
 * It does when the atoms in which the two differ are alike (`siteKind`) and those of the other place are no more crowded. A place
 * that is protected, of another kind or more crowded is taken to be different enough to leave alone.
 *
 * @param intended - atoms of the reaction centre, ascending
 */
export function isCompeting(molecule: Molecule, intended: readonly AtomIndex[], other: readonly AtomIndex[]): boolean {
  const { own, theirs } = differingAtoms(intended, other);
  if (theirs.length === 0 || own.length !== theirs.length) return false;
  return kindsOf(molecule, own) === kindsOf(molecule, theirs) && crowdingOf(molecule, theirs) <= crowdingOf(molecule, own);
}

/** Atoms of each of two reaction centres that the other has not. */
export function differingAtoms(intended: readonly AtomIndex[], other: readonly AtomIndex[]) {
  return { own: intended.filter((atom) => !other.includes(atom)), theirs: other.filter((atom) => !intended.includes(atom)) };
}

function kindsOf(molecule: Molecule, atoms: readonly AtomIndex[]): string {
  return atoms
    .map((atom) => siteKind(molecule, atom))
    .sort()
    .join(' ');
}

function crowdingOf(molecule: Molecule, atoms: readonly AtomIndex[]): number {
  return atoms.reduce((sum, atom) => sum + crowding(molecule, atom), 0);
}
