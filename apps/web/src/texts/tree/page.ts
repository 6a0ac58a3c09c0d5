import * as counts from '../counts.ts';
import { numberText } from '../numbers.ts';

export const fewGood = (goodShown: number, level: number, no: string) =>
  `${goodShown === 0 ? 'No disconnection' : `Only ${counts.disconnections(goodShown)}`} of ${level === 0 ? 'the target' : `structure ${no}`} rated good or better.`;
export const tryChange = (change: string) => `Try ${change}`;

export const byStrategy = (strategy: string) => `By the strategy ${strategy}`;
export const byAlgorithm = (algorithms: string) => `By the algorithm ${algorithms}`;
export const byNumberOfSuggestions = (breadth: string) => `By the number of suggestions, ${breadth}`;
export const forWantOfProtection = 'For want of protection';
export const byWishes = 'By what was asked for';
export const wholeRoutes = 'Whole routes';
export const byChemistry = 'By chemistry';
export const countLeftOut = (leftOut: string) => `${leftOut} left out`;
export const leftOutHint = 'Steps over all structures that were expanded, each before it was made a suggestion.';

export const loadingView = 'Loading the view';
export const loadingEvidence = 'Loading the evidence';
export const widthOfEvidencePanel = 'Width of the evidence panel';

export const loadingTree = 'Loading the tree';

export const noNameReactions = 'No name reactions among the suggestions shown.';
export const clearFilter = 'Clear filter';

export const matchesInTree = (passing: number, all: number) =>
  `${numberText(passing)} of ${counts.suggestions(all)} of the whole tree ${passing === 1 ? 'matches' : 'match'}`;
export const nextMatch = 'Next match';
export const matchNotFound = 'The next match could not be looked for. Please try again.';

export const nameReactions = 'Name reactions';
export const on = 'on';

export const precedentsAtLeast = 'Precedents, at least';
export const taggedWith = 'Tagged with';

export const reRunWith = (change: string) => `Re-Run with ${change}`;

export const progress = (status: string, percent: number, suggestionsFound: number) =>
  `${status}, ${percent} %, ${suggestionsFound} suggestions`;

export const client = 'Client';

export const changedElsewhere = 'This tree was changed in another window. Changes made here are not saved.';
export const showOther = 'Show the other';
export const keepThisOne = 'Keep this one';

export const viewSaved = (name: string) => `View “${name}” saved`;
export const viewDeleted = (name: string) => `View “${name}” deleted`;
export const savedViewsHint = 'Keep what you see now under a name, and come back to it.';
export const saveViewAs = (name: string) => `Save what is shown as ${name}`;
export const saveViewHere = 'Save what is shown here';
export const deleteView = (name: string) => `Delete ${name}`;
export const saveView = 'Save view';

export const views = 'Views';

export const clausesAtStart = (strategy: string) => `Clauses of ${strategy} when the query was started`;
export const decidingHint = 'The first clause that fits a step decides. A step that none fits is left out.';

export const foundAndExpanded = (found: string, structuresExpanded: number) =>
  `${found} · ${counts.structures(structuresExpanded)} expanded`;
export const withReagents = (reagents: string) => `with ${reagents}`;
export const progressOfQuery = 'Progress of the query';
export const busyPercent = (rounded: number) => `Busy ${rounded} %`;

export const tree = 'Tree';
export const siteMap = 'Site map';
export const bondMap = 'Bond map';
export const disconnectionSummary = 'Disconnection summary';
export const exportIt = 'Export';

export const view = 'View';
export const route = 'Route';
export const equations = 'Equations';
export const list = 'List';
export const showAllDisconnections = (cluster: string) => `Show all disconnections, not only ${cluster}`;
export const onlySelected = 'Only selected';
export const groupByDisconnection = 'Group by disconnection';
export const byDisconnection = ' by disconnection';
export const expandAll = 'Expand all';
export const clearRoute = 'Clear route';
export const reset = 'Reset';
export const saving = 'Saving …';

export const waitingForFirstSuggestions = 'Waiting for the first suggestions …';

export const undoCtrlZ = 'Undo (Ctrl Z)';
export const redo = 'Redo';
export const redoCtrlShiftZ = 'Redo (Ctrl Shift Z)';

export const table = 'Table';
export const details = 'Details';

export const branchCompleted = (number: string, count: number) =>
  `Structure ${number} is made in ${counts.steps(count)} from known materials`;
export const noBranchTo = (number: string) => `Nothing that was found makes structure ${number} from known materials`;
export const branchNotAsked = 'The way to this structure could not be asked for.';
export const nothingFoundFor = (number: string) => `Nothing was found for structure ${number}`;

export const addressNotFound = 'The suggestion of this address was not found in the tree.';

export const countHidden = (number: string) => `${number} hidden`;
export const smilesCopied = 'SMILES copied';
export const allExpanded = 'All expanded';
export const routeCleared = 'Route cleared';
export const treeReset = 'Tree reset';
export const viewShown = (name: string) => `View “${name}” shown`;
