import { DIRECTIONS, type QuerySummary, type ReagentEntry, RUN_MODES } from '@retron/contract';
import { dateTimeText } from '../../components/text/dates.ts';
import { precisionLabel } from '../../shared/queries/precision-label.ts';
import { wishesText } from '../../shared/queries/wishes-text.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import { numberText } from '../../texts/numbers.ts';
import * as texts from '../../texts/project/project.ts';
import { shownDetails } from './query-details.ts';
import { algorithmLabel } from './query-filters.ts';
import { nameIn, type ShownNames } from './shown-names.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What a card says of a query at first sight. Source: spec section 2, "Project page"; what was found is ours. */
export function cardFacts(query: QuerySummary): readonly Fact[] {
  return [
    { name: common.created, value: dateTimeText(query.created) },
    { name: texts.queryMode, value: RUN_MODES[query.mode] },
    { name: common.strategy, value: query.strategy },
    { name: texts.dimensions, value: dimensionsText(query) },
    // While it runs, what it has found so far stands beside how far it is.
    ...(query.status === 'Busy' ? [] : [{ name: texts.found, value: foundText(query) }]),
  ];
}

/** What came of a query, such as `12 routes, 1,204 suggestions`. */
export function foundText({
  direction,
  suggestions,
  routesFound,
}: Pick<QuerySummary, 'direction' | 'suggestions' | 'routesFound'>): string {
  const found = direction === 'reaction' ? counts.products(suggestions) : counts.suggestions(suggestions);
  return routesFound === undefined ? found : `${counts.routes(routesFound)}, ${found}`;
}

/** What the More Details badge opens. */
export function furtherFacts(query: QuerySummary, names: ShownNames): readonly Fact[] {
  return [
    { name: common.owner, value: nameIn(names.people, query.user).short },
    { name: common.algorithm, value: algorithmLabel(query.algorithm) },
    { name: common.direction, value: DIRECTIONS[query.direction] },
    { name: common.precision, value: precisionLabel(query.minlevels) },
    ...(query.comment.trim() === '' ? [] : [{ name: common.description, value: query.comment }]),
    ...(query.routes === undefined ? [] : [{ name: texts.wishes, value: wishesText(query.routes) }]),
    ...(query.reagents === undefined ? [] : [{ name: common.reagents, value: reagentsText(query.reagents) }]),
    ...shownDetails(query),
  ];
}

/** Names, and SMILES of what has none, such as `NBS, CO`. */
function reagentsText(reagents: readonly ReagentEntry[]): string {
  return reagents.map(({ name, smiles }) => name ?? smiles).join(', ');
}

/** Suggestions by steps, such as `5,000 × 1 step`, or by the steps of the longest route that is looked for. */
export function dimensionsText(query: Pick<QuerySummary, 'breadth' | 'nsteps' | 'routes'>): string {
  return `${numberText(query.breadth)} × ${counts.steps(query.routes?.longest ?? query.nsteps)}`;
}
