import { RATING_WORDS } from '@retron/contract';
import { csvOf } from '../../../components/text/csv.ts';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/compare-queries.ts';
import { MEMBERSHIP_WORDS } from '../../../texts/compare-queries.ts';
import type { MergedQueries, MergedSuggestion } from './merge-queries.ts';

const HEAD = [
  texts.inIt,
  common.structure,
  texts.precursors,
  texts.partners,
  texts.nameReaction,
  texts.noInQuery1,
  texts.noInQuery2,
  texts.ratingInQuery1,
  texts.ratingInQuery2,
  texts.precedentsInQuery1,
  texts.precedentsInQuery2,
];

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
