import { BOND_SET } from '../pattern/bond-query.ts';
import { readLogic } from './logic-reader.ts';

const BOND_TERMS: Readonly<Record<string, number>> = {
  '-': BOND_SET.single,
  '=': BOND_SET.double,
  '#': BOND_SET.triple,
  $: BOND_SET.quadruple,
  ':': BOND_SET.aromatic,
  '~': BOND_SET.any,
  '@': BOND_SET.ring,
  '/': BOND_SET.single,
  '\\': BOND_SET.single,
};

/** A bond as written: the classes it accepts and its direction, 1 for `/`, -1 for `\`, 0 for none. */
export interface BondExpression {
  readonly set: number;
  readonly direction: number;
  readonly end: number;
}

/** Reads the bond at `position`; `null` where none starts there. */
export function readBondExpression(text: string, position: number): BondExpression | null {
  if (BOND_TERMS[text[position]] === undefined && text[position] !== '!') return null;
  let direction = 0;
  const { clauses, end } = readLogic<number>(text, position, (at, isNegated) => {
    const set = BOND_TERMS[text[at]];
    if (set === undefined) return null;
    if (text[at] === '/') direction = 1;
    if (text[at] === '\\') direction = -1;
    return { term: isNegated ? BOND_SET.any & ~set : set, end: at + 1 };
  });
  let set: number = BOND_SET.any;
  for (const clause of clauses) {
    let accepted = 0;
    for (const alternative of clause) accepted |= alternative.reduce((both, term) => both & term, BOND_SET.any);
    set &= accepted;
  }
  return { set, direction, end };
}
