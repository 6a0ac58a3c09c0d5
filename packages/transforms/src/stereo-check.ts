import { CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN, NO_ATOM } from '@retron/molecule';
import type { Pattern, PreparedMolecule } from '@retron/patterns';
import { compareConfigurations } from './configuration.ts';
import type { StereoPlan } from './stereo-plan.ts';

/** Why stereo forbids a match. */
export type StereoRejection = 'stereo-differs' | 'stereo-missing' | 'stereo-unstated';

/** Whether the target has the configurations that the template states (1), all of them mirrored (-1), or none are stated (0). */
export type Sense = -1 | 0 | 1;

/**
 * What is asked of stereo that a template makes but does not state, where the target states it: `recorded` turns the match down (T-d,
 * D-d), `any` takes it, as the precursors have no configuration there that could be wrong. `carried`, for templates that run forward, takes
 * every centre that the template could state and does not, and carries it on (T-e), and every double bond that it uses up.
 */
export type MadeStereo = 'recorded' | 'any' | 'carried';

/** Largest ring whose unmarked double bonds are taken as cis (D-e); trans-cyclooctene, the smallest exception, carries its mark. */
const LARGEST_CIS_RING = 8;

/**
 * Compares a match with what the template says about stereo. Letters refer to docs/chemistry/stereo.md.
 *
 * @param atomAt - target atom of matched atom `i` at `offset + i`
 */
export function checkStereo(
  plan: StereoPlan,
  matched: Pattern,
  target: PreparedMolecule,
  atomAt: ArrayLike<number>,
  offset: number,
  madeStereo: MadeStereo,
): Sense | StereoRejection {
  let sense: Sense = 0;
  for (const { kind, atom } of plan.centres) {
    const centre = atomAt[offset + atom];
    const mark = target.molecule.chirality[centre];
    if (kind !== 'stated') {
      if (madeStereo === 'carried' || (kind === 'made' && madeStereo === 'any')) continue;
      if (mark !== CHIRALITY.none) return 'stereo-unstated'; // T-d
      continue;
    }
    if (mark === CHIRALITY.none) {
      if (couldBeCentre(target, centre)) return 'stereo-missing'; // T-c
      continue;
    }
    const found = compareCentre(matched, atom, target, centre, atomAt, offset);
    if (found === 0 || (sense !== 0 && found !== sense)) return 'stereo-differs'; // T-b
    sense = found;
  }
  for (const { kind, bond } of plan.doubleBonds) {
    const geometry = doubleBondGeometry(matched, bond, target, atomAt, offset);
    if (kind !== 'stated') {
      if (kind === 'made' && madeStereo !== 'recorded') continue;
      if (geometry.isMarked) return 'stereo-unstated'; // D-d
    } else if (geometry.stereo === DOUBLE_BOND.none) {
      const begin = atomAt[offset + matched.bondBegin[bond]];
      const end = atomAt[offset + matched.bondEnd[bond]];
      if (hasTwoSides(target, begin, end) && hasTwoSides(target, end, begin)) return 'stereo-missing'; // D-c
    } else if (geometry.stereo !== matched.doubleBondStereo[bond]) {
      return 'stereo-differs'; // D-b
    }
  }
  return sense;
}

function compareCentre(
  matched: Pattern,
  atom: number,
  target: PreparedMolecule,
  centre: number,
  atomAt: ArrayLike<number>,
  offset: number,
) {
  const templateNeighbours = [0, 0, 0, 0];
  for (let i = 0; i < 4; i++) {
    const neighbour = matched.chiralNeighbours[4 * atom + i];
    templateNeighbours[i] = neighbour < 0 ? IMPLICIT_HYDROGEN : atomAt[offset + neighbour];
  }
  const { chirality, chiralNeighbours } = target.molecule;
  return compareConfigurations(
    matched.chirality[atom],
    templateNeighbours,
    chirality[centre],
    chiralNeighbours.subarray(4 * centre, 4 * centre + 4),
  );
}

/**
 * Whether an unmarked atom could have been marked: saturated, four different neighbours. Ring atoms with two alike ring neighbours
 * could be, because a second centre across the ring can make them differ.
 */
function couldBeCentre(target: PreparedMolecule, atom: number): boolean {
  const { molecule, symmetryClass } = target;
  const start = molecule.neighbourStart[atom];
  const end = molecule.neighbourStart[atom + 1];
  if (end - start + molecule.hydrogenCount[atom] !== 4 || molecule.hydrogenCount[atom] > 1) return false;
  for (let i = start; i < end; i++) {
    for (let j = i + 1; j < end; j++) {
      if (symmetryClass[molecule.neighbourAtom[i]] === symmetryClass[molecule.neighbourAtom[j]]) return false;
    }
  }
  return true;
}

/** Whether what `atom` carries besides the double bond to `across` differs, so that the double bond could have a geometry. */
function hasTwoSides({ molecule, symmetryClass }: PreparedMolecule, atom: number, across: number): boolean {
  if (molecule.hydrogenCount[atom] > 1) return false;
  let seen = -1;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const neighbour = molecule.neighbourAtom[k];
    if (neighbour === across) continue;
    if (symmetryClass[neighbour] === seen) return false;
    seen = symmetryClass[neighbour];
  }
  return true;
}

/** How the template's reference atoms lie across a matched double bond of the target. */
function doubleBondGeometry(matched: Pattern, bond: number, target: PreparedMolecule, atomAt: ArrayLike<number>, offset: number) {
  const { molecule } = target;
  const begin = atomAt[offset + matched.bondBegin[bond]];
  const end = atomAt[offset + matched.bondEnd[bond]];
  let targetBond = -1;
  for (let k = molecule.neighbourStart[begin]; k < molecule.neighbourStart[begin + 1]; k++) {
    if (molecule.neighbourAtom[k] === end) targetBond = molecule.neighbourBond[k];
  }
  const isMarked = molecule.doubleBondStereo[targetBond] !== DOUBLE_BOND.none;
  const beginReference = matched.stereoBeginReference[bond];
  if (beginReference === NO_ATOM) return { isMarked, stereo: DOUBLE_BOND.none as number };
  const nearBegin = atomAt[offset + beginReference];
  const nearEnd = atomAt[offset + matched.stereoEndReference[bond]];
  if (isMarked) {
    const isTurned = molecule.bondBegin[targetBond] !== begin;
    const markedBegin = isTurned ? molecule.stereoEndReference[targetBond] : molecule.stereoBeginReference[targetBond];
    const markedEnd = isTurned ? molecule.stereoBeginReference[targetBond] : molecule.stereoEndReference[targetBond];
    const isFlipped = (markedBegin !== nearBegin) !== (markedEnd !== nearEnd);
    return { isMarked, stereo: flipIf(isFlipped, molecule.doubleBondStereo[targetBond]) };
  }
  if (target.bondInRing[targetBond] === 0) return { isMarked, stereo: DOUBLE_BOND.none as number };
  return { isMarked, stereo: ringGeometry(target, begin, end, nearBegin, nearEnd) };
}

/** The geometry of an unmarked double bond in a small ring (D-e); none in larger rings. */
function ringGeometry(target: PreparedMolecule, begin: number, end: number, nearBegin: number, nearEnd: number): number {
  const ring = smallestRingPath(target, begin, end);
  if (ring === null || ring.length > LARGEST_CIS_RING) return DOUBLE_BOND.none;
  const isCis = ring.includes(nearBegin) === ring.includes(nearEnd);
  return isCis ? DOUBLE_BOND.cis : DOUBLE_BOND.trans;
}

/** Atoms of a smallest ring through the bond between two atoms. */
function smallestRingPath({ molecule }: PreparedMolecule, begin: number, end: number): number[] | null {
  const cameFrom = new Map<number, number>([[begin, -1]]);
  const queue = [begin];
  for (const atom of queue) {
    for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
      const neighbour = molecule.neighbourAtom[k];
      if (cameFrom.has(neighbour) || (atom === begin && neighbour === end)) continue;
      cameFrom.set(neighbour, atom);
      if (neighbour === end) {
        const path: number[] = [];
        for (let step = end; step >= 0; step = cameFrom.get(step) ?? -1) path.push(step);
        return path;
      }
      queue.push(neighbour);
    }
  }
  return null;
}

/** The other of the two marks if `isFlipped`. */
export function flipIf(isFlipped: boolean, stereo: number): number {
  return isFlipped ? DOUBLE_BOND.cis + DOUBLE_BOND.trans - stereo : stereo;
}
