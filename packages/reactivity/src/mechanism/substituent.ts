import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { hasDoubleBondedOxygen, isAcylated, isHalogen, neighboursAcross } from './atoms.ts';

/** Kinds of substituent on an arene that direct and activate alike. */
export type Substituent =
  | 'alkyl'
  | 'tertiaryAlkyl'
  | 'substitutedMethyl'
  | 'trifluoromethyl'
  | 'aryl'
  | 'vinyl'
  | 'alkynyl'
  | 'cyano'
  | 'formyl'
  | 'acyl'
  | 'carboxyl'
  | 'ester'
  | 'carbamoyl'
  | 'nitro'
  | 'ammonium'
  | 'azo'
  | 'amino'
  | 'acylamino'
  | 'hydroxy'
  | 'alkoxy'
  | 'fluoroalkoxy'
  | 'acyloxy'
  | 'sulfanyl'
  | 'sulfonyl'
  | 'fluoro'
  | 'chloro'
  | 'bromo'
  | 'iodo'
  | 'boronic'
  | 'other';

/**
 * What kind of substituent starts at an atom.
 *
 * @param first - atom bonded to the ring
 * @param ringAtom - the atom of the ring that carries it
 */
export function substituentKind(molecule: Molecule, first: AtomIndex, ringAtom: AtomIndex): Substituent {
  switch (molecule.atomicNumber[first]) {
    case ELEMENT.carbon:
      return carbonSubstituent(molecule, first, ringAtom);
    case ELEMENT.nitrogen:
      return nitrogenSubstituent(molecule, first);
    case ELEMENT.oxygen:
      return oxygenSubstituent(molecule, first, ringAtom);
    case ELEMENT.sulfur:
      return sulfurSubstituent(molecule, first);
    case ELEMENT.fluorine:
      return 'fluoro';
    case ELEMENT.chlorine:
      return 'chloro';
    case ELEMENT.bromine:
      return 'bromo';
    case ELEMENT.iodine:
      return 'iodo';
    case ELEMENT.boron:
      return molecule.charge[first] === 0 ? 'boronic' : 'other';
    default:
      return 'other';
  }
}

function carbonSubstituent(molecule: Molecule, first: AtomIndex, ringAtom: AtomIndex): Substituent {
  const { atomicNumber, isAromatic } = molecule;
  if (isAromatic[first] === 1) return 'aryl';
  const [triple] = neighboursAcross(molecule, first, BOND.triple);
  if (triple !== undefined) return atomicNumber[triple] === ELEMENT.nitrogen ? 'cyano' : 'alkynyl';
  const others = neighboursOf(molecule, first).filter((each) => each !== ringAtom);
  const [double] = neighboursAcross(molecule, first, BOND.double);
  if (double !== undefined) {
    if (atomicNumber[double] === ELEMENT.carbon) return 'vinyl';
    const single = others.find((each) => each !== double);
    if (single === undefined) return 'formyl';
    if (atomicNumber[single] === ELEMENT.nitrogen) return 'carbamoyl';
    if (atomicNumber[single] !== ELEMENT.oxygen) return 'acyl';
    return neighboursOf(molecule, single).length === 1 ? 'carboxyl' : 'ester';
  }
  const fluorines = others.filter((each) => atomicNumber[each] === ELEMENT.fluorine).length;
  if (fluorines > 1) return fluorines === 3 ? 'trifluoromethyl' : 'other';
  if (others.some((each) => atomicNumber[each] !== ELEMENT.carbon)) return 'substitutedMethyl';
  return others.length === 3 ? 'tertiaryAlkyl' : 'alkyl';
}

function nitrogenSubstituent(molecule: Molecule, first: AtomIndex): Substituent {
  const { atomicNumber, charge, isAromatic } = molecule;
  const double = neighboursAcross(molecule, first, BOND.double);
  if (double.some((each) => atomicNumber[each] === ELEMENT.oxygen)) return 'nitro';
  if (charge[first] > 0) return 'ammonium';
  if (double.some((each) => atomicNumber[each] === ELEMENT.nitrogen && charge[each] === 0)) return 'azo';
  // An isocyanate draws along its bond and gives little back (sigma para 0.2), as chlorine does.
  if (double.some((each) => neighboursAcross(molecule, each, BOND.double).length === 2)) return 'chloro';
  if (isAromatic[first] === 0 && double.some((each) => isOfAmidine(molecule, each, first))) return 'acylamino';
  if (isAromatic[first] === 1 || double.length > 0) return 'other';
  const acylated = neighboursOf(molecule, first).filter((each) => isAromatic[each] === 0 && isAcyl(molecule, each)).length;
  return acylated > 1 ? 'other' : acylated === 1 || isAcylated(molecule, first) ? 'acylamino' : 'amino';
}

/** Whether a carbon doubly bound to nitrogen bears a further one, whose lone pair the two share: an amidine's or guanidine's nitrogen gives, as an amide's does. */
function isOfAmidine(molecule: Molecule, carbon: AtomIndex, nitrogen: AtomIndex): boolean {
  if (molecule.atomicNumber[carbon] !== ELEMENT.carbon) return false;
  return neighboursOf(molecule, carbon).some((each) => each !== nitrogen && molecule.atomicNumber[each] === ELEMENT.nitrogen);
}

function isAcyl(molecule: Molecule, atom: AtomIndex): boolean {
  return hasDoubleBondedOxygen(molecule, atom);
}

function oxygenSubstituent(molecule: Molecule, first: AtomIndex, ringAtom: AtomIndex): Substituent {
  const next = neighboursOf(molecule, first).find((each) => each !== ringAtom);
  if (next === undefined) return molecule.charge[first] === 0 && molecule.hydrogenCount[first] === 0 ? 'other' : 'hydroxy';
  if (hasDoubleBondedOxygen(molecule, next)) return 'acyloxy';
  const isFluorinated = neighboursOf(molecule, next).filter((each) => molecule.atomicNumber[each] === ELEMENT.fluorine).length > 1;
  return isFluorinated ? 'fluoroalkoxy' : 'alkoxy';
}

function sulfurSubstituent(molecule: Molecule, first: AtomIndex): Substituent {
  const oxygens = neighboursAcross(molecule, first, BOND.double).length;
  return oxygens === 2 ? 'sulfonyl' : oxygens === 0 && molecule.charge[first] <= 0 ? 'sulfanyl' : 'other';
}

/** Groups that draw charge from a ring without bearing any. */
export const NEUTRAL_ACCEPTORS: ReadonlySet<Substituent> = new Set([
  'nitro',
  'cyano',
  'formyl',
  'acyl',
  'carboxyl',
  'ester',
  'carbamoyl',
  'sulfonyl',
  'trifluoromethyl',
]);
const ACCEPTORS: ReadonlySet<Substituent> = new Set([...NEUTRAL_ACCEPTORS, 'ammonium', 'azo']);

/** Whether a substituent takes up the charge of a nucleophile that adds ortho or para to it. */
export function isAcceptor(molecule: Molecule, first: AtomIndex, ringAtom: AtomIndex): boolean {
  const kind = substituentKind(molecule, first, ringAtom);
  if (ACCEPTORS.has(kind)) return true;
  // Sulfoxides, phosphoryl groups, nitroso groups, iodonium and imines are no directing groups of the tables, but acceptors.
  if (kind !== 'other' && kind !== 'vinyl' && kind !== 'aryl') return false;
  if (molecule.isAromatic[first] === 1) {
    return neighboursAcross(molecule, first, BOND.aromatic).some((each) => molecule.atomicNumber[each] === ELEMENT.nitrogen);
  }
  const ends = isHalogen(molecule, first) ? [] : neighboursAcross(molecule, first, BOND.double);
  return kind === 'vinyl' ? ends.some((end) => carriesAcceptor(molecule, end, first)) : ends.length > 0;
}

/** Whether the far end of an alkenyl group hands the charge on to an acceptor, as that of a cinnamic ester: an alkene itself takes none up. */
function carriesAcceptor(molecule: Molecule, end: AtomIndex, first: AtomIndex): boolean {
  return neighboursOf(molecule, end).some((each) => {
    if (each === first) return false;
    const isAzine =
      molecule.isAromatic[each] === 1 &&
      neighboursAcross(molecule, each, BOND.aromatic).some((ring) => molecule.atomicNumber[ring] === ELEMENT.nitrogen);
    return isAzine || ACCEPTORS.has(substituentKind(molecule, each, end));
  });
}
