import { CHIRALITY, IMPLICIT_HYDROGEN, type Result, success } from '@retron/molecule';
import { type AtomExpression, closingParenthesis, readAtomExpression, readPlainAtom } from './atom-expression-reader.ts';
import { readBondExpression } from './bond-expression-reader.ts';
import { BOND_SET } from './bond-query.ts';
import { buildPattern, type DraftPatternAtom, type DraftPatternBond, type Pattern } from './pattern.ts';
import { type PatternFailure, patternFailure } from './pattern-failure.ts';

/** A ring closure still open, with the place it holds among the neighbours of its atom. */
interface OpenRing {
  readonly atom: number;
  readonly place: number;
  readonly bond: BondText | null;
}

interface BondText {
  readonly set: number;
  readonly direction: number;
}

const UNWRITTEN_BOND: BondText = { set: BOND_SET.singleOrAromatic, direction: 0 };

/** Largest pattern taken, in atoms. */
const MAX_PATTERN_ATOMS = 250;

/**
 * Reads the part of SMARTS that transforms use.
 *
 * Atoms: elements, `#n`, `*`, `A`, `a`, isotopes, `H D X R r` with counts, charges, `@` and `@@`, `$()`, maps, and `! & , ;`.
 * Bonds: `- = # $ : ~ @ / \` with the same operators; an unwritten bond is single or aromatic.
 * `(A.B)` asks that A and B lie in one molecule, `(A).(B)` that they lie in different ones.
 */
export function readPattern(text: string): Result<Pattern, PatternFailure> {
  const atoms: DraftPatternAtom[] = [];
  const bonds: DraftPatternBond[] = [];
  const fragmentGroup: number[] = [];
  const branches: number[] = [];
  const rings = new Map<number, OpenRing>();
  let previous = -1;
  let pendingBond: BondText | null = null;
  let group = 0;
  let groupCount = 0;
  let position = 0;

  const syntax = (problem: string, at = position) => patternFailure('pattern-syntax', text, at, problem);

  const connect = (begin: number, end: number, bond: BondText) => bonds.push({ begin, end, set: bond.set, direction: bond.direction });

  const append = ({ query, atomMap, chirality, namesOneHydrogen }: AtomExpression) => {
    const index = atoms.length;
    if (previous < 0) fragmentGroup.push(group);
    atoms.push({ query, atomMap, chirality, neighbours: [], fragment: fragmentGroup.length - 1 });
    if (previous >= 0) {
      connect(previous, index, pendingBond ?? UNWRITTEN_BOND);
      atoms[previous].neighbours.push(index);
      atoms[index].neighbours.push(previous);
    }
    if (namesOneHydrogen) atoms[index].neighbours.push(IMPLICIT_HYDROGEN);
    previous = index;
    pendingBond = null;
  };

  const closeOrOpenRing = (label: number) => {
    const open = rings.get(label);
    const neighbours = atoms[previous].neighbours;
    if (open === undefined) {
      rings.set(label, { atom: previous, place: neighbours.length, bond: pendingBond });
      neighbours.push(-1);
    } else {
      rings.delete(label);
      // A direction at the closing end is seen from the other side of the bond.
      const atClose: BondText | null = pendingBond === null ? null : { set: pendingBond.set, direction: -pendingBond.direction };
      connect(open.atom, previous, open.bond ?? atClose ?? UNWRITTEN_BOND);
      atoms[open.atom].neighbours[open.place] = previous;
      neighbours.push(open.atom);
    }
    pendingBond = null;
  };

  while (position < text.length) {
    const character = text[position];
    if (character === '(') {
      if (previous >= 0) branches.push(previous);
      else if (group !== 0) return syntax('A component group stands inside another');
      else group = ++groupCount;
      position++;
    } else if (character === ')') {
      const before = branches.pop();
      if (before === undefined) {
        if (group === 0) return syntax('A parenthesis is closed that was not opened');
        group = 0;
        previous = -1;
      } else {
        previous = before;
      }
      position++;
    } else if (character === '.') {
      if (branches.length > 0) return syntax('A dot stands inside a branch');
      if (pendingBond !== null) return syntax('A bond leads nowhere');
      previous = -1;
      position++;
    } else if (character === '[') {
      const end = closingBracket(text, position);
      if (end < 0) return syntax('A bracket is not closed');
      const atom = readAtomExpression(text.slice(position + 1, end), readPattern);
      if (!atom.ok) return atom;
      append(atom.value);
      position = end + 1;
    } else if ((character >= '0' && character <= '9') || character === '%') {
      const label = /^(?:%\((\d+)\)|%(\d\d)|(\d))/.exec(text.slice(position, position + 8));
      if (label === null) return syntax('A ring closure has no number');
      if (previous < 0) return syntax('A ring closure has no atom');
      closeOrOpenRing(Number(label[1] ?? label[2] ?? label[3]));
      position += label[0].length;
    } else {
      const bond = readBondExpression(text, position);
      if (bond !== null) {
        if (previous < 0 || pendingBond !== null) return syntax('A bond has no atom');
        pendingBond = bond;
        position = bond.end;
        continue;
      }
      const atom = readPlainAtom(text, position);
      if (atom === null) return syntax(`"${character}" is not expected`);
      append(atom.value);
      position = atom.end;
    }
    if (atoms.length > MAX_PATTERN_ATOMS) {
      return patternFailure('pattern-unsupported', text, position, `The pattern has more than ${MAX_PATTERN_ATOMS} atoms`);
    }
  }
  if (branches.length > 0 || group !== 0) return syntax('A parenthesis is not closed');
  if (rings.size > 0) return syntax('A ring closure is not closed');
  if (pendingBond !== null) return syntax('A bond leads nowhere');
  if (atoms.length === 0) return syntax('There is no atom');
  return success(buildPattern(atoms.map(completeCentre), bonds, fragmentGroup));
}

/**
 * A centre with three neighbours has an unnamed fourth, which SMILES puts where the hydrogen of `[C@H]` stands; one with fewer
 * than three cannot have a configuration.
 */
function completeCentre(atom: DraftPatternAtom): DraftPatternAtom {
  if (atom.chirality === CHIRALITY.none) return atom;
  const { neighbours } = atom;
  if (neighbours.length === 4) return atom;
  if (neighbours.length !== 3 || neighbours.includes(IMPLICIT_HYDROGEN)) return { ...atom, chirality: CHIRALITY.none, neighbours: [] };
  // Without a hydrogen in the text, three neighbours are read as in `[C@](a)(b)c`: the fourth comes before them all but the first.
  return { ...atom, neighbours: [neighbours[0], IMPLICIT_HYDROGEN, neighbours[1], neighbours[2]] };
}

function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let position = open; position < text.length; position++) {
    const character = text[position];
    if (character === '[') depth++;
    else if (character === ']' && --depth === 0) return position;
    else if (character === '(' && depth === 1) {
      const close = closingParenthesis(text, position);
      if (close < 0) return -1;
      position = close;
    }
  }
  return -1;
}
