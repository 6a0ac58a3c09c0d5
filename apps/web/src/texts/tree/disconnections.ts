import * as counts from '../counts.ts';
import { counted } from '../numbers.ts';

export const disconnections = 'Disconnections';
export const enlarge = 'Enlarge';
export const reduce = 'Reduce';
export const showWholeMap = 'Show the whole map';
export const clusterLabel = (no: number, name: string, rating: string, cluster: string) => `Cluster ${no}, ${name}, ${rating}, ${cluster}`;

export const commentOnCluster = (no: number) => `Comment on cluster ${no}`;

export const commentedSince = (comment: string) =>
  comment === '' ? 'Somebody else took the comment away in the meantime.' : `Somebody else wrote in the meantime: “${comment}”`;
export const replaceComment = 'Save mine instead';
export const keepTheirComment = 'Keep theirs';

export const clusterNumber = (no: number) => `Cluster ${no}`;
export const filterTree = 'Filter the tree';
export const andMoreSuggestions = (left: number) => `and ${counted(left, 'more suggestion', 'more suggestions')}`;
export const andMoreDisconnections = (left: number) => `and ${counted(left, 'more disconnection', 'more disconnections')}`;
export const structureNumber = (no: string) => `Structure ${no}`;
export const showInTree = 'Show in the tree';
export const showNumberInTree = (no: string) => `Show ${no} in the tree`;

export const clusters = 'Clusters';
export const chooseCluster = (no: number) => `Choose cluster ${no}`;
export const atomsOfBonds = (bonds: string) => `Atoms ${bonds}`;

export const summaryNotSaved = 'Unable to save the disconnection summary. Please try again.';
export const disconnectionSummary = 'Disconnection summary';
export const groupByDisconnection = 'Group by disconnection';
export const loadingDisconnectionSummary = 'Loading the disconnection summary';
export const waitingForFirstSuggestions = 'Waiting for the first suggestions …';
export const noneByFilters = 'No suggestion of the target has what the filters of the list ask for.';
export const noneByNameReactions = 'No suggestion has one of these name reactions.';
export const clearFilter = 'Clear filter';
export const bondMap = 'Bond map';
export const chooseBondOrItsNumber = 'Choose a bond or its number';
export const narrowedByFiltersOfList = 'Narrowed by the filters of the list';
export const narrowedByYourNameReactions = 'Narrowed by your name reactions';
export const narrowedForYouAlone = 'Other members of the project see the summary by their own choice.';
export const colour = 'Colour';
export const bestRating = 'best rating';
export const width = 'Width';
export const precedents = 'precedents';
export const numbersAreClusters = 'Numbers are clusters';
export const foundInClusters = (sessionid: string, found: string, count: number) =>
  `${sessionid} · ${found} in ${counted(count, 'cluster', 'clusters')}`;

export const no = 'No.';
export const bonds = 'Bonds';
export const bestRatingHead = 'Best rating';

export const ofDisconnections = (suggestions: string, disconnections: number) =>
  `${suggestions} (${counts.disconnections(disconnections)})`;
export const inDisconnections = (disconnections: number) => ` (${counts.disconnections(disconnections)})`;
