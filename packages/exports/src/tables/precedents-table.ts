import type { ExportGrouping } from '@retron/tree';
import type { ExportPrecedent } from '../content.ts';
import { doiUrl, reactionSmiles } from '../facts.ts';
import { groupBy } from '../group-by.ts';
import { pictureOf } from './pathway-table.ts';
import { charactersOf, REACTION_WIDTH } from './picture-sizes.ts';
import { type ColumnOf, lines, rowOf, type Table, type TableRow, tableOf } from './table.ts';

/** What stands where a source records no citation. */
export const NO_CITATION = 'no citation recorded';

const COLUMNS: readonly ColumnOf<ExportPrecedent>[] = [
  {
    header: 'Citation',
    width: 28,
    cell: ({ citation, citationUrl }) => (citation === null || citationUrl === null ? citation : { text: citation, url: citationUrl }),
  },
  { header: 'Reaction No', width: 12, cell: ({ reaction }) => reaction },
  { header: 'Reaction', width: charactersOf(REACTION_WIDTH), cell: ({ reactants, product }) => pictureOf(reactants, product) },
  { header: 'Reaction name', width: 26, cell: ({ name }) => name },
  { header: 'Yield (%)', width: 9, numbers: '0.#', cell: (each) => each.yield },
  {
    header: 'Yield calculated',
    width: 11,
    cell: (each) => (each.yield === null ? null : each.isCalculated === null ? 'unknown' : each.isCalculated ? 'yes' : 'no'),
  },
  { header: 'Similarity (%)', width: 11, numbers: '0.#', cell: ({ similarity }) => similarity },
  { header: 'Centre similarity (%)', width: 11, numbers: '0.#', cell: ({ centreSimilarity }) => centreSimilarity },
  { header: 'Conditions', width: 40, cell: ({ conditions }) => conditions },
  { header: 'Name reactions', width: 26, cell: ({ nameReactions }) => lines(nameReactions) },
  { header: 'DOI', width: 24, cell: ({ doi }) => (doi === null ? null : { text: doi, url: doiUrl(doi) }) },
  { header: 'Source', width: 20, cell: ({ source }) => source },
  { header: 'Id', width: 24, cell: ({ prkey }) => prkey },
  { header: 'Reaction SMILES', width: 60, cell: ({ reactants, product }) => reactionSmiles(reactants, product) || null },
];

/** One row for each precedent; by citation, each citation in a row above its own. */
export function precedentsTable(precedents: readonly ExportPrecedent[], grouping: ExportGrouping): Table {
  const flat = tableOf('Precedents', 2, COLUMNS, precedents);
  return grouping === 'None' ? flat : { ...flat, rows: byCitation(precedents).flatMap(groupRows) };
}

function groupRows({ citation, members }: CitationGroup): TableRow[] {
  const head: TableRow = { cells: COLUMNS.map((_, index) => (index === 0 ? (citation ?? NO_CITATION) : null)), isHead: true };
  return [head, ...members.map((member) => ({ ...rowOf(COLUMNS, member), isMember: true }))];
}

export interface CitationGroup {
  readonly citation: string | null;
  readonly members: readonly ExportPrecedent[];
}

/** Precedents by citation, in alphabetical order; those without one at the end. Members keep their order. */
export function byCitation(precedents: readonly ExportPrecedent[]): readonly CitationGroup[] {
  const groups = [...groupBy(precedents, ({ citation }) => citation)].map(([citation, members]) => ({ citation, members }));
  return groups.sort((a, b) => {
    if (a.citation === null || b.citation === null) return Number(a.citation === null) - Number(b.citation === null);
    return a.citation < b.citation ? -1 : 1;
  });
}
