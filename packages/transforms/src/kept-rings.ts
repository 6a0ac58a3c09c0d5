import { BOND, bondBetween, degree, ELEMENT } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { Draft } from './draft.ts';
import type { KeptRings } from './transform.ts';

/**
 * Which rings of a component are rings of the target, with the same atoms, bonds, charges and double bonds at them.
 *
 * Where all are, nothing about aromaticity can have changed: it depends on the ring atoms, their charges and the double bonds that leave the
 * ring, not on what hangs on them by single bonds. Where all aromatic ones are, what is aromatic is still so; other rings may have become so.
 * Benzene rings that are added, as those of protecting groups, are aromatic beside anything. `none` wherever that is not certain.
 *
 * @param atoms - draft atoms of the component, the first `size` of the array
 */
export function keptRings(draft: Draft, atoms: Int32Array, size: number): KeptRings {
  if (keepsAllRings(draft, atoms, size)) return 'all';
  const { molecule } = draft.target;
  for (let i = 0; i < size; i++) {
    const atom = atoms[i];
    if (atom >= molecule.atomCount && draft.isAromatic[atom] === 1) {
      if (!isInAddedBenzene(draft, atom)) return 'none';
      continue;
    }
    const wasAromatic = atom < molecule.atomCount ? molecule.isAromatic[atom] : 0;
    if (draft.isAromatic[atom] !== wasAromatic) return 'none';
    if (wasAromatic === 1 && !(keepsRingsAt(draft, atom, isAromaticBond) && keepsDoubleBondsAt(draft, atom))) return 'none';
  }
  return 'aromatic';
}

function keepsAllRings(draft: Draft, atoms: Int32Array, size: number): boolean {
  const targetAtoms = draft.target.molecule.atomCount;
  let added = 0;
  let newBonds = 0;
  for (let i = 0; i < size; i++) {
    const atom = atoms[i];
    if (atom >= targetAtoms) {
      if (draft.isAromatic[atom] === 1) return false;
      added++;
    } else if (!keepsRingsAt(draft, atom, isRingBond)) return false;
    newBonds += countNewBonds(draft, atom);
  }
  // As many new bonds as new atoms: they hang on the rest as branches, and no ring is closed.
  return added < size && newBonds === added;
}

/** Whether an aromatic atom that is added lies in one aromatic ring only, of six added carbons with nothing but single bonds elsewhere. */
function isInAddedBenzene(draft: Draft, atom: number): boolean {
  let before = -1;
  let at = atom;
  for (let size = 1; size <= 6; size++) {
    const [a, b] = neighboursInBenzene(draft, at);
    if (b === undefined) return false;
    const next = a === before ? b : a;
    if (next === atom) return size === 6;
    before = at;
    at = next;
  }
  return false;
}

/** The two that an added carbon is bonded to by aromatic bonds; nothing where it cannot be one of benzene. */
function neighboursInBenzene(draft: Draft, atom: number): readonly number[] {
  const isAdded = atom >= draft.target.molecule.atomCount;
  if (!isAdded || draft.atomicNumber[atom] !== ELEMENT.carbon || draft.charge[atom] !== 0) return [];
  const aromatic: number[] = [];
  for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
    const order = draft.bondOrder[draft.neighbourBond[k]];
    if (order === BOND.aromatic) aromatic.push(draft.neighbourAtom[k]);
    else if (order !== BOND.single) return [];
  }
  return draft.degree(atom) + draft.hydrogenCount[atom] === 3 && aromatic.length === 2 ? aromatic : [];
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

const isRingBond = ({ bondInRing }: PreparedMolecule, bond: number): boolean => bondInRing[bond] === 1;
const isAromaticBond = ({ molecule }: PreparedMolecule, bond: number): boolean => molecule.bondOrder[bond] === BOND.aromatic;

/** @param mustStay - whether a bond of the target is of a ring that is to be kept */
function keepsRingsAt(draft: Draft, atom: number, mustStay: (target: PreparedMolecule, bond: number) => boolean): boolean {
  const { molecule, bondInRing } = draft.target;
  if (draft.isRebonded[atom] === 0 && draft.hydrogenCount[atom] === molecule.hydrogenCount[atom])
    return draft.charge[atom] === molecule.charge[atom];
  let isInRing = false;
  let isMultipleChanged = false;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const bond = molecule.neighbourBond[k];
    isInRing ||= bondInRing[bond] === 1;
    if (!draft.isBondChanged(bond)) continue;
    if (mustStay(draft.target, bond)) return false;
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

/**
 * Whether the double bonds that leave an aromatic ring at an atom lead, before and after, to atoms with no other neighbour, as that of a pyridone
 * does: whether others count in the ring depends on rings that they may be in.
 */
function keepsDoubleBondsAt(draft: Draft, atom: number): boolean {
  const { molecule } = draft.target;
  for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
    const order = draft.bondOrder[draft.neighbourBond[k]];
    if (order === BOND.single || order === BOND.aromatic) continue;
    const other = draft.neighbourAtom[k];
    if (draft.degree(other) > 1 || other >= molecule.atomCount || degree(molecule, other) > 1) return false;
  }
  return true;
}
