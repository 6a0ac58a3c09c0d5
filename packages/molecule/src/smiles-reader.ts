import { atomicNumberOf, ELEMENT } from './elements.ts';
import { MOST_ATOMS, type Molecule } from './molecule.ts';
import { failure, type Result } from './result.ts';
import { readBracketAtom } from './smiles-bracket-atom.ts';
import { CODE, isDigit, isLowerCase } from './smiles-characters.ts';
import { BOND_TOKEN, DIRECTION, HYDROGENS_IMPLIED, SmilesDraft } from './smiles-draft.ts';
import { readStereoGroups } from './smiles-extension.ts';
import type { SmilesFailure } from './smiles-failure.ts';
import { finishMolecule } from './smiles-molecule.ts';

/**
 * The molecule a SMILES describes; atoms keep the order of the text, bonds the order in which they are completed.
 *
 * White space ends the SMILES. What follows is a name and is passed over, unless it is a CXSMILES block
 * (`|...|`), of which the stereo groups are read. Nothing about chemistry is checked here: a pentavalent
 * carbon is read as written. Never throws.
 *
 * @see docs/chemistry/smiles.md
 */
export function parseSmiles(text: string): Result<Molecule, SmilesFailure> {
  const trimmed = text.trim();
  if (trimmed.length === 0) return failure({ kind: 'empty', message: 'SMILES is empty.', position: 1 });
  const offset = text.indexOf(trimmed[0]);
  const gap = trimmed.search(/\s/);
  const smiles = gap < 0 ? trimmed : trimmed.slice(0, gap);
  draft.begin(smiles.length);
  const problem = readText(smiles, draft);
  if (problem !== null) return failure(offset === 0 ? problem : { ...problem, position: problem.position + offset });
  const stereoGroups = gap < 0 ? [] : readStereoGroups(trimmed.slice(gap).trimStart(), draft.atomCount);
  return { ok: true, value: finishMolecule(draft, stereoGroups) };
}

/** Reading is synchronous and not re-entrant, so one draft serves every call. */
const draft = new SmilesDraft();

const NO_ELEMENT = -1;

/** Elements written without brackets, by character code; lower case is aromatic. `Cl` and `Br` are handled where they occur. */
const PLAIN_ELEMENTS = new Int8Array(128).fill(NO_ELEMENT);
for (const symbol of ['*', 'B', 'C', 'N', 'O', 'F', 'P', 'S', 'I', 'b', 'c', 'n', 'o', 'p', 's']) {
  PLAIN_ELEMENTS[symbol.charCodeAt(0)] = atomicNumberOf(symbol.toUpperCase()) as number;
}

const NO_ATOM_YET = -1;

function readText(text: string, draft: SmilesDraft): SmilesFailure | null {
  const length = text.length;
  /** Atom the next atom or ring digit is bonded to; `NO_ATOM_YET` at the start of a component. */
  let current = NO_ATOM_YET;
  let token: number = BOND_TOKEN.implied;
  let direction: number = DIRECTION.none;
  /** A bond symbol has been read and waits for its atom. */
  let hasToken = false;
  /** An opening bracket or a dot has just been read, so an atom or a bond must follow. */
  let needsAtom = true;
  let at = 0;
  while (at < length) {
    const code = text.charCodeAt(at);

    const element = code < PLAIN_ELEMENTS.length ? PLAIN_ELEMENTS[code] : NO_ELEMENT;
    if (element !== NO_ELEMENT || code === CODE.openBracket) {
      let atom: number;
      if (code === CODE.openBracket) {
        const read = readBracketAtom(text, at, draft);
        if (!read.ok) return read.error;
        at = read.value;
        atom = draft.atomCount - 1;
      } else {
        let atomicNumber = element;
        at++;
        if (code === CODE.capitalC && text.charCodeAt(at) === CODE.smallL) {
          atomicNumber = ELEMENT.chlorine;
          at++;
        } else if (code === CODE.capitalB && text.charCodeAt(at) === CODE.smallR) {
          atomicNumber = ELEMENT.bromine;
          at++;
        }
        atom = draft.addAtom(atomicNumber, isLowerCase(code) ? 1 : 0, HYDROGENS_IMPLIED);
      }
      if (draft.atomCount > MOST_ATOMS) return refuse('size', `SMILES has more than ${MOST_ATOMS} atoms.`, at);
      draft.previous[atom] = current;
      if (current !== NO_ATOM_YET) draft.addBond(current, atom, token, direction);
      current = atom;
      token = BOND_TOKEN.implied;
      direction = DIRECTION.none;
      hasToken = false;
      needsAtom = false;
      continue;
    }

    if (isDigit(code) || code === CODE.percent) {
      if (current === NO_ATOM_YET || needsAtom) return unexpected(text, at);
      let number = code - CODE.zero;
      let end = at + 1;
      if (code === CODE.percent) {
        const long = RING_NUMBER.exec(text.slice(at, at + 8));
        if (long === null) return refuse('ring-closure', `Ring number expected after '%' at position ${at + 1}.`, at);
        number = Number(long[1] ?? long[2]);
        end = at + long[0].length;
      }
      const problem = readRingDigit(draft, current, number, token, direction, at);
      if (problem !== null) return problem;
      at = end;
      token = BOND_TOKEN.implied;
      direction = DIRECTION.none;
      hasToken = false;
      continue;
    }

    switch (code) {
      case CODE.openBranch:
        if (current === NO_ATOM_YET || needsAtom || hasToken) return unexpected(text, at);
        draft.branchAtom[draft.branchCount++] = current;
        needsAtom = true;
        at++;
        continue;
      case CODE.closeBranch:
        if (needsAtom || hasToken || draft.branchCount === 0) return unexpected(text, at);
        current = draft.branchAtom[--draft.branchCount];
        at++;
        continue;
      case CODE.dot:
        if (current === NO_ATOM_YET || hasToken) return unexpected(text, at);
        current = NO_ATOM_YET;
        needsAtom = true;
        at++;
        continue;
    }

    // What is left is a bond symbol, which needs an atom before it and none other beside it.
    if (current === NO_ATOM_YET || hasToken) return unexpected(text, at);
    switch (code) {
      case CODE.minus:
        if (text.charCodeAt(at + 1) === CODE.greater) {
          token = BOND_TOKEN.dative;
          at++;
        } else {
          token = BOND_TOKEN.single;
        }
        break;
      case CODE.less:
        if (text.charCodeAt(at + 1) !== CODE.minus) return unexpected(text, at);
        token = BOND_TOKEN.donorLast;
        at++;
        break;
      case CODE.equals:
        token = BOND_TOKEN.double;
        break;
      case CODE.hash:
        token = BOND_TOKEN.triple;
        break;
      case CODE.dollar:
        token = BOND_TOKEN.quadruple;
        break;
      case CODE.colon:
        token = BOND_TOKEN.aromatic;
        break;
      case CODE.slash:
        direction = DIRECTION.up;
        draft.hasDirection = true;
        break;
      case CODE.backslash: // which some programs double
        direction = DIRECTION.down;
        draft.hasDirection = true;
        if (text.charCodeAt(at + 1) === CODE.backslash) at++;
        break;
      default:
        return unexpected(text, at);
    }
    hasToken = true;
    at++;
  }
  if (hasToken) return refuse('bond', 'SMILES ends with a bond.', length - 1);
  if (needsAtom) return refuse('character', 'SMILES ends where an atom is expected.', length - 1);
  if (draft.branchCount > 0) return refuse('branch', "Missing ')' at the end.", length - 1);
  if (draft.openCount > 0) {
    return refuse('ring-closure', `Ring ${draft.openNumber[draft.openCount - 1]} is not closed.`, length - 1);
  }
  return null;
}

const RING_NUMBER = /^%(?:(\d\d)|\((\d{1,5})\))/;

/** Opens the ring of that number, or closes it with a bond from the atom that opened it to this one. */
function readRingDigit(
  draft: SmilesDraft,
  atom: number,
  number: number,
  token: number,
  direction: number,
  index: number,
): SmilesFailure | null {
  const closure = draft.closureCount++;
  draft.closureAtom[closure] = atom;
  draft.closurePlace[closure] = draft.atomCount;
  let open = draft.openCount - 1;
  while (open >= 0 && draft.openNumber[open] !== number) open--;
  if (open < 0) {
    const slot = draft.openCount++;
    draft.openNumber[slot] = number;
    draft.openClosure[slot] = closure;
    draft.openToken[slot] = token;
    draft.openDirection[slot] = direction;
    return null;
  }
  const openClosure = draft.openClosure[open];
  const partner = draft.closureAtom[openClosure];
  if (partner === atom || areBonded(draft, partner, atom)) {
    return refuse('ring-closure', `Ring closure at position ${index + 1} bonds two atoms twice.`, index);
  }
  draft.closurePartner[closure] = partner;
  draft.closurePartner[openClosure] = atom;
  const first = draft.openToken[open];
  const second = turnRound(token);
  if (first !== BOND_TOKEN.implied && second !== BOND_TOKEN.implied && first !== second) {
    return refuse('ring-closure', `Ring closure at position ${index + 1} contradicts the bond it was opened with.`, index);
  }
  // A mark at the closing digit is seen from the closing atom, so it turns round with the bond.
  const bondDirection = draft.openDirection[open] !== DIRECTION.none ? draft.openDirection[open] : -direction;
  draft.addBond(partner, atom, first !== BOND_TOKEN.implied ? first : second, bondDirection);
  const last = --draft.openCount;
  for (let k = open; k < last; k++) {
    draft.openNumber[k] = draft.openNumber[k + 1];
    draft.openClosure[k] = draft.openClosure[k + 1];
    draft.openToken[k] = draft.openToken[k + 1];
    draft.openDirection[k] = draft.openDirection[k + 1];
  }
  return null;
}

function turnRound(token: number): number {
  if (token === BOND_TOKEN.dative) return BOND_TOKEN.donorLast;
  return token === BOND_TOKEN.donorLast ? BOND_TOKEN.dative : token;
}

/** Whether the atoms share a chain bond or a closed ring digit; `later` is the atom being read. */
function areBonded(draft: SmilesDraft, earlier: number, later: number): boolean {
  if (draft.previous[later] === earlier) return true;
  for (let closure = draft.closureCount - 2; closure >= 0 && draft.closureAtom[closure] === later; closure--) {
    if (draft.closurePartner[closure] === earlier) return true;
  }
  return false;
}

function unexpected(text: string, index: number): SmilesFailure {
  return refuse('character', `Unexpected character '${text[index]}' at position ${index + 1}.`, index);
}

function refuse(kind: SmilesFailure['kind'], message: string, index: number): SmilesFailure {
  return { kind, message, position: index + 1 };
}
