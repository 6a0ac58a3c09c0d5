import { BOND, bondBetween } from '@retron/molecule';
import type { Draft } from './draft.ts';

/**
 * Whether all rings of a component are rings of the target, with the same atoms, bonds, charges and double bonds at them.
 *
 * Then nothing about aromaticity can have changed: it depends on the ring atoms, their charges and the double bonds that leave the ring,
 * not on what hangs on them by single bonds. `false` wherever that is not certain.
 *
 * @param atoms - draft atoms of the component, the first `size` of the array
 */
export function keepsRings(draft: Draft, atoms: Int32Array, size: number): boolean {
  const targetAtoms = draft.target.molecule.atomCount;
  let added = 0;
  let newBonds = 0;
  for (let i = 0; i < size; i++) {
    const atom = atoms[i];
    if (atom >= targetAtoms) {
      if (draft.isAromatic[atom] === 1) return false;
      added++;
    } else if (!keepsRingsAt(draft, atom)) return false;
    newBonds += countNewBonds(draft, atom);
  }
  // As many new bonds as new atoms: they hang on the rest as branches, and no ring is closed.
  return added < size && newBonds === added;
}

/** Bonds of a draft atom that the target does not have, each counted at one of its atoms. */
function countNewBonds(draft: Draft, atom: number): number {
  const { molecule } = draft.target;
  let count = 0;
  for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
    const other = draft.neighbourAtom[k];
    if (other > atom) continue;
    if (atom >= molecule.atomCount || bondBetween(molecule, atom, other) < 0) count++;
  }
  return count;
}

function keepsRingsAt(draft: Draft, atom: number): boolean {
  const { molecule, bondInRing } = draft.target;
  if (draft.isRebonded[atom] === 0 && draft.hydrogenCount[atom] === molecule.hydrogenCount[atom])
    return draft.charge[atom] === molecule.charge[atom];
  let isInRing = false;
  let isMultipleChanged = false;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const bond = molecule.neighbourBond[k];
    isInRing ||= bondInRing[bond] === 1;
    if (!draft.isBondChanged(bond)) continue;
    if (bondInRing[bond] === 1) return false;
    isMultipleChanged ||= molecule.bondOrder[bond] !== BOND.single;
  }
  if (!isInRing) return true;
  const connections = molecule.neighbourStart[atom + 1] - molecule.neighbourStart[atom] + molecule.hydrogenCount[atom];
  if (isMultipleChanged || draft.charge[atom] !== molecule.charge[atom]) return false;
  if (draft.degree(atom) + draft.hydrogenCount[atom] !== connections) return false;
  for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
    const other = draft.neighbourAtom[k];
    const order = draft.bondOrder[draft.neighbourBond[k]];
    const before = other < molecule.atomCount ? bondBetween(molecule, atom, other) : -1;
    if (order !== BOND.single && (before < 0 || molecule.bondOrder[before] !== order)) return false;
  }
  return true;
}
