import { characterCount, LONGEST, type QuerySummary } from '@retron/contract';

/** Something that was noted with a query, by a person or a program. Spec word: metadata. */
export interface QueryDetail {
  readonly name: string;
  readonly value: string;
  /** A program wrote it for itself, and a field would spoil it. */
  readonly isOfProgram: boolean;
}

/** Characters. */
export const LONGEST_DETAIL = 1000;

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

/** Whether one of them is longer than is taken; its field says which. */
export const areDetailsTooLong = (details: readonly QueryDetail[]): boolean =>
  details.some(
    ({ name, value, isOfProgram }) =>
      !isOfProgram && (characterCount(name.trim()) > LONGEST.detailName || characterCount(value.trim()) > LONGEST_DETAIL),
  );

/**
 * What of the details of a form is to be saved: those that its writer changed, and new ones that have a name.
 *
 * @param query - as it stands now: what a save before has written is not written again
 * @param seen - the details as the writer saw them, which somebody else may have changed since
 */
export function changedDetails(
  query: Pick<QuerySummary, 'metadata'>,
  seen: readonly Pick<QueryDetail, 'name' | 'value'>[],
  details: readonly Pick<QueryDetail, 'name' | 'value'>[],
): readonly { readonly name: string; readonly value: string; readonly seen: string | null }[] {
  const now = valuesOf(queryDetails(query));
  const before = valuesOf(seen);
  return details
    .map(({ name: given, value }) => {
      const name = given.trim();
      return { name, value, seen: now.has(name) ? (before.get(name) ?? now.get(name) ?? '') : null };
    })
    .filter(
      ({ name, value, seen: was }) =>
        name !== '' && before.get(name) !== value && (was === null ? value.trim() !== '' : now.get(name) !== value),
    );
}

const valuesOf = (details: readonly Pick<QueryDetail, 'name' | 'value'>[]): ReadonlyMap<string, string> =>
  new Map(details.map(({ name, value }) => [name, value]));
