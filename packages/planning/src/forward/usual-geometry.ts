import {
  type AtomIndex,
  BOND,
  type BondIndex,
  bondBetween,
  DOUBLE_BOND,
  ELEMENT,
  type Molecule,
  neighboursOf,
  ringBonds,
} from '@retron/molecule';
import type { NameReactionId, ReagentKind } from '@retron/reactivity';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import type { Mixture } from './mixture.ts';
import { type Redrawn, redrawn } from './redrawn.ts';

type Geometry = 'cis' | 'trans';

/** Reactions that make the double bond with its larger groups apart. Clayden, Greeves, Warren, Organic Chemistry, 2nd ed., chapters 26, 27 and 40. */
const TRANS: readonly NameReactionId[] = [
  'heck-reaction',
  'claisen-schmidt-condensation',
  'aldol-condensation',
  'knoevenagel-condensation',
  'perkin-reaction',
  'horner-wadsworth-emmons-olefination',
];
/** Both hydrogens come from one side. */
const CIS: readonly NameReactionId[] = ['lindlar-reduction'];
/** Of phosphonates the esters with phenols or trifluoroethanol give the other alkene (Still-Gennari, Ando). */
const BY_PHOSPHONATE: NameReactionId = 'horner-wadsworth-emmons-olefination';
const CIS_PHOSPHONATE = /P\(=O\)\((OCC\(F\)\(F\)F|Oc1ccccc1)\)/;
const BY_YLIDE: readonly NameReactionId[] = ['wittig-olefination'];
const OF_PHOSPHORUS: readonly NameReactionId[] = [BY_PHOSPHONATE, ...BY_YLIDE];

/**
 * A product with the geometry that its reaction is known for, at double bonds that the reaction makes and of which it says nothing: between two
 * CH, of ylides and phosphonates also between CH and a carbon with one carbonyl group, which stands apart from the aldehyde's residue, and
 * between CH and the nitrogen of a sulfinyl imine. Other double bonds are left as they are, as is what gives both. Of condensations with carbon
 * acids and of hydrazones records leave open which it is, five of five among 500.
 *
 * @param names - what the reaction is called
 * @param kinds - of the reagents that are there: sodium or lithium take an alkyne to the other alkene
 */
export function withUsualGeometry(
  { application, smiles }: Redrawn,
  names: readonly NameReactionId[],
  kinds: readonly ReagentKind[],
  { prepared, molecules }: Mixture,
  fragments: Fragments,
): Redrawn {
  const molecule = readCanonical(application.product.smiles);
  const stated: Stated[] = [];
  for (const open of openDoubleBonds(molecule)) {
    const { bond } = open;
    if (stoodBefore(prepared.molecule, application.product.provenance, molecule, bond)) continue;
    const isTurned = names.includes(BY_PHOSPHONATE) && molecules.some((each) => CIS_PHOSPHONATE.test(each));
    const isOfYlide = (atom: AtomIndex) => standsAtPhosphorus(prepared.molecule, application.product.provenance[atom]);
    const geometry = isTurned ? 'cis' : geometryOf(names, kinds, molecule, open, isOfYlide);
    if (geometry !== null) stated.push({ ...open, geometry });
  }
  if (stated.length === 0) return { application, smiles };
  return redrawn(application, withGeometry(molecule, stated), fragments) ?? { application, smiles };
}

interface OpenDoubleBond {
  readonly bond: BondIndex;
  /** The neighbour of its begin atom, and of its end atom, that its geometry is told by. */
  readonly begin: AtomIndex;
  readonly end: AtomIndex;
}

interface Stated extends OpenDoubleBond {
  readonly geometry: Geometry;
}

/** Double bonds in no ring that state no geometry, with CH on one side at least. */
function openDoubleBonds(molecule: Molecule): readonly OpenDoubleBond[] {
  // Most products have none: rings are looked for where one may be.
  let inRing: ReturnType<typeof ringBonds> | null = null;
  const found: OpenDoubleBond[] = [];
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.bondOrder[bond] !== BOND.double || molecule.doubleBondStereo[bond] !== DOUBLE_BOND.none) continue;
    const [a, b] = [molecule.bondBegin[bond], molecule.bondEnd[bond]];
    if (![a, b].some((atom) => isMethine(molecule, atom))) continue;
    const [begin, end] = [toldBy(molecule, a, b), toldBy(molecule, b, a)];
    if (begin === null || end === null) continue;
    inRing ??= ringBonds(molecule);
    if (!inRing[bond]) found.push({ bond, begin, end });
  }
  return found;
}

function isMethine(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.atomicNumber[atom] === ELEMENT.carbon && molecule.hydrogenCount[atom] === 1;
}

/** The group of a doubly bonded atom that stands apart from that of the other one; `null` where it has none, or two of a kind. */
function toldBy(molecule: Molecule, atom: AtomIndex, other: AtomIndex): AtomIndex | null {
  const groups = neighboursOf(molecule, atom).filter((each) => each !== other);
  if (isMethine(molecule, atom)) return groups[0] ?? null;
  if (molecule.atomicNumber[atom] === ELEMENT.nitrogen) {
    const isTold = groups.length === 1 && molecule.atomicNumber[groups[0]] === ELEMENT.sulfur;
    return isTold ? groups[0] : null;
  }
  const carbonyls = groups.filter((each) => isCarbonyl(molecule, each));
  return groups.length === 2 && carbonyls.length === 1 ? carbonyls[0] : null;
}

/** Carbon with a double bond to oxygen. */
function isCarbonyl(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursOf(molecule, atom).some(
    (other) => molecule.atomicNumber[other] === ELEMENT.oxygen && molecule.bondOrder[bondBetween(molecule, atom, other)] === BOND.double,
  );
}

/** Whether both atoms were a double bond already, with as many hydrogens each. */
function stoodBefore(before: Molecule, provenance: readonly number[], after: Molecule, bond: BondIndex): boolean {
  const made = [after.bondBegin[bond], after.bondEnd[bond]];
  const ends = made.map((atom) => provenance[atom]);
  if (ends.some((atom) => atom < 0)) return false;
  const source = bondBetween(before, ends[0], ends[1]);
  return (
    source >= 0 &&
    before.bondOrder[source] === BOND.double &&
    ends.every((atom, index) => before.hydrogenCount[atom] === after.hydrogenCount[made[index]])
  );
}

function geometryOf(
  names: readonly NameReactionId[],
  kinds: readonly ReagentKind[],
  molecule: Molecule,
  { bond, begin, end }: OpenDoubleBond,
  isOfYlide: (atom: AtomIndex) => boolean,
): Geometry | null {
  const isAtNitrogen = [molecule.bondBegin[bond], molecule.bondEnd[bond]].some((atom) => molecule.atomicNumber[atom] === ELEMENT.nitrogen);
  // A sulfinyl imine, whatever it is made by.
  if (isAtNitrogen) return 'trans';
  const isBetweenMethines = [molecule.bondBegin[bond], molecule.bondEnd[bond]].every((atom) => isMethine(molecule, atom));
  if (!isBetweenMethines && !names.some((name) => OF_PHOSPHORUS.includes(name))) return null;
  if (names.some((name) => CIS.includes(name))) return kinds.some(({ id }) => id === 'alkali-metal') ? 'trans' : 'cis';
  if (names.some((name) => TRANS.includes(name))) return 'trans';
  if (!names.some((name) => BY_YLIDE.includes(name))) return null;
  const groups = [begin, end];
  if (groups.some((atom) => isAcceptor(molecule, atom))) return 'trans';
  if (groups.every((atom) => isAlkyl(molecule, atom))) return 'cis';
  // An alkyl ylide and an aromatic aldehyde, not a benzyl ylide, which gives both.
  const [alkyl, aryl] = isAlkyl(molecule, begin) ? [molecule.bondBegin[bond], end] : [molecule.bondEnd[bond], begin];
  return groups.some((atom) => isAlkyl(molecule, atom)) && molecule.isAromatic[aryl] === 1 && isOfYlide(alkyl) ? 'cis' : null;
}

/** Whether an atom of the mixture is carbon of an ylide or of the phosphonium ion that makes one. */
function standsAtPhosphorus(mixture: Molecule, atom: AtomIndex): boolean {
  return atom >= 0 && neighboursOf(mixture, atom).some((other) => mixture.atomicNumber[other] === ELEMENT.phosphorus);
}

/** Carbon with a double or triple bond to oxygen or nitrogen: what stabilises an ylide. */
function isAcceptor(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursOf(molecule, atom).some((other) => {
    const bond = bondBetween(molecule, atom, other);
    const isHetero = molecule.atomicNumber[other] === ELEMENT.oxygen || molecule.atomicNumber[other] === ELEMENT.nitrogen;
    return isHetero && (molecule.bondOrder[bond] === BOND.double || molecule.bondOrder[bond] === BOND.triple);
  });
}

/** Carbon with single bonds alone, to carbon and hydrogen. */
function isAlkyl(molecule: Molecule, atom: AtomIndex): boolean {
  if (molecule.atomicNumber[atom] !== ELEMENT.carbon || molecule.isAromatic[atom] === 1) return false;
  const neighbours = neighboursOf(molecule, atom);
  return (
    neighbours.length + molecule.hydrogenCount[atom] === 4 && neighbours.every((other) => molecule.atomicNumber[other] === ELEMENT.carbon)
  );
}

function withGeometry(molecule: Molecule, stated: readonly Stated[]): Molecule {
  const doubleBondStereo = molecule.doubleBondStereo.slice();
  const stereoBeginReference = molecule.stereoBeginReference.slice();
  const stereoEndReference = molecule.stereoEndReference.slice();
  for (const { bond, begin, end, geometry } of stated) {
    doubleBondStereo[bond] = DOUBLE_BOND[geometry];
    stereoBeginReference[bond] = begin;
    stereoEndReference[bond] = end;
  }
  return { ...molecule, doubleBondStereo, stereoBeginReference, stereoEndReference };
}
