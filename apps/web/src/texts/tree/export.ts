import * as counts from '../counts.ts';
import { numberText } from '../numbers.ts';

export const disconnectionSummary = 'the disconnection summary';
export const exportIt = 'Export';

export const FORMAT_HINTS = {
  XLS: 'An .xlsx workbook: drawings, filters, links.',
  RDF: 'Reactions as an RDfile, for reaction databases and drawing programs.',
  PDF: 'A report to read and print.',
  JSON: 'All facts, for programs. Pathways can be imported again under Exports.',
  CSV: 'The starting materials as a table, for ordering.',
  ROUTES: 'Routes as trees of molecules and reactions (JSON), as AiZynthFinder writes them.',
} as const;
export const queryInProject = (sessionid: string, projectName: string) => `${sessionid} · in ${projectName}`;
export const none = 'None';
export const options = 'Options';
export const format = 'Format';
export const grouping = 'Grouping';
export const noPrecedentsToGroup = 'This file has no precedents to group.';
export const fileName = 'File name';
export const estimateForSelection = (milliseconds: string) => `${milliseconds} for this selection. `;
export const leaveHint = 'You can leave this page; the file waits under Your exports.';
export const what = 'What';
export const ofSuggestions = (childCount: number) => `of ${counts.suggestions(childCount)} of the target`;
export const yourExports = 'Your exports';
export const allExports = 'All exports';
export const exportHasBegun = 'The export has begun.';
export const exportIsReady = 'The export is ready.';
export const stillWorking = 'The server still works on it. The file will stand under';
export const exportsNotLoaded = 'Unable to load exports.';
export const allCounted = (count: string) => `${count} in all. `;
export const noExportYet = 'No export yet. What is exported waits here until it is fetched.';
export const filesKept = (days: number) => `Files are kept for ${days} days.`;

export const whatFileWillHold = 'What the file will hold';
export const sheetNumber = (name: string) => `Sheet ${name}`;
export const sheets = 'Sheets';
export const parts = 'Parts';
export const firstRows = (shown: number, all: number) => `the first ${shown} of ${counts.rows(all)}`;
export const gives = 'gives';
export const structureNumber = (sid: number) => `Structure ${sid}`;

export const selectFirst = 'Please select suggestions in the tree first.';

export const reactionColumns = 'C Reaction No, D Reaction, E Name reactions, F Rating, H Number of precedents';
export const materialColumns = 'A No, C Structure, D Name, G Price category, H In a catalogue, I SMILES';
export const orderColumns = 'A No, B Name, C SMILES, G Price category';
export const startingMaterials = 'Starting materials';
export const precedentColumns = 'A Citation, B Reaction No, C Reaction, E Yield (%), G Similarity (%), I Conditions';
export const clusterColumns = 'A No, B Disconnection, C Size, D Bonds, E Precedents, F Rating (1-4), G Comment';
export const factBValue = 'A Fact, B Value';
export const clustersHint = (found: string) => `The ${found} of the target, grouped by the bonds they make: a row for each cluster.`;
export const clusterStatistics = 'Cluster statistics';
/** @param examples - those of them that the libraries keep; null where that is not known */
export const precedentsExported = (no: string, examples: number | null, recorded: number) =>
  examples === null || examples >= recorded
    ? `${no}: ${counts.precedents(examples ?? recorded)}`
    : `${no}: ${numberText(examples)} of ${counts.precedents(recorded)}, those that are kept as examples`;
export const precedentsOfOneHint = (named: string) =>
  `The recorded reactions behind ${named}, those most like it first, each drawn and with its citation.`;
export const precedentsOfEachHint = (most: string) =>
  `Up to ${most} recorded reactions behind each step, those most like it first, each drawn and with its citation.`;
export const targetSmiles = 'Target SMILES';
export const breadth = 'Breadth';
