import { BOND, type Failure, failure, type Result, success } from '@retron/molecule';
import { BOND_SET, onlyOrder, type Pattern, patternBondBetween, readPattern } from '@retron/patterns';

/** A pair of pattern atoms, as indices into one side of a `NamePattern`. */
export type AtomPair = readonly [number, number];

/** Both sides of a name reaction's pattern, with the bonds it says are made and broken. */
export interface NamePattern {
  readonly precursors: Pattern;
  readonly product: Pattern;
  /** For each map number that stands on both sides: the atom on the precursor side and on the product side. */
  readonly shared: readonly AtomPair[];
  /** Bonds of the product side that the reaction must make. */
  readonly made: readonly AtomPair[];
  /** Bonds of the precursor side that the reaction must break. */
  readonly broken: readonly AtomPair[];
  /**
   * Shared atoms of the precursor side that lose bonds, or a double or triple bond's order, and get no bond: the reaction must give them
   * hydrogen or a higher order only.
   */
  readonly onlyLosing: readonly number[];
}

/** Reads `precursors>>product`. */
export function readNamePattern(text: string): Result<NamePattern, Failure> {
  const sides = text.split('>>');
  if (sides.length !== 2) return failure({ kind: 'not-a-reaction', message: `Not of the form precursors>>product: ${text}` });
  const precursors = readPattern(sides[0]);
  if (!precursors.ok) return precursors;
  const product = readPattern(sides[1]);
  if (!product.ok) return product;
  const before = atomsByMap(precursors.value);
  const after = atomsByMap(product.value);
  const shared = [...before].flatMap(([map, atom]): AtomPair[] => {
    const inProduct = after.get(map);
    return inProduct === undefined ? [] : [[atom, inProduct]];
  });
  const made = bondsOnOneSideOnly(product.value, precursors.value, before);
  const broken = bondsOnOneSideOnly(precursors.value, product.value, after);
  const losing = [...broken, ...bondsThatFall(precursors.value, product.value, after)];
  const onlyLosing = shared
    .filter(([atom, inProduct]) => losing.some((pair) => pair.includes(atom)) && !made.some((pair) => pair.includes(inProduct)))
    .map(([atom]) => atom);
  return success({ precursors: precursors.value, product: product.value, shared, made, broken, onlyLosing });
}

function atomsByMap(pattern: Pattern): Map<number, number> {
  const atoms = new Map<number, number>();
  pattern.atomMap.forEach((map, atom) => {
    if (map > 0) atoms.set(map, atom);
  });
  return atoms;
}

/** Bonds of `side` with a mapped atom at one end at least that `other` does not have. */
function bondsOnOneSideOnly(side: Pattern, other: Pattern, otherAtoms: ReadonlyMap<number, number>): AtomPair[] {
  const pairs: AtomPair[] = [];
  for (let bond = 0; bond < side.bondCount; bond++) {
    const begin = side.bondBegin[bond];
    const end = side.bondEnd[bond];
    if (side.atomMap[begin] === 0 && side.atomMap[end] === 0) continue;
    const a = otherAtoms.get(side.atomMap[begin]);
    const b = otherAtoms.get(side.atomMap[end]);
    if (side.atomMap[begin] > 0 && side.atomMap[end] > 0 && a !== undefined && b !== undefined && patternBondBetween(other, a, b) >= 0)
      continue;
    pairs.push([begin, end]);
  }
  return pairs;
}

/** Bonds between mapped atoms that are double or triple in the precursors and of a lower order in the product. */
function bondsThatFall(precursors: Pattern, product: Pattern, productAtoms: ReadonlyMap<number, number>): AtomPair[] {
  const pairs: AtomPair[] = [];
  for (let bond = 0; bond < precursors.bondCount; bond++) {
    const begin = precursors.bondBegin[bond];
    const end = precursors.bondEnd[bond];
    const a = productAtoms.get(precursors.atomMap[begin]);
    const b = productAtoms.get(precursors.atomMap[end]);
    if (a === undefined || b === undefined) continue;
    const after = patternBondBetween(product, a, b);
    if (after >= 0 && isLower(precursors.bondSet[bond], product.bondSet[after])) pairs.push([begin, end]);
  }
  return pairs;
}

function isLower(before: number, after: number): boolean {
  const order = onlyOrder(before);
  if (order === BOND.triple) return (after & before) === 0;
  return order === BOND.double && (after & BOND_SET.single) !== 0 && (after & (BOND_SET.double | BOND_SET.triple)) === 0;
}
