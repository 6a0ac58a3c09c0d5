import { ELEMENT } from './elements.ts';
import { mixBits } from './mix-bits.ts';
import { type AtomIndex, BOND, type BondIndex, CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN, type Molecule, NO_ATOM } from './molecule.ts';
import { isOddPermutation } from './permutation.ts';
import { ringBonds } from './rings.ts';

/** Bonds from an atom within which its surroundings are told apart. */
const RADIUS = 8;

/**
 * The stated configuration of a molecule as a text that does not depend on the numbering of its atoms: two molecules with the same
 * constitution are the same exactly where this is. Empty where nothing is stated.
 *
 * Only what leaves no doubt is taken: tetrahedral carbons with four different neighbours and double bonds outside rings with different
 * neighbours at each end, each alone of its kind in the molecule. What makes neighbours different are elements, connections, bond orders and
 * hydrogens, which every notion of a stereocentre tells apart.
 *
 * @returns `null` where anything else is stated
 */
export function configurationKey(molecule: Molecule): string | null {
  if (!isStated(molecule)) return '';
  const before = keys.get(molecule);
  if (before !== undefined) return before;
  const key = keyOf(molecule);
  keys.set(molecule, key);
  return key;
}

/** Of molecules that state something: whoever asks whether it leaves doubt mostly asks for it again. */
const keys = new WeakMap<Molecule, string | null>();

function keyOf(molecule: Molecule): string | null {
  const kinds = surroundings(molecule);
  const size = new Map<number, number>();
  for (const kind of kinds) size.set(kind, (size.get(kind) ?? 0) + 1);
  const isAlone = (atom: AtomIndex) => size.get(kinds[atom]) === 1;
  const parts: string[] = [];
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (molecule.chirality[atom] === CHIRALITY.none) continue;
    const turn = isAlone(atom) ? turnOf(molecule, atom, kinds) : null;
    if (turn === null) return null;
    parts.push(`${kinds[atom]}${turn ? '@' : '@@'}`);
  }
  const inRing = molecule.doubleBondStereo.some((mark) => mark !== DOUBLE_BOND.none) ? ringBonds(molecule) : null;
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.doubleBondStereo[bond] === DOUBLE_BOND.none) continue;
    const [begin, end] = [molecule.bondBegin[bond], molecule.bondEnd[bond]];
    const isCis = inRing?.[bond] === 0 && isAlone(begin) && isAlone(end) ? isCisByKind(molecule, bond, kinds) : null;
    if (isCis === null) return null;
    parts.push(`${Math.min(kinds[begin], kinds[end])}=${Math.max(kinds[begin], kinds[end])}${isCis ? 'Z' : 'E'}`);
  }
  return parts.sort().join(' ');
}

function isStated({ atomCount, bondCount, chirality, doubleBondStereo }: Molecule): boolean {
  for (let atom = 0; atom < atomCount; atom++) if (chirality[atom] !== CHIRALITY.none) return true;
  for (let bond = 0; bond < bondCount; bond++) if (doubleBondStereo[bond] !== DOUBLE_BOND.none) return true;
  return false;
}

/** Whether a centre is anticlockwise with its neighbours in ascending order of their kinds, the hydrogen first; `null` where two are alike. */
function turnOf(molecule: Molecule, atom: AtomIndex, kinds: Int32Array): boolean | null {
  const degree = molecule.neighbourStart[atom + 1] - molecule.neighbourStart[atom];
  if (molecule.atomicNumber[atom] !== ELEMENT.carbon || degree + molecule.hydrogenCount[atom] !== 4 || degree < 3) return null;
  const neighbours = [...molecule.chiralNeighbours.subarray(4 * atom, 4 * atom + 4)];
  if (neighbours.includes(NO_ATOM)) return null;
  const kindOf = (neighbour: number) => (neighbour === IMPLICIT_HYDROGEN ? Number.NEGATIVE_INFINITY : kinds[neighbour]);
  const sorted = [...neighbours].sort((a, b) => kindOf(a) - kindOf(b));
  for (let k = 1; k < 4; k++) if (kindOf(sorted[k - 1]) === kindOf(sorted[k])) return null;
  const isOdd = isOddPermutation(neighbours, sorted);
  return isOdd === null ? null : (molecule.chirality[atom] === CHIRALITY.anticlockwise) !== isOdd;
}

/** Whether the neighbours of greater kind lie on one side of a double bond; `null` where those at an end are alike. */
function isCisByKind(molecule: Molecule, bond: BondIndex, kinds: Int32Array): boolean | null {
  if (molecule.bondOrder[bond] !== BOND.double) return null;
  let isCis = molecule.doubleBondStereo[bond] === DOUBLE_BOND.cis;
  const ends = [
    [molecule.bondBegin[bond], molecule.bondEnd[bond], molecule.stereoBeginReference[bond]],
    [molecule.bondEnd[bond], molecule.bondBegin[bond], molecule.stereoEndReference[bond]],
  ];
  for (const [atom, across, reference] of ends) {
    const { [atom]: element } = molecule.atomicNumber;
    if ((element !== ELEMENT.carbon && element !== ELEMENT.nitrogen) || molecule.charge[atom] !== 0 || reference < 0) return null;
    for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
      const other = molecule.neighbourAtom[k];
      if (other === across || other === reference) continue;
      if (kinds[other] === kinds[reference]) return null;
      if (kinds[other] > kinds[reference]) isCis = !isCis;
    }
  }
  return isCis;
}

function surroundings(molecule: Molecule): Int32Array {
  const { atomCount, atomicNumber, hydrogenCount, bondOrder, neighbourStart, neighbourAtom, neighbourBond } = molecule;
  let inner = new Int32Array(atomCount);
  let outer = new Int32Array(atomCount);
  for (let atom = 0; atom < atomCount; atom++) inner[atom] = mixBits(atomicNumber[atom]);
  for (let radius = 1; radius <= RADIUS; radius++) {
    for (let atom = 0; atom < atomCount; atom++) {
      let sum = hydrogenCount[atom];
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        sum = (sum + mixBits(inner[neighbourAtom[k]] + Math.imul(bondOrder[neighbourBond[k]], 0x9e3779b1))) | 0;
      }
      outer[atom] = mixBits(Math.imul(inner[atom], 0x27d4eb2f) + sum);
    }
    [inner, outer] = [outer, inner];
  }
  return inner;
}
