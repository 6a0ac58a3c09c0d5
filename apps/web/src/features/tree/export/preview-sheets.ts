import { ALGORITHMS, DIRECTIONS, PRECISIONS, PRICE_CATEGORIES, type QueryAnswer, RATING_WORDS } from '@retron/contract';
import { dateTimeText } from '../../../components/text/dates.ts';
import { counted, numberText } from '../../../texts/counts.ts';
import type { LoadedSuggestion, LoadedTree } from '../model/loaded-tree.ts';
import { priceCategoryOf, ratingOf, suggestionTitle } from '../model/words.ts';
import type { TreeExportKind } from './export-choice.ts';

/** Structures by their numbers, to be drawn: a reaction has an arrow between two sides. */
export interface DrawnCell {
  readonly left: readonly number[];
  /** Empty for structures that stand alone. */
  readonly right: readonly number[];
}

export type PreviewCell = string | number | DrawnCell;

export interface PreviewColumn {
  /** Its letter in the workbook. */
  readonly letter: string;
  readonly name: string;
}

/** A sheet of the file, as far as it is known before the file is made. */
export interface PreviewSheet {
  readonly name: string;
  /** Rows of the sheet; null where nobody knows yet. */
  readonly count: number | null;
  readonly columns: readonly PreviewColumn[];
  /** The first of them. */
  readonly rows: readonly (readonly PreviewCell[])[];
  /** What stands in place of rows that are made with the file. */
  readonly note: string | null;
}

/** Rows of a sheet that are shown. */
const MOST_ROWS = 20;
/** Precedents of each step of a pathway that the file has at most. */
const PRECEDENTS_OF_STEP = 10;

const PATHWAY = columns('C Reaction No, D Reaction, E Name reactions, F Rating, H Number of precedents');
const STRUCTURES = columns('A No, C Structure, F Price category, G In a catalogue, H SMILES');
const PRECEDENTS = columns('A Citation, B Reaction No, C Reaction, E Yield (%), G Similarity (%), I Conditions');
const CLUSTERS = columns('A No, B Disconnection, C Size, D Bonds, E Precedents, F Rating (1-4), G Comment');
const QUERY = columns('A Fact, B Value');

function columns(text: string): readonly PreviewColumn[] {
  return text.split(', ').map((column) => ({ letter: column.slice(0, 1), name: column.slice(2) }));
}

/** The sheets of a workbook, as `packages/exports` writes them, with what the browser knows of them. */
export function previewSheets(
  kind: TreeExportKind,
  query: QueryAnswer,
  tree: LoadedTree,
  steps: readonly LoadedSuggestion[],
): readonly PreviewSheet[] {
  const querySheet = sheet('Query', QUERY, queryRows(query));
  if (kind === 'clusterstatistics') {
    const found = counted(query.tree?.childCount ?? 0, 'suggestion', 'suggestions');
    const note = `The ${found} of the target, grouped by the bonds they make: a row for each cluster.`;
    return [{ name: 'Cluster statistics', count: null, columns: CLUSTERS, rows: [], note }, querySheet];
  }
  if (kind === 'precedents') return [precedentSheet(steps.slice(-1), null), querySheet];
  return [
    sheet(
      'Pathway',
      PATHWAY,
      steps.map((step) => stepRow(query, step)),
    ),
    structureSheet(tree, steps),
    precedentSheet(steps, PRECEDENTS_OF_STEP),
    querySheet,
  ];
}

function sheet(name: string, of: readonly PreviewColumn[], rows: readonly (readonly PreviewCell[])[]): PreviewSheet {
  return { name, count: rows.length, columns: of, rows: rows.slice(0, MOST_ROWS), note: null };
}

function stepRow({ direction }: QueryAnswer, { wire }: LoadedSuggestion): readonly PreviewCell[] {
  const others = wire.children.map(({ sid }) => sid);
  const drawn = direction === 'reaction' ? { left: [wire.parid], right: others } : { left: others, right: [wire.parid] };
  return [wire.no, drawn, suggestionTitle(wire), RATING_WORDS[ratingOf(wire)], wire.numPrecedents];
}

function structureSheet(tree: LoadedTree, steps: readonly LoadedSuggestion[]): PreviewSheet {
  const sids = new Set([tree.target, ...steps.flatMap(({ wire }) => [wire.parid, ...wire.children.map(({ sid }) => sid)])]);
  const rows = [...sids]
    .sort((a, b) => a - b)
    .map((sid): readonly PreviewCell[] => {
      const structure = tree.structureOf(sid);
      const price = priceCategoryOf(structure);
      const known = structure.instock === null ? 'unknown' : structure.instock ? 'yes' : 'no';
      return [
        `S${structure.no}`,
        { left: [sid], right: [] },
        price === null ? 'unknown' : PRICE_CATEGORIES[price].sign,
        known,
        structure.smiles,
      ];
    });
  return sheet('Structures', STRUCTURES, rows);
}

/** Precedents are looked up when the file is made. @param most - of each step; null for all */
function precedentSheet(steps: readonly LoadedSuggestion[], most: number | null): PreviewSheet {
  const named = steps.map(({ wire }) => wire.no).join(', ');
  const note =
    most === null
      ? `The recorded reactions behind ${named}, those most like it first, each drawn and with its citation.`
      : `Up to ${numberText(most)} recorded reactions behind each step, those most like it first, each drawn and with its citation.`;
  return { name: 'Precedents', count: null, columns: PRECEDENTS, rows: [], note };
}

function queryRows(query: QueryAnswer): readonly (readonly PreviewCell[])[] {
  const precision: Readonly<Record<number, string>> = PRECISIONS;
  return [
    ['Query', query.sessionid],
    ['Project', query.projectName],
    ['Owner', query.user],
    ['Target SMILES', query.smiles],
    ['Direction', DIRECTIONS[query.direction]],
    ['Algorithm', ALGORITHMS[query.algorithm]],
    ['Strategy', query.strategy],
    ['Libraries', query.library.split('|').join(', ')],
    ['Breadth', query.breadth],
    ['Steps', query.nsteps],
    ['Precision', precision[query.minlevels] ?? query.minlevels],
    ['Created', dateTimeText(query.created)],
  ];
}
