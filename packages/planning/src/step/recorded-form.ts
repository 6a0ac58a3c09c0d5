import { type AtomIndex, BOND, degree, ELEMENT, type Molecule, neighboursOf, writeSmiles } from '@retron/molecule';
import { readCanonical } from './fragments.ts';
import { draftOf } from './molecule-draft.ts';

/** Starting materials as records write them. */
export interface RecordedForm {
  /** SMILES of connected molecules, in the order of their atoms. */
  readonly molecules: readonly string[];
  /** Atom of the materials as they were given, for each atom of the molecules. */
  readonly givenAtom: Int32Array;
}

const LITHIUM = 3;
const MAGNESIUM = 12;
const ZINC = 30;
/** Metals whose bond to carbon reacts, with the charge that is left beside one carbon. */
const CHARGE_AT_CARBON: ReadonlyMap<number, number> = new Map([
  [LITHIUM, 0],
  [MAGNESIUM, 1],
  [ZINC, 1],
]);
const HALOGENS: readonly number[] = [ELEMENT.chlorine, ELEMENT.bromine, ELEMENT.iodine];
/** Spares the reading of nearly all molecules. */
const METAL = /Li|Mg|Zn/;

/**
 * Organometallic reagents in the one form that most records have: lithium at its carbon, magnesium and zinc at their carbon as cations
 * without their halide, whether they were given with bonds or as ions. All else stays as it is.
 *
 * @param smiles - canonical SMILES; molecules and ions joined by dots
 */
export function recordedForm(smiles: string): RecordedForm {
  const given = readCanonical(smiles);
  if (!METAL.test(smiles))
    return { molecules: smiles.split('.'), givenAtom: Int32Array.from({ length: given.atomCount }, (_, atom) => atom) };
  const isMetal = (atom: AtomIndex) => CHARGE_AT_CARBON.has(given.atomicNumber[atom]);
  const joined = joinCarbanions(given, atomsOf(given, isMetal));
  const bare = atomsOf(given, (atom) => isMetal(atom) && isCarbonAndHalide(given, atom));
  const isLeftOut = new Uint8Array(given.atomCount);
  for (const halide of [...bare.flatMap((metal) => halidesOf(given, metal)), ...counterIons(given, joined)]) isLeftOut[halide] = 1;
  const charge = given.charge.slice();
  for (const metal of [...bare, ...joined.keys()]) charge[metal] = CHARGE_AT_CARBON.get(given.atomicNumber[metal]) ?? 0;
  for (const carbon of joined.values()) charge[carbon] = 0;
  const edited = draftOf({ ...given, charge });
  for (const [metal, carbon] of joined) edited.addBond(carbon, metal, BOND.single);
  const atoms = atomsOf(given, (atom) => isLeftOut[atom] === 0);
  const written = writeSmiles(edited.build(), { atoms });
  return { molecules: written.smiles.split('.'), givenAtom: Int32Array.from(written.atomOrder) };
}

/** The SMILES of a single molecule in that form; any but organometallic reagents as it is, with nothing read. */
export function asRecorded(smiles: string): string {
  return METAL.test(smiles) ? recordedForm(smiles).molecules.join('.') : smiles;
}

/**
 * A reagent in another form, of which there are more records and which reacts alike; its atoms keep their order. An organolithium compound
 * as its Grignard reagent, an ylide as its phosphonium salt; `null` for any other.
 */
export function recordedAlike(smiles: string): string | null {
  if (METAL.test(smiles) && hasCarbonMetalBond(smiles)) {
    const written = smiles.replace(/\[Li\]/g, '[Mg+]');
    return written === smiles ? null : written;
  }
  return smiles.includes('=P(') || smiles.includes('P(=C') ? asPhosphonium(readCanonical(smiles)) : null;
}

function asPhosphonium(ylide: Molecule): string | null {
  const { bondCount, bondBegin, bondEnd, bondOrder, atomicNumber } = ylide;
  const charge = ylide.charge.slice();
  const hydrogenCount = ylide.hydrogenCount.slice();
  const orders = bondOrder.slice();
  for (let bond = 0; bond < bondCount; bond++) {
    const ends = [bondBegin[bond], bondEnd[bond]];
    const phosphorus = ends.find((atom) => atomicNumber[atom] === ELEMENT.phosphorus);
    const carbon = ends.find((atom) => atomicNumber[atom] === ELEMENT.carbon);
    if (bondOrder[bond] !== BOND.double || phosphorus === undefined || carbon === undefined) continue;
    if (!neighboursOf(ylide, phosphorus).every((each) => atomicNumber[each] === ELEMENT.carbon)) continue;
    charge[phosphorus] = 1;
    hydrogenCount[carbon]++;
    orders[bond] = BOND.single;
  }
  if (charge.every((each, atom) => each === ylide.charge[atom])) return null;
  const { smiles, atomOrder } = writeSmiles(draftOf({ ...ylide, charge, hydrogenCount, bondOrder: orders }).build());
  return atomOrder.every((atom, index) => atom === index) ? smiles : null;
}

/** A Grignard or zinc reagent as it is shown: records leave its halide out, bromide stands for it. Any other molecule as it is. */
export function withHalide(smiles: string): string {
  return smiles.replace(/^\[(Mg|Zn)\+\]/, '[Br][$1]').replace(/\[(Mg|Zn)\+\]/g, '[$1][Br]');
}

/** Whether a molecule has lithium, magnesium or zinc at carbon. */
export function hasCarbonMetalBond(smiles: string): boolean {
  return METAL.test(smiles) && carbonMetalBonds(readCanonical(smiles)).length > 0;
}

/** Bonds between carbon and lithium, magnesium or zinc; each as its carbon and its metal. */
export function carbonMetalBonds(molecule: Molecule): readonly (readonly [AtomIndex, AtomIndex])[] {
  const bonds: (readonly [AtomIndex, AtomIndex])[] = [];
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    const ends = [molecule.bondBegin[bond], molecule.bondEnd[bond]] as const;
    for (const [carbon, metal] of [ends, [ends[1], ends[0]] as const]) {
      if (molecule.atomicNumber[carbon] === ELEMENT.carbon && CHARGE_AT_CARBON.has(molecule.atomicNumber[metal]))
        bonds.push([carbon, metal]);
    }
  }
  return bonds;
}

function atomsOf({ atomCount }: Molecule, isWanted: (atom: AtomIndex) => boolean): AtomIndex[] {
  return Array.from({ length: atomCount }, (_, atom) => atom).filter(isWanted);
}

/** By metal ion the carbanion it is joined to, in the order of the atoms; cyanide stays an ion. */
function joinCarbanions(given: Molecule, metals: readonly AtomIndex[]): ReadonlyMap<AtomIndex, AtomIndex> {
  const ions = metals.filter((metal) => given.charge[metal] > 0 && !isAtCarbon(given, metal));
  const carbanions = atomsOf(given, (atom) => {
    if (given.atomicNumber[atom] !== ELEMENT.carbon || given.charge[atom] !== -1) return false;
    return neighboursOf(given, atom).every((each) => given.atomicNumber[each] === ELEMENT.carbon);
  });
  return new Map(ions.slice(0, carbanions.length).map((metal, index) => [metal, carbanions[index]]));
}

/** Halide ions that have nothing to make up for once the doubly charged metal ions are joined. */
function counterIons(given: Molecule, joined: ReadonlyMap<AtomIndex, AtomIndex>): readonly AtomIndex[] {
  const twofold = [...joined.keys()].filter((metal) => given.charge[metal] === 2).length;
  return atomsOf(given, (atom) => given.charge[atom] === -1 && isHalogen(given, atom) && degree(given, atom) === 0).slice(0, twofold);
}

/** Whether a metal has one carbon and one halide and nothing else. */
function isCarbonAndHalide(given: Molecule, metal: AtomIndex): boolean {
  return degree(given, metal) === 2 && isAtCarbon(given, metal) && halidesOf(given, metal).length === 1;
}

function isAtCarbon(given: Molecule, metal: AtomIndex): boolean {
  return neighboursOf(given, metal).some((each) => given.atomicNumber[each] === ELEMENT.carbon);
}

function halidesOf(given: Molecule, metal: AtomIndex): readonly AtomIndex[] {
  return neighboursOf(given, metal).filter((each) => isHalogen(given, each) && degree(given, each) === 1);
}

function isHalogen({ atomicNumber }: Molecule, atom: AtomIndex): boolean {
  return HALOGENS.includes(atomicNumber[atom]);
}
