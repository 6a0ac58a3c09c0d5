import { atomicNumberOf, ELEMENT, LAST_ATOMIC_NUMBER } from './elements.ts';
import { CHIRALITY } from './molecule.ts';
import { failure, type Result, success } from './result.ts';
import { CODE, isDigit, isLowerCase } from './smiles-characters.ts';
import type { SmilesDraft } from './smiles-draft.ts';
import type { SmilesFailure } from './smiles-failure.ts';

/** Elements that may stand in lower case inside brackets. */
const AROMATIC_SYMBOLS: ReadonlyMap<string, number> = new Map(
  ['b', 'c', 'n', 'o', 'p', 's', 'se', 'as', 'te', 'si'].map((symbol) => [
    symbol,
    atomicNumberOf(symbol[0].toUpperCase() + symbol.slice(1)) as number,
  ]),
);

const LARGEST_CHARGE = 127;
const LARGEST_UINT16 = 65535;
/** One digit. Source: OpenSMILES 3.1.3; of more a molfile says something else. */
const MOST_HYDROGENS = 9;

/** What a part of the atom gives if its number is out of range; no part has this value. */
const TOO_LARGE = 1e9;

/** A place in the text, moved on by every part that is read. */
interface Cursor {
  readonly text: string;
  at: number;
}

/**
 * Reads `[isotope? symbol chirality? hydrogens? charge? map?]` and adds the atom to the draft.
 *
 * `D` and `T` are hydrogen of mass 2 and 3, `#6` is an element by its number, as RDKit reads them.
 * Chirality other than tetrahedral (`@AL`, `@SP`, `@TB`, `@OH`) is read and left unspecified.
 *
 * @param start - index of the opening bracket
 * @returns index behind the closing bracket
 */
export function readBracketAtom(text: string, start: number, draft: SmilesDraft): Result<number, SmilesFailure> {
  const close = text.indexOf(']', start);
  if (close < 0) return refuse('bracket-atom', `Missing ']' after position ${start + 1}.`, start);
  const cursor: Cursor = { text, at: start + 1 };
  const mass = readNumber(cursor, LARGEST_UINT16);
  const element = readElement(cursor);
  if (element === null) return refuse('element', `Unknown element at position ${cursor.at + 1}.`, cursor.at);
  const chirality = readChirality(cursor);
  const hydrogens = readHydrogens(cursor);
  const charge = readCharge(cursor);
  const map = readAtomMap(cursor);
  if (mass === TOO_LARGE || hydrogens === TOO_LARGE || charge === TOO_LARGE || map === TOO_LARGE) {
    return refuse('bracket-atom', `Number too large before position ${cursor.at + 1}.`, cursor.at);
  }
  if (cursor.at !== close || map === null) {
    return refuse('bracket-atom', `Unexpected character '${text[cursor.at]}' at position ${cursor.at + 1}.`, cursor.at);
  }
  const atom = draft.addAtom(element.atomicNumber, element.isAromatic ? 1 : 0, hydrogens);
  draft.isotope[atom] = mass === 0 ? element.mass : mass;
  draft.charge[atom] = charge;
  draft.atomMap[atom] = map;
  draft.chirality[atom] = chirality;
  if (chirality !== CHIRALITY.none) draft.hasChirality = true;
  return success(close + 1);
}

/** The digits at the cursor as a number; 0 if there are none. */
function readNumber(cursor: Cursor, largest: number): number {
  let number = 0;
  for (let code = cursor.text.charCodeAt(cursor.at); isDigit(code); code = cursor.text.charCodeAt(++cursor.at)) {
    number = number * 10 + code - CODE.zero;
    if (number > largest) return TOO_LARGE;
  }
  return number;
}

interface ElementRead {
  readonly atomicNumber: number;
  readonly isAromatic: boolean;
  /** Mass number that the symbol itself states. */
  readonly mass: number;
}

function readElement(cursor: Cursor): ElementRead | null {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === CODE.hash) {
    if (!isDigit(text.charCodeAt(at + 1))) return null;
    cursor.at++;
    const atomicNumber = readNumber(cursor, LAST_ATOMIC_NUMBER);
    return atomicNumber === TOO_LARGE ? null : { atomicNumber, isAromatic: false, mass: 0 };
  }
  const isAromatic = isLowerCase(code);
  const numberOf = (symbol: string): number | undefined => (isAromatic ? AROMATIC_SYMBOLS.get(symbol) : atomicNumberOf(symbol));
  const ofTwo = isLowerCase(text.charCodeAt(at + 1)) ? numberOf(text.slice(at, at + 2)) : undefined;
  if (ofTwo !== undefined) {
    cursor.at += 2;
    return { atomicNumber: ofTwo, isAromatic, mass: 0 };
  }
  const symbol = text.charAt(at);
  const hydrogenMass = symbol === 'D' ? 2 : symbol === 'T' ? 3 : 0;
  const atomicNumber = hydrogenMass > 0 ? ELEMENT.hydrogen : numberOf(symbol);
  if (atomicNumber === undefined) return null;
  cursor.at++;
  return { atomicNumber, isAromatic, mass: hydrogenMass };
}

const NAMED_CHIRALITY = /(TH|AL|SP|TB|OH)(\d{0,2})/y;

function readChirality(cursor: Cursor): number {
  if (cursor.text.charCodeAt(cursor.at) !== CODE.at) return CHIRALITY.none;
  cursor.at++;
  if (cursor.text.charCodeAt(cursor.at) === CODE.at) {
    cursor.at++;
    return CHIRALITY.clockwise;
  }
  NAMED_CHIRALITY.lastIndex = cursor.at;
  const named = NAMED_CHIRALITY.exec(cursor.text);
  if (named === null) return CHIRALITY.anticlockwise;
  cursor.at += named[0].length;
  if (named[1] !== 'TH') return CHIRALITY.none;
  return named[2] === '2' ? CHIRALITY.clockwise : CHIRALITY.anticlockwise;
}

function readHydrogens(cursor: Cursor): number {
  if (cursor.text.charCodeAt(cursor.at) !== CODE.capitalH) return 0;
  cursor.at++;
  return isDigit(cursor.text.charCodeAt(cursor.at)) ? readNumber(cursor, MOST_HYDROGENS) : 1;
}

function readCharge(cursor: Cursor): number {
  const sign = cursor.text.charCodeAt(cursor.at);
  if (sign !== CODE.plus && sign !== CODE.minus) return 0;
  cursor.at++;
  let size = 1;
  if (isDigit(cursor.text.charCodeAt(cursor.at))) {
    size = readNumber(cursor, LARGEST_CHARGE);
  } else {
    for (; cursor.text.charCodeAt(cursor.at) === sign; cursor.at++) size++;
    if (size > LARGEST_CHARGE) size = TOO_LARGE;
  }
  return sign === CODE.plus || size === TOO_LARGE ? size : -size;
}

/** The number behind the colon, 0 without one; `null` if the colon stands alone. */
function readAtomMap(cursor: Cursor): number | null {
  if (cursor.text.charCodeAt(cursor.at) !== CODE.colon) return 0;
  cursor.at++;
  return isDigit(cursor.text.charCodeAt(cursor.at)) ? readNumber(cursor, LARGEST_UINT16) : null;
}

function refuse(kind: SmilesFailure['kind'], message: string, index: number): Result<number, SmilesFailure> {
  return failure({ kind, message, position: index + 1 });
}
