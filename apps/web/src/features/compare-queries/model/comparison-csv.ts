import { RATING_WORDS } from '@retron/contract';
import { csvOf } from '../../../components/text/csv.ts';
import type { Membership, MergedQueries, MergedSuggestion } from './merge-queries.ts';

const HEAD = [
  'In',
  'Structure',
  'Precursors',
  'Partners',
  'Name reaction',
  'No. in Query 1',
  'No. in Query 2',
  'Rating in Query 1',
  'Rating in Query 2',
  'Precedents in Query 1',
  'Precedents in Query 2',
];

/** The words of the specification's buttons. Source: spec section 2, "Compare tool". */
export const MEMBERSHIP_WORDS: Readonly<Record<Membership, string>> = {
  first: 'In Query 1 but not in Query 2',
  second: 'In Query 2 but not in Query 1',
  both: 'In both Queries',
};

/** All suggestions of a comparison as a table (RFC 4180): one row each, molecules as SMILES, what a query does not have as an empty cell. */
export function comparisonCsv({ structures, suggestions }: MergedQueries, names: readonly [string, string]): string {
  const smilesOf = (index: number) => structures[index]?.smiles ?? '';
  const rowOf = ({ membership, structure, precursors, partners, name, found }: MergedSuggestion): readonly string[] => {
    const cells = (value: (of: NonNullable<(typeof found)[0]>) => string) => found.map((each) => (each === null ? '' : value(each)));
    return [
      MEMBERSHIP_WORDS[membership],
      smilesOf(structure),
      precursors.map(smilesOf).join('.'),
      partners.join('.'),
      name,
      ...cells(({ ensid }) => `R${ensid}`),
      ...cells(({ rating }) => `${rating} ${RATING_WORDS[rating]}`),
      ...cells(({ numPrecedents }) => String(numPrecedents)),
    ];
  };
  const head = [['Query 1', names[0]], ['Query 2', names[1]], [], HEAD];
  return csvOf([...head, ...suggestions.map(rowOf)]);
}
