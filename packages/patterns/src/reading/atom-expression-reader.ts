import { atomicNumberOf, CHIRALITY, LARGEST_RING_SOUGHT, type Result, success } from '@retron/molecule';
import { type AtomField, atomQuery, fieldMask, fieldValue, statedValue } from '../pattern/atom-query.ts';
import type { AtomClause, AtomQuery, AtomTerm, Pattern } from '../pattern/pattern.ts';
import { type PatternFailure, patternFailure } from '../pattern/pattern-failure.ts';
import { readLogic } from './logic-reader.ts';

/** A bracket atom of a pattern. */
export interface AtomExpression {
  readonly query: AtomQuery;
  readonly atomMap: number;
  readonly chirality: number;
  /** Whether the text gives the atom exactly one hydrogen, which then takes a place among the neighbours of a centre. */
  readonly namesOneHydrogen: boolean;
}

/** Reads the pattern inside `$(...)`. */
export type EnvironmentReader = (text: string) => Result<Pattern, PatternFailure>;

const AROMATIC_SYMBOLS = ['se', 'as', 'te', 'si', 'b', 'c', 'n', 'o', 'p', 's'];
/** Fields asked by a letter and a number; without a number the count is 1. */
const COUNT_FIELDS: Readonly<Record<string, AtomField>> = { H: 'hydrogens', D: 'neighbours', X: 'connections' };
const HYDROGEN_ATOM = /^(\d*)H(?=[+-]|$)/;

/** Expressions read before, by their text without the map: a library has tens of thousands of atoms but some hundred texts. */
const known = new Map<string, AtomExpression>();
/** Texts remembered at most, so that odd patterns cannot fill the memory. */
const MAX_KNOWN = 4096;
const MAX_MAP = 0xffff;

/**
 * Reads what stands between the brackets of an atom.
 *
 * @param text - without the brackets
 */
export function readAtomExpression(text: string, readEnvironment: EnvironmentReader): Result<AtomExpression, PatternFailure> {
  const colon = text.lastIndexOf(':');
  const hasMap = colon >= 0 && /^\d+$/.test(text.slice(colon + 1));
  const body = hasMap ? text.slice(0, colon) : text;
  const atomMap = hasMap ? Number(text.slice(colon + 1)) : 0;
  if (atomMap > MAX_MAP) return patternFailure('pattern-unsupported', text, colon, `Maps go up to ${MAX_MAP}`);
  const before = known.get(body);
  if (before !== undefined) return success({ ...before, atomMap });
  const read = readUnmapped(body, readEnvironment);
  if (!read.ok) return read;
  if (known.size === MAX_KNOWN) known.clear();
  known.set(body, read.value);
  return success({ ...read.value, atomMap });
}

function readUnmapped(text: string, readEnvironment: EnvironmentReader): Result<AtomExpression, PatternFailure> {
  if (text === '') return patternFailure('pattern-syntax', text, 0, 'An atom is missing');
  let chirality: number = CHIRALITY.none;
  let problem: ReturnType<typeof patternFailure> | null = null;
  const hydrogenAtom = HYDROGEN_ATOM.exec(text);
  const start = hydrogenAtom === null ? 0 : hydrogenAtom[0].length;

  const { clauses, end } = readLogic<AtomTerm>(text, start, (position, isNegated) => {
    const letter = text[position];
    if (letter === '@') {
      const isDouble = text[position + 1] === '@';
      chirality = isDouble !== isNegated ? CHIRALITY.clockwise : CHIRALITY.anticlockwise;
      return { term: null, end: position + (isDouble ? 2 : 1) };
    }
    if (letter === '$' && text[position + 1] === '(') {
      const close = closingParenthesis(text, position + 1);
      const environment = close < 0 ? null : readEnvironment(text.slice(position + 2, close));
      if (environment?.ok) return { term: { kind: 'environment', pattern: environment.value, isNegated }, end: close + 1 };
      problem = environment ?? patternFailure('pattern-syntax', text, position, 'A parenthesis is not closed');
      return null;
    }
    return readAtomTerm(text, position, isNegated);
  });
  if (problem !== null) return problem;
  if (end < text.length) return patternFailure('pattern-unsupported', text, end, 'This atom property is not known');

  const stated: AtomClause[] = clauses.filter((clause) => clause.some((alternative) => alternative.length > 0));
  if (hydrogenAtom !== null) {
    stated.push([[keyTerm('atomicNumber', 1, false)]]);
    if (hydrogenAtom[1] !== '') stated.push([[{ kind: 'isotope', mass: Number(hydrogenAtom[1]), isNegated: false }]]);
  }
  const query = atomQuery(stated);
  return success({ query, atomMap: 0, chirality, namesOneHydrogen: statedValue(query, 'hydrogens') === 1 });
}

/** An atom written without brackets, such as `C`, `c`, `Cl`, `*`, `A` or `a`; `null` where none starts at `position`. */
export function readPlainAtom(text: string, position: number): { readonly value: AtomExpression; readonly end: number } | null {
  const twoLetters = text.slice(position, position + 2);
  const symbol = twoLetters === 'Cl' || twoLetters === 'Br' ? twoLetters : text[position];
  const value = PLAIN_ATOMS.get(symbol);
  return value === undefined ? null : { value, end: position + symbol.length };
}

const PLAIN_ATOMS: ReadonlyMap<string, AtomExpression> = new Map(
  'B C N O P S F Cl Br I * A a b c n o p s'.split(' ').map((symbol) => {
    const term = readAtomTerm(symbol, 0, false)?.term;
    const query = atomQuery(term === undefined ? [] : [[[term]]]);
    return [symbol, { query, atomMap: 0, chirality: CHIRALITY.none, namesOneHydrogen: false }];
  }),
);

function keyTerm(field: AtomField, value: number, isNegated: boolean): AtomTerm {
  return { kind: 'key', mask: fieldMask(field), value: fieldValue(field, value), isNegated };
}

function elementTerm(atomicNumber: number, isAromatic: boolean, isNegated: boolean): AtomTerm {
  const mask = fieldMask('atomicNumber') | fieldMask('aromatic');
  const value = fieldValue('atomicNumber', atomicNumber) | fieldValue('aromatic', isAromatic ? 1 : 0);
  return { kind: 'key', mask, value, isNegated };
}

function readAtomTerm(text: string, position: number, isNegated: boolean): { readonly term: AtomTerm; readonly end: number } | null {
  const letter = text[position];
  if (letter === undefined) return null;
  if (letter === '*') return { term: { kind: 'key', mask: 0, value: 0, isNegated }, end: position + 1 };
  if (letter >= '0' && letter <= '9') {
    const { value, end } = readNumber(text, position, 0);
    return { term: { kind: 'isotope', mass: value, isNegated }, end };
  }
  if (letter === '#') {
    const { value, end } = readNumber(text, position + 1, -1);
    return value < 0 ? null : { term: keyTerm('atomicNumber', value, isNegated), end };
  }
  if (letter === '+' || letter === '-') return readCharge(text, position, isNegated);

  const twoLetters = text.slice(position, position + 2);
  const symbol = /^[A-Z][a-z]$/.test(twoLetters) && atomicNumberOf(twoLetters) !== undefined ? twoLetters : letter;
  if (symbol.length === 1) {
    const field = COUNT_FIELDS[letter];
    if (field !== undefined) {
      const { value, end } = readNumber(text, position + 1, 1);
      return { term: keyTerm(field, value, isNegated), end };
    }
    if (letter === 'R' || letter === 'r') return readRingTerm(text, position, isNegated);
    if (letter === 'A') return { term: keyTerm('aromatic', 0, isNegated), end: position + 1 };
  }
  const aromatic = AROMATIC_SYMBOLS.find((candidate) => text.startsWith(candidate, position));
  if (aromatic !== undefined) {
    const atomicNumber = atomicNumberOf(aromatic[0].toUpperCase() + aromatic.slice(1));
    return { term: elementTerm(atomicNumber ?? 0, true, isNegated), end: position + aromatic.length };
  }
  if (letter === 'a') return { term: keyTerm('aromatic', 1, isNegated), end: position + 1 };
  const atomicNumber = atomicNumberOf(symbol);
  return atomicNumber === undefined ? null : { term: elementTerm(atomicNumber, false, isNegated), end: position + symbol.length };
}

/** `R` and `r` ask for any ring, `R0` and `r0` for none, `r5` for a smallest ring of five atoms; `R2` is not known here. */
function readRingTerm(text: string, position: number, isNegated: boolean) {
  const { value, end } = readNumber(text, position + 1, -1);
  if (value < 0) return { term: keyTerm('ring', 1, isNegated), end };
  if (value === 0) return { term: keyTerm('ring', 0, isNegated), end };
  if (text[position] === 'R' || value > LARGEST_RING_SOUGHT) return null;
  return { term: keyTerm('ringSize', value, isNegated), end };
}

function readCharge(text: string, position: number, isNegated: boolean) {
  const sign = text[position];
  let end = position + 1;
  while (text[end] === sign) end++;
  const number = readNumber(text, end, end - position);
  return { term: keyTerm('charge', sign === '+' ? number.value : -number.value, isNegated), end: number.end };
}

function readNumber(text: string, position: number, otherwise: number): { readonly value: number; readonly end: number } {
  let end = position;
  while (text[end] >= '0' && text[end] <= '9') end++;
  return { value: end === position ? otherwise : Number(text.slice(position, end)), end };
}

/** The place of the parenthesis that closes the one at `open`, or -1. */
export function closingParenthesis(text: string, open: number): number {
  let depth = 0;
  for (let position = open; position < text.length; position++) {
    if (text[position] === '(') depth++;
    else if (text[position] === ')' && --depth === 0) return position;
  }
  return -1;
}
