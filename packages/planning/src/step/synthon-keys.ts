import { type AtomIndex, BOND, bondBetween, ELEMENT, type Molecule } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { Outcome, RawPrecursor } from '@retron/transforms';
import type { BondPair } from '@retron/tree';
import { type LabelledSite, siteKeys } from '../clusters/symmetric-bonds.ts';
import { readCanonical } from './fragments.ts';

/**
 * Keys of the disconnections of one structure: equal for steps that are variants of one idea. Variants make the same bonds, up to the
 * symmetry of the structure, of the same synthons, whatever leaves: halide, sulfonate, ester, metal, oxidant, protecting group. After
 * Warren and Wyatt, Organic Synthesis: The Disconnection Approach, chapters 1 to 4: a synthon is the part that a precursor brings with its
 * oxidation level and polarity, a reagent one way to have it.
 *
 * What tells synthons apart:
 * - bonds of the structure that are made, or whose order changes;
 * - at each carbon the hydrogens it loses, and how many bonds leaving atoms hold it by: alkylation by a halide is not that by an aldehyde;
 * - at each heteroatom whether it comes with a hydrogen or what stands for one (a metal, silicon, carbon that leaves), or with an
 *   electronegative atom that leaves. A heteroatom that only loses such a group is deprotected, whatever the group.
 *
 * An arene that does nothing but lose a halogen or its like is one idea wherever that stood, as nobody chooses the place; so is one that
 * loses carbon, as an acid its carbon dioxide.
 *
 * What a precursor brings without carbon (the oxygen of an oxidant, a halogen, ammonia) is a reagent and has no synthon of its own, and
 * neither has a cyanide. A heteroatom that the map shows exchanged for one of its own element stays, and where two parts that meet at a
 * heteroatom both have it, as an acid and an alcohol do, it belongs to the one that usually keeps it. Charges count as hydrogens, and
 * stereo is looked at only where nothing else happens.
 */
export function synthonKeys({ molecule }: Pick<PreparedMolecule, 'molecule'>): (outcome: Outcome) => string {
  const keyOf = siteKeys(molecule);
  const read = new Map<string, Molecule>();
  const readRaw = ({ smiles }: RawPrecursor) => {
    const known = read.get(smiles) ?? readCanonical(smiles);
    read.set(smiles, known);
    return known;
  };
  return (outcome) => {
    const sites = sitesOf(molecule, new Before(molecule, outcome, readRaw));
    const [only] = sites;
    return sites.length === 1 && isFreed(molecule, only) ? `${ANYWHERE} ${only.label}` : keyOf(sites);
  };
}

/** Begins the key of what an arene loses, wherever it stood. */
const ANYWHERE = 'arene';

/** What an atom is called that gets a hydrogen for an electronegative atom, or for carbon. */
const FREED_OF_HALOGEN = 'h-1x1';
const FREED_OF_CARBON = 'h-1c1';

/**
 * Whether steps with this key differ in a place that nothing chooses: each is as good a guess as the next, so that many are no better than
 * one. A carboxyl group that leaves often has its place from the synthesis of the ring.
 */
export function isAnywhere(key: string): boolean {
  return key === `${ANYWHERE} ${FREED_OF_HALOGEN}`;
}

/** Where the atoms of a structure were before a step. */
class Before {
  /** Bonds that the step makes or changes the order of. */
  readonly bonds: readonly BondPair[];
  readonly centre: Outcome['centre'];
  readonly molecules: readonly Molecule[];
  /** For each atom of the structure the number of its precursor, or -1. */
  readonly precursor: number[];
  /** For each atom of the structure its number in the precursor, or -1. */
  readonly atom: number[];
  /** For each precursor the atoms that stay, as atoms of the structure, or -1. */
  readonly stays: readonly number[][];
  /** Whether a precursor brings nothing but a reagent's atoms. */
  readonly isReagent: readonly boolean[];

  constructor(structure: Molecule, outcome: Outcome, read: (raw: RawPrecursor) => Molecule) {
    this.molecules = outcome.precursors.map(read);
    this.precursor = new Array<number>(structure.atomCount).fill(-1);
    this.atom = new Array<number>(structure.atomCount).fill(-1);
    for (const [index, { provenance }] of outcome.precursors.entries()) {
      for (let place = 0; place < provenance.length; place++) if (provenance[place] >= 0) this.#keep(provenance[place], index, place);
    }
    this.stays = outcome.precursors.map(({ provenance }) => provenance.slice());
    this.isReagent = this.stays.map((stays) => bringsReagent(structure, stays));
    this.#identifyExchanged(structure);
    this.bonds = outcome.bonds.map((bond) => this.#onUsualSide(structure, bond));
    this.centre = outcome.centre;
  }

  /** Order of the bond between two atoms of the structure before the step; 0 where there was none. */
  order(a: AtomIndex, b: AtomIndex): number {
    const index = this.precursor[a];
    if (index < 0 || index !== this.precursor[b]) return 0;
    const molecule = this.molecules[index];
    const bond = bondBetween(molecule, this.atom[a], this.atom[b]);
    return bond < 0 ? 0 : molecule.bondOrder[bond];
  }

  /** Whether an atom of the structure comes with a precursor that is no reagent. */
  #isBrought(atom: AtomIndex): boolean {
    return this.precursor[atom] >= 0 && !this.isReagent[this.precursor[atom]];
  }

  #keep(atom: AtomIndex, precursor: number, place: number): void {
    this.precursor[atom] = precursor;
    this.atom[atom] = place;
  }

  /**
   * The bond x-E made between two parts, or the bond E-y on its other side, where x leaves an atom like E that could have stayed: that of a
   * phenol which the map shows leaving, while the oxygen of the alkylating sulfonate stays.
   */
  #onUsualSide(structure: Molecule, bond: BondPair): BondPair {
    for (const [x, bridge] of [bond, [bond[1], bond[0]] as const]) {
      const moved = this.#moved(structure, x, bridge);
      if (moved !== null) return moved;
    }
    return bond;
  }

  #moved(structure: Molecule, x: AtomIndex, bridge: AtomIndex): BondPair | null {
    const from = this.precursor[bridge];
    if (from < 0 || this.precursor[x] < 0 || from === this.precursor[x] || structure.atomicNumber[bridge] === ELEMENT.carbon) return null;
    const degree = structure.neighbourStart[bridge + 1] - structure.neighbourStart[bridge];
    if (degree !== 2) return null;
    const start = structure.neighbourStart[bridge];
    const y = structure.neighbourAtom[start] === x ? structure.neighbourAtom[start + 1] : structure.neighbourAtom[start];
    const leaving = this.#leavingLike(structure.atomicNumber[bridge], x);
    if (leaving < 0 || this.precursor[y] !== from || this.order(bridge, y) !== BOND.single) return null;
    const gain = readiness(structure, y) - readiness(structure, x);
    if (!this.#isActivated(from, this.atom[bridge]) && gain <= 0) return null;
    const other = this.atom[bridge];
    this.stays[from][other] = -1;
    this.stays[this.precursor[x]][leaving] = bridge;
    this.#keep(bridge, this.precursor[x], leaving);
    return y < bridge ? [y, bridge] : [bridge, y];
  }

  /** An atom of this element that leaves atom `x` of the structure by its only bond, in its precursor; -1 where none does. */
  #leavingLike(element: number, x: AtomIndex): number {
    const index = this.precursor[x];
    const molecule = this.molecules[index];
    const place = this.atom[x];
    for (let k = molecule.neighbourStart[place]; k < molecule.neighbourStart[place + 1]; k++) {
      const leaving = molecule.neighbourAtom[k];
      if (molecule.atomicNumber[leaving] !== element || this.stays[index][leaving] >= 0) continue;
      const isTerminal = molecule.neighbourStart[leaving + 1] - molecule.neighbourStart[leaving] === 1;
      if (isTerminal && molecule.bondOrder[molecule.neighbourBond[k]] === BOND.single) return leaving;
    }
    return -1;
  }

  /** Whether a heteroatom of a precursor is part of a leaving group, such as a sulfonate: an electronegative atom leaves with it. */
  #isActivated(index: number, place: AtomIndex): boolean {
    return leavingBonds(this.molecules[index], this.stays[index], place, false).unlike > 0;
  }

  /** Heteroatoms that come from nowhere or a reagent, where one of the same element leaves the same neighbour by the same bond. */
  #identifyExchanged(structure: Molecule): void {
    for (let atom = 0; atom < structure.atomCount; atom++) {
      if (structure.atomicNumber[atom] === ELEMENT.carbon) continue;
      for (let k = structure.neighbourStart[atom]; k < structure.neighbourStart[atom + 1] && !this.#isBrought(atom); k++) {
        const order = structure.bondOrder[structure.neighbourBond[k]];
        this.#identify(atom, structure.atomicNumber[atom], structure.neighbourAtom[k], order);
      }
    }
  }

  #identify(atom: AtomIndex, element: number, neighbour: AtomIndex, order: number): void {
    const index = this.precursor[neighbour];
    if (index < 0 || this.isReagent[index]) return;
    const molecule = this.molecules[index];
    const from = this.atom[neighbour];
    for (let k = molecule.neighbourStart[from]; k < molecule.neighbourStart[from + 1]; k++) {
      const leaving = molecule.neighbourAtom[k];
      const isAlike = molecule.atomicNumber[leaving] === element && molecule.bondOrder[molecule.neighbourBond[k]] === order;
      if (!isAlike || this.stays[index][leaving] >= 0) continue;
      this.stays[index][leaving] = atom;
      this.#keep(atom, index, leaving);
      return;
    }
  }
}

/** How readily a bond from an atom to a heteroatom is the one made: acyl and its like before saturated carbon before aryl and vinyl. */
function readiness(structure: Molecule, atom: AtomIndex): number {
  if (structure.isAromatic[atom] === 1) return 0;
  let isUnsaturated = false;
  for (let k = structure.neighbourStart[atom]; k < structure.neighbourStart[atom + 1]; k++) {
    const order = structure.bondOrder[structure.neighbourBond[k]];
    if (order !== BOND.double && order !== BOND.triple) continue;
    if (structure.atomicNumber[structure.neighbourAtom[k]] !== ELEMENT.carbon) return 2;
    isUnsaturated = true;
  }
  return isUnsaturated ? 0 : 1;
}

/** Whether atoms of a structure that one precursor brings hold no carbon, or are a cyanide. @param stays - those atoms, or -1 */
function bringsReagent(structure: Molecule, stays: readonly number[]): boolean {
  let carbons = 0;
  for (let place = 0; place < stays.length; place++) {
    if (stays[place] < 0 || structure.atomicNumber[stays[place]] !== ELEMENT.carbon) continue;
    if (++carbons > 1) return false;
  }
  if (carbons === 0) return true;
  const atoms = stays.filter((atom) => atom >= 0);
  return atoms.length === 2 && isTriple(structure, atoms[0], atoms[1]);
}

function isTriple(structure: Molecule, a: AtomIndex, b: AtomIndex): boolean {
  const bond = bondBetween(structure, a, b);
  return bond >= 0 && structure.bondOrder[bond] === BOND.triple;
}

function sitesOf(structure: Molecule, before: Before): readonly LabelledSite[] {
  const made: LabelledSite[] = [];
  const changed: LabelledSite[] = [];
  const inRing: LabelledSite[] = [];
  const ends = new Set<AtomIndex>();
  for (const atoms of before.bonds) {
    const [a, b] = atoms;
    const order = structure.bondOrder[bondBetween(structure, a, b)];
    const orderBefore = before.order(a, b);
    if (order === orderBefore) continue;
    const site = { atoms, label: `<${orderBefore}` };
    if (orderBefore === 0) made.push(site);
    else if (order === BOND.aromatic || orderBefore === BOND.aromatic) inRing.push(site);
    else changed.push(site);
    if (orderBefore === 0) for (const end of atoms) ends.add(end);
  }
  const sites = [...made, ...changed, ...(made.length === 0 ? inRing : [])];
  const labels: string[] = [];
  for (let atom = 0; atom < structure.atomCount; atom++) labels.push(synthonLabel(structure, before, atom, ends.has(atom)));
  shiftHydrogens(structure, labels, ends);
  for (let atom = 0; atom < labels.length; atom++) if (labels[atom] !== '') sites.push({ atoms: [atom, atom], label: labels[atom] });
  if (sites.length > 0) return sites;
  return before.centre.map((atom) => ({ atoms: [atom, atom] as const, label: '*' }));
}

/** Whether what happens is that an aromatic carbon gets a hydrogen for an electronegative atom or a carbon. */
function isFreed(structure: Molecule, { atoms, label }: LabelledSite): boolean {
  return atoms[0] === atoms[1] && (label === FREED_OF_HALOGEN || label === FREED_OF_CARBON) && structure.isAromatic[atoms[0]] === 1;
}

/** Azoles are recorded with their hydrogen on either nitrogen: what one of a ring loses is lost by the one where the bond is made. */
function shiftHydrogens(structure: Molecule, labels: string[], ends: ReadonlySet<AtomIndex>): void {
  const isAzoleNitrogen = (atom: AtomIndex) => structure.isAromatic[atom] === 1 && structure.atomicNumber[atom] === ELEMENT.nitrogen;
  for (const end of ends) {
    if (!isAzoleNitrogen(end) || labels[end] !== '') continue;
    const from = nearestAromatic(structure, end, (atom) => isAzoleNitrogen(atom) && labels[atom] === 'h1' && !ends.has(atom));
    if (from < 0) continue;
    labels[from] = '';
    labels[end] = 'h1';
  }
}

/** The nearest atom that is meant, along aromatic bonds, the first of several; -1 for none within an azole. */
function nearestAromatic(structure: Molecule, start: AtomIndex, isMeant: (atom: AtomIndex) => boolean): AtomIndex {
  let reached = new Set([start]);
  for (let distance = 1; distance <= MOST_BONDS_IN_AZOLE; distance++) {
    const next = new Set(reached);
    for (const atom of reached) {
      for (let k = structure.neighbourStart[atom]; k < structure.neighbourStart[atom + 1]; k++) {
        if (structure.bondOrder[structure.neighbourBond[k]] === BOND.aromatic) next.add(structure.neighbourAtom[k]);
      }
    }
    const found = [...next].filter(isMeant);
    if (found.length > 0) return Math.min(...found);
    reached = next;
  }
  return -1;
}

/** Two atoms of a ring of five are at most so far apart. */
const MOST_BONDS_IN_AZOLE = 2;

/** What becomes of one atom; empty where nothing does. */
function synthonLabel(structure: Molecule, before: Before, atom: AtomIndex, isEnd: boolean): string {
  const index = before.precursor[atom];
  const isCarbon = structure.atomicNumber[atom] === ELEMENT.carbon;
  // What the map lets come from nowhere: carbon as an electrophile, as most reagents of one or two carbons are; others as reagents.
  if (index < 0) return isCarbon && isEnd && hasStaying(structure, before, atom) ? 'x1' : '';
  if (before.isReagent[index]) return '';
  const molecule = before.molecules[index];
  const place = before.atom[atom];
  const hydrogens = molecule.hydrogenCount[place] - molecule.charge[place] - structure.hydrogenCount[atom] + structure.charge[atom];
  if (hydrogens === 0 && !hasLeaving(molecule, before.stays[index], place)) return '';
  const leaving = leavingBonds(molecule, before.stays[index], place, isCarbon);
  if (isCarbon) return parts(['h', hydrogens], ['x', leaving.unlike], ['c', leaving.alike]);
  const nucleophilic = hydrogens + leaving.alike;
  if (nucleophilic === 0 && leaving.unlike === 0) return leaving.alike > 0 ? 'p' : '';
  return parts(['h', nucleophilic], ['x', leaving.unlike]);
}

function parts(...counts: readonly (readonly [string, number])[]): string {
  return counts.map(([letter, count]) => (count === 0 ? '' : `${letter}${count}`)).join('');
}

/** Whether an atom is bonded to one that was there before. */
function hasStaying(structure: Molecule, before: Before, atom: AtomIndex): boolean {
  for (let k = structure.neighbourStart[atom]; k < structure.neighbourStart[atom + 1]; k++) {
    if (before.precursor[structure.neighbourAtom[k]] >= 0) return true;
  }
  return false;
}

function hasLeaving({ neighbourStart, neighbourAtom }: Molecule, stays: readonly number[], place: AtomIndex): boolean {
  for (let k = neighbourStart[place]; k < neighbourStart[place + 1]; k++) if (stays[neighbourAtom[k]] < 0) return true;
  return false;
}

/** Bonds, by their orders, to atoms that leave: for a heteroatom `alike` are those that a hydrogen could stand for, for carbon carbons. */
function leavingBonds(
  molecule: Molecule,
  stays: readonly number[],
  place: AtomIndex,
  isCarbon: boolean,
): { alike: number; unlike: number } {
  const bonds = { alike: 0, unlike: 0 };
  for (let k = molecule.neighbourStart[place]; k < molecule.neighbourStart[place + 1]; k++) {
    const leaving = molecule.neighbourAtom[k];
    if (stays[leaving] >= 0) continue;
    const order = molecule.bondOrder[molecule.neighbourBond[k]];
    const count = order === BOND.aromatic || order === BOND.dative ? 1 : order;
    const element = molecule.atomicNumber[leaving];
    if (element === ELEMENT.hydrogen) continue;
    const isAlike = isCarbon ? element === ELEMENT.carbon : !ELECTRONEGATIVE.has(element);
    if (isAlike) bonds.alike += count;
    else bonds.unlike += count;
  }
  return bonds;
}

/** Elements that take the electrons of the bond with them when they leave a heteroatom. */
const ELECTRONEGATIVE: ReadonlySet<number> = new Set([
  ELEMENT.nitrogen,
  ELEMENT.oxygen,
  ELEMENT.fluorine,
  ELEMENT.sulfur,
  ELEMENT.chlorine,
  ELEMENT.selenium,
  ELEMENT.bromine,
  ELEMENT.iodine,
]);
