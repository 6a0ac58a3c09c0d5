import { ELEMENT, type Molecule, ringBonds, smallestRings } from '@retron/molecule';
import { fieldValue } from '../pattern/atom-query.ts';
import { bondClass } from '../pattern/bond-query.ts';
import { symmetryClasses } from './symmetry.ts';

/** A molecule made ready for matching; prepare it once and match any number of patterns. Do not write to its arrays. */
export interface PreparedMolecule {
  readonly molecule: Molecule;
  /** What atom queries test; see `ATOM_KEY`. */
  readonly key: Int32Array;
  /** Each key once: a molecule has a third as many kinds of atoms as atoms. */
  readonly kinds: Int32Array;
  /** For each entry of `molecule.neighbourAtom` the class of the bond to it, as a bond set of one. */
  readonly neighbourClass: Uint16Array;
  /** Number of the disconnected part each atom belongs to, from 0. */
  readonly component: Uint16Array;
  /** Atoms alike by constitution share a number; see `symmetryClasses`. */
  readonly symmetryClass: Int32Array;
  /** Atoms by ascending symmetry class, atoms alike by ascending index. */
  readonly bySymmetry: Uint16Array;
  /** 1 for bonds in a ring. */
  readonly bondInRing: Uint8Array;
}

/** Packs what queries ask of each atom and bond of `molecule`. */
export function prepareMolecule(molecule: Molecule): PreparedMolecule {
  const { atomCount, neighbourStart, neighbourAtom, neighbourBond, bondOrder } = molecule;
  const bondInRing = ringBonds(molecule);
  const rings = smallestRings(molecule, bondInRing);
  const key = new Int32Array(atomCount);
  const neighbourClass = new Uint16Array(neighbourAtom.length);
  for (let atom = 0; atom < atomCount; atom++) {
    const start = neighbourStart[atom];
    const end = neighbourStart[atom + 1];
    let isInRing = 0;
    let explicitHydrogens = 0;
    for (let k = start; k < end; k++) {
      const bond = neighbourBond[k];
      isInRing |= bondInRing[bond];
      neighbourClass[k] = bondClass(bondOrder[bond], bondInRing[bond] === 1);
      if (molecule.atomicNumber[neighbourAtom[k]] === ELEMENT.hydrogen) explicitHydrogens++;
    }
    key[atom] =
      fieldValue('atomicNumber', molecule.atomicNumber[atom]) |
      fieldValue('aromatic', molecule.isAromatic[atom]) |
      fieldValue('hydrogens', molecule.hydrogenCount[atom] + explicitHydrogens) |
      fieldValue('neighbours', end - start) |
      fieldValue('connections', end - start + molecule.hydrogenCount[atom]) |
      fieldValue('charge', molecule.charge[atom]) |
      fieldValue('ringSize', rings.ofAtom[atom]) |
      fieldValue('ring', isInRing);
  }
  const symmetryClass = symmetryClasses(molecule);
  return {
    molecule,
    key,
    kinds: eachOnce(key),
    neighbourClass,
    component: components(molecule),
    symmetryClass,
    bySymmetry: inOrderOf(symmetryClass),
    bondInRing,
  };
}

/** In the order in which they come first. Compared one by one: there are few. */
function eachOnce(keys: Int32Array): Int32Array {
  const once = new Int32Array(keys.length);
  let count = 0;
  for (const key of keys) {
    let k = 0;
    while (k < count && once[k] !== key) k++;
    if (k === count) once[count++] = key;
  }
  return once.subarray(0, count);
}

/** Atoms by ascending class. @param classes - numbered from 0 without gaps */
function inOrderOf(classes: Int32Array): Uint16Array {
  const next = new Uint16Array(classes.length + 1);
  for (let atom = 0; atom < classes.length; atom++) next[classes[atom] + 1]++;
  for (let each = 1; each < next.length; each++) next[each] += next[each - 1];
  const atoms = new Uint16Array(classes.length);
  for (let atom = 0; atom < classes.length; atom++) atoms[next[classes[atom]]++] = atom;
  return atoms;
}

function components({ atomCount, neighbourStart, neighbourAtom }: Molecule): Uint16Array {
  const component = new Uint16Array(atomCount).fill(UNSEEN);
  const queue = new Uint16Array(atomCount);
  let count = 0;
  for (let root = 0; root < atomCount; root++) {
    if (component[root] !== UNSEEN) continue;
    let tail = 0;
    queue[tail++] = root;
    component[root] = count;
    for (let head = 0; head < tail; head++) {
      for (let k = neighbourStart[queue[head]]; k < neighbourStart[queue[head] + 1]; k++) {
        const neighbour = neighbourAtom[k];
        if (component[neighbour] !== UNSEEN) continue;
        component[neighbour] = count;
        queue[tail++] = neighbour;
      }
    }
    count++;
  }
  return component;
}

const UNSEEN = 0xffff;
