import { leaderOf, type SuggestionId } from '@retron/tree';
import type { ListRow } from '../model/list-rows.ts';

/** A product in the table, with its variants folded below it. */
export interface EquationRow extends ListRow {
  /** Variants that stand below it, or are folded away; 0 for a variant. */
  readonly variantCount: number;
  readonly isVariant: boolean;
}

/** Rows in the order they were found; where they are grouped one for each disconnection, its variants after it where it is unfolded. */
export function equationRows(rows: readonly ListRow[], isGrouped: boolean, unfolded: ReadonlySet<SuggestionId>): readonly EquationRow[] {
  const inOrder = [...rows].sort((a, b) => a.suggestion.id - b.suggestion.id);
  const groups = new Map<SuggestionId, ListRow[]>();
  for (const row of inOrder) {
    const leader = isGrouped ? leaderOf(row.suggestion) : row.suggestion.id;
    const known = groups.get(leader);
    if (known === undefined) groups.set(leader, [row]);
    else known.push(row);
  }
  return [...groups].flatMap(([leader, [first, ...variants]]) => [
    { ...first, variantCount: variants.length, isVariant: false },
    ...(unfolded.has(leader) ? variants.map((row) => ({ ...row, variantCount: 0, isVariant: true })) : []),
  ]);
}
