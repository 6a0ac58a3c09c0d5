import { ELEMENT } from './elements.ts';
import { type AtomIndex, BOND, type BondIndex, type Molecule, otherEnd } from './molecule.ts';

/**
 * Kinds of bonds that chemists name when they plan. A bond is of several: that of an anilide is `C-N`, `amide`, `aryl C-N` and
 * `chain`.
 */
export const BOND_KINDS = [
  'C-C',
  'C-N',
  'C-O',
  'C-S',
  'C-halogen',
  'other element',
  'amide',
  'urea, carbamate or carbonate',
  'ester',
  'sulfonamide',
  'biaryl',
  'aryl C-N',
  'aryl C-O',
  'benzylic',
  'multiple',
  'ring',
  'chain',
] as const;
export type BondKind = (typeof BOND_KINDS)[number];

/** Kinds as bits, in the order of `BOND_KINDS`. */
export type BondKindSet = number;

export function bondKindSet(kinds: readonly BondKind[]): BondKindSet {
  return kinds.reduce((set, kind) => set | (1 << BOND_KINDS.indexOf(kind)), 0);
}

const BIT = Object.fromEntries(BOND_KINDS.map((kind) => [kind, bondKindSet([kind])])) as Readonly<Record<BondKind, BondKindSet>>;
const HALOGENS: ReadonlySet<number> = new Set([ELEMENT.fluorine, ELEMENT.chlorine, ELEMENT.bromine, ELEMENT.iodine]);
/** Bond kinds by the element at the other end from carbon. */
const KIND_BESIDE_CARBON: ReadonlyMap<number, BondKindSet> = new Map([
  [ELEMENT.carbon, BIT['C-C']],
  [ELEMENT.nitrogen, BIT['C-N']],
  [ELEMENT.oxygen, BIT['C-O']],
  [ELEMENT.sulfur, BIT['C-S']],
  ...[...HALOGENS].map((halogen) => [halogen, BIT['C-halogen']] as const),
]);

/** The kinds of one bond. @param isInRing - whether the bond lies in a ring */
export function kindsOfBond(molecule: Molecule, bond: BondIndex, isInRing: boolean): BondKindSet {
  const a = molecule.bondBegin[bond];
  const b = molecule.bondEnd[bond];
  const order = molecule.bondOrder[bond];
  let kinds = elementKind(molecule.atomicNumber[a], molecule.atomicNumber[b]) | (isInRing ? BIT.ring : BIT.chain);
  if (order === BOND.double || order === BOND.triple) kinds |= BIT.multiple;
  if (order === BOND.single) kinds |= singleBondKinds(molecule, a, b) | singleBondKinds(molecule, b, a);
  return kinds;
}

function elementKind(a: number, b: number): BondKindSet {
  if (a !== ELEMENT.carbon && b !== ELEMENT.carbon) return BIT['other element'];
  return KIND_BESIDE_CARBON.get(a === ELEMENT.carbon ? b : a) ?? BIT['other element'];
}

/** What a single bond is called for what stands round `atom`, seen with `other` across it. */
function singleBondKinds(molecule: Molecule, atom: AtomIndex, other: AtomIndex): BondKindSet {
  const element = molecule.atomicNumber[atom];
  const otherElement = molecule.atomicNumber[other];
  if (element === ELEMENT.sulfur) {
    return otherElement === ELEMENT.nitrogen && doubleBondedOxygens(molecule, atom) >= 2 ? BIT.sulfonamide : 0;
  }
  if (element !== ELEMENT.carbon) return 0;
  if (molecule.isAromatic[atom] === 1) return arylKinds(molecule, other, otherElement);
  let kinds = isBesideAromatic(molecule, atom, other) ? BIT.benzylic : 0;
  if (doubleBondedOxygens(molecule, atom) > 0) kinds |= acylKinds(molecule, atom, other, otherElement);
  return kinds;
}

function arylKinds(molecule: Molecule, other: AtomIndex, otherElement: number): BondKindSet {
  if (otherElement === ELEMENT.carbon) return molecule.isAromatic[other] === 1 ? BIT.biaryl : 0;
  if (otherElement === ELEMENT.nitrogen) return BIT['aryl C-N'];
  return otherElement === ELEMENT.oxygen ? BIT['aryl C-O'] : 0;
}

/** A bond from a carbonyl carbon to nitrogen, or to an oxygen that goes on. */
function acylKinds(molecule: Molecule, carbonyl: AtomIndex, other: AtomIndex, otherElement: number): BondKindSet {
  const isNitrogen = otherElement === ELEMENT.nitrogen;
  const isAlkoxy = otherElement === ELEMENT.oxygen && molecule.hydrogenCount[other] === 0 && molecule.charge[other] === 0;
  if (!isNitrogen && !isAlkoxy) return 0;
  const isCarbonic = neighboursOf(molecule, carbonyl).some(({ atom, bond }) => {
    const element = molecule.atomicNumber[atom];
    const isHetero = element === ELEMENT.nitrogen || element === ELEMENT.oxygen;
    return atom !== other && isHetero && molecule.bondOrder[bond] === BOND.single;
  });
  if (isCarbonic) return BIT['urea, carbamate or carbonate'];
  return isNitrogen ? BIT.amide : BIT.ester;
}

function doubleBondedOxygens(molecule: Molecule, atom: AtomIndex): number {
  return neighboursOf(molecule, atom).filter(
    ({ atom: neighbour, bond }) => molecule.atomicNumber[neighbour] === ELEMENT.oxygen && molecule.bondOrder[bond] === BOND.double,
  ).length;
}

/** Whether a saturated atom has an aromatic neighbour besides `other`. */
function isBesideAromatic(molecule: Molecule, atom: AtomIndex, other: AtomIndex): boolean {
  const neighbours = neighboursOf(molecule, atom);
  const isSaturated = neighbours.every(({ bond }) => molecule.bondOrder[bond] === BOND.single);
  return isSaturated && neighbours.some(({ atom: neighbour }) => neighbour !== other && molecule.isAromatic[neighbour] === 1);
}

function neighboursOf(molecule: Molecule, atom: AtomIndex): { readonly atom: AtomIndex; readonly bond: BondIndex }[] {
  const { neighbourStart, neighbourBond } = molecule;
  return Array.from({ length: neighbourStart[atom + 1] - neighbourStart[atom] }, (_, k) => {
    const bond = neighbourBond[neighbourStart[atom] + k];
    return { bond, atom: otherEnd(molecule, bond, atom) };
  });
}
