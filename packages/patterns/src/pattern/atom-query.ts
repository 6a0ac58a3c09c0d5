import type { AtomAlternative, AtomClause, AtomQuery, AtomTerm } from './pattern.ts';

/**
 * Everything an atom query may ask of an atom, packed into one Int32 key, so that a test is `(key & mask) === value`.
 *
 * | bits | field |
 * |---|---|
 * | 0-6 | atomic number |
 * | 7 | aromatic |
 * | 8-10 | hydrogens, implicit and explicit (`H`), 7 means 7 or more |
 * | 11-14 | explicit neighbours (`D`) |
 * | 15-18 | neighbours with implicit hydrogens (`X`) |
 * | 19-22 | charge + 8, held within -8..7 |
 * | 23-26 | size of the smallest ring through the atom (`r`), 0 where it has more than 8 atoms or there is none |
 * | 27 | in a ring (`R`) |
 */
export const ATOM_KEY = {
  atomicNumber: { shift: 0, mask: 0x7f },
  aromatic: { shift: 7, mask: 0x1 },
  hydrogens: { shift: 8, mask: 0x7 },
  neighbours: { shift: 11, mask: 0xf },
  connections: { shift: 15, mask: 0xf },
  charge: { shift: 19, mask: 0xf },
  ringSize: { shift: 23, mask: 0xf },
  ring: { shift: 27, mask: 0x1 },
} as const;

export type AtomField = keyof typeof ATOM_KEY;

const CHARGE_OFFSET = 8;

/** The bits of `field` in an atom key. */
export function fieldMask(field: AtomField): number {
  return ATOM_KEY[field].mask << ATOM_KEY[field].shift;
}

/** `value` of `field` as it stands in an atom key; counts too large for the field take its highest value. */
export function fieldValue(field: AtomField, value: number): number {
  const { shift, mask } = ATOM_KEY[field];
  const stored = field === 'charge' ? value + CHARGE_OFFSET : value;
  return Math.max(0, Math.min(mask, stored)) << shift;
}

/** What a key or a query value says about `field`. */
export function readField(field: AtomField, key: number): number {
  const { shift, mask } = ATOM_KEY[field];
  const stored = (key >>> shift) & mask;
  return field === 'charge' ? stored - CHARGE_OFFSET : stored;
}

/** The query that all of `clauses` hold, with the unconditional ones folded into one mask. */
export function atomQuery(clauses: readonly AtomClause[]): AtomQuery {
  let mask = 0;
  let value = 0;
  const rest: AtomClause[] = [];
  for (const clause of clauses) {
    const kept: AtomTerm[] = [];
    for (const term of clause.length === 1 ? clause[0] : []) {
      const contradicts = term.kind === 'key' && (value & mask & term.mask) !== (term.value & mask & term.mask);
      if (term.kind === 'key' && !term.isNegated && !contradicts) {
        mask |= term.mask;
        value |= term.value;
      } else {
        kept.push(term);
      }
    }
    if (clause.length > 1) rest.push(clause.map(foldAlternative));
    else if (kept.length > 0) rest.push([kept]);
  }
  return { mask, value, clauses: rest };
}

/** Puts the positive key tests of one alternative into a single term. */
function foldAlternative(terms: AtomAlternative): AtomAlternative {
  const folded = atomQuery([[terms]]);
  const others = folded.clauses.flatMap((clause) => clause[0]);
  return [{ kind: 'key', mask: folded.mask, value: folded.value, isNegated: false }, ...others];
}

/** What the query says about `field` without alternatives, or `UNSTATED` where it leaves the field open. */
export function statedValue(query: AtomQuery, field: AtomField): number {
  const bits = fieldMask(field);
  return (query.mask & bits) === bits ? readField(field, query.value) : UNSTATED;
}

/** `statedValue` of a field that a query leaves open. */
export const UNSTATED = -1000;
