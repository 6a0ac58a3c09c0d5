import { type KekuleFailure, kekulise } from '../kekule.ts';
import { type AtomIndex, BOND, type BondIndex, type Molecule, otherEnd } from '../molecule.ts';
import { failure, type Result, success } from '../result.ts';
import { smallestRings } from '../rings.ts';
import { type AtomText, atomTexts } from './rosdal-atom-text.ts';
import { bondMark } from './rosdal-bond-mark.ts';
import { MOST_ROSDAL_ATOMS, type RosdalFailure, rosdalFailure } from './rosdal-failure.ts';
import { tooManyAtoms } from './rosdal-scanner.ts';

/** Fewest bonds for which a range is worth writing. */
const SHORTEST_RANGE = 3;

/**
 * The molecule as ROSDAL in canonical writer form: atom `i` gets the number `i + 1`.
 *
 * Aromatic bonds are written as a Kekulé structure. Atom maps are dropped. The form depends on the numbering, so it is
 * canonical only for a canonical numbering.
 */
export function writeRosdal(molecule: Molecule): Result<string, RosdalFailure | KekuleFailure> {
  if (molecule.atomCount === 0) return failure(rosdalFailure('EMPTY', 'Structure notation is empty.', 1));
  if (molecule.atomCount > MOST_ROSDAL_ATOMS) {
    return failure(tooManyAtoms(molecule.atomCount, 1).toFailure());
  }
  const kekule = kekulise(molecule);
  if (!kekule.ok) return kekule;
  const writer = segmentWriter(kekule.value);
  return success(`${segments(kekule.value).map(writer).join(',')}.`);
}

/** A walk over bonds not yet written: its atoms, and the bonds between them. */
interface Segment {
  readonly atoms: readonly AtomIndex[];
  readonly bonds: readonly BondIndex[];
}

/** From each atom in turn, walks that take the smallest greater number, else the smallest, until no bond is left. */
function segments(molecule: Molecule): Segment[] {
  const isWritten = new Uint8Array(molecule.bondCount);
  const found: Segment[] = [];
  for (let start = 0; start < molecule.atomCount; start++) {
    if (molecule.neighbourStart[start] === molecule.neighbourStart[start + 1]) found.push({ atoms: [start], bonds: [] });
    for (let first = nextBond(molecule, start, isWritten); first >= 0; first = nextBond(molecule, start, isWritten)) {
      const atoms = [start];
      const bonds: BondIndex[] = [];
      let atom = start;
      for (let bond = first; bond >= 0; bond = nextBond(molecule, atom, isWritten)) {
        isWritten[bond] = 1;
        bonds.push(bond);
        atom = otherEnd(molecule, bond, atom);
        atoms.push(atom);
      }
      found.push({ atoms, bonds });
    }
  }
  return found;
}

function nextBond(molecule: Molecule, atom: AtomIndex, isWritten: Uint8Array): BondIndex {
  let best = -1;
  let bestPlace = Infinity;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    if (isWritten[molecule.neighbourBond[k]] === 1) continue;
    const neighbour = molecule.neighbourAtom[k];
    const place = neighbour > atom ? neighbour - molecule.atomCount : neighbour;
    if (place < bestPlace) {
      best = molecule.neighbourBond[k];
      bestPlace = place;
    }
  }
  return best;
}

function segmentWriter(molecule: Molecule): (segment: Segment) => string {
  const texts = atomTexts(molecule);
  const rings = smallestRings(molecule);
  const isMentioned = new Uint8Array(molecule.atomCount);
  const mention = (atom: AtomIndex): string => {
    const text = isMentioned[atom] === 1 ? texts[atom].again : texts[atom].first;
    isMentioned[atom] = 1;
    return text;
  };
  return ({ atoms, bonds }) => {
    let text = mention(atoms[0]);
    let k = 0;
    while (k < bonds.length) {
      const length = rangeLength(molecule, texts, rings.ofBond, atoms, bonds, k);
      if (length >= SHORTEST_RANGE) {
        for (let inner = 1; inner < length; inner++) isMentioned[atoms[k + inner]] = 1;
        text += `=-${mention(atoms[k + length])}`;
        k += length;
      } else {
        text += bondText(molecule, rings.ofBond, bonds[k], atoms[k]) + mention(atoms[k + 1]);
        k++;
      }
    }
    return text;
  };
}

/** How many bonds from place `start` a range can take: double and single in turn, rising numbers, plain carbons inside. */
function rangeLength(
  molecule: Molecule,
  texts: readonly AtomText[],
  ringOfBond: Uint8Array,
  atoms: readonly AtomIndex[],
  bonds: readonly BondIndex[],
  start: number,
): number {
  let length = 0;
  for (let k = start; k < bonds.length; k++) {
    const wanted = length % 2 === 0 ? BOND.double : BOND.single;
    if (molecule.bondOrder[bonds[k]] !== wanted || atoms[k + 1] !== atoms[k] + 1) break;
    if (length > 0 && !texts[atoms[k]].isPlainCarbon) break;
    if (bondMark(molecule, ringOfBond, bonds[k], atoms[k]) !== '') break;
    length++;
  }
  return length;
}

function bondText(molecule: Molecule, ringOfBond: Uint8Array, bond: BondIndex, from: AtomIndex): string {
  switch (molecule.bondOrder[bond]) {
    case BOND.single:
      return '-';
    case BOND.double:
      return `=${bondMark(molecule, ringOfBond, bond, from)}`;
    case BOND.triple:
      return '#';
    case BOND.quadruple:
      return '$';
    case BOND.dative:
      return molecule.bondBegin[bond] === from ? '>' : '<';
    default:
      throw new RangeError(`Bond ${bond} of a Kekulé molecule has the order ${molecule.bondOrder[bond]}`);
  }
}
