import { ALGORITHMS, DIRECTIONS, PRECISIONS, PRICE_CATEGORIES, type QueryAnswer, RATING_WORDS } from '@retron/contract';
import { dateTimeText } from '../../../components/text/dates.ts';
import * as common from '../../../texts/common.ts';
import * as counts from '../../../texts/counts.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/export.ts';
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

const PATHWAY = columns(texts.reactionColumns);
const STRUCTURES = columns(texts.materialColumns);
const PRECEDENTS = columns(texts.precedentColumns);
const CLUSTERS = columns(texts.clusterColumns);
const QUERY = columns(texts.factBValue);

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
    const found = counts.suggestions(query.tree?.childCount ?? 0);
    const note = texts.clustersHint(found);
    return [{ name: texts.clusterStatistics, count: null, columns: CLUSTERS, rows: [], note }, querySheet];
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
        structure.name ?? '',
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
  const note = most === null ? texts.precedentsOfOneHint(named) : texts.precedentsOfEachHint(numberText(most));
  return { name: common.precedents, count: null, columns: PRECEDENTS, rows: [], note };
}

function queryRows(query: QueryAnswer): readonly (readonly PreviewCell[])[] {
  const precision: Readonly<Record<number, string>> = PRECISIONS;
  return [
    [common.query, query.sessionid],
    [common.project, query.projectName],
    [common.owner, query.user],
    [texts.targetSmiles, query.smiles],
    [common.direction, DIRECTIONS[query.direction]],
    [common.algorithm, ALGORITHMS[query.algorithm]],
    [common.strategy, query.strategy],
    [common.libraries, query.library.split('|').join(', ')],
    [texts.breadth, query.breadth],
    [common.steps, query.nsteps],
    [common.precision, precision[query.minlevels] ?? query.minlevels],
    [common.created, dateTimeText(query.created)],
  ];
}
