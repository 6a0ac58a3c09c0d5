import { type AtomIndex, type BondKindSet, bondBetween, kindsOfBond, type Molecule } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { Outcome } from '@retron/transforms';
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
export function disconnectionOf(
  outcome: Outcome,
  { molecule, bondInRing }: Pick<PreparedMolecule, 'molecule' | 'bondInRing'>,
): Disconnection {
  const isMade = madeBondTest(outcome, molecule.atomCount);
  let joinedBonds = 0;
  let ringBondsMade = 0;
  let changedBonds = 0;
  let kindsMade: BondKindSet = 0;
  for (const [a, b] of outcome.bonds) {
    const made = isMade(a, b);
    if (made === 'no') {
      changedBonds++;
      continue;
    }
    const bond = bondBetween(molecule, a, b);
    const isInRing = bondInRing[bond] === 1;
    if (made === 'between precursors') joinedBonds++;
    if (isInRing) ringBondsMade++;
    kindsMade |= kindsOfBond(molecule, bond, isInRing);
  }
  const parts = outcome.precursors.map(({ provenance }) => provenance.filter((atom) => atom >= 0).length);
  return {
    joinedBonds,
    ringBondsMade,
    changedBonds,
    kindsMade,
    smallestPart: Math.min(...parts.filter((size) => size > 0)),
    largestShare: Math.max(0, ...parts) / molecule.atomCount,
  };
}

/**
 * The bonds a step is grouped and drawn by: those it makes, not those it only changes the order of, such as all bonds of a ring that
 * becomes aromatic. Where it makes none, those it changes. Forward: breaks for makes.
 */
export function disconnectedBonds(outcome: Outcome, { atomCount }: Pick<Molecule, 'atomCount'>): Outcome['bonds'] {
  const isMade = madeBondTest(outcome, atomCount);
  const made = outcome.bonds.filter(([a, b]) => isMade(a, b) !== 'no');
  return made.length > 0 ? made : outcome.bonds;
}

/** Whether a step makes a bond of the structure: no precursor has it. */
export function makesBond({ bonds, precursors }: Outcome, [a, b]: readonly [AtomIndex, AtomIndex]): boolean {
  const holder = precursors.find(({ provenance }) => provenance.includes(a) && provenance.includes(b));
  if (holder === undefined) return true;
  if (!bonds.some(([x, y]) => (x === a && y === b) || (x === b && y === a))) return false;
  const { smiles, provenance } = holder;
  return bondBetween(readCanonical(smiles), provenance.indexOf(a), provenance.indexOf(b)) < 0;
}

type Made = 'between precursors' | 'within a precursor' | 'no';

/** Whether a bond of the structure is none before the step. */
function madeBondTest(outcome: Outcome, atomCount: number): (a: AtomIndex, b: AtomIndex) => Made {
  const precursorOf = new Int16Array(atomCount).fill(-1);
  outcome.precursors.forEach(({ provenance }, index) => {
    for (const atom of provenance) if (atom >= 0 && atom < atomCount) precursorOf[atom] = index;
  });
  const read = new Map<number, Molecule>();
  return (a, b) => {
    const index = precursorOf[a];
    if (index !== precursorOf[b]) return 'between precursors';
    return index < 0 || !areBonded(outcome, index, a, b, read) ? 'within a precursor' : 'no';
  };
}

function areBonded(outcome: Outcome, index: number, a: AtomIndex, b: AtomIndex, read: Map<number, Molecule>): boolean {
  const precursor = outcome.precursors[index];
  const molecule = read.get(index) ?? readCanonical(precursor.smiles);
  read.set(index, molecule);
  return bondBetween(molecule, precursor.provenance.indexOf(a), precursor.provenance.indexOf(b)) >= 0;
}
