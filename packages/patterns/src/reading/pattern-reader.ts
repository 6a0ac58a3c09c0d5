import { CHIRALITY, IMPLICIT_HYDROGEN, type Result, success } from '@retron/molecule';
import { BOND_SET } from '../pattern/bond-query.ts';
import { buildPattern, type DraftPatternAtom, type DraftPatternBond, type Pattern } from '../pattern/pattern.ts';
import { type PatternFailure, patternFailure } from '../pattern/pattern-failure.ts';
import { type AtomExpression, closingParenthesis, readAtomExpression, readPlainAtom } from './atom-expression-reader.ts';
import { readBondExpression } from './bond-expression-reader.ts';

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
  return new PatternReading(text).run();
}

/** One reading of one text. */
class PatternReading {
  readonly #text: string;
  readonly #atoms: DraftPatternAtom[] = [];
  readonly #bonds: DraftPatternBond[] = [];
  readonly #fragmentGroup: number[] = [];
  readonly #branches: number[] = [];
  readonly #rings = new Map<number, OpenRing>();
  #position = 0;
  #previous = -1;
  #pendingBond: BondText | null = null;
  #group = 0;
  #groupCount = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): Result<Pattern, PatternFailure> {
    while (this.#position < this.#text.length) {
      const problem = this.#step(this.#text[this.#position]);
      if (problem !== null) return typeof problem === 'string' ? this.#syntax(problem) : problem;
      if (this.#atoms.length > MAX_PATTERN_ATOMS) {
        return patternFailure('pattern-unsupported', this.#text, this.#position, `The pattern has more than ${MAX_PATTERN_ATOMS} atoms`);
      }
    }
    if (this.#branches.length > 0 || this.#group !== 0) return this.#syntax('A parenthesis is not closed');
    if (this.#rings.size > 0) return this.#syntax('A ring closure is not closed');
    if (this.#pendingBond !== null) return this.#syntax('A bond leads nowhere');
    if (this.#atoms.length === 0) return this.#syntax('There is no atom');
    return success(buildPattern(this.#atoms.map(completeCentre), this.#bonds, this.#fragmentGroup));
  }

  /** Reads what starts with `character`; tells what is wrong, if anything is. */
  #step(character: string): Problem {
    switch (character) {
      case '(':
        return this.#open();
      case ')':
        return this.#close();
      case '.':
        return this.#dot();
      case '[':
        return this.#bracketAtom();
      default:
        return (character >= '0' && character <= '9') || character === '%' ? this.#ringClosure() : this.#bondOrPlainAtom(character);
    }
  }

  #open(): Problem {
    if (this.#previous >= 0) this.#branches.push(this.#previous);
    else if (this.#group !== 0) return 'A component group stands inside another';
    else this.#group = ++this.#groupCount;
    this.#position++;
    return null;
  }

  #close(): Problem {
    const before = this.#branches.pop();
    if (before === undefined) {
      if (this.#group === 0) return 'A parenthesis is closed that was not opened';
      this.#group = 0;
    }
    this.#previous = before ?? -1;
    this.#position++;
    return null;
  }

  #dot(): Problem {
    if (this.#branches.length > 0) return 'A dot stands inside a branch';
    if (this.#pendingBond !== null) return 'A bond leads nowhere';
    this.#previous = -1;
    this.#position++;
    return null;
  }

  #bracketAtom(): Problem {
    const end = closingBracket(this.#text, this.#position);
    if (end < 0) return 'A bracket is not closed';
    const atom = readAtomExpression(this.#text.slice(this.#position + 1, end), readPattern);
    if (!atom.ok) return atom;
    this.#append(atom.value);
    this.#position = end + 1;
    return null;
  }

  #bondOrPlainAtom(character: string): Problem {
    const bond = readBondExpression(this.#text, this.#position);
    if (bond !== null) {
      if (this.#previous < 0 || this.#pendingBond !== null) return 'A bond has no atom';
      this.#pendingBond = bond;
      this.#position = bond.end;
      return null;
    }
    const atom = readPlainAtom(this.#text, this.#position);
    if (atom === null) return `"${character}" is not expected`;
    this.#append(atom.value);
    this.#position = atom.end;
    return null;
  }

  #ringClosure(): Problem {
    const label = /^(?:%\((\d+)\)|%(\d\d)|(\d))/.exec(this.#text.slice(this.#position, this.#position + 8));
    if (label === null) return 'A ring closure has no number';
    if (this.#previous < 0) return 'A ring closure has no atom';
    const number = Number(label[1] ?? label[2] ?? label[3]);
    const opened = this.#rings.get(number)?.atom;
    if (opened === this.#previous || (opened !== undefined && this.#atoms[opened].neighbours.includes(this.#previous))) {
      return 'A ring closure repeats a bond';
    }
    this.#openOrCloseRing(number);
    this.#position += label[0].length;
    return null;
  }

  #append({ query, atomMap, chirality, namesOneHydrogen }: AtomExpression): void {
    const index = this.#atoms.length;
    if (this.#previous < 0) this.#fragmentGroup.push(this.#group);
    const neighbours: number[] = [];
    this.#atoms.push({ query, atomMap, chirality, neighbours, fragment: this.#fragmentGroup.length - 1 });
    if (this.#previous >= 0) {
      this.#connect(this.#previous, index, this.#pendingBond ?? UNWRITTEN_BOND);
      this.#atoms[this.#previous].neighbours.push(index);
      neighbours.push(this.#previous);
    }
    if (namesOneHydrogen) neighbours.push(IMPLICIT_HYDROGEN);
    this.#previous = index;
    this.#pendingBond = null;
  }

  #openOrCloseRing(label: number): void {
    const open = this.#rings.get(label);
    const { neighbours } = this.#atoms[this.#previous];
    if (open === undefined) {
      this.#rings.set(label, { atom: this.#previous, place: neighbours.length, bond: this.#pendingBond });
      neighbours.push(-1);
    } else {
      this.#rings.delete(label);
      const pending = this.#pendingBond;
      // A direction at the closing end is seen from the other side of the bond.
      const atClose = pending === null ? null : { set: pending.set, direction: -pending.direction };
      this.#connect(open.atom, this.#previous, open.bond ?? atClose ?? UNWRITTEN_BOND);
      this.#atoms[open.atom].neighbours[open.place] = this.#previous;
      neighbours.push(open.atom);
    }
    this.#pendingBond = null;
  }

  #connect(begin: number, end: number, { set, direction }: BondText): void {
    this.#bonds.push({ begin, end, set, direction });
  }

  #syntax(problem: string) {
    return patternFailure('pattern-syntax', this.#text, this.#position, problem);
  }
}

/** What is wrong: a syntax error at the present position, or a failure found further in. */
type Problem = string | { readonly ok: false; readonly error: PatternFailure } | null;

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
