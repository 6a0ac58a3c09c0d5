import { type AtomIndex, CHIRALITY, IMPLICIT_HYDROGEN, type Molecule } from '@retron/molecule';
import { compareConfigurations } from '@retron/transforms';

/** A ring atom, the next one of the ring away from its partner, and a group on it, `IMPLICIT_HYDROGEN` for hydrogen. */
export interface RingPlace {
  readonly atom: AtomIndex;
  readonly next: AtomIndex;
  readonly group: AtomIndex;
}

/** Whether groups on two adjacent atoms of a ring lie on one side of it; `null` where the molecule does not say. */
export function areCis(molecule: Molecule, one: RingPlace, other: RingPlace): boolean | null {
  const senses = senseOf(molecule, one, other.atom) * senseOf(molecule, other, one.atom);
  return senses === 0 ? null : senses === -1;
}

/** A ring atom, its neighbours in the ring in one direction that is the same for both atoms compared, and a group on it. */
export interface RingStep {
  readonly atom: AtomIndex;
  readonly before: AtomIndex;
  readonly after: AtomIndex;
  readonly group: AtomIndex;
}

/** Whether groups on any two atoms of a ring lie on one side of it; `null` where the molecule does not say. */
export function areOnOneSide(molecule: Molecule, one: RingStep, other: RingStep): boolean | null {
  const sense = ({ atom, before, after, group }: RingStep) => {
    const around = [...molecule.chiralNeighbours.subarray(4 * atom, 4 * atom + 4)];
    const rest = around.filter((each) => each !== before && each !== after && each !== group);
    return rest.length === 1 ? senseInOrder(molecule, atom, [before, after, group, rest[0]]) : 0;
  };
  const senses = sense(one) * sense(other);
  return senses === 0 ? null : senses === 1;
}

function senseOf(molecule: Molecule, { atom, next, group }: RingPlace, partner: AtomIndex): -1 | 0 | 1 {
  const around = [...molecule.chiralNeighbours.subarray(4 * atom, 4 * atom + 4)];
  const rest = around.filter((each) => each !== partner && each !== next && each !== group);
  if (rest.length !== 1) return 0;
  return senseInOrder(molecule, atom, [partner, next, group, rest[0]]);
}

/** 1 where the neighbours of a centre, in this order, run clockwise, -1 where they do not, 0 where the molecule does not say. */
export function senseInOrder(molecule: Molecule, centre: AtomIndex, order: readonly AtomIndex[]): -1 | 0 | 1 {
  if (molecule.chirality[centre] === CHIRALITY.none) return 0;
  const around = [...molecule.chiralNeighbours.subarray(4 * centre, 4 * centre + 4)];
  if (!order.every((each) => around.includes(each))) return 0;
  return compareConfigurations(molecule.chirality[centre], around, CHIRALITY.clockwise, order);
}

/** The hydrogen of a centre that has one. */
export const HYDROGEN = IMPLICIT_HYDROGEN;
