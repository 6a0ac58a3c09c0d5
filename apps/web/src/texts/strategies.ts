import * as counts from './counts.ts';

export const clause = (no: number) => `Clause ${no}`;
export const clauseEffect = (no: number) => `Clause ${no}: effect`;
export const clauseFactor = (no: number) => `Clause ${no}: factor`;
export const everyStep = 'every step';
export const stepsThatFitAll = 'steps that fit all of this:';
export const moveClauseUp = (no: number) => `Move clause ${no} up`;
export const moveClauseDown = (no: number) => `Move clause ${no} down`;
export const removeClause = (no: number) => `Remove clause ${no}`;
export const clauseAddCondition = (no: number) => `Clause ${no}: add a condition`;
export const condition = 'Condition';
export const clauseSentence = (no: number) => `Clause ${no}: sentence`;
export const sentenceHint = 'Sentence: made from the conditions when empty';

export const removeCondition = (label: string) => `Remove condition ${label}`;
export const nothingFits = 'Nothing fits';

export const GROUP_TITLES = { direction: 'Direction', owner: 'Owner', group: 'Group' } as const;
export const shownOfAll = (shown: number, all: number) => `${shown} of ${counts.strategies(all)}`;
export const searchByNameOrComment = 'Search by name or comment';
export const nameOrComment = 'Name or comment';
export const loadingStrategies = 'Loading strategies';
export const noStrategyYet = 'There is no strategy yet.';
export const noStrategyMatchesFilters = 'No strategy matches the filters.';

export const duplicatedAs = (name: string) => `Duplicated as ${name}.`;
export const isSharedNow = (name: string) => `Everybody can use ${name} now.`;
export const isPrivateAgain = (name: string) => `${name} is private again.`;
export const strategyDeleted = (name: string) => `Deleted ${name}.`;
export const duplicate = 'Duplicate';
export const revoke = 'Revoke';
export const share = 'Share';
export const askToDelete = (name: string) => `Delete ${name}?`;
export const whatDeletingMeans = 'Queries that used it keep its name and its clauses. The strategy itself cannot be brought back.';
export const deleteStrategy = 'Delete strategy';

export const strategySaved = (name: string) => `Saved ${name}.`;
export const editStrategy = 'Edit strategy';
export const nameRequired = 'Please provide a name for your strategy.';
export const addClause = 'Add clause';
export const clauseRequired = 'A strategy needs at least one clause.';
export const movesSuggestions = (weighed: number) => `Moves ${counts.suggestions(weighed)}.`;
export const leavesOutSteps = (leftOut: number) => `Leaves out ${counts.steps(leftOut)}.`;
export const letsInSuggestions = (admitted: number) => `Lets in ${counts.suggestions(admitted)}.`;
export const preview = 'Preview';
export const tryItOnTarget = 'Try it on a target';
export const tryHint = 'SMILES or ROSDAL: one step by the default libraries; nothing is kept.';
export const effectsFound = (suggestions: number, good: string, unmatched: number) =>
  `${counts.suggestions(suggestions)} let in, ${good} of them good or great. ${counts.steps(unmatched)} left out because no clause fits.`;

export const noSuchStrategy = 'There is no such strategy.';
export const loadingStrategy = 'Loading the strategy';
export const shareable = 'Shareable';
export const clauses = 'Clauses';
export const deciding = 'The first clause that fits a step decides. A step that none fits is left out.';
export const clausesNotKnown = 'This version of Retron does not know the clauses of this strategy.';
export const order = 'Order';
export const weighing = 'These move what was admitted up or down among suggestions of the same rating; all that fit count.';
export const allStrategies = 'All strategies';
export const asksFor = 'Asks for';
export const always = 'always';

export const joinsPrecursors = 'Joins precursors';
export const makesRingBond = 'Makes a ring bond';
export const ringBondsAtLeast = 'Ring bonds made, at least';
export const makesBondOfKind = 'Makes a bond of kind';
export const smallestAtLeast = 'Smallest precursor: atoms, at least';
export const smallestAtMost = 'Smallest precursor: atoms, at most';
export const largestAtMost = 'Largest precursor: % of the atoms, at most';
export const knownAs = 'Known as';
export const classOfReaction = 'Class of reaction';
export const hasName = 'Has a name';
export const independentPatentsAtMost = 'Independent patents, at most';
export const simplerByAtLeast = 'Simpler than the target by %, at least';

export const admit = 'Admit';
export const fold = 'Fold';
export const leaveOut = 'Leave out';
export const lift = 'Lift';
export const lower = 'Lower';
export const valueRequired = (label: string) => `Please choose at least one value for “${label}”.`;
export const factorTooSmall = 'The factor must be greater than 1.';
