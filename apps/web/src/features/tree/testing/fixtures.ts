import { childrenAnswer, disconnectionSummary, lookupAnswer, type QueryAnswer, queryAnswer, type StructureNode } from '@retron/contract';
import children2 from '../../../../../../fixtures/wire/tree-children-2.json' with { type: 'json' };
import children3 from '../../../../../../fixtures/wire/tree-children-3.json' with { type: 'json' };
import children7 from '../../../../../../fixtures/wire/tree-children-7.json' with { type: 'json' };
import disconnections from '../../../../../../fixtures/wire/tree-disconnections.json' with { type: 'json' };
import precedents from '../../../../../../fixtures/wire/tree-precedents.json' with { type: 'json' };
import query from '../../../../../../fixtures/wire/tree-query.json' with { type: 'json' };

/** A Ready query for sildenafil with seven first-level suggestions, checked against the contract. */
export function sildenafilQuery(change: Partial<QueryAnswer> = {}): QueryAnswer {
  return { ...queryAnswer.parse(query), ...change };
}

export function sildenafilTarget(): StructureNode {
  const { tree } = sildenafilQuery();
  if (!tree) throw new Error('The fixture has no tree');
  return tree;
}

/** Suggestions of structures 2, 3 and 7 of that query. */
export const CHILDREN = {
  2: childrenAnswer.parse(children2),
  3: childrenAnswer.parse(children3),
  7: childrenAnswer.parse(children7),
} as const;

/** Three precedents of its suggestion R2; citations, yields and conditions are not given. */
export const PRECEDENTS = lookupAnswer.parse(precedents);

/** Its disconnection summary: six clusters, two suggestions in the fourth. */
export const DISCONNECTIONS = disconnectionSummary.parse(disconnections);
