import { BOND, CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN } from '@retron/molecule';
import { statedValue } from './atom-query.ts';
import { onlyOrder } from './bond-query.ts';
import { compareConfigurations } from './configuration.ts';
import type { Pattern } from './pattern.ts';

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
  /** Made atoms whose configuration the edit removes (T-g, T-i). */
  readonly erasedCentres: readonly number[];
  /** Made atoms whose configuration the edit sets (T-f, T-h, T-j); `needsMark` where it only changes one that the target has. */
  readonly setCentres: readonly { readonly atom: number; readonly needsMark: boolean }[];
  /**
   * Made double bonds whose geometry the edit decides: set where the made side states it (D-g), else removed (D-h). `needsMark` where
   * it only changes one that the target has.
   */
  readonly decidedDoubleBonds: readonly { readonly bond: number; readonly needsMark: boolean }[];
  /** Kept atoms whose configuration differs on the two sides, as matched atoms: part of the reaction centre. */
  readonly changedCentres: readonly number[];
  /** Made double bonds whose geometry differs on the two sides. */
  readonly changedDoubleBonds: readonly number[];
  /** Matched atoms that any of this refers to. */
  readonly referredAtoms: readonly number[];
}

/** `stated`: the template gives the centre a configuration; `open`: it could have, but did not (T-d). */
export interface CentreRule {
  readonly kind: 'stated' | 'open';
  readonly atom: number;
}

/** As `CentreRule`, for a double bond (D-d). */
export interface DoubleBondRule {
  readonly kind: 'stated' | 'open';
  readonly bond: number;
}

/**
 * Compares what the two sides of a template say about stereo.
 *
 * @param isEdited - 1 for matched atoms whose bonds, charge or hydrogens the template changes
 */
export function compileStereoPlan(
  matched: Pattern,
  made: Pattern,
  partnerOfMatched: Int16Array,
  partnerOfMade: Int16Array,
  isEdited: Uint8Array,
): StereoPlan {
  const centres: CentreRule[] = [];
  const erasedCentres: number[] = [];
  const setCentres: { atom: number; needsMark: boolean }[] = [];
  const changedCentres: number[] = [];
  const referred = new Set<number>();

  const refer = (pattern: Pattern, atom: number) => {
    const toMatched = (a: number) => (pattern === matched ? a : partnerOfMade[a]);
    referred.add(toMatched(atom));
    for (let k = pattern.neighbourStart[atom]; k < pattern.neighbourStart[atom + 1]; k++) referred.add(toMatched(pattern.neighbourAtom[k]));
  };

  for (let atom = 0; atom < matched.atomCount; atom++) {
    const partner = partnerOfMatched[atom];
    const isStated = matched.chirality[atom] !== CHIRALITY.none;
    const isMadeStated = partner >= 0 && made.chirality[partner] !== CHIRALITY.none;
    const couldState = couldStateCentre(matched, atom);
    if (isStated) {
      centres.push({ kind: 'stated', atom });
      refer(matched, atom);
    } else if (couldState && (isMadeStated || partner < 0 || isEdited[atom] === 1)) {
      centres.push({ kind: 'open', atom });
    }
    if (partner < 0) continue;
    const isErased = !isMadeStated && (isStated || (isEdited[atom] === 1 && (couldState || couldStateCentre(made, partner))));
    if (isErased) erasedCentres.push(partner);
    if (isStated !== isMadeStated || (isStated && isInverted(matched, atom, made, partner, partnerOfMade))) changedCentres.push(atom);
  }
  for (let atom = 0; atom < made.atomCount; atom++) {
    if (made.chirality[atom] === CHIRALITY.none) continue;
    const partner = partnerOfMade[atom];
    setCentres.push({ atom, needsMark: partner >= 0 && matched.chirality[partner] !== CHIRALITY.none });
    refer(made, atom);
  }

  const doubleBonds: DoubleBondRule[] = [];
  for (let bond = 0; bond < matched.bondCount; bond++) {
    if (onlyOrder(matched.bondSet[bond]) !== BOND.double || !couldStateDoubleBond(matched, bond)) continue;
    const begin = matched.bondBegin[bond];
    const end = matched.bondEnd[bond];
    if (matched.doubleBondStereo[bond] !== DOUBLE_BOND.none) {
      doubleBonds.push({ kind: 'stated', bond });
      refer(matched, begin);
      refer(matched, end);
    } else if (isEdited[begin] === 1 || isEdited[end] === 1) {
      doubleBonds.push({ kind: 'open', bond });
    }
  }

  const decidedDoubleBonds: { bond: number; needsMark: boolean }[] = [];
  const changedDoubleBonds: number[] = [];
  for (let bond = 0; bond < made.bondCount; bond++) {
    if (onlyOrder(made.bondSet[bond]) !== BOND.double || !couldStateDoubleBond(made, bond)) continue;
    const begin = made.bondBegin[bond];
    const end = made.bondEnd[bond];
    const isTouched = [partnerOfMade[begin], partnerOfMade[end]].some((partner) => partner < 0 || isEdited[partner] === 1);
    const isStated = made.doubleBondStereo[bond] !== DOUBLE_BOND.none;
    const wasStated = statedBefore(matched, partnerOfMade[begin], partnerOfMade[end]);
    if (!isStated && !isTouched && !wasStated) continue;
    decidedDoubleBonds.push({ bond, needsMark: wasStated });
    if (isStated !== wasStated) changedDoubleBonds.push(bond);
    refer(made, begin);
    refer(made, end);
  }

  referred.delete(-1);
  return {
    centres,
    doubleBonds,
    erasedCentres,
    setCentres,
    decidedDoubleBonds,
    changedCentres,
    changedDoubleBonds,
    referredAtoms: [...referred].sort((a, b) => a - b),
  };
}

/** Whether the pattern names enough about the atom to state a configuration: four neighbours, or three and its hydrogens. */
function couldStateCentre(pattern: Pattern, atom: number): boolean {
  const named = pattern.neighbourStart[atom + 1] - pattern.neighbourStart[atom];
  return named === 4 || (named === 3 && statedValue(pattern.queries[atom], 'hydrogens') >= 0);
}

/** Whether both ends of the double bond have a further neighbour in the pattern. */
function couldStateDoubleBond(pattern: Pattern, bond: number): boolean {
  const size = (atom: number) => pattern.neighbourStart[atom + 1] - pattern.neighbourStart[atom];
  return size(pattern.bondBegin[bond]) > 1 && size(pattern.bondEnd[bond]) > 1;
}

function statedBefore(matched: Pattern, a: number, b: number): boolean {
  if (a < 0 || b < 0) return false;
  for (let k = matched.neighbourStart[a]; k < matched.neighbourStart[a + 1]; k++) {
    if (matched.neighbourAtom[k] === b) return matched.doubleBondStereo[matched.neighbourBond[k]] !== DOUBLE_BOND.none;
  }
  return false;
}

/** Whether the two sides state different configurations of one atom; also where they cannot be compared. */
function isInverted(matched: Pattern, atom: number, made: Pattern, partner: number, partnerOfMade: Int16Array): boolean {
  const before = matched.chiralNeighbours.subarray(4 * atom, 4 * atom + 4);
  const after = Array.from(made.chiralNeighbours.subarray(4 * partner, 4 * partner + 4), (neighbour) => {
    if (neighbour === IMPLICIT_HYDROGEN || partnerOfMade[neighbour] >= 0) return neighbour < 0 ? neighbour : partnerOfMade[neighbour];
    return matched.atomCount + neighbour;
  });
  return compareConfigurations(matched.chirality[atom], before, made.chirality[partner], after) !== 1;
}
