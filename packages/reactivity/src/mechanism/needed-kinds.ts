import type { AtomAlternative, AtomQuery, AtomTerm, Pattern } from '@retron/patterns';

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

/** What a molecule must have for a pattern to lie in it. */
export interface Needed {
  readonly kinds: readonly Kind[];
  readonly bonds: readonly BondOfKinds[];
  /** Choices, of each of which it must have one. */
  readonly oneOf: readonly (readonly Needed[])[];
}

/**
 * Kinds of atoms, and of bonds between them, in surroundings that an atom must have, too.
 *
 * @param asked - what is asked of the first atom besides, where the pattern lies around one
 */
export function neededOf({ queries, bondCount, bondBegin, bondEnd, bondSet }: Pattern, asked = ANY): Needed {
  const atoms = queries.map((query, atom) => (atom === 0 ? both(query, asked) : query));
  const kinds = atoms.map(kindOf);
  const bonds = Array.from({ length: bondCount }, (_, bond) => ({
    begin: kinds[bondBegin[bond]],
    end: kinds[bondEnd[bond]],
    bondSet: bondSet[bond],
  }));
  return allOf([{ kinds: kinds.filter((kind) => !isAny(kind)), bonds, oneOf: [] }, ...atoms.map(neededAround)]);
}

/** What the surroundings of an atom need. */
function neededAround(query: AtomQuery): Needed {
  const ofClauses = query.clauses
    .filter((alternatives) => alternatives.some(hasSurroundings))
    .map((alternatives) => alternatives.map((terms) => neededOfTerms(query, terms)));
  const oneOf = ofClauses.filter((choices) => choices.length > 1);
  return allOf([{ kinds: [], bonds: [], oneOf }, ...ofClauses.flatMap((choices) => (choices.length === 1 ? choices : []))]);
}

/** The same where of a choice these terms hold. */
function neededOfTerms(query: AtomQuery, terms: AtomAlternative): Needed {
  const atom = both(plain(query), { mask: 0, value: 0, clauses: [[terms.filter(({ kind }) => kind === 'key')]] });
  const around = terms.flatMap((term) => (term.kind === 'environment' && !term.isNegated ? [neededOf(term.pattern, atom)] : []));
  return allOf([{ kinds: [kindOf(atom)], bonds: [], oneOf: [] }, ...around]);
}

function hasSurroundings(terms: AtomAlternative): boolean {
  return terms.some((term) => term.kind === 'environment' && !term.isNegated);
}

/** The query without what it asks of surroundings. */
function plain({ mask, value, clauses }: AtomQuery): AtomQuery {
  return {
    mask,
    value,
    clauses: clauses.filter((alternatives) => alternatives.every((terms) => terms.every(({ kind }) => kind === 'key'))),
  };
}

/** Where the two contradict each other, no atom is asked for, and any answer is right. */
function both(one: AtomQuery, other: AtomQuery): AtomQuery {
  return { mask: one.mask | other.mask, value: one.value | other.value, clauses: [...one.clauses, ...other.clauses] };
}

function allOf(needs: readonly Needed[]): Needed {
  return {
    kinds: needs.flatMap(({ kinds }) => kinds),
    bonds: needs.flatMap(({ bonds }) => bonds),
    oneOf: needs.flatMap(({ oneOf }) => oneOf),
  };
}

const ANY: AtomQuery = { mask: 0, value: 0, clauses: [] };

function isAny({ mask, clauses }: Kind): boolean {
  return mask === 0 && clauses.length === 0;
}

function kindOf(query: AtomQuery): Kind {
  const { mask, value, clauses } = plain(query);
  return { mask, value, clauses: clauses.map((alternatives) => alternatives.map((terms) => terms.flatMap(keyTerm))) };
}

function keyTerm(term: AtomTerm): readonly KeyTerm[] {
  return term.kind === 'key' ? [{ mask: term.mask, value: term.value, isNegated: term.isNegated }] : [];
}
