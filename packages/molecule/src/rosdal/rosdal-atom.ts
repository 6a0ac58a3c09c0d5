import { atomicNumberOf, ELEMENT } from '../elements.ts';
import { LARGEST_ATOM_NUMBER } from './rosdal-failure.ts';
import { RosdalRefusal, type RosdalScanner } from './rosdal-scanner.ts';
import type { AtomAttributes, AtomMention } from './rosdal-statements.ts';

/** Letters that stand for groups of atoms in queries. */
const GENERIC_SYMBOLS = new Set(['A', 'Q', 'X', 'M', 'R', 'L', 'G']);

/** Hydrogen isotopes with a symbol of their own. */
const HYDROGEN_ISOTOPES: ReadonlyMap<string, number> = new Map([
  ['D', 2],
  ['T', 3],
]);

/**
 * Reads one mention of an atom.
 *
 * @param hydrogenName - the name an unnumbered `H` gets
 * @param missing - which failure it is if no atom stands here: the start of a segment, or the end of a bond
 */
export function readAtom(scanner: RosdalScanner, hydrogenName: number, missing: 'ATOM_NUM' | 'ATOM_MISSING'): AtomMention {
  const { position } = scanner;
  if (scanner.peek() === 'H') {
    scanner.takeMatch(/H/y);
    return { name: hydrogenName, position, atomicNumber: ELEMENT.hydrogen, symbol: 'H' };
  }
  if (scanner.peek() === '0') throw new RosdalRefusal('NUM_ZERO', `Atom number 0 is not allowed at position ${position}.`, position);
  const digits = scanner.takeMatch(/\d+/y);
  if (digits === '') {
    const what = missing === 'ATOM_NUM' ? 'Atom number' : 'Atom';
    throw new RosdalRefusal(missing, `${what} expected at position ${position}.`, position);
  }
  const name = Number(digits);
  if (name > LARGEST_ATOM_NUMBER) {
    throw new RosdalRefusal(
      'ATOM_NUM',
      `Atom number ${digits} at position ${position} is too large (maximum ${LARGEST_ATOM_NUMBER}).`,
      position,
    );
  }
  const symbol = scanner.takeMatch(/[A-Z][a-z]?|\*/y);
  const hydrogens = symbol === '' ? '' : scanner.takeMatch(/H\d{0,2}/y);
  const inside = scanner.peek() === '(' ? scanner.takeBracket() : null;
  const attributes = inside === null ? undefined : readAttributes(inside, name, position);
  const isotope = HYDROGEN_ISOTOPES.get(symbol);
  if (isotope !== undefined && attributes?.isotope !== undefined) throw givenTwice(name, position);
  const merged = isotope === undefined ? attributes : { ...attributes, isotope };
  return {
    name,
    position,
    ...(symbol === '' ? {} : { atomicNumber: elementOf(symbol, name, position), symbol }),
    ...(hydrogens === '' ? {} : { hydrogenCount: hydrogens === 'H' ? 1 : Number(hydrogens.slice(1)) }),
    ...(merged === undefined ? {} : { attributes: merged }),
  };
}

function elementOf(symbol: string, atom: number, position: number): number {
  if (GENERIC_SYMBOLS.has(symbol)) {
    throw new RosdalRefusal('GENERIC', `Generic atom '${symbol}' is not allowed in a molecule (atom ${atom}).`, position);
  }
  if (HYDROGEN_ISOTOPES.has(symbol)) return ELEMENT.hydrogen;
  const atomicNumber = atomicNumberOf(symbol);
  if (atomicNumber === undefined) throw new RosdalRefusal('SYMBOL', `Unknown element symbol '${symbol}' at atom ${atom}.`, position);
  return atomicNumber;
}

function readAttributes(inside: string, atom: number, position: number): AtomAttributes {
  const attributes: AtomAttributes = {};
  for (const item of inside.split(';')) {
    const read = readAttribute(item);
    if (read === null) throw new RosdalRefusal('ATTR', `Unknown attribute '${item}' at atom ${atom}.`, position);
    if (Object.keys(read).some((key) => key in attributes)) throw givenTwice(atom, position);
    Object.assign(attributes, read);
  }
  return attributes;
}

/** Up to three digits everywhere: no mass number, charge or group needs more. */
function readAttribute(item: string): AtomAttributes | null {
  const [, sign, digits] = /^(m|\+|-|r|&|o)([1-9]\d{0,2})?$/.exec(item) ?? [];
  const number = digits === undefined ? undefined : Number(digits);
  switch (sign) {
    case '+':
    case '-': {
      const size = number ?? 1;
      return size > LARGEST_CHARGE ? null : { charge: sign === '+' ? size : -size };
    }
    case 'm':
      return number === undefined ? null : { isotope: number };
    case 'r':
      return number === undefined || number > MOST_UNPAIRED ? null : { unpairedElectrons: number };
    case '&':
    case 'o':
      return number === undefined ? null : { stereoGroup: { kind: sign === '&' ? 'and' : 'or', number } };
  }
  return item === 'cw' || item === 'ccw' ? { winding: item } : null;
}

const LARGEST_CHARGE = 99;
const MOST_UNPAIRED = 8;

export function givenTwice(atom: number, position: number): RosdalRefusal {
  return new RosdalRefusal('ATTR_TWICE', `Attributes of atom ${atom} are given twice.`, position);
}
