import {
  ALGORITHMS,
  DIRECTIONS,
  PRECISIONS,
  PRICE_CATEGORIES,
  type QueryAnswer,
  RATING_WORDS,
  type StructureNode,
  type WireCluster,
} from '@retron/contract';
import type { ExportFormat } from '@retron/tree';
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

/** A sheet or another part of the file, as far as it is known before the file is made. */
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

/** What the browser knows of the content of a file. */
export interface PreviewContent {
  readonly query: QueryAnswer;
  readonly tree: LoadedTree;
  /** Those that are exported, in the order of synthesis. */
  readonly steps: readonly LoadedSuggestion[];
  /** Null where nobody knows yet. */
  readonly clusters: readonly WireCluster[] | null;
}

/** Rows of a sheet that are shown. */
const MOST_ROWS = 20;
/** Precedents of each step of a pathway that the file has at most; a report has fewer. */
const PRECEDENTS_OF_STEP = 10;
const PRECEDENTS_OF_STEP_IN_REPORT = 5;

const PATHWAY = columns(texts.reactionColumns);
const STRUCTURES = columns(texts.materialColumns);
const ORDER = columns(texts.orderColumns);
const PRECEDENTS = columns(texts.precedentColumns);
const CLUSTERS = columns(texts.clusterColumns);
const QUERY = columns(texts.factBValue);

function columns(text: string): readonly PreviewColumn[] {
  return text.split(', ').map((column) => ({ letter: column.slice(0, 1), name: column.slice(2) }));
}

/** The sheets of a workbook, as `packages/exports` writes them, or what a file of another format holds, with what the browser knows of it. */
export function previewSheets(kind: TreeExportKind, format: ExportFormat, content: PreviewContent): readonly PreviewSheet[] {
  if (format === 'CSV') return [orderSheet(content)];
  const all = workbookSheets(kind, format, content);
  // Records are reactions.
  if (format === 'RDF') return all.filter(({ columns: of }) => of !== STRUCTURES && of !== QUERY);
  // Nested routes are steps and what stands between them, and nothing else.
  return format === 'ROUTES' ? all.filter(({ columns: of }) => of === PATHWAY || of === STRUCTURES) : all;
}

function workbookSheets(kind: TreeExportKind, format: ExportFormat, content: PreviewContent): readonly PreviewSheet[] {
  const { query, tree, steps } = content;
  const querySheet = sheet('Query', QUERY, queryRows(query));
  if (kind === 'clusterstatistics') return [clusterSheet(content), querySheet];
  if (kind === 'precedents') return [precedentSheet(steps.slice(-1), null), querySheet];
  return [
    sheet(
      'Pathway',
      PATHWAY,
      steps.map((step) => stepRow(query, step)),
    ),
    structureSheet(tree, steps),
    precedentSheet(steps, format === 'PDF' ? PRECEDENTS_OF_STEP_IN_REPORT : PRECEDENTS_OF_STEP),
    querySheet,
  ];
}

function clusterSheet({ query, clusters }: PreviewContent): PreviewSheet {
  if (clusters !== null) return sheet(texts.clusterStatistics, CLUSTERS, clusters.map(clusterRow));
  const note = texts.clustersHint(counts.suggestions(query.tree?.childCount ?? 0));
  return { name: texts.clusterStatistics, count: null, columns: CLUSTERS, rows: [], note };
}

const clusterRow = ({ no, name, size, bonds, precedents, rating, comment }: WireCluster): readonly PreviewCell[] => [
  no,
  name,
  size,
  bonds.join(', '),
  precedents,
  rating,
  comment,
];

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
  const rows = [...sids].sort((a, b) => a - b).map((sid): readonly PreviewCell[] => structureRow(tree, sid));
  return sheet('Structures', STRUCTURES, rows);
}

function structureRow(tree: LoadedTree, sid: number): readonly PreviewCell[] {
  const structure = tree.structureOf(sid);
  const known = structure.instock === null ? 'unknown' : structure.instock ? 'yes' : 'no';
  return [`S${structure.no}`, { left: [sid], right: [] }, structure.name ?? '', priceText(structure) ?? 'unknown', known, structure.smiles];
}

function priceText(structure: StructureNode): string | null {
  const price = priceCategoryOf(structure);
  return price === null ? null : PRICE_CATEGORIES[price].sign;
}

/** What nothing selected makes: the list to order from has as many rows for each as there are offers, which are looked up with the file. */
function orderSheet({ query: { direction }, tree, steps }: PreviewContent): PreviewSheet {
  const above = steps.map(({ wire }) => wire.parid);
  const below = steps.flatMap(({ wire }) => wire.children.map(({ sid }) => sid));
  const [needed, made] = direction === 'reaction' ? [above, below] : [below, above];
  const notBought = new Set([tree.target, ...made]);
  const rows = [...new Set(needed)]
    .filter((sid) => !notBought.has(sid))
    .sort((a, b) => a - b)
    .map((sid): readonly PreviewCell[] => {
      const structure = tree.structureOf(sid);
      return [`S${structure.no}`, structure.name ?? '', structure.smiles, priceText(structure) ?? ''];
    });
  return sheet(texts.startingMaterials, ORDER, rows);
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
