import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';

/** Bonds from an aromatic atom within which its ring is described: as far as ortho, meta and para positions reach. */
const AROMATIC_RADIUS = 3;

/**
 * What decides how an atom reacts, as text: equal texts mean that a chemist would expect the same reaction at both atoms.
 *
 * The atom itself with its hydrogens, and its neighbours by element, bond and whether they are activated (multiple bond to N, O or S,
 * or aromatic). Of an aromatic atom the ring with its substituents, since these direct. How crowded it is, is left to `crowding`.
 */
export function siteKind(molecule: Molecule, atom: AtomIndex): string {
  return molecule.isAromatic[atom] === 1 ? ringSurroundings(molecule, atom) : nearSurroundings(molecule, atom);
}

/** Heavy neighbours of the neighbours of an atom: a primary alcohol has less than a secondary one. */
export function crowding(molecule: Molecule, atom: AtomIndex): number {
  let neighbours = 0;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const neighbour = molecule.neighbourAtom[k];
    neighbours += molecule.neighbourStart[neighbour + 1] - molecule.neighbourStart[neighbour] - 1;
  }
  return neighbours;
}

function nearSurroundings(molecule: Molecule, atom: AtomIndex): string {
  const neighbours: string[] = [];
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const neighbour = molecule.neighbourAtom[k];
    const order = molecule.bondOrder[molecule.neighbourBond[k]];
    neighbours.push(`${order}${nature(molecule, neighbour)}${isActivated(molecule, neighbour, atom) ? '*' : ''}`);
  }
  return `${nature(molecule, atom)}h${molecule.hydrogenCount[atom]}(${neighbours.sort().join()})`;
}

function ringSurroundings(molecule: Molecule, atom: AtomIndex): string {
  const shells: string[] = [`${nature(molecule, atom)}h${molecule.hydrogenCount[atom]}`];
  const seen = new Set([atom]);
  let shell = [atom];
  for (let radius = 0; radius < AROMATIC_RADIUS; radius++) {
    const next: number[] = [];
    for (const inner of shell) {
      for (let k = molecule.neighbourStart[inner]; k < molecule.neighbourStart[inner + 1]; k++) {
        const outer = molecule.neighbourAtom[k];
        if (seen.has(outer)) continue;
        seen.add(outer);
        next.push(outer);
      }
    }
    const isLast = radius === AROMATIC_RADIUS - 1;
    shells.push(
      next
        .map((each) => `${nature(molecule, each)}h${molecule.hydrogenCount[each]}${isLast ? substituents(molecule, each, seen) : ''}`)
        .sort()
        .join(),
    );
    shell = next;
  }
  return shells.join('/');
}

/** Element, aromaticity and charge. */
function nature(molecule: Molecule, atom: AtomIndex): string {
  return `${molecule.atomicNumber[atom]}${molecule.isAromatic[atom] === 1 ? 'a' : ''}${molecule.charge[atom] === 0 ? '' : molecule.charge[atom]}`;
}

/** Whether an atom is aromatic or has a multiple bond to nitrogen, oxygen or sulfur other than the atom it is seen from. */
function isActivated(molecule: Molecule, atom: AtomIndex, from: AtomIndex): boolean {
  if (molecule.isAromatic[atom] === 1) return true;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const neighbour = molecule.neighbourAtom[k];
    const order = molecule.bondOrder[molecule.neighbourBond[k]];
    if (neighbour === from || (order !== BOND.double && order !== BOND.triple)) continue;
    const element = molecule.atomicNumber[neighbour];
    if (element === ELEMENT.nitrogen || element === ELEMENT.oxygen || element === ELEMENT.sulfur) return true;
  }
  return false;
}

/** What hangs on the aromatic atom farthest from the site, which the last shell does not reach: the group para to it. */
function substituents(molecule: Molecule, atom: AtomIndex, seen: ReadonlySet<AtomIndex>): string {
  if (molecule.isAromatic[atom] === 0) return '';
  const neighbours = molecule.neighbourAtom.subarray(molecule.neighbourStart[atom], molecule.neighbourStart[atom + 1]);
  const beyond = [...neighbours].filter((each) => !seen.has(each) && molecule.isAromatic[each] === 0);
  return beyond
    .map((each) => `-${nature(molecule, each)}h${molecule.hydrogenCount[each]}`)
    .sort()
    .join('');
}
