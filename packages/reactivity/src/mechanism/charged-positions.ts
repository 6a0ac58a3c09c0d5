import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { aromaticRings, aromaticSystem, conjugatedWith, isAzineNitrogen } from './aromatic-ring.ts';
import { neighboursAcross } from './atoms.ts';

/** Numbers this small are zero but for rounding. */
const ZERO = 1e-9;

/**
 * Atoms of the fused aromatic system that carry charge once a nucleophile has added to `carbon`.
 *
 * In systems of rings of six those at an odd number of bonds. Where a ring of five is fused to the ring of `carbon`, its oxygen, sulfur or
 * pyrrole nitrogen takes up no charge; without it the rest is an odd alternant anion, whose charge is that of its non-bonding orbital
 * (Longuet-Higgins: around each atom of the other kind the coefficients add up to zero). So 5-halobenzothiazoles are not activated by their
 * nitrogen; 6-haloindazoles are, on paper (see `activation`).
 */
export function chargedPositions(molecule: Molecule, carbon: AtomIndex): ReadonlySet<AtomIndex> {
  const system = aromaticSystem(molecule, carbon);
  const isFusedToFive = system.some((atom) => aromaticRings(molecule, atom, 5).length > 0);
  if (!isFusedToFive || aromaticRings(molecule, carbon, 5).length > 0) return conjugatedWith(molecule, carbon);
  const members = new Set(system.filter((atom) => !isDonor(molecule, atom)));
  const neighbours = (atom: AtomIndex) => neighboursAcross(molecule, atom, BOND.aromatic).filter((each) => members.has(each));
  const distance = new Map([[carbon, 0]]);
  for (const [atom, bonds] of distance) {
    for (const next of neighbours(atom)) if (!distance.has(next)) distance.set(next, bonds + 1);
  }
  const odd = [...distance].filter(([, bonds]) => bonds % 2 === 1).map(([atom]) => atom);
  const others = [...distance].filter(([atom, bonds]) => bonds % 2 === 0 && atom !== carbon).map(([atom]) => atom);
  const rows = others.map((atom) => odd.map((each) => (neighbours(atom).includes(each) ? 1 : 0)));
  const free = mayBeOther(rows, odd.length);
  return new Set(odd.filter((_, column) => free[column]));
}

/** An atom of a ring of five that gives two electrons to the ring. */
function isDonor(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.atomicNumber[atom] !== ELEMENT.carbon && !isAzineNitrogen(molecule, atom);
}

/** For each unknown of homogeneous linear equations, whether a solution has it other than zero. */
function mayBeOther(rows: readonly (readonly number[])[], unknowns: number): readonly boolean[] {
  const left = rows.map((row) => [...row]);
  const pivotOf = new Map<number, number>();
  let used = 0;
  for (let column = 0; column < unknowns && used < left.length; column++) {
    const found = left.findIndex((row, index) => index >= used && Math.abs(row[column]) > ZERO);
    if (found < 0) continue;
    [left[used], left[found]] = [left[found], left[used]];
    const pivot = left[used];
    left.forEach((row, index) => {
      const factor = row[column] / pivot[column];
      if (index !== used && factor !== 0) for (let each = 0; each < unknowns; each++) row[each] -= factor * pivot[each];
    });
    pivotOf.set(column, used++);
  }
  return Array.from({ length: unknowns }, (_, column) => {
    const row = pivotOf.get(column);
    return row === undefined || left[row].some((value, each) => each !== column && Math.abs(value) > ZERO);
  });
}
