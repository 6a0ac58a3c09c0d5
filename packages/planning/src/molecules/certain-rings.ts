import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';

/** Electrons of an aromatic ring of five or six atoms (Hückel). */
const AROMATIC_SEXTET = 6;
/** In place of the electrons that an atom gives its ring. */
const UNCERTAIN = -1;

/**
 * Whether RDKit is certain to find exactly those bonds aromatic that are drawn so.
 *
 * Each aromatic bond must lie in a ring of five or six aromatic atoms with six electrons of its own, and every other ring must have an atom
 * with four connections, which has no orbital to share. What is left open (azulenes, quinones, tropones, anions) may well be right.
 *
 * @param areAromaticKept - its aromatic rings are known to be as RDKit found them
 */
export function hasCertainRings(molecule: Molecule, areAromaticKept = false): boolean {
  if (!areOtherRingsInterrupted(molecule)) return false;
  if (areAromaticKept) return true;
  const electrons = new Int8Array(molecule.atomCount);
  let single = 0;
  let carbonyls = 0;
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (molecule.isAromatic[atom] === 0) continue;
    electrons[atom] = electronsOf(molecule, atom);
    if (electrons[atom] === UNCERTAIN) return false;
    if (electrons[atom] === 1) single++;
    if (electrons[atom] === 0) carbonyls++;
  }
  // Atoms that give one electron pair up in double bonds. In a sextet without a carbonyl they stand side by side.
  if (single % 2 === 1 || (carbonyls > 0 && !canPairUp(molecule, electrons))) return false;
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.bondOrder[bond] === BOND.aromatic && !isInSextet(molecule, molecule.bondBegin[bond], molecule.bondEnd[bond], electrons))
      return false;
  }
  return true;
}

/** 0, 1 or 2, or `UNCERTAIN`. */
function electronsOf(molecule: Molecule, atom: AtomIndex): number {
  let aromatic = 0;
  let carbonyls = 0;
  let others = molecule.hydrogenCount[atom];
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const order = molecule.bondOrder[molecule.neighbourBond[k]];
    if (order === BOND.aromatic) aromatic++;
    else if (order === BOND.single) others++;
    else if (isOxoBond(molecule, k)) carbonyls++;
    else return UNCERTAIN;
  }
  const connections = aromatic + others;
  switch (molecule.atomicNumber[atom]) {
    case ELEMENT.carbon:
      if (molecule.charge[atom] !== 0 || connections + carbonyls !== 3) return UNCERTAIN;
      // The oxygen of a pyridone has both electrons of its double bond.
      return carbonyls === 1 ? 0 : 1;
    case ELEMENT.nitrogen:
      if (carbonyls > 0) return UNCERTAIN;
      // Of a pyridinium or an N-oxide.
      if (molecule.charge[atom] === 1) return connections === 3 && others === 1 ? 1 : UNCERTAIN;
      if (molecule.charge[atom] !== 0) return UNCERTAIN;
      return connections === 2 ? 1 : connections === 3 && others === 1 ? 2 : UNCERTAIN;
    case ELEMENT.oxygen:
    case ELEMENT.sulfur:
      return molecule.charge[atom] === 0 && carbonyls === 0 && connections === 2 && others === 0 ? 2 : UNCERTAIN;
    default:
      return UNCERTAIN;
  }
}

/** Whether a neighbour is an oxygen that nothing else is bonded to, by a double bond. @param place - in the list of neighbours */
function isOxoBond({ atomicNumber, charge, bondOrder, neighbourAtom, neighbourBond, neighbourStart }: Molecule, place: number): boolean {
  const oxygen = neighbourAtom[place];
  const isTerminal = neighbourStart[oxygen + 1] - neighbourStart[oxygen] === 1;
  return bondOrder[neighbourBond[place]] === BOND.double && atomicNumber[oxygen] === ELEMENT.oxygen && charge[oxygen] === 0 && isTerminal;
}

/** Whether the atoms that give one electron can all be paired with a neighbour by aromatic bonds. */
function canPairUp({ atomCount, bondOrder, neighbourStart, neighbourAtom, neighbourBond }: Molecule, electrons: Int8Array): boolean {
  const isFree = Uint8Array.from(electrons, (each) => (each === 1 ? 1 : 0));
  const partnersOf = (atom: AtomIndex): AtomIndex[] => {
    const partners: AtomIndex[] = [];
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++)
      if (bondOrder[neighbourBond[k]] === BOND.aromatic && isFree[neighbourAtom[k]] === 1) partners.push(neighbourAtom[k]);
    return partners;
  };
  const search = (): boolean => {
    let fewest: { readonly atom: AtomIndex; readonly partners: readonly AtomIndex[] } | null = null;
    for (let atom = 0; atom < atomCount; atom++) {
      if (isFree[atom] === 0) continue;
      const partners = partnersOf(atom);
      if (fewest === null || partners.length < fewest.partners.length) fewest = { atom, partners };
      if (partners.length < 2) break;
    }
    if (fewest === null) return true;
    const { atom, partners } = fewest;
    isFree[atom] = 0;
    for (const partner of partners) {
      isFree[partner] = 0;
      if (search()) return true;
      isFree[partner] = 1;
    }
    isFree[atom] = 1;
    return false;
  };
  return search();
}

/** Whether the bond a-b lies in a ring of five or six aromatic bonds whose atoms have six electrons. */
function isInSextet(molecule: Molecule, a: AtomIndex, b: AtomIndex, electrons: Int8Array): boolean {
  const way = [a, b];
  const search = (sum: number): boolean => {
    const last = way[way.length - 1];
    for (let k = molecule.neighbourStart[last]; k < molecule.neighbourStart[last + 1]; k++) {
      if (molecule.bondOrder[molecule.neighbourBond[k]] !== BOND.aromatic) continue;
      const next = molecule.neighbourAtom[k];
      if (next === a && way.length >= 5 && sum === AROMATIC_SEXTET) return true;
      if (way.length === 6 || sum + electrons[next] > AROMATIC_SEXTET || way.includes(next)) continue;
      way.push(next);
      if (search(sum + electrons[next])) return true;
      way.pop();
    }
    return false;
  };
  return search(electrons[a] + electrons[b]);
}

/** Whether every ring but those of aromatic bonds alone has an atom with four connections: without these atoms no such ring is left. */
function areOtherRingsInterrupted(molecule: Molecule): boolean {
  const { atomCount, bondCount, bondBegin, bondEnd, bondOrder } = molecule;
  const isOut = new Uint8Array(atomCount);
  for (let atom = 0; atom < atomCount; atom++) {
    const connections = molecule.neighbourStart[atom + 1] - molecule.neighbourStart[atom] + molecule.hydrogenCount[atom];
    if (connections >= 4 && molecule.isAromatic[atom] === 0) isOut[atom] = 1;
  }
  // Parts joined by aromatic bonds first: any other bond within a part, or a second one between joined parts, closes a ring.
  const part = Int32Array.from({ length: atomCount }, (_, atom) => atom);
  const partOf = (atom: number): number => {
    let at = atom;
    while (part[at] !== at) at = part[at];
    return at;
  };
  for (const wantsAromatic of [true, false]) {
    for (let bond = 0; bond < bondCount; bond++) {
      if ((bondOrder[bond] === BOND.aromatic) !== wantsAromatic || isOut[bondBegin[bond]] === 1 || isOut[bondEnd[bond]] === 1) continue;
      const [a, b] = [partOf(bondBegin[bond]), partOf(bondEnd[bond])];
      if (a === b && !wantsAromatic) return false;
      part[a] = b;
    }
  }
  return true;
}
