import type { QuerySummary } from '@retron/contract';

/** Something that was noted with a query, by a person or a program. Spec word: metadata. */
export interface QueryDetail {
  readonly name: string;
  readonly value: string;
  /** A program wrote it for itself, and a field would spoil it. */
  readonly isOfProgram: boolean;
}

/** By it a batch that is sent again finds the queries it has started. */
const BATCH = 'batch';

/** Everything noted with a query, by the alphabet. */
export function queryDetails({ metadata }: Pick<QuerySummary, 'metadata'>): readonly QueryDetail[] {
  return Object.entries(metadata)
    .map(([name, value]) =>
      typeof value === 'string' ? { name, value, isOfProgram: name === BATCH } : { name, value: JSON.stringify(value), isOfProgram: true },
    )
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

/** Characters of a detail that a card shows. */
const SHOWN = 120;

/** The same as a card shows it: what was emptied is not there, what is long is cut. */
export function shownDetails(query: Pick<QuerySummary, 'metadata'>): readonly { readonly name: string; readonly value: string }[] {
  return queryDetails(query)
    .filter(({ value }) => value.trim() !== '')
    .map(({ name, value }) => ({ name, value: value.length > SHOWN ? `${value.slice(0, SHOWN)} …` : value }));
}

/** What of the details of a form is to be saved: those that were changed, and new ones that have a name. */
export function changedDetails(
  query: Pick<QuerySummary, 'metadata'>,
  details: readonly Pick<QueryDetail, 'name' | 'value'>[],
): readonly { readonly name: string; readonly value: string; readonly isNew: boolean }[] {
  const before = new Map(queryDetails(query).map(({ name, value }) => [name, value]));
  return details
    .map(({ name, value }) => ({ name: name.trim(), value, isNew: !before.has(name.trim()) }))
    .filter(({ name, value, isNew }) => name !== '' && (isNew ? value.trim() !== '' : before.get(name) !== value));
}
