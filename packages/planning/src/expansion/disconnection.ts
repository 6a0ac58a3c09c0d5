import { type AtomIndex, bondBetween, type Molecule } from '@retron/molecule';
import type { Outcome, Target } from '@retron/transforms';
import { type BondKindSet, kindsOfBond } from '../strategies/bond-kinds.ts';
import { readCanonical } from './fragments.ts';

/** What a step does to the skeleton of a structure, in a chemist's terms. */
export interface Disconnection {
  /** Bonds of the structure between atoms that come from different precursors. */
  readonly joinedBonds: number;
  /** Ring bonds of the structure that are no bonds in the precursors. */
  readonly ringBondsMade: number;
  /** Bonds of the structure that are there before the step too, with another order. */
  readonly changedBonds: number;
  /** Kinds of the bonds made, whether joined or in a ring. */
  readonly kindsMade: BondKindSet;
  /** Fewest atoms of the structure that a precursor with any brings. */
  readonly smallestPart: number;
  /** Share of the atoms of the structure, 0 to 1, that the largest precursor brings. */
  readonly largestShare: number;
}

/** Sorts the bonds of an outcome by what happens to them. */
export function disconnectionOf(outcome: Outcome, { molecule, bondInRing }: Pick<Target, 'molecule' | 'bondInRing'>): Disconnection {
  const precursorOf = new Int16Array(molecule.atomCount).fill(-1);
  const parts = outcome.precursors.map(({ provenance }, index) => {
    const atoms = provenance.filter((atom) => atom >= 0);
    for (const atom of atoms) precursorOf[atom] = index;
    return atoms.length;
  });
  const counts = { joinedBonds: 0, ringBondsMade: 0, changedBonds: 0, kindsMade: 0 };
  const drafts = new Map<number, Molecule>();
  for (const [a, b] of outcome.bonds) {
    const index = precursorOf[a];
    const isMade = index !== precursorOf[b] || index < 0 || !areBonded(outcome, index, a, b, drafts);
    if (!isMade) {
      counts.changedBonds++;
      continue;
    }
    const bond = bondBetween(molecule, a, b);
    const isInRing = bondInRing[bond] === 1;
    if (index !== precursorOf[b]) counts.joinedBonds++;
    if (isInRing) counts.ringBondsMade++;
    counts.kindsMade |= kindsOfBond(molecule, bond, isInRing);
  }
  return {
    ...counts,
    smallestPart: Math.min(...parts.filter((size) => size > 0)),
    largestShare: Math.max(0, ...parts) / molecule.atomCount,
  };
}

function areBonded(outcome: Outcome, index: number, a: AtomIndex, b: AtomIndex, drafts: Map<number, Molecule>): boolean {
  const precursor = outcome.precursors[index];
  const draft = drafts.get(index) ?? readCanonical(precursor.smiles);
  drafts.set(index, draft);
  return bondBetween(draft, precursor.provenance.indexOf(a), precursor.provenance.indexOf(b)) >= 0;
}
