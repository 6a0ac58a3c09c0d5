import { DIRECTIONS, PRECISIONS, type QuerySummary, type ReagentEntry, RUN_MODES } from '@retron/contract';
import { dateTimeText } from '../../components/text/dates.ts';
import { wishesText } from '../../shared/queries/wishes-text.ts';
import { counted, numberText } from '../../texts/counts.ts';
import { algorithmLabel } from './query-filters.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What a card says of a query at first sight. Source: spec section 2, "Project page". */
export function cardFacts(query: QuerySummary): readonly Fact[] {
  return [
    { name: 'Created', value: dateTimeText(query.created) },
    { name: 'Query mode', value: RUN_MODES[query.mode] },
    { name: 'Strategy', value: query.strategy },
    { name: 'Dimensions', value: dimensionsText(query) },
  ];
}

/** What the More Details badge opens. */
export function furtherFacts(query: QuerySummary): readonly Fact[] {
  const precision: Readonly<Record<number, string>> = PRECISIONS;
  return [
    { name: 'Owner', value: query.user },
    { name: 'Algorithm', value: algorithmLabel(query.algorithm) },
    { name: 'Direction', value: DIRECTIONS[query.direction] },
    { name: 'Precision', value: precision[query.minlevels] ?? String(query.minlevels) },
    ...(query.routes === undefined ? [] : [{ name: 'Wishes', value: wishesText(query.routes) }]),
    ...(query.reagents === undefined ? [] : [{ name: 'Reagents', value: reagentsText(query.reagents) }]),
  ];
}

/** Names, and SMILES of what has none, such as `NBS, CO`. */
function reagentsText(reagents: readonly ReagentEntry[]): string {
  return reagents.map(({ name, smiles }) => name ?? smiles).join(', ');
}

/** Suggestions by steps, such as `5,000 × 1 step`, or by the steps of the longest route that is looked for. */
export function dimensionsText(query: Pick<QuerySummary, 'breadth' | 'nsteps' | 'routes'>): string {
  return `${numberText(query.breadth)} × ${counted(query.routes?.longest ?? query.nsteps, 'step', 'steps')}`;
}
