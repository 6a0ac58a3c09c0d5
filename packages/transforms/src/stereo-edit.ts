import { BOND, bondBetween, CHIRALITY, DOUBLE_BOND, ELEMENT, IMPLICIT_HYDROGEN, NO_ATOM } from '@retron/molecule';
import type { Pattern, PreparedMolecule } from '@retron/patterns';
import { invertedMark } from './configuration.ts';
import type { Draft } from './draft.ts';
import { flipIf, type MadeStereo, type Sense } from './stereo-check.ts';
import type { StereoPlan } from './stereo-plan.ts';

/**
 * Gives every centre and double bond of the connected draft its configuration. Letters refer to docs/chemistry/stereo.md.
 *
 * @param draftAtom - draft atom of each made atom
 */
export function editStereo(
  draft: Draft,
  plan: StereoPlan,
  made: Pattern,
  draftAtom: Int32Array,
  sense: Sense,
  madeStereo: MadeStereo,
): void {
  const { chirality } = draft.target.molecule;
  for (const { atom, isOpen } of plan.erasedCentres) {
    if (!isOpen || madeStereo !== 'carried') draft.chirality[draftAtom[atom]] = CHIRALITY.none;
  }
  const { atomCount } = draft.target.molecule;
  for (let atom = 0; atom < atomCount; atom++) {
    if (draft.chirality[atom] !== CHIRALITY.none && draft.isRebonded[atom] === 1) carryCentre(draft, atom);
  }
  for (const { atom, needsMark } of plan.setCentres) {
    if (needsMark && chirality[draftAtom[atom]] === CHIRALITY.none) continue; // T-c
    setCentre(draft, made, atom, draftAtom, sense);
  }
  for (let bond = 0; bond < draft.bondCount; bond++) {
    if (draft.doubleBondStereo[bond] !== DOUBLE_BOND.none) carryDoubleBond(draft, bond);
  }
  for (const { bond, needsMark } of plan.decidedDoubleBonds) {
    decideDoubleBond(draft, made, bond, draftAtom, needsMark && !hadGeometry(draft.target, draftAtom, made, bond));
  }
}

/** T-e: a centre keeps its configuration if at most one neighbour was replaced by another, a hydrogen counting as a neighbour. */
function carryCentre(draft: Draft, atom: number): void {
  const places = 4 * atom;
  const { chiralNeighbours } = draft;
  let lost = -1;
  let lostCount = 0;
  let namesHydrogen = false;
  for (let i = 0; i < 4; i++) {
    const neighbour = chiralNeighbours[places + i];
    if (neighbour === IMPLICIT_HYDROGEN) namesHydrogen = true;
    else if (!draft.isBonded(atom, neighbour)) {
      lost = i;
      lostCount++;
    }
  }
  const hasFourthUnwritten = draft.hydrogenCount[atom] === 1 || isLonePairCentre(draft, atom);
  if (namesHydrogen && !hasFourthUnwritten) {
    lostCount++;
    for (let i = 0; i < 4; i++) if (chiralNeighbours[places + i] === IMPLICIT_HYDROGEN) lost = i;
  }
  let gained = NO_ATOM;
  let gainedCount = 0;
  if (!namesHydrogen && hasFourthUnwritten) {
    gained = IMPLICIT_HYDROGEN;
    gainedCount++;
  }
  for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
    const neighbour = draft.neighbourAtom[k];
    if (hasPlace(draft, atom, neighbour)) continue;
    gained = neighbour;
    gainedCount++;
  }
  if (lostCount !== gainedCount || lostCount > 1 || !canHoldConfiguration(draft, atom)) draft.chirality[atom] = CHIRALITY.none;
  else if (lostCount === 1) chiralNeighbours[places + lost] = gained;
}

function hasPlace(draft: Draft, atom: number, neighbour: number): boolean {
  for (let i = 0; i < 4; i++) if (draft.chiralNeighbours[4 * atom + i] === neighbour) return true;
  return false;
}

/** Three neighbours and no hydrogen: sulfur, phosphorus and their kin hold a configuration through the lone pair. */
function isLonePairCentre(draft: Draft, atom: number): boolean {
  return draft.degree(atom) === 3 && draft.hydrogenCount[atom] === 0 && draft.atomicNumber[atom] !== ELEMENT.carbon;
}

/** Carbon must be saturated; heavier elements may carry double bonds, as in sulfoxides. */
function canHoldConfiguration(draft: Draft, atom: number): boolean {
  const holds =
    draft.degree(atom) === 4 || (draft.degree(atom) === 3 && (draft.hydrogenCount[atom] === 1 || isLonePairCentre(draft, atom)));
  return holds && (draft.atomicNumber[atom] > ELEMENT.fluorine || draft.isSaturated(atom));
}

/** T-f, T-h, T-j: the made side states the centre; a mirrored match sets the mirror image. */
function setCentre(draft: Draft, made: Pattern, madeAtom: number, draftAtom: Int32Array, sense: Sense): void {
  const atom = draftAtom[madeAtom];
  const places = 4 * atom;
  const { chiralNeighbours } = draft;
  let unnamed = -1;
  for (let i = 0; i < 4; i++) {
    const neighbour = made.chiralNeighbours[4 * madeAtom + i];
    if (neighbour < 0) unnamed = i;
    chiralNeighbours[places + i] = neighbour < 0 ? IMPLICIT_HYDROGEN : draftAtom[neighbour];
  }
  let others = 0;
  for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
    const neighbour = draft.neighbourAtom[k];
    if (hasPlace(draft, atom, neighbour)) continue;
    others++;
    if (unnamed >= 0) chiralNeighbours[places + unnamed] = neighbour;
  }
  const isComplete = unnamed < 0 ? others === 0 : others <= 1;
  if (!isComplete || !canHoldConfiguration(draft, atom)) draft.chirality[atom] = CHIRALITY.none;
  else draft.chirality[atom] = sense === -1 ? invertedMark(made.chirality[madeAtom]) : made.chirality[madeAtom];
}

/** D-f: a double bond outside the template keeps its geometry; a lost reference gives way to what took its place. */
function carryDoubleBond(draft: Draft, bond: number): void {
  const begin = draft.bondBegin[bond];
  const end = draft.bondEnd[bond];
  const atBegin = carriedReference(draft, begin, end, draft.stereoBeginReference[bond]);
  const atEnd = carriedReference(draft, end, begin, draft.stereoEndReference[bond]);
  if (draft.bondOrder[bond] !== BOND.double || atBegin === null || atEnd === null) {
    draft.doubleBondStereo[bond] = DOUBLE_BOND.none;
    draft.stereoBeginReference[bond] = draft.stereoEndReference[bond] = NO_ATOM;
    return;
  }
  draft.stereoBeginReference[bond] = atBegin.reference;
  draft.stereoEndReference[bond] = atEnd.reference;
  draft.doubleBondStereo[bond] = flipIf(atBegin.isOtherSide !== atEnd.isOtherSide, draft.doubleBondStereo[bond]);
}

interface CarriedReference {
  readonly reference: number;
  /** Whether the new reference lies on the other side of the double bond than the old one. */
  readonly isOtherSide: boolean;
}

function carriedReference(draft: Draft, atom: number, across: number, reference: number): CarriedReference | null {
  if (draft.isBonded(atom, reference)) return { reference, isOtherSide: false };
  const { molecule } = draft.target;
  let stayed = NO_ATOM;
  let came = NO_ATOM;
  for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
    const neighbour = draft.neighbourAtom[k];
    if (neighbour === across) continue;
    if (wasBonded(molecule, atom, neighbour)) stayed = neighbour;
    else if (came === NO_ATOM) came = neighbour;
    else return null;
  }
  if (came !== NO_ATOM) return { reference: came, isOtherSide: false };
  return stayed === NO_ATOM ? null : { reference: stayed, isOtherSide: true };
}

function wasBonded({ neighbourStart, neighbourAtom, atomCount }: Draft['target']['molecule'], atom: number, neighbour: number): boolean {
  if (neighbour >= atomCount) return false;
  for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) if (neighbourAtom[k] === neighbour) return true;
  return false;
}

/** Whether the target's double bond has a geometry, by a mark or by its ring (D-c). */
function hadGeometry(target: PreparedMolecule, draftAtom: Int32Array, made: Pattern, madeBond: number): boolean {
  const bond = bondBetween(target.molecule, draftAtom[made.bondBegin[madeBond]], draftAtom[made.bondEnd[madeBond]]);
  return target.molecule.doubleBondStereo[bond] !== DOUBLE_BOND.none || target.bondInRing[bond] === 1;
}

/** D-g and D-h: the made side states the double bond, or could have and did not. */
function decideDoubleBond(draft: Draft, made: Pattern, madeBond: number, draftAtom: Int32Array, isLeftOpen: boolean): void {
  const begin = draftAtom[made.bondBegin[madeBond]];
  const bond = draft.bondBetween(begin, draftAtom[made.bondEnd[madeBond]]);
  const stereo = isLeftOpen ? DOUBLE_BOND.none : made.doubleBondStereo[madeBond];
  draft.doubleBondStereo[bond] = stereo;
  draft.stereoBeginReference[bond] = draft.stereoEndReference[bond] = NO_ATOM;
  if (stereo === DOUBLE_BOND.none) return;
  const nearBegin = draftAtom[made.stereoBeginReference[madeBond]];
  const nearEnd = draftAtom[made.stereoEndReference[madeBond]];
  const isTurned = draft.bondBegin[bond] !== begin;
  draft.stereoBeginReference[bond] = isTurned ? nearEnd : nearBegin;
  draft.stereoEndReference[bond] = isTurned ? nearBegin : nearEnd;
}
