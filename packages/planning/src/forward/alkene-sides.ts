import { type AtomIndex, BOND, bondBetween, CHIRALITY, DOUBLE_BOND, type Molecule } from '@retron/molecule';
import { fourthNeighbour } from './fourth-neighbour.ts';
import { newGroup } from './new-group.ts';

/** A new centre: what came to it, then the other end of the alkene, the group that tells the geometry, and the last one. */
type NewCentre = readonly [group: number, other: AtomIndex, told: AtomIndex, last: number];

/**
 * What an alkene of stated geometry takes up from one side or from both, drawn as one of the two mirror images; `null` where no such alkene took up a
 * group at each end, or an end is no centre then.
 *
 * Seen from above, with the other end to the right of the first one and its told group above it: the first centre has what came from above before
 * the other end, the told group and the last one anticlockwise; of the second one, the told and the last group change places where they stood cis.
 */
export function addedAcrossAlkene(
  product: Molecule,
  provenance: readonly AtomIndex[],
  before: Molecule,
  side: 'syn' | 'anti',
): Molecule | null {
  const becomes = new Map(provenance.map((source, atom) => [source, atom] as const));
  for (let bond = 0; bond < before.bondCount; bond++) {
    const geometry = before.doubleBondStereo[bond];
    if (before.bondOrder[bond] !== BOND.double || (geometry !== DOUBLE_BOND.cis && geometry !== DOUBLE_BOND.trans)) continue;
    const [a, b] = [becomes.get(before.bondBegin[bond]), becomes.get(before.bondEnd[bond])];
    const told = [becomes.get(before.stereoBeginReference[bond]), becomes.get(before.stereoEndReference[bond])];
    if (a === undefined || b === undefined || told[0] === undefined || told[1] === undefined) continue;
    const made = bondBetween(product, a, b);
    if (made < 0 || product.bondOrder[made] !== BOND.single) continue;
    const first = centreOf(product, provenance, before, a, b, told[0]);
    const second = centreOf(product, provenance, before, b, a, told[1]);
    if (first === null || second === null) continue;
    const isTurned = (geometry === DOUBLE_BOND.cis) === (side === 'syn');
    return withMarks(product, [
      [a, first, CHIRALITY.anticlockwise],
      [b, second, isTurned ? CHIRALITY.clockwise : CHIRALITY.anticlockwise],
    ]);
  }
  return null;
}

function centreOf(
  product: Molecule,
  provenance: readonly AtomIndex[],
  before: Molecule,
  atom: AtomIndex,
  other: AtomIndex,
  told: AtomIndex,
): NewCentre | null {
  const group = newGroup(product, atom, provenance, before);
  if (group === null || bondBetween(product, atom, told) < 0) return null;
  const last = fourthNeighbour(product, atom, [group, other, told]);
  return last === null ? null : [group, other, told, last];
}

function withMarks(molecule: Molecule, marks: readonly (readonly [atom: AtomIndex, neighbours: NewCentre, mark: number])[]): Molecule {
  const chirality = molecule.chirality.slice();
  const chiralNeighbours = molecule.chiralNeighbours.slice();
  for (const [atom, neighbours, mark] of marks) {
    chirality[atom] = mark;
    chiralNeighbours.set(neighbours, 4 * atom);
  }
  return { ...molecule, chirality, chiralNeighbours };
}
