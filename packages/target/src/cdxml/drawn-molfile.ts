import { symbolOf } from '@retron/molecule';
import type { DrawnAtom, DrawnBond, DrawnStructure } from './drawn-structure.ts';

/** Most atoms, and most bonds, that a V2000 molfile can hold. */
export const MOLFILE_LIMIT = 999;

const BOND_TYPES = { 1: 1, 2: 2, 3: 3, aromatic: 4 } as const;
const RADICALS = { singlet: 1, doublet: 2, triplet: 3 } as const;
/** In the valence column this number means none at all. */
const VALENCE_ZERO = 15;
/** Usual length of a bond in a molfile; ChemDraw counts in points. */
const BOND_LENGTH = 1.5;

/** A V2000 molfile of a drawing of at most `MOLFILE_LIMIT` atoms and bonds; the reader of molfiles makes a molecule of it. */
export function molfileOfDrawing({ atoms, bonds }: DrawnStructure): string {
  const scale = scaleOf(atoms, bonds);
  const lines = [
    '',
    '  Retron',
    '',
    `${count(atoms.length)}${count(bonds.length)}  0  0  1  0  0  0  0  0999 V2000`,
    ...atoms.map((atom, index) => atomLine(atom, scale, statedValence(index, atom, bonds))),
    ...bonds.map(bondLine),
    ...properties(
      'CHG',
      atoms.map(({ charge }) => charge),
    ),
    ...properties(
      'RAD',
      atoms.map(({ radical }) => (radical === 'none' ? 0 : RADICALS[radical])),
    ),
    ...properties(
      'ISO',
      atoms.map(({ isotope }) => isotope),
    ),
    'M  END',
    '',
  ];
  return lines.join('\n');
}

const count = (value: number) => String(value).padStart(3);
const coordinate = (value: number) => value.toFixed(4).padStart(10);

function atomLine({ x, y, atomicNumber }: DrawnAtom, scale: number, valence: number): string {
  return `${coordinate(x * scale)}${coordinate(y * scale)}${coordinate(0)} ${symbolOf(atomicNumber).padEnd(3)} 0  0  0  0  0${count(valence)}  0  0  0  0  0  0`;
}

function bondLine({ from, to, order, mark }: DrawnBond): string {
  const either = order === 2 ? 3 : 4;
  const stereo = { none: 0, wedge: 1, hashed: 6, either }[mark];
  return `${count(from + 1)}${count(to + 1)}${count(BOND_TYPES[order])}${count(stereo)}`;
}

/** Of an atom whose hydrogens are written: with them, the bonds it shares. 0 leaves it to the reader. */
function statedValence(index: number, { hydrogens, atomicNumber }: DrawnAtom, bonds: readonly DrawnBond[]): number {
  if (hydrogens === null || atomicNumber === 1) return 0;
  let shared = hydrogens;
  for (const { from, to, order } of bonds) {
    if (from !== index && to !== index) continue;
    // What an aromatic bond counts depends on the ring.
    if (order === 'aromatic') return 0;
    shared += order;
  }
  return shared === 0 ? VALENCE_ZERO : Math.min(shared, VALENCE_ZERO - 1);
}

function properties(name: string, values: readonly number[]): readonly string[] {
  return values.flatMap((value, index) => (value === 0 ? [] : [`M  ${name}  1 ${count(index + 1)} ${count(value)}`]));
}

function scaleOf(atoms: readonly DrawnAtom[], bonds: readonly DrawnBond[]): number {
  const lengths = bonds
    .map(({ from, to }) => Math.hypot(atoms[from].x - atoms[to].x, atoms[from].y - atoms[to].y))
    .filter((length) => length > 0)
    .sort((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)];
  return middle === undefined ? 1 : BOND_LENGTH / middle;
}
