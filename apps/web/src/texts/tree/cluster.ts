export const suggestionNumber = (no: string) => `Suggestion ${no}`;
export const showInTree = 'Show in the tree';

export const cluster = 'Cluster';
export const loadingCluster = 'Loading the cluster';

export const suggestionsOfCluster = 'Suggestions of the cluster';
export const suggestion = 'Suggestion';
export const precursors = 'Precursors';
export const products = 'Products';
export const rating = 'Rating';
export const level = 'Level';
export const warnings = 'Warnings';
export const stock = 'Stock';
export const structureNumber = (no: string) => `Structure ${no}`;
export const showNumberInTree = (no: string) => `Show ${no} in the tree`;

export const comparison = 'Comparison';
export const evidenceFor = (no: string) => `Evidence for ${no}`;
export const evidence = 'Evidence';
export const wouldItWork = 'Would it work';
export const notEstimated = 'not estimated';
export const whatMakesIt = 'What makes it';
export const notGiven = 'not given';
export const wouldChemistChooseIt = 'Would a chemist choose it';
export const againstIt = 'Against it';
export const bestPrecedents = 'Best precedents';
export const ofDisconnections = 'of the disconnections,';
export const ofItThisVariant = 'of it this variant';
export const none = 'none';

export const yieldNotGiven = 'yield not given';
export const percentYield = (percent: number) => `${percent} % yield`;
export const calculated = ', calculated';
export const andSurroundingsAlike = (centreSimilarity: number) => ` · surroundings ${centreSimilarity} % alike`;
export const notLoaded = 'not loaded';
export const ofStructure = (no: string) => `structure ${no}`;
