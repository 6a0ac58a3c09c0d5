/** What only training needs of the networks and trees, besides what `@retron/learning` gives. For `@retron/build`. */
export { joinData } from './data/ranking-data.ts';
export type { Address } from './kernels/web-assembly.ts';
export { Workspace } from './kernels/workspace.ts';
export { changeWeight, MOST_CHANGES, plainInputs } from './networks/candidate-network.ts';
export { hasRecorded, RELEVANCE_WIDTH, shortlistAmong } from './networks/shortlist.ts';
export { writeTreeInputs } from './trees/boosted-trees.ts';
