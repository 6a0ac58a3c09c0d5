import type { EnsembleNode } from '@retron/contract';
import type { ListLine } from '../model/list-rows.ts';
import { warningsOf } from '../model/warnings.ts';

/** Pixels of each kind of line, where all columns are there. */
const HEIGHTS: Readonly<Record<ListLine['kind'], number>> = { structure: 48, disconnection: 94, variant: 34, more: 34 };
/** Pixels of a line of facts, and of the buttons of warnings, below the precursors. */
const FACTS_PX = 18;
const WARNING_PX = 28;

/** Pixels of a line; with columns gone a row says below the precursors what they said. @param spared - columns that have gone, from 0; 1 before 2 */
export function heightOf(line: ListLine, spared: number): number {
  const height = HEIGHTS[line.kind];
  if (line.kind !== 'disconnection' || spared < 1) return height;
  const facts = spared < 3 ? FACTS_PX : 2 * FACTS_PX;
  return height + facts + (areWarningsBelow(line.row.suggestion.wire, spared) ? WARNING_PX : 0);
}

/** Whether the warnings stand below the precursors: their column has gone. */
export function areWarningsBelow(suggestion: EnsembleNode, spared: number): boolean {
  return spared >= 3 && warningsOf(suggestion).length > 0;
}
