import { type AtomIndex, BOND, type BondIndex, DOUBLE_BOND, type Molecule, otherEnd } from './molecule.ts';
import { DIRECTION } from './smiles-draft.ts';
import type { SmilesWalk } from './smiles-walk.ts';

/**
 * Direction of every bond that carries a `/` or `\`, seen from its begin to its end; `null` if none does.
 *
 * Each end of a marked double bond gets one carrier, shared with a neighbouring marked double bond where there is
 * one; the first carrier of each connected system is written `/`. A carrier next to an unmarked double bond is
 * avoided, because marks at both of its ends would specify it. A combination SMILES cannot express (a ring of
 * double bonds whose marks contradict each other) loses the mark that contradicts the rest.
 */
export function assignDirections(molecule: Molecule, walk: SmilesWalk): Int8Array | null {
  let doubleBonds = writableDoubleBonds(molecule, walk);
  while (doubleBonds.length > 0) {
    const carriers = chooseCarriers(molecule, walk, doubleBonds);
    const outcome = solveDirections(molecule, walk, doubleBonds, carriers);
    if (outcome.contradicted === -1) return outcome.direction;
    doubleBonds = doubleBonds.filter((bond) => bond !== outcome.contradicted);
  }
  return null;
}

/** Marked double bonds that have something to carry the mark at both ends, in the order in which they are written. */
function writableDoubleBonds(molecule: Molecule, walk: SmilesWalk): BondIndex[] {
  const found: BondIndex[] = [];
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.doubleBondStereo[bond] === DOUBLE_BOND.none || molecule.bondOrder[bond] !== BOND.double) continue;
    const begin = molecule.bondBegin[bond];
    const end = molecule.bondEnd[bond];
    if (walk.position[begin] < 0 || walk.position[end] < 0) continue;
    if (candidates(molecule, walk, begin).length > 0 && candidates(molecule, walk, end).length > 0) found.push(bond);
  }
  const place = (bond: BondIndex): number => Math.min(walk.position[molecule.bondBegin[bond]], walk.position[molecule.bondEnd[bond]]);
  return found.sort((a, b) => place(a) - place(b));
}

/** Bonds at `atom` that may carry a mark. */
function candidates(molecule: Molecule, walk: SmilesWalk, atom: AtomIndex): BondIndex[] {
  const found: BondIndex[] = [];
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const bond = molecule.neighbourBond[k];
    const order = molecule.bondOrder[bond];
    if (walk.position[molecule.neighbourAtom[k]] >= 0 && (order === BOND.single || order === BOND.aromatic)) found.push(bond);
  }
  return found;
}

function chooseCarriers(molecule: Molecule, walk: SmilesWalk, doubleBonds: readonly BondIndex[]): Uint8Array {
  const isCarrier = new Uint8Array(molecule.bondCount);
  const isMarkedEnd = new Uint8Array(molecule.atomCount);
  for (const bond of doubleBonds) isMarkedEnd[molecule.bondBegin[bond]] = isMarkedEnd[molecule.bondEnd[bond]] = 1;
  for (const bond of doubleBonds) {
    for (const atom of [molecule.bondBegin[bond], molecule.bondEnd[bond]]) {
      const possible = candidates(molecule, walk, atom);
      if (possible.some((carrier) => isCarrier[carrier] === 1)) continue;
      const cost = (carrier: BondIndex): number => {
        const far = otherEnd(molecule, carrier, atom);
        if (isMarkedEnd[far] === 1) return 0;
        return (isUnmarkedDoubleBondAtom(molecule, far) ? 4 : 1) + (walk.isRingDigit[carrier] === 1 ? 1 : 0);
      };
      isCarrier[possible.reduce((best, carrier) => (cost(carrier) < cost(best) ? carrier : best))] = 1;
    }
  }
  return isCarrier;
}

function isUnmarkedDoubleBondAtom(molecule: Molecule, atom: AtomIndex): boolean {
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const bond = molecule.neighbourBond[k];
    if (molecule.bondOrder[bond] === BOND.double && molecule.doubleBondStereo[bond] === DOUBLE_BOND.none) return true;
  }
  return false;
}

interface Outcome {
  readonly direction: Int8Array;
  /** A double bond whose mark contradicts the others, or -1. */
  readonly contradicted: BondIndex;
}

/** Gives the first carrier of each system `/` and follows the double bonds from there. */
function solveDirections(molecule: Molecule, walk: SmilesWalk, doubleBonds: readonly BondIndex[], isCarrier: Uint8Array): Outcome {
  const direction = new Int8Array(molecule.bondCount);
  const carriers: BondIndex[] = [];
  for (let bond = 0; bond < molecule.bondCount; bond++) if (isCarrier[bond] === 1) carriers.push(bond);
  carriers.sort((a, b) => writtenPlace(molecule, walk, a) - writtenPlace(molecule, walk, b));
  for (const seed of carriers) {
    if (direction[seed] !== DIRECTION.none) continue;
    const runsForward = walk.position[molecule.bondBegin[seed]] < walk.position[molecule.bondEnd[seed]];
    direction[seed] = runsForward ? DIRECTION.up : DIRECTION.down;
    const queue = [seed];
    for (let carrier = queue.pop(); carrier !== undefined; carrier = queue.pop()) {
      for (const doubleBond of doubleBonds) {
        for (const atom of [molecule.bondBegin[doubleBond], molecule.bondEnd[doubleBond]]) {
          if (molecule.bondBegin[carrier] !== atom && molecule.bondEnd[carrier] !== atom) continue;
          for (const far of [atom, otherEnd(molecule, doubleBond, atom)]) {
            for (const other of candidates(molecule, walk, far)) {
              if (isCarrier[other] === 0 || other === carrier) continue;
              const isSameSide = areOnSameSide(molecule, doubleBond, atom, carrier, far, other);
              const wanted = isAbove(molecule, carrier, atom, direction[carrier]) === isSameSide;
              const needed = (molecule.bondBegin[other] === far) === wanted ? DIRECTION.up : DIRECTION.down;
              if (direction[other] === DIRECTION.none) {
                direction[other] = needed;
                queue.push(other);
              } else if (direction[other] !== needed) {
                return { direction, contradicted: doubleBond };
              }
            }
          }
        }
      }
    }
  }
  return { direction, contradicted: -1 };
}

/** When the mark of a bond appears in the text: a ring digit where it opens, any other bond before its second atom. */
function writtenPlace(molecule: Molecule, walk: SmilesWalk, bond: BondIndex): number {
  const a = walk.position[molecule.bondBegin[bond]];
  const b = walk.position[molecule.bondEnd[bond]];
  return walk.isRingDigit[bond] === 1 ? Math.min(a, b) + 0.5 : Math.max(a, b);
}

function isAbove(molecule: Molecule, carrier: BondIndex, atom: AtomIndex, direction: number): boolean {
  return (molecule.bondBegin[carrier] === atom) === (direction === DIRECTION.up);
}

/** Whether two substituents of a double bond, one at `atom` and one at `far`, lie on the same side of it. */
function areOnSameSide(
  molecule: Molecule,
  doubleBond: BondIndex,
  atom: AtomIndex,
  carrier: BondIndex,
  far: AtomIndex,
  other: BondIndex,
): boolean {
  if (far === atom) return false;
  const begin = molecule.bondBegin[doubleBond];
  const atBegin = otherEnd(molecule, atom === begin ? carrier : other, begin);
  const end = molecule.bondEnd[doubleBond];
  const atEnd = otherEnd(molecule, atom === begin ? other : carrier, end);
  const isCis = molecule.doubleBondStereo[doubleBond] === DOUBLE_BOND.cis;
  const isOtherBegin = atBegin !== molecule.stereoBeginReference[doubleBond];
  const isOtherEnd = atEnd !== molecule.stereoEndReference[doubleBond];
  return isCis !== (isOtherBegin !== isOtherEnd);
}
