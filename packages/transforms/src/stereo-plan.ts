import { BOND, CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN } from '@retron/molecule';
import { onlyOrder, type Pattern, patternBondBetween, statedValue } from '@retron/patterns';
import { compareConfigurations } from './configuration.ts';

/**
 * What a template says about stereo, worked out once. Letters refer to the rules of docs/chemistry/stereo.md.
 *
 * Atom and bond numbers are those of the template's two patterns.
 */
export interface StereoPlan {
  /** Matched atoms whose configuration has to be looked at before the edit. */
  readonly centres: readonly CentreRule[];
  /** Matched double bonds whose geometry has to be looked at before the edit. */
  readonly doubleBonds: readonly DoubleBondRule[];
  /** Made atoms whose configuration the edit removes (T-g, T-i); `isOpen` where neither side states it (T-i). */
  readonly erasedCentres: readonly { readonly atom: number; readonly isOpen: boolean }[];
  /** Made atoms whose configuration the edit sets (T-f, T-h, T-j); `needsMark` where it only changes one that the target has. */
  readonly setCentres: readonly { readonly atom: number; readonly needsMark: boolean }[];
  /**
   * Made double bonds whose geometry the edit decides: set where the made side states it (D-g), else removed (D-h). `needsMark` where
   * it only changes one that the target has.
   */
  readonly decidedDoubleBonds: readonly { readonly bond: number; readonly needsMark: boolean }[];
  /** Kept atoms whose configuration differs on the two sides, as matched atoms: part of the reaction centre. */
  readonly changedCentres: readonly number[];
  /** Those of them that are mirrored though every bond, the charge and the hydrogens stay: no reaction at the atom can do it. */
  readonly turnedCentres: readonly number[];
  /** Made double bonds whose geometry differs on the two sides. */
  readonly changedDoubleBonds: readonly number[];
  /** Matched atoms that any of this refers to. */
  readonly referredAtoms: readonly number[];
}

/**
 * `stated`: the template gives the centre a configuration; `open`: it could have, but did not (T-d); `made`: the same, of a centre that
 * the reaction makes, so that there is none before.
 */
interface CentreRule {
  readonly kind: 'stated' | 'open' | 'made';
  readonly atom: number;
}

/** As `CentreRule`, for a double bond (D-d). */
interface DoubleBondRule {
  readonly kind: 'stated' | 'open' | 'made';
  readonly bond: number;
}

/** The two sides of a template and how their atoms belong together. */
export interface TemplateSides {
  readonly matched: Pattern;
  readonly made: Pattern;
  /** As in `Edit`. */
  readonly partnerOfMatched: Int16Array;
  /** As in `Edit`. */
  readonly partnerOfMade: Int16Array;
}

/**
 * Compares what the two sides of a template say about stereo.
 *
 * @param isEdited - 1 for matched atoms whose bonds, charge or hydrogens the template changes
 */
export function compileStereoPlan(sides: TemplateSides, isEdited: Uint8Array): StereoPlan {
  const { matched, made, partnerOfMade } = sides;
  const setCentres = stereoAtoms(made).map((atom) => {
    const partner = partnerOfMade[atom];
    return { atom, needsMark: partner >= 0 && matched.chirality[partner] !== CHIRALITY.none };
  });
  const doubleBonds = doubleBondRules(sides, isEdited);
  const decided = decidedDoubleBonds(sides, isEdited);

  const referred = new Set<number>();
  for (const atom of stereoAtoms(matched)) for (const near of withNeighbours(matched, atom)) referred.add(near);
  for (const { kind, bond } of doubleBonds) {
    if (kind === 'stated') for (const near of withEnds(matched, bond)) referred.add(near);
  }
  const madeReferred = [...setCentres.map(({ atom }) => withNeighbours(made, atom)), ...decided.map(({ bond }) => withEnds(made, bond))];
  for (const atom of madeReferred.flat()) if (partnerOfMade[atom] >= 0) referred.add(partnerOfMade[atom]);

  const changed = changedCentres(sides);
  return {
    centres: centreRules(sides, isEdited),
    doubleBonds,
    erasedCentres: erasedCentres(sides, isEdited),
    setCentres,
    decidedDoubleBonds: decided,
    changedCentres: changed.map(({ atom }) => atom),
    turnedCentres: changed.filter(({ atom, relation }) => relation === -1 && isEdited[atom] === 0).map(({ atom }) => atom),
    changedDoubleBonds: decided.filter(({ isChanged }) => isChanged).map(({ bond }) => bond),
    referredAtoms: [...referred].sort((a, b) => a - b),
  };
}

function centreRules({ matched, made, partnerOfMatched }: TemplateSides, isEdited: Uint8Array): CentreRule[] {
  const rules: CentreRule[] = [];
  for (let atom = 0; atom < matched.atomCount; atom++) {
    const partner = partnerOfMatched[atom];
    const changes = isEdited[atom] === 1 || partner < 0 || made.chirality[partner] !== CHIRALITY.none;
    if (matched.chirality[atom] !== CHIRALITY.none) rules.push({ kind: 'stated', atom });
    else if (changes && couldStateCentre(matched, atom)) {
      const isMade = partner >= 0 && (isUnsaturated(made, partner) || !couldStateCentre(made, partner));
      rules.push({ kind: isMade ? 'made' : 'open', atom });
    }
  }
  return rules;
}

function erasedCentres({ matched, made, partnerOfMatched }: TemplateSides, isEdited: Uint8Array) {
  const erased: { atom: number; isOpen: boolean }[] = [];
  partnerOfMatched.forEach((partner, atom) => {
    if (partner < 0 || made.chirality[partner] !== CHIRALITY.none) return;
    const isStated = matched.chirality[atom] !== CHIRALITY.none; // T-g
    const couldState = isEdited[atom] === 1 && couldStateCentre(made, partner); // T-i
    if (isStated || couldState) erased.push({ atom: partner, isOpen: !isStated });
  });
  return erased;
}

/** Kept atoms whose configuration differs; `relation` as `compareConfigurations` has it, 0 also where one side states none. */
function changedCentres(sides: TemplateSides): { readonly atom: number; readonly relation: -1 | 0 }[] {
  const { matched, made, partnerOfMatched } = sides;
  const changed: { atom: number; relation: -1 | 0 }[] = [];
  partnerOfMatched.forEach((partner, atom) => {
    if (partner < 0) return;
    const isStated = matched.chirality[atom] !== CHIRALITY.none;
    const isMadeStated = made.chirality[partner] !== CHIRALITY.none;
    if (!isStated && !isMadeStated) return;
    const relation = compareSides(sides, atom, partner);
    if (relation !== 1) changed.push({ atom, relation });
  });
  return changed;
}

function doubleBondRules({ matched, made, partnerOfMatched }: TemplateSides, isEdited: Uint8Array): DoubleBondRule[] {
  const rules: DoubleBondRule[] = [];
  for (const bond of statableDoubleBonds(matched)) {
    const changes = isEdited[matched.bondBegin[bond]] === 1 || isEdited[matched.bondEnd[bond]] === 1;
    if (matched.doubleBondStereo[bond] !== DOUBLE_BOND.none) rules.push({ kind: 'stated', bond });
    else if (changes) {
      const [begin, end] = [partnerOfMatched[matched.bondBegin[bond]], partnerOfMatched[matched.bondEnd[bond]]];
      const before = begin < 0 || end < 0 ? -1 : patternBondBetween(made, begin, end);
      rules.push({ kind: before < 0 || onlyOrder(made.bondSet[before]) !== BOND.double ? 'made' : 'open', bond });
    }
  }
  return rules;
}

function decidedDoubleBonds({ matched, made, partnerOfMade }: TemplateSides, isEdited: Uint8Array) {
  const decided: { bond: number; needsMark: boolean; isChanged: boolean }[] = [];
  for (const bond of statableDoubleBonds(made)) {
    const begin = partnerOfMade[made.bondBegin[bond]];
    const end = partnerOfMade[made.bondEnd[bond]];
    const isTouched = [begin, end].some((partner) => partner < 0 || isEdited[partner] === 1);
    const isStated = made.doubleBondStereo[bond] !== DOUBLE_BOND.none;
    const before = begin < 0 || end < 0 ? -1 : patternBondBetween(matched, begin, end);
    const wasStated = before >= 0 && matched.doubleBondStereo[before] !== DOUBLE_BOND.none;
    if (isStated || isTouched || wasStated) decided.push({ bond, needsMark: wasStated, isChanged: isStated !== wasStated });
  }
  return decided;
}

function stereoAtoms(pattern: Pattern): number[] {
  return [...pattern.chirality.keys()].filter((atom) => pattern.chirality[atom] !== CHIRALITY.none);
}

function withNeighbours(pattern: Pattern, atom: number): number[] {
  return [atom, ...pattern.neighbourAtom.subarray(pattern.neighbourStart[atom], pattern.neighbourStart[atom + 1])];
}

function withEnds(pattern: Pattern, bond: number): number[] {
  return [...withNeighbours(pattern, pattern.bondBegin[bond]), ...withNeighbours(pattern, pattern.bondEnd[bond])];
}

/** Whether the pattern names enough about the atom to state a configuration: four neighbours, or three and its hydrogens. */
function couldStateCentre(pattern: Pattern, atom: number): boolean {
  const named = pattern.neighbourStart[atom + 1] - pattern.neighbourStart[atom];
  return named === 4 || (named === 3 && statedValue(pattern.queries[atom], 'hydrogens') >= 0);
}

function isUnsaturated(pattern: Pattern, atom: number): boolean {
  const bonds = pattern.neighbourBond.subarray(pattern.neighbourStart[atom], pattern.neighbourStart[atom + 1]);
  return bonds.some((bond) => {
    const order = onlyOrder(pattern.bondSet[bond]);
    return order === BOND.double || order === BOND.triple || order === BOND.aromatic;
  });
}

/** Double bonds whose geometry the pattern could state: both ends have a further neighbour in it. */
function statableDoubleBonds(pattern: Pattern): number[] {
  const size = (atom: number) => pattern.neighbourStart[atom + 1] - pattern.neighbourStart[atom];
  return [...pattern.bondSet.keys()].filter(
    (bond) => onlyOrder(pattern.bondSet[bond]) === BOND.double && size(pattern.bondBegin[bond]) > 1 && size(pattern.bondEnd[bond]) > 1,
  );
}

/** How the configurations that the two sides state for one atom relate; see `compareConfigurations`. */
function compareSides({ matched, made, partnerOfMade }: TemplateSides, atom: number, partner: number): -1 | 0 | 1 {
  const before = matched.chiralNeighbours.subarray(4 * atom, 4 * atom + 4);
  const after = Array.from(made.chiralNeighbours.subarray(4 * partner, 4 * partner + 4), (neighbour) => {
    if (neighbour === IMPLICIT_HYDROGEN) return neighbour;
    return partnerOfMade[neighbour] >= 0 ? partnerOfMade[neighbour] : matched.atomCount + neighbour;
  });
  return compareConfigurations(matched.chirality[atom], before, made.chirality[partner], after);
}
