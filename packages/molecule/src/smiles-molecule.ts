import { impliedHydrogens } from './implicit-hydrogens.ts';
import { type AtomIndex, BOND, CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN, type Molecule, type StereoGroup } from './molecule.ts';
import { allocateMolecule, fillNeighbours } from './molecule-storage.ts';
import { ringBonds } from './rings.ts';
import { BOND_TOKEN, DIRECTION, HYDROGENS_IMPLIED, type SmilesDraft } from './smiles-draft.ts';
import { lonePairPlace } from './smiles-lone-pair.ts';

/** The molecule of a SMILES that has been read to its end: bond orders, hydrogens and stereo are settled here. */
export function finishMolecule(draft: SmilesDraft, stereoGroups: readonly StereoGroup[]): Molecule {
  const { atomCount, bondCount } = draft;
  const molecule = allocateMolecule(atomCount, bondCount, stereoGroups);
  for (let atom = 0; atom < atomCount; atom++) {
    molecule.atomicNumber[atom] = draft.atomicNumber[atom];
    molecule.isAromatic[atom] = draft.isAromatic[atom];
    molecule.charge[atom] = draft.charge[atom];
    molecule.isotope[atom] = draft.isotope[atom];
    molecule.atomMap[atom] = draft.atomMap[atom];
  }
  const hasImpliedAromatic = settleBonds(draft, molecule);
  fillNeighbours(molecule);
  if (hasImpliedAromatic) breakAromaticBridges(draft, molecule);
  settleHydrogens(draft, molecule);
  if (draft.hasChirality) settleChirality(draft, molecule);
  if (draft.hasDirection) settleDoubleBonds(draft, molecule);
  return molecule;
}

function settleBonds(draft: SmilesDraft, molecule: Molecule): boolean {
  const { bondBegin, bondEnd, bondOrder } = molecule;
  const { isAromatic } = draft;
  let hasImpliedAromatic = false;
  for (let bond = 0; bond < draft.bondCount; bond++) {
    const token = draft.bondToken[bond];
    const begin = draft.bondBegin[bond];
    const end = draft.bondEnd[bond];
    bondBegin[bond] = begin;
    bondEnd[bond] = end;
    if (token === BOND_TOKEN.implied) {
      const isBetweenAromatic = isAromatic[begin] === 1 && isAromatic[end] === 1;
      bondOrder[bond] = isBetweenAromatic ? BOND.aromatic : BOND.single;
      if (isBetweenAromatic) hasImpliedAromatic = true;
    } else if (token === BOND_TOKEN.donorLast) {
      bondBegin[bond] = end;
      bondEnd[bond] = begin;
      bondOrder[bond] = BOND.dative;
    } else {
      bondOrder[bond] = token;
    }
  }
  return hasImpliedAromatic;
}

/** A bond that joins two aromatic rings without being in one is single, even if the text leaves the `-` out. */
function breakAromaticBridges(draft: SmilesDraft, molecule: Molecule): void {
  const inRing = ringBonds(molecule);
  for (let bond = 0; bond < draft.bondCount; bond++) {
    if (inRing[bond] === 0 && draft.bondToken[bond] === BOND_TOKEN.implied) molecule.bondOrder[bond] = BOND.single;
  }
}

function settleHydrogens(draft: SmilesDraft, molecule: Molecule): void {
  const { neighbourStart, neighbourBond, bondOrder, bondEnd, hydrogenCount } = molecule;
  for (let atom = 0; atom < draft.atomCount; atom++) {
    const stated = draft.hydrogenCount[atom];
    if (stated !== HYDROGENS_IMPLIED) {
      hydrogenCount[atom] = stated;
      continue;
    }
    let orderSum = 0;
    let aromaticBonds = 0;
    const last = neighbourStart[atom + 1];
    for (let k = neighbourStart[atom]; k < last; k++) {
      const bond = neighbourBond[k];
      const order = bondOrder[bond];
      if (order <= BOND.quadruple) orderSum += order;
      else if (order === BOND.aromatic) aromaticBonds++;
      else if (bondEnd[bond] === atom) orderSum++;
    }
    hydrogenCount[atom] = impliedHydrogens(draft.atomicNumber[atom], draft.isAromatic[atom] === 1, orderSum, aromaticBonds);
  }
}

/**
 * Puts the neighbours of each marked atom into the order of the text. A mark on an atom without four
 * different directions is dropped.
 */
function settleChirality(draft: SmilesDraft, molecule: Molecule): void {
  const { chirality, chiralNeighbours, neighbourStart, hydrogenCount } = molecule;
  for (let atom = 0; atom < draft.atomCount; atom++) {
    if (draft.chirality[atom] === CHIRALITY.none) continue;
    const hydrogens = hydrogenCount[atom];
    const neighbours = neighbourStart[atom + 1] - neighbourStart[atom];
    if (!(neighbours === 4 && hydrogens === 0) && !(neighbours === 3 && hydrogens <= 1)) continue;
    chirality[atom] = draft.chirality[atom];
    chiralNeighbours.set(writtenNeighbours(draft, molecule, atom), 4 * atom);
  }
}

/** The atom before, the implicit hydrogen or lone pair, then ring digits and branches as they come. */
function writtenNeighbours(draft: SmilesDraft, molecule: Molecule, atom: AtomIndex): AtomIndex[] {
  const following: { place: number; neighbour: AtomIndex }[] = [];
  for (let closure = 0; closure < draft.closureCount; closure++) {
    if (draft.closureAtom[closure] !== atom) continue;
    following.push({ place: draft.closurePlace[closure], neighbour: draft.closurePartner[closure] });
  }
  const ringDigits = following.length;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const neighbour = molecule.neighbourAtom[k];
    const isChild = draft.previous[neighbour] === atom && !following.some((digit) => digit.neighbour === neighbour);
    // A digit read just before this atom has its index for a place, one read just after it a greater number.
    if (isChild) following.push({ place: neighbour + 0.5, neighbour });
  }
  following.sort((a, b) => a.place - b.place);
  const order = draft.previous[atom] >= 0 ? [draft.previous[atom]] : [];
  if (molecule.hydrogenCount[atom] === 1) order.push(IMPLICIT_HYDROGEN);
  for (const { neighbour } of following) order.push(neighbour);
  if (order.length === 3) order.splice(lonePairPlace(molecule, atom, ringDigits), 0, IMPLICIT_HYDROGEN);
  return order;
}

/** Turns direction marks into cis and trans; a double bond needs a mark at both of its ends. */
function settleDoubleBonds(draft: SmilesDraft, molecule: Molecule): void {
  const { bondBegin, bondEnd, bondOrder, doubleBondStereo, stereoBeginReference, stereoEndReference } = molecule;
  for (let bond = 0; bond < draft.bondCount; bond++) {
    if (bondOrder[bond] !== BOND.double) continue;
    const atBegin = markedNeighbour(draft, molecule, bondBegin[bond], bond);
    if (atBegin === 0) continue;
    const atEnd = markedNeighbour(draft, molecule, bondEnd[bond], bond);
    if (atEnd === 0) continue;
    doubleBondStereo[bond] = atBegin > 0 === atEnd > 0 ? DOUBLE_BOND.cis : DOUBLE_BOND.trans;
    stereoBeginReference[bond] = Math.abs(atBegin) - 1;
    stereoEndReference[bond] = Math.abs(atEnd) - 1;
  }
}

/** The marked neighbour of a double-bond atom plus one, negative if it lies below; 0 if there is none or the marks contradict. */
function markedNeighbour(draft: SmilesDraft, molecule: Molecule, atom: number, doubleBond: number): number {
  const { neighbourStart, neighbourAtom, neighbourBond, bondBegin } = molecule;
  let found = 0;
  for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
    const bond = neighbourBond[k];
    const direction = draft.direction[bond];
    if (bond === doubleBond || direction === DIRECTION.none) continue;
    const isAbove = (bondBegin[bond] === atom) === (direction === DIRECTION.up);
    if (found === 0) found = isAbove ? neighbourAtom[k] + 1 : -(neighbourAtom[k] + 1);
    else if (found > 0 === isAbove) return 0;
  }
  return found;
}
