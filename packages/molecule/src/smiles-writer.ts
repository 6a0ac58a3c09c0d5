import { type AtomIndex, BOND, type BondIndex, CHIRALITY, IMPLICIT_HYDROGEN, type Molecule, NO_ATOM, otherEnd } from './molecule.ts';
import { isOddPermutation } from './permutation.ts';
import { atomToken, type ChiralMark } from './smiles-atom-token.ts';
import { assignDirections } from './smiles-directions.ts';
import { DIRECTION } from './smiles-draft.ts';
import { writeStereoGroups } from './smiles-extension.ts';
import { lonePairPlace } from './smiles-lone-pair.ts';
import { type SmilesWalk, walkMolecule } from './smiles-walk.ts';

export interface SmilesOptions {
  /** Atoms to write, with the bonds among them; all atoms by default. */
  readonly atoms?: ArrayLike<AtomIndex>;
  /** Per atom of the molecule: where there is a choice, the lowest goes first. Index order by default. */
  readonly rank?: ArrayLike<number>;
  /** Writes atom-map numbers; left out by default. */
  readonly atomMaps?: boolean;
  /** `false` leaves out every stereo mark. */
  readonly stereo?: boolean;
  /** `true` adds the stereo groups as a CXSMILES block behind the SMILES. */
  readonly stereoGroups?: boolean;
  /** Replaces the text of an atom, brackets included. Called once per atom in the order of writing. */
  readonly atomToken?: (atom: AtomIndex, mark: ChiralMark) => string;
  /** Replaces the text of a bond that carries no direction mark. */
  readonly bondToken?: (bond: BondIndex, from: AtomIndex) => string;
}

export interface WrittenSmiles {
  readonly smiles: string;
  /** `atomOrder[k]` is the molecule's atom that was written k-th. */
  readonly atomOrder: readonly AtomIndex[];
}

/**
 * The molecule, or some of its atoms, as SMILES. Components are separated by dots, lowest rank first.
 *
 * The same input gives the same text; the text is not canonical. A tetrahedral mark is written where all
 * neighbours it refers to are written too. Aromatic bonds stay aromatic, Kekulé bonds stay Kekulé.
 */
export function writeSmiles(molecule: Molecule, options: SmilesOptions = {}): WrittenSmiles {
  const walk = walkMolecule(molecule, options.atoms, options.rank);
  const withStereo = options.stereo !== false;
  const direction = withStereo ? assignDirections(molecule, walk) : null;
  const isWritten = (atom: AtomIndex): boolean => walk.position[atom] >= 0;

  const textOfAtom = (atom: AtomIndex): string => {
    const mark = withStereo ? chiralMark(molecule, walk, atom) : '';
    return options.atomToken === undefined
      ? atomToken(molecule, atom, mark, options.atomMaps === true, isWritten)
      : options.atomToken(atom, mark);
  };
  const textOfBond = (bond: BondIndex, from: AtomIndex): string => {
    if (direction !== null && direction[bond] !== DIRECTION.none) {
      return (molecule.bondBegin[bond] === from) === (direction[bond] === DIRECTION.up) ? '/' : '\\';
    }
    return options.bondToken === undefined ? bondToken(molecule, bond, from) : options.bondToken(bond, from);
  };
  const smiles = writeWalk(walk, textOfAtom, textOfBond);
  const groups = options.stereoGroups === true ? writeStereoGroups(molecule.stereoGroups, walk.order) : '';
  return { smiles: smiles + groups, atomOrder: walk.order };
}

/** Entries of the work list that stand for a bracket; atoms that start a branch are stored as `~atom`. */
const CLOSE_BRANCH = 'close';

function writeWalk(
  walk: SmilesWalk,
  textOfAtom: (atom: AtomIndex) => string,
  textOfBond: (bond: BondIndex, from: AtomIndex) => string,
): string {
  const digitOf: number[] = [];
  const isDigitTaken: boolean[] = [];
  let smiles = '';
  const pending: (AtomIndex | typeof CLOSE_BRANCH)[] = [];
  for (const root of walk.order) {
    if (walk.parent[root] !== NO_ATOM) continue;
    if (smiles !== '') smiles += '.';
    pending.push(root);
    for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
      if (item === CLOSE_BRANCH) {
        smiles += ')';
        continue;
      }
      const isBranch = item < 0;
      const atom = isBranch ? ~item : item;
      if (isBranch) smiles += '(';
      if (walk.entryBond[atom] >= 0) smiles += textOfBond(walk.entryBond[atom], walk.parent[atom]);
      smiles += textOfAtom(atom);
      const ringBonds = walk.ringBonds[atom];
      // Those that close come first.
      let closing = 0;
      for (const bond of ringBonds) {
        let digit = digitOf[bond];
        if (digit === undefined) {
          digit = 1;
          while (isDigitTaken[digit]) digit++;
          isDigitTaken[digit] = true;
          digitOf[bond] = digit;
          smiles += textOfBond(bond, atom);
        } else {
          closing++;
        }
        smiles += ringDigit(digit);
      }
      // Only now, so that no digit closes and opens at one atom.
      for (let k = 0; k < closing; k++) isDigitTaken[digitOf[ringBonds[k]]] = false;
      const mainChain = walk.lastChild[atom];
      if (mainChain === NO_ATOM) continue;
      pending.push(mainChain);
      for (let child = walk.siblingBefore[mainChain]; child !== NO_ATOM; child = walk.siblingBefore[child]) {
        pending.push(CLOSE_BRANCH, ~child);
      }
    }
  }
  return smiles;
}

function ringDigit(digit: number): string {
  if (digit < 10) return String(digit);
  return digit < 100 ? `%${digit}` : `%(${digit})`;
}

function bondToken(molecule: Molecule, bond: BondIndex, from: AtomIndex): string {
  const order = molecule.bondOrder[bond];
  const isBetweenAromatic = molecule.isAromatic[molecule.bondBegin[bond]] === 1 && molecule.isAromatic[molecule.bondEnd[bond]] === 1;
  switch (order) {
    case BOND.single:
      return isBetweenAromatic ? '-' : '';
    case BOND.double:
      return '=';
    case BOND.triple:
      return '#';
    case BOND.quadruple:
      return '$';
    case BOND.aromatic:
      return isBetweenAromatic ? '' : ':';
    case BOND.dative:
      return molecule.bondBegin[bond] === from ? '->' : '<-';
    default:
      throw new RangeError(`Bond ${bond} has the unknown order ${order}`);
  }
}

/** The mark of an atom for the order in which its neighbours are written. */
function chiralMark(molecule: Molecule, walk: SmilesWalk, atom: AtomIndex): ChiralMark {
  if (molecule.chirality[atom] === CHIRALITY.none) return '';
  const stored = molecule.chiralNeighbours.subarray(4 * atom, 4 * atom + 4);
  const written: AtomIndex[] = [];
  if (walk.parent[atom] !== NO_ATOM) written.push(walk.parent[atom]);
  const hasHydrogen = molecule.hydrogenCount[atom] === 1;
  if (hasHydrogen) written.push(IMPLICIT_HYDROGEN);
  for (const bond of walk.ringBonds[atom]) written.push(otherEnd(molecule, bond, atom));
  const firstChild = written.length;
  for (let child = walk.lastChild[atom]; child !== NO_ATOM; child = walk.siblingBefore[child]) written.splice(firstChild, 0, child);
  if (written.length === 3 && !hasHydrogen) {
    written.splice(lonePairPlace(molecule, atom, walk.ringBonds[atom].length), 0, IMPLICIT_HYDROGEN);
  }
  const isOdd = isOddPermutation(stored, written);
  if (isOdd === null) return '';
  return (molecule.chirality[atom] === CHIRALITY.anticlockwise) !== isOdd ? '@' : '@@';
}
