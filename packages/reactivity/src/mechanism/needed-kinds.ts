import type { AtomQuery, Pattern } from '@retron/patterns';

/** One yes-or-no question about the key of an atom; see `PreparedMolecule.key`. */
interface KeyTerm {
  readonly mask: number;
  readonly value: number;
  readonly isNegated: boolean;
}

/** What a pattern asks of the kind of an atom, whatever stands around that. */
export interface Kind {
  readonly mask: number;
  readonly value: number;
  /** Of each clause the alternatives, of each alternative the terms: only clauses that ask of nothing but the key. */
  readonly clauses: readonly (readonly (readonly KeyTerm[])[])[];
}

/** Whether an atom with this key is of the kind. */
export function isOfKind(key: number, { mask, value, clauses }: Kind): boolean {
  if ((key & mask) !== value) return false;
  return clauses.every((alternatives) =>
    alternatives.some((terms) => terms.every((term) => ((key & term.mask) === term.value) !== term.isNegated)),
  );
}

/** A bond between atoms of two kinds. */
export interface BondOfKinds {
  readonly begin: Kind;
  readonly end: Kind;
  /** Accepted bond classes, as `Pattern.bondSet`. */
  readonly bondSet: number;
}

/** What a molecule must have for a pattern to lie in it, in surroundings that the pattern asks for without a choice, too. */
export interface Needed {
  readonly kinds: readonly Kind[];
  readonly bonds: readonly BondOfKinds[];
}

/** Kinds of atoms, and of bonds between them. */
export function neededOf(pattern: Pattern): Needed {
  const { queries, bondCount, bondBegin, bondEnd, bondSet } = pattern;
  const around = queries.flatMap(surroundings).map(neededOf);
  const own = queries.map(kindOf);
  const bonds = Array.from({ length: bondCount }, (_, bond) => ({
    begin: own[bondBegin[bond]],
    end: own[bondEnd[bond]],
    bondSet: bondSet[bond],
  }));
  return {
    kinds: [...own.filter((kind) => !isAny(kind)), ...around.flatMap(({ kinds }) => kinds)],
    bonds: [...bonds, ...around.flatMap((each) => each.bonds)],
  };
}

function isAny({ mask, clauses }: Kind): boolean {
  return mask === 0 && clauses.length === 0;
}

function kindOf({ mask, value, clauses }: AtomQuery): Kind {
  const ofKey = clauses.flatMap((alternatives) => {
    const terms = alternatives.map((alternative) => alternative.flatMap((term) => (term.kind === 'key' ? [keyTerm(term)] : [])));
    return terms.every((each, index) => each.length === alternatives[index].length) ? [terms] : [];
  });
  return { mask, value, clauses: ofKey };
}

function keyTerm({ mask, value, isNegated }: KeyTerm): KeyTerm {
  return { mask, value, isNegated };
}

/** Patterns that must lie around an atom of the query. */
function surroundings({ clauses }: AtomQuery): readonly Pattern[] {
  return clauses.flatMap((alternatives) =>
    alternatives.length > 1
      ? []
      : alternatives[0].flatMap((term) => (term.kind === 'environment' && !term.isNegated ? [term.pattern] : [])),
  );
}
