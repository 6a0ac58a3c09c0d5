import { BOND } from '../molecule.ts';
import { readAtom } from './rosdal-atom.ts';
import { MOST_ROSDAL_ATOMS } from './rosdal-failure.ts';
import { RosdalRefusal, RosdalScanner, tooManyAtoms } from './rosdal-scanner.ts';
import type { AtomMention, AtomName, BondSides, BondStatement, RosdalStatements } from './rosdal-statements.ts';

const ORDERS: ReadonlyMap<string, number> = new Map([
  ['-', BOND.single],
  ['=', BOND.double],
  ['#', BOND.triple],
  ['$', BOND.quadruple],
]);

/** Far more bonds than that many atoms can have; stops short texts whose ranges would fill the memory. */
const MOST_BONDS = 20 * MOST_ROSDAL_ATOMS;

/**
 * Reads the statements of a ROSDAL text: segments between commas, up to the full stop.
 *
 * @throws RosdalRefusal at the first place that is not ROSDAL
 */
export function readStatements(text: string): RosdalStatements {
  const scanner = new RosdalScanner(text);
  const mentions: AtomMention[] = [];
  const bonds: BondStatement[] = [];
  let hydrogens = 0;
  const mention = (missing: 'ATOM_NUM' | 'ATOM_MISSING'): AtomMention => {
    const read = readAtom(scanner, -(hydrogens + 1), missing);
    if (read.name < 0) hydrogens++;
    mentions.push(read);
    return read;
  };
  do {
    let current = mention('ATOM_NUM').name;
    while (scanner.peek() !== ',' && scanner.peek() !== '.') {
      current = readLink(scanner, current, mention, mentions, bonds);
      if (bonds.length > MOST_BONDS) throw new RosdalRefusal('LIMIT', `The structure has more than ${MOST_BONDS} bonds.`, scanner.position);
    }
  } while (scanner.takes(','));
  scanner.takes('.');
  if (scanner.peek() !== '') {
    throw new RosdalRefusal('AFTER_END', `Unexpected text after the full stop at position ${scanner.position}.`, scanner.position);
  }
  return { mentions, bonds };
}

/** Reads a bond or a range and the atom behind it; gives that atom. */
function readLink(
  scanner: RosdalScanner,
  from: AtomName,
  mention: (missing: 'ATOM_NUM' | 'ATOM_MISSING') => AtomMention,
  mentions: AtomMention[],
  bonds: BondStatement[],
): AtomName {
  const { position } = scanner;
  const next = scanner.peek();
  if (next === '>' || next === '<') {
    scanner.takes(next);
    const to = mention('ATOM_MISSING').name;
    bonds.push(next === '>' ? { from, to, order: BOND.dative, position } : { from: to, to: from, order: BOND.dative, position });
    return to;
  }
  const order = ORDERS.get(next);
  if (order === undefined) throw notABond(next, position);
  scanner.takes(next);
  if (order === BOND.double && scanner.peek() === '(') {
    const sides = readSides(scanner.takeBracket(), position);
    const to = mention('ATOM_MISSING').name;
    bonds.push({ from, to, order, position, ...(sides === null ? {} : { sides }) });
    return to;
  }
  const second = ORDERS.get(scanner.peek());
  if (second === undefined) {
    const to = mention('ATOM_MISSING').name;
    bonds.push({ from, to, order, position });
    return to;
  }
  const sign = next + scanner.peek();
  scanner.takes(scanner.peek());
  const to = mention('ATOM_MISSING').name;
  addRange(from, to, sign, [order, second], position, mentions, bonds);
  return to;
}

function notABond(next: string, position: number): RosdalRefusal {
  return next === '?'
    ? new RosdalRefusal('QUERY_BOND', `Arbitrary bond '?' is not allowed in a molecule (position ${position}).`, position)
    : new RosdalRefusal('CHAR', `Unexpected character '${next}' at position ${position}.`, position);
}

/** The sides of a double bond; `null` for `(?)`, which says that they are unknown. */
function readSides(inside: string, position: number): BondSides | null {
  if (inside === '?') return null;
  if (inside === 'Z') return { kind: 'Z' };
  const match = /^([1-9]\d{0,4})([ct])([1-9]\d{0,4})$/.exec(inside);
  if (match === null) {
    throw new RosdalRefusal('BOND_STEREO', `Unknown double-bond descriptor '(${inside})' at position ${position}.`, position);
  }
  return { kind: 'references', atFrom: Number(match[1]), isCis: match[2] === 'c', atTo: Number(match[3]) };
}

/** Adds the chain of consecutive numbers from one atom to the other, its bonds alternating between two orders. */
function addRange(
  from: AtomName,
  to: AtomName,
  sign: string,
  orders: readonly [number, number],
  position: number,
  mentions: AtomMention[],
  bonds: BondStatement[],
): void {
  if (from < 0 || to < 0) {
    throw new RosdalRefusal('ATOM_NUM', `The range ${sign} at position ${position} must stand between two numbered atoms.`, position);
  }
  if (Math.abs(to - from) < 2) {
    throw new RosdalRefusal('RANGE', `The range ${from}${sign}${to} must span at least two bonds.`, position);
  }
  const step = to > from ? 1 : -1;
  const length = Math.abs(to - from);
  if (length >= MOST_ROSDAL_ATOMS) throw tooManyAtoms(length + 1, position);
  for (let k = 0; k < length; k++) {
    const begin = from + k * step;
    if (k > 0) mentions.push({ name: begin, position });
    bonds.push({ from: begin, to: begin + step, order: orders[k % 2], position });
  }
}
