import { atomicNumberOf, LAST_ATOMIC_NUMBER } from './elements.ts';
import { CHIRALITY } from './molecule.ts';
import { failure, type Result } from './result.ts';
import type { SmilesDraft } from './smiles-draft.ts';
import type { SmilesFailure } from './smiles-failure.ts';

/** Index of the last character read plus one. */
type Read = Result<number, SmilesFailure>;

/** Elements that may stand in lower case inside brackets. */
const AROMATIC_SYMBOLS: ReadonlyMap<string, number> = new Map(
  ['b', 'c', 'n', 'o', 'p', 's', 'se', 'as', 'te', 'si'].map((symbol) => [
    symbol,
    atomicNumberOf(symbol[0].toUpperCase() + symbol.slice(1)) as number,
  ]),
);

const LARGEST_CHARGE = 127;
const LARGEST_UINT16 = 65535;
const MOST_HYDROGENS = 99;

/**
 * Reads `[isotope? symbol chirality? hydrogens? charge? map?]` and adds the atom to the draft.
 *
 * `D` and `T` are hydrogen of mass 2 and 3, `#6` is an element by its number, as RDKit reads them.
 * Chirality other than tetrahedral (`@AL`, `@SP`, `@TB`, `@OH`) is read and left unspecified.
 *
 * @param start - index of the opening bracket
 */
export function readBracketAtom(text: string, start: number, draft: SmilesDraft): Read {
  const close = text.indexOf(']', start);
  if (close < 0) return refuse('bracket-atom', `Missing ']' after position ${start + 1}.`, start);
  let at = start + 1;
  let isotope = 0;
  let code = text.charCodeAt(at);
  while (isDigit(code)) {
    isotope = isotope * 10 + code - 48;
    if (isotope > LARGEST_UINT16) return refuse('bracket-atom', `Mass number too large at position ${at + 1}.`, at);
    code = text.charCodeAt(++at);
  }

  let atomicNumber = -1;
  let isAromatic = 0;
  if (code === HASH) {
    let number = 0;
    const from = ++at;
    while (isDigit(text.charCodeAt(at)) && number <= LAST_ATOMIC_NUMBER) number = number * 10 + text.charCodeAt(at++) - 48;
    if (at === from || number > LAST_ATOMIC_NUMBER) return refuse('element', `Unknown atomic number at position ${from + 1}.`, from);
    atomicNumber = number;
  } else {
    const isLower = isLowerCase(code);
    if (isLowerCase(text.charCodeAt(at + 1))) {
      const two = text.slice(at, at + 2);
      atomicNumber = (isLower ? AROMATIC_SYMBOLS.get(two) : atomicNumberOf(two)) ?? -1;
      if (atomicNumber >= 0) at += 2;
    }
    if (atomicNumber < 0) {
      const one = text[at];
      if (one === 'D' || one === 'T') {
        atomicNumber = 1;
        if (isotope === 0) isotope = one === 'D' ? 2 : 3;
      } else {
        atomicNumber = (isLower ? AROMATIC_SYMBOLS.get(one) : atomicNumberOf(one)) ?? -1;
      }
      if (atomicNumber < 0) return refuse('element', `Unknown element symbol at position ${at + 1}.`, at);
      at++;
    }
    isAromatic = isLower ? 1 : 0;
  }

  code = text.charCodeAt(at);
  let chirality: number = CHIRALITY.none;
  if (code === AT) {
    chirality = CHIRALITY.anticlockwise;
    code = text.charCodeAt(++at);
    if (code === AT) {
      chirality = CHIRALITY.clockwise;
      code = text.charCodeAt(++at);
    } else if (code > AT && code <= LAST_CAPITAL && code !== HYDROGEN) {
      const named = NAMED_CHIRALITY.exec(text.slice(at, at + 4));
      if (named !== null) {
        if (named[1] !== 'TH') chirality = CHIRALITY.none;
        else if (named[2] === '2') chirality = CHIRALITY.clockwise;
        at += named[0].length;
        code = text.charCodeAt(at);
      }
    }
  }

  let hydrogens = 0;
  if (code === HYDROGEN) {
    hydrogens = 1;
    code = text.charCodeAt(++at);
    if (isDigit(code)) {
      hydrogens = 0;
      while (isDigit(code)) {
        hydrogens = hydrogens * 10 + code - 48;
        if (hydrogens > MOST_HYDROGENS) return refuse('bracket-atom', `Too many hydrogens at position ${at + 1}.`, at);
        code = text.charCodeAt(++at);
      }
    }
  }

  let charge = 0;
  if (code === PLUS || code === MINUS) {
    const sign = code;
    code = text.charCodeAt(++at);
    let size = 1;
    if (isDigit(code)) {
      size = 0;
      while (isDigit(code)) {
        size = size * 10 + code - 48;
        if (size > LARGEST_CHARGE) return refuse('bracket-atom', `Charge too large at position ${at + 1}.`, at);
        code = text.charCodeAt(++at);
      }
    } else {
      while (code === sign && size < LARGEST_CHARGE) {
        size++;
        code = text.charCodeAt(++at);
      }
    }
    charge = sign === PLUS ? size : -size;
  }

  let map = 0;
  if (code === COLON) {
    code = text.charCodeAt(++at);
    if (!isDigit(code)) return refuse('bracket-atom', `Atom-map number expected at position ${at + 1}.`, at);
    while (isDigit(code)) {
      map = map * 10 + code - 48;
      if (map > LARGEST_UINT16) return refuse('bracket-atom', `Atom-map number too large at position ${at + 1}.`, at);
      code = text.charCodeAt(++at);
    }
  }
  if (at !== close) return refuse('bracket-atom', `Unexpected character '${text[at]}' at position ${at + 1}.`, at);

  const atom = draft.addAtom(atomicNumber, isAromatic, hydrogens);
  draft.isotope[atom] = isotope;
  draft.charge[atom] = charge;
  draft.atomMap[atom] = map;
  draft.chirality[atom] = chirality;
  if (chirality !== CHIRALITY.none) draft.hasChirality = true;
  return { ok: true, value: close + 1 };
}

const NAMED_CHIRALITY = /^(TH|AL|SP|TB|OH)(\d{0,2})/;
const HASH = 35;
const PLUS = 43;
const MINUS = 45;
const COLON = 58;
const AT = 64;
const HYDROGEN = 72;
const LAST_CAPITAL = 90;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLowerCase(code: number): boolean {
  return code >= 97 && code <= 122;
}

function refuse(kind: SmilesFailure['kind'], message: string, index: number): Read {
  return failure({ kind, message, position: index + 1 });
}
