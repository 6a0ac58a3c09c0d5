// What ranking with a trained model needs. What only training needs: `@retron/learning/training`.
export {
  type CandidateDescription,
  CHANGE_BUCKETS,
  PRECURSOR_BUCKETS,
  packTargets,
  type RankingData,
  type TargetDescription,
} from './data/ranking-data.ts';
export { Vocabulary } from './data/vocabulary.ts';
export { type AtomEnvironments, atomEnvironments, moleculeHash } from './features/atom-environments.ts';
export { CandidateNetwork, type CandidateParameters } from './networks/candidate-network.ts';
export { type LevelStarts, RelevanceNetwork, type RelevanceParameters } from './networks/relevance-network.ts';
export { RowTable } from './networks/row-table.ts';
export { type Shortlist, shortlist } from './networks/shortlist.ts';
export { type BoostedTrees, treeScores, VIEW } from './trees/boosted-trees.ts';
