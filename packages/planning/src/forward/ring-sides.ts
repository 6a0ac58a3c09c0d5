import {
  type AtomIndex,
  BOND,
  bondBetween,
  CHIRALITY,
  ELEMENT,
  IMPLICIT_HYDROGEN,
  type Molecule,
  neighboursOf,
  ringBonds,
} from '@retron/molecule';
import type { NameReactionId, ReagentKind } from '@retron/reactivity';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import { addedAcrossAlkene } from './alkene-sides.ts';
import { fourthNeighbour } from './fourth-neighbour.ts';
import type { Mixture } from './mixture.ts';
import { newGroup } from './new-group.ts';
import { type Redrawn, redrawn } from './redrawn.ts';

/** Additions to a double bond that put both groups on one side. Clayden, Greeves, Warren, Organic Chemistry, 2nd ed., chapters 19 and 33. */
const SYN: readonly NameReactionId[] = ['upjohn-dihydroxylation', 'brown-hydroboration-oxidation', 'diels-alder-reaction'];
/** Hydrogen comes from one side where a metal brings it. */
const ON_METAL: readonly NameReactionId[] = ['alkene-hydrogenation'];
const HYDROGEN_ON_METAL: readonly string[] = ['hydrogen', 'palladium'];
/** Additions that put them on both sides. */
const ANTI: readonly NameReactionId[] = ['alkene-dihalogenation', 'halohydrin-formation'];

/** Two neighbours in a ring that a reaction makes centres, and what it puts on each: an atom or a hydrogen. */
interface Pair {
  readonly ends: readonly [AtomIndex, AtomIndex];
  readonly groups: readonly [number, number];
  readonly areOnOneSide: boolean;
}

/**
 * A product with the relation of two new centres that its reaction is known for, drawn as one of the two mirror images: the cis diol of a
 * cycloalkene, the trans amino alcohol of its epoxide, what an open-chain alkene of known geometry takes up. As it is where the materials have centres of their own, or the product states some.
 *
 * @param names - what the reaction is called
 * @param kinds - of the reagents that are there: a bulky hydride comes to a cyclohexanone from the equatorial side
 */
export function withKnownSides(
  { application, smiles }: Redrawn,
  names: readonly NameReactionId[],
  kinds: readonly ReagentKind[],
  { prepared: { molecule: before } }: Mixture,
  fragments: Fragments,
): Redrawn {
  const hasCentres = ({ chirality }: Molecule) => chirality.some((mark) => mark !== CHIRALITY.none);
  const molecule = readCanonical(application.product.smiles);
  if (hasCentres(before) || hasCentres(molecule)) return { application, smiles };
  const { provenance } = application.product;
  const side = sideOf(names, kinds);
  const pair = pairOf(molecule, provenance, before, side);
  const ofRing = pair === null ? reducedAcrossRing(molecule, provenance, before, kinds) : withPair(molecule, pair);
  const drawn = ofRing ?? (side === null ? null : addedAcrossAlkene(molecule, provenance, before, side));
  if (drawn === null) return { application, smiles };
  return redrawn(application, drawn, fragments) ?? { application, smiles };
}

/** From which sides the two groups of an addition come; `null` where that is not known. */
function sideOf(names: readonly NameReactionId[], kinds: readonly ReagentKind[]): 'syn' | 'anti' | null {
  if (names.some((name) => SYN.includes(name))) return 'syn';
  if (names.some((name) => ANTI.includes(name))) return 'anti';
  const isOnMetal = names.some((name) => ON_METAL.includes(name)) && kinds.some(({ id }) => HYDROGEN_ON_METAL.includes(id));
  return isOnMetal ? 'syn' : null;
}

function pairOf(product: Molecule, provenance: readonly AtomIndex[], before: Molecule, side: 'syn' | 'anti' | null): Pair | null {
  const inRing = ringBonds(product);
  for (let bond = 0; bond < product.bondCount; bond++) {
    if (inRing[bond] === 0 || product.bondOrder[bond] !== BOND.single) continue;
    const ends = [product.bondBegin[bond], product.bondEnd[bond]] as const;
    const [from, to] = [provenance[ends[0]], provenance[ends[1]]];
    const source = from < 0 || to < 0 ? -1 : bondBetween(before, from, to);
    if (source < 0) continue;
    const groups = [newGroup(product, ends[0], provenance, before), newGroup(product, ends[1], provenance, before)] as const;
    if (side !== null && before.bondOrder[source] === BOND.double && groups[0] !== null && groups[1] !== null)
      return { ends, groups: [groups[0], groups[1]], areOnOneSide: side === 'syn' };
    const opened = openedEpoxide(product, ends, provenance, before);
    if (opened !== null) return opened;
  }
  return null;
}

/** The ends of an epoxide of which one keeps the oxygen, and the other took something from the far side. */
function openedEpoxide(
  product: Molecule,
  [a, b]: readonly [AtomIndex, AtomIndex],
  provenance: readonly AtomIndex[],
  before: Molecule,
): Pair | null {
  for (const [kept, opened] of [
    [a, b],
    [b, a],
  ] as const) {
    const oxygen = neighboursOf(product, kept).find((each) => {
      const source = provenance[each];
      if (source < 0 || before.atomicNumber[source] !== ELEMENT.oxygen || product.hydrogenCount[each] !== 1) return false;
      return bondBetween(before, source, provenance[kept]) >= 0 && bondBetween(before, source, provenance[opened]) >= 0;
    });
    const group = oxygen === undefined ? null : newGroup(product, opened, provenance, before);
    if (oxygen !== undefined && group !== null && group !== IMPLICIT_HYDROGEN)
      return { ends: [kept, opened], groups: [oxygen, group], areOnOneSide: false };
  }
  return null;
}

function withPair(molecule: Molecule, { ends: [a, b], groups, areOnOneSide }: Pair): Molecule | null {
  const path = ringThrough(molecule, a, b);
  if (path === null) return null;
  const [beforeA, behindB] = path;
  return withMarks(molecule, [
    [a, groups[0], beforeA, b, true],
    [b, groups[1], a, behindB, areOnOneSide],
  ]);
}

/** The other neighbour of each of two bonded atoms in a smallest ring through both. */
function ringThrough(molecule: Molecule, a: AtomIndex, b: AtomIndex): readonly [AtomIndex, AtomIndex] | null {
  const cameFrom = new Map<AtomIndex, AtomIndex>([[a, -1]]);
  const queue = [a];
  for (const atom of queue) {
    for (const next of neighboursOf(molecule, atom)) {
      if (cameFrom.has(next) || (atom === a && next === b)) continue;
      cameFrom.set(next, atom);
      if (next === b) {
        let first = atom;
        while (cameFrom.get(first) !== a) first = cameFrom.get(first) ?? a;
        return [first, atom];
      }
      queue.push(next);
    }
  }
  return null;
}

const BULKY_HYDRIDES = 'bulky-borohydride';
const SMALL_HYDRIDES: readonly string[] = ['borohydride', 'strong-hydride'];

/**
 * The alcohol of a cyclohexanone with one group across the ring or beside the ketone: cis with a bulky hydride, which leaves the hydroxyl group axial, trans with a small one
 * where the group is tert-butyl and holds the ring; cis to a group beside the ketone with a bulky one, which comes from the other side. Clayden, Greeves, Warren, Organic Chemistry, 2nd ed., chapter 18.
 */
function reducedAcrossRing(
  molecule: Molecule,
  provenance: readonly AtomIndex[],
  before: Molecule,
  kinds: readonly ReagentKind[],
): Molecule | null {
  const isBulky = kinds.some(({ id }) => id === BULKY_HYDRIDES);
  if (!isBulky && !kinds.some(({ id }) => SMALL_HYDRIDES.includes(id))) return null;
  for (let carbon = 0; carbon < molecule.atomCount; carbon++) {
    const oxygen = neighboursOf(molecule, carbon).find((each) => molecule.atomicNumber[each] === ELEMENT.oxygen);
    if (oxygen === undefined || molecule.hydrogenCount[carbon] !== 1 || provenance[carbon] < 0 || provenance[oxygen] < 0) continue;
    const source = bondBetween(before, provenance[carbon], provenance[oxygen]);
    if (source < 0 || before.bondOrder[source] !== BOND.double) continue;
    const ring = cyclohexaneAt(molecule, carbon);
    if (ring === null) continue;
    const bears = ring.map((atom) => neighboursOf(molecule, atom).filter((each) => !ring.includes(each)));
    const across = bears[3][0];
    const beside = isBulky ? groupBeside(bears) : null;
    if (beside !== null)
      return withMarks(molecule, [
        [ring[0], oxygen, ring[5], ring[1], true],
        [ring[beside], bears[beside][0], ring[beside - 1], ring[(beside + 1) % 6], true],
      ]);
    if (bears.some((groups, place) => (place === 0 || place === 3 ? groups.length !== 1 : groups.length > 0))) continue;
    if (!isBulky && !isTertiary(molecule, across)) continue;
    return withMarks(molecule, [
      [ring[0], oxygen, ring[5], ring[1], true],
      [ring[3], across, ring[2], ring[4], isBulky],
    ]);
  }
  return null;
}

/** The place, 1 or 5, of the only group on a cyclohexane beside the one at its first atom; `null` where there is another or none. */
function groupBeside(bears: readonly (readonly AtomIndex[])[]): 1 | 5 | null {
  const borne = bears.flatMap((groups, place) => groups.map(() => place));
  const [first, place] = borne;
  return borne.length === 2 && first === 0 && (place === 1 || place === 5) ? place : null;
}

/** The atoms of a saturated ring of six carbons, the first one first, in their order around it; `null` where there is none. */
function cyclohexaneAt(molecule: Molecule, first: AtomIndex): readonly AtomIndex[] | null {
  const isOf = (atom: AtomIndex) => molecule.atomicNumber[atom] === ELEMENT.carbon && molecule.isAromatic[atom] === 0;
  const go = (path: readonly AtomIndex[]): readonly AtomIndex[] | null => {
    const last = path[path.length - 1];
    if (path.length === 6) return bondBetween(molecule, last, first) >= 0 ? path : null;
    for (const next of neighboursOf(molecule, last)) {
      if (path.includes(next) || !isOf(next) || molecule.bondOrder[bondBetween(molecule, last, next)] !== BOND.single) continue;
      const found = go([...path, next]);
      if (found !== null) return found;
    }
    return null;
  };
  return isOf(first) ? go([first]) : null;
}

function isTertiary(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.atomicNumber[atom] === ELEMENT.carbon && molecule.hydrogenCount[atom] === 0 && neighboursOf(molecule, atom).length === 4;
}

/** A centre with what stands on it, its neighbours in the ring in the sense in which that is gone round, and whether it stands up. */
type Mark = readonly [atom: AtomIndex, group: number, previous: AtomIndex, next: AtomIndex, isUp: boolean];

/** Seen from above a ring that is gone round anticlockwise, what stands up has before, behind and the fourth neighbour clockwise. */
function withMarks(molecule: Molecule, marks: readonly Mark[]): Molecule | null {
  const chirality = molecule.chirality.slice();
  const chiralNeighbours = molecule.chiralNeighbours.slice();
  for (const [atom, group, previous, next, isUp] of marks) {
    const fourth = fourthNeighbour(molecule, atom, [group, previous, next]);
    if (fourth === null) return null;
    chirality[atom] = isUp ? CHIRALITY.clockwise : CHIRALITY.anticlockwise;
    chiralNeighbours.set([group, previous, next, fourth], 4 * atom);
  }
  return { ...molecule, chirality, chiralNeighbours };
}
