import * as counts from './counts.ts';

export const changeQuery = 'Change query';
export const exportCsv = 'Export CSV';
export const loadingQuery = 'Loading the query';
export const loadingBothQueries = 'Loading both queries';
export const firstPickQuery = '1 Pick a query';
export const thenMergedTree = '2 Merged tree';
export const sameQuery = 'A query cannot be compared with itself. Please pick another one.';
export const differentTargets = 'These queries have different target molecules. Please pick another one.';
export const notReady = (sessionid: string) => `${sessionid} is not Ready. Please pick another query, or come back when it is.`;

export const comparison = 'Comparison';
export const overlap = 'Overlap';
export const neitherQueryHasSuggestion = 'Neither query has a suggestion.';
export const sharedSuggestions = (both: string, all: number, value: number) =>
  `${both} of ${counts.suggestions(all)} (${value} %) are in both queries, counted once wherever they stand in the tree.`;
export const settings = 'Settings';
export const query1 = 'Query 1';
export const query2 = 'Query 2';
export const settingsDifferInBold = 'Settings that differ are in bold.';
export const sameSettings = 'Both queries have the same settings.';
export const chosenInTree = 'Chosen in the tree';
export const suggestion = 'Suggestion';
export const closeWhatWasChosen = 'Close what was chosen';
export const notFound = 'not found';
export const number = 'Number';
export const rating = 'Rating';
export const place = 'Place';
export const warnings = 'Warnings';

export const notKnown = 'not known';
export const known = 'known';
export const toBeMade = 'to be made';
export const andPriceCategory = (priceCategory: number) => `, price category ${priceCategory}`;
export const targetLabel = (named: string, both: string, below: string) => `Target ${named}, ${both}${below}`;
export const structureLabel = (sids: string, named: string, membership: string, stock: string, price: string, below: string) =>
  `Structure ${sids}, ${named}, ${membership}, ${stock}${price}${below}`;
export const reactionLabel = (number: number | undefined, named: string, membership: string, rating: string, numPrecedents: number) =>
  `Reaction R${number}${named}, ${membership}, ${rating}, ${counts.precedents(numPrecedents)}`;
export const showSuggestions = (childCount: number) => `Show ${counts.suggestions(childCount)}`;
export const collapse = 'Collapse';

export const NOTHING_MERGED = {
  first: 'Every suggestion of Query 1 is in Query 2 too.',
  second: 'Every suggestion of Query 2 is in Query 1 too.',
  both: 'No suggestion is in both queries.',
} as const;
export const numberOfPrecedents = 'Number Of Precedents';
export const suggestionsShown = 'Suggestions shown';
export const sortBy = 'Sort by';

export const fitHint = 'Fit (F): all columns; further rows are below';
export const mergedSuggestionTree = 'Merged suggestion tree';

export const noneToCompare =
  'No queries with the same target molecule and another name are Ready. Re-run this query with other settings to compare both.';
export const selectToCompareWith = (sessionid: string) => `Select a query below to compare it with ${sessionid}.`;
export const removeQuery = (sessionid: string) => `Remove ${sessionid}`;
export const queriesWithSameTarget = 'Queries with the same target molecule';
export const searchQueriesByNameDescription = 'Search queries by name or description';
export const searchNameOrDescription = 'Search name or description';
export const noneFound = (wanted: string) => `No query with this target has “${wanted}” in its name or description.`;
export const clearSearch = 'Clear search';
export const queriesToCompareWith = 'Queries to compare with';
export const targetOf = (sessionid: string) => `Target of ${sessionid}`;
export const same = 'the same';
export const isSelected = (sessionid: string) => `${sessionid} is selected`;
export const selectQuery = (sessionid: string) => `Select ${sessionid}`;
export const selected = 'Selected';

export const nothingAsked = 'nothing asked';
export const queryMode = 'Query mode';
export const libraryBuild = (name: string, which: string, hash: string | undefined) => `${name} (${which} build, ${hash})`;

/** The words of the specification's buttons. Source: spec section 2, "Compare tool". */
export const MEMBERSHIP_WORDS = {
  first: 'In Query 1 but not in Query 2',
  second: 'In Query 2 but not in Query 1',
  both: 'In both Queries',
} as const;
export const standsIn = 'In';
export const precursors = 'Precursors';
export const partners = 'Partners';
export const nameReaction = 'Name reaction';
export const noInQuery1 = 'No. in Query 1';
export const noInQuery2 = 'No. in Query 2';
export const ratingInQuery1 = 'Rating in Query 1';
export const ratingInQuery2 = 'Rating in Query 2';
export const precedentsInQuery1 = 'Precedents in Query 1';
export const precedentsInQuery2 = 'Precedents in Query 2';
